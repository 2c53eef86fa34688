import type { Plugin } from 'vite'
import { filesOf } from './files-of.ts'

/**
 * Writes into the pages which files the browser fetches first, because their hashed names are known only after bundling.
 * Many browsers fetch six files at a time, so the order counts: styles, scripts of the page, fonts, the application. The
 * login page has only one line in italics and does not preload that font.
 */
export function pageHead(): Plugin {
  return {
    name: 'page-head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, path }) {
        const isLogin = path === '/login.html'
        const faces = isLogin ? /-normal-.*\.woff2$/ : /\.woff2$/
        const fonts = Object.keys(bundle ?? {})
          .filter((file) => faces.test(file))
          .map((file) => `    <link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin="">\n`)
        if (isLogin) return inOrder(html, fonts.join(''))
        const app = filesOf(bundle ?? {}, '/web/start-app.tsx').filter((file) => !html.includes(file))
        const isStyle = (file: string) => file.endsWith('.css')
        const links = [
          ...app.filter(isStyle).map(preloadOf),
          ...fonts,
          ...app.filter((file) => !isStyle(file)).map(preloadOf),
        ]
        return html.replace(/^ *<\/head>/m, `${links.join('')}$&`)
      },
    },
  }
}

/** A style sheet is only preloaded, because a linked one would keep the skeleton from being painted. */
const preloadOf = (file: string) =>
  file.endsWith('.css')
    ? `    <link rel="preload" as="style" crossorigin href="/${file}">\n`
    : `    <link rel="modulepreload" crossorigin href="/${file}">\n`

const STYLE = /^ *<link rel="stylesheet".*\n/gm

/** Styles before the first script, what else is named behind the last; each in the order they had. */
export function inOrder(html: string, links: string): string {
  const all = html.replace(/^ *<\/head>/m, `${links}$&`)
  const styles = all.match(STYLE)?.join('') ?? ''
  return all.replace(STYLE, '').replace(/^ *<script type="module"/m, `${styles}$&`)
}
