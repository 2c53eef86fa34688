import { createServer, type Plugin, type Rolldown } from 'vite'
import { filesOf } from './files-of.ts'
import { namedMedia } from './named-media.ts'
import { spoken } from './spoken.ts'

const PAGE = 'login.html'

/**
 * The log-in is a page of its own, which shows its form before any script is there: the build writes it into the page. It
 * also writes the styles into it, so that nothing but the page itself has to come before the form is seen, and which files
 * the list needs, for the script to fetch while people type.
 */
export function loginPage(language: string): Plugin {
  let root = ''
  return {
    name: 'login-page',
    enforce: 'post',
    configResolved(config) {
      root = config.root
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { path }) {
        if (path !== `/${PAGE}`) return html
        return html.replace('<div id="root">', `<div id="root" data-lifeless>${await markup(root, language)}`)
      },
    },
    generateBundle(_options, bundle) {
      const page = bundle[PAGE]
      if (page?.type !== 'asset') throw new Error(`${PAGE} was not built`)
      const html = withPress(withStyles(String(page.source), bundle), bundle)
      const links = filesOf(bundle, '/web/start-app.tsx')
        .filter((file) => !html.includes(file))
        .map((file) => `      ${linkTo(file)}\n`)
      page.source = html.replace('  </body>', `    <template id="list">\n${links.join('')}    </template>\n  </body>`)
    },
  }
}

/** Rendered by a server that reads sources as this build does, so that the names of the classes are the same. */
async function markup(root: string, language: string): Promise<string> {
  const server = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    build: { assetsInlineLimit: 0 },
    plugins: [spoken(language), namedMedia()],
  })
  try {
    const { loginMarkup } = (await server.ssrLoadModule('/build/login-markup.tsx')) as { loginMarkup: () => string }
    return loginMarkup()
  } finally {
    await server.close()
  }
}

/** The styles that a page asks for, in their place. They stay files too: the application has some of them. */
function withStyles(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replaceAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (_link, name: string) => {
    const file = bundle[name]
    if (file?.type !== 'asset') throw new Error(`${name} was not built`)
    return `<style>${String(file.source).trim()}</style>`
  })
}

/** First of all scripts. Named in the template it would be one file with the others. */
function withPress(html: string, bundle: Rolldown.OutputBundle): string {
  const press = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'press')
  if (!press) throw new Error('press.ts was not built')
  return html.replace(/^ *<script type="module"/m, `    <script type="module" src="/${press.fileName}"></script>\n$&`)
}

/** Not `preload`, which browsers complain about when the file is not used soon. */
const linkTo = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="prefetch" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`
