import type { Plugin } from 'vite'

/**
 * In which order a page asks for its files, of which many browsers fetch six at a time: styles, without which nothing is
 * seen; scripts; then the letters, in whose place those of the device stand until they come. Their hashed names are
 * known only after bundling. The log-in has no more than one line of italics, which it does not ask for.
 */
export function pageHead(): Plugin {
  return {
    name: 'page-head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, path }) {
        const faces = path === '/login.html' ? /-normal-.*\.woff2$/ : /\.woff2$/
        const letters = Object.keys(bundle ?? {})
          .filter((file) => faces.test(file))
          .map((file) => `    <link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin="">\n`)
        return inOrder(html, letters.join(''))
      },
    },
  }
}

const STYLE = /^ *<link rel="stylesheet".*\n/gm

/** The styles, in the order they had, before the first script; the letters after the last. */
export function inOrder(html: string, letters: string): string {
  const styles = html.match(STYLE)?.join('') ?? ''
  return html
    .replace(STYLE, '')
    .replace(/^ *<script type="module"/m, `${styles}$&`)
    .replace(/^ *<\/head>/m, `${letters}$&`)
}
