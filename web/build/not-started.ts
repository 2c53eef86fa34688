import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { languages } from '../../contract/languages/languages.ts'

const { needsScript, takesLong } = languages.en

const said = `
    <aside id="late"><a href="">${takesLong}</a></aside>
    <noscript><style>#late { display: none }</style><p id="scriptless" role="alert">${needsScript}</p></noscript>`

/**
 * What a page says where nothing of ours runs: that it needs scripts; after a while, that they do not come, for whatever
 * reason. `#root` is empty until the application stands in it, and the log-in's is `data-lifeless` until its script is there.
 */
export function notStarted(): Plugin {
  return {
    name: 'not-started',
    // what it says is English until `spoken` has been there
    enforce: 'pre',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const style = readFileSync(new URL('../not-started.css', import.meta.url), 'utf8')
        return html
          .replace('  </head>', `    <style>\n${style}</style>\n$&`)
          .replace('<div id="root"></div>', `$&${said}`)
      },
    },
  }
}
