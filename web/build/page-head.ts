import type { Plugin } from 'vite'
import { filesOf } from './files-of.ts'

/**
 * In which order a page asks for its files, of which many browsers fetch six at a time: styles, without which nothing is
 * seen; the scripts that it begins with; then the letters, in whose place those of the device stand until they come; then
 * the application. Our server leaves out what is `data-later` where a picture comes first, which asks for it itself. Their hashed names are known only after bundling. The log-in
 * has no more than one line of italics, which it does not ask for.
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
        const letters = Object.keys(bundle ?? {})
          .filter((file) => faces.test(file))
          .map((file) => `    <link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin="">\n`)
        const app = isLogin ? [] : filesOf(bundle ?? {}, '/web/start-app.tsx').filter((file) => !html.includes(file))
        const links = app.map((file) => `    <link rel="${relation(file)}" crossorigin href="/${file}">\n`)
        return inOrder(html, [...letters, ...links].join(''))
      },
    },
  }
}

const relation = (file: string) => (file.endsWith('.css') ? 'stylesheet' : 'modulepreload" data-later="')

const STYLE = /^ *<link rel="stylesheet".*\n/gm

/** Styles before the first script, what else is named behind the last; each in the order they had. */
export function inOrder(html: string, links: string): string {
  const all = html.replace(/^ *<\/head>/m, `${links}$&`)
  const styles = all.match(STYLE)?.join('') ?? ''
  return all.replace(STYLE, '').replace(/^ *<script type="module"/m, `${styles}$&`)
}
