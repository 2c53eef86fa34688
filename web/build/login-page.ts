import type { Plugin, Rolldown } from 'vite'

const PAGE = 'index.html'

/**
 * The page for the address of the log-in names the chunks of that screen, so that a first visit fetches them with
 * everything else instead of learning of them from the script. Other addresses decide in the browser what they need.
 */
export function loginPage(): Plugin {
  return {
    name: 'login-page',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle[PAGE]
      if (page?.type !== 'asset') throw new Error(`${PAGE} was not built`)
      const html = String(page.source)
      const links = filesOf(bundle)
        .filter((file) => !html.includes(file))
        .map((file) => `    ${linkTo(file)}\n`)
      this.emitFile({
        type: 'asset',
        fileName: 'login.html',
        source: html.replace('  </head>', `${links.join('')}  </head>`),
      })
    },
  }
}

/** The screen's chunk, all it imports, and their styles. */
function filesOf(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>()
  const visit = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || files.has(name)) return
    files.add(name)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    chunk.imports.forEach(visit)
  }
  const screen = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/login-screen.tsx'),
  )
  if (!screen) throw new Error('The log-in screen is no chunk of its own any more.')
  visit(screen.fileName)
  return [...files]
}

const linkTo = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`
