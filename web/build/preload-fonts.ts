import type { Plugin } from 'vite'

/**
 * Asks for the letters with the page itself, so that they are there before its words are; their hashed names are known
 * only after bundling. The log-in has no more than one line of italics, which may come late.
 */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, path }) {
        const faces = path === '/login.html' ? /wght-normal-.*\.woff2$/ : /wght-.*\.woff2$/
        return Object.keys(bundle ?? {})
          .filter((file) => faces.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head-prepend' as const,
          }))
      },
    },
  }
}
