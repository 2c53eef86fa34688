import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'vite'
import type { Build } from '../worker/shell-keeper.ts'

const PAGE = 'index.html'

/**
 * The worker that keeps the application for a reload while the server is away. It is one file under one name, because
 * browsers ask for it by that name, and it knows the files of its build: another build is another worker.
 */
export function serviceWorker(): Plugin {
  let root = ''
  let publicDir = ''
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root
      publicDir = config.publicDir
    },
    async generateBundle(_options, bundle) {
      const page = bundle[PAGE]
      const entry = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/${PAGE}`),
      )
      if (page?.type !== 'asset' || !entry) throw new Error(`${PAGE} was not built`)
      const copied = copiedFiles(publicDir)
      const hash = createHash('sha256').update(page.source)
      for (const path of copied) hash.update(path).update(readFileSync(join(publicDir, path)))
      const own = Object.keys(bundle).filter((file) => !file.endsWith('.html'))
      const files = [...own, ...copied].map((file) => `/${file}`).toSorted()
      // hashed names change with what is in them
      const id = hash.update(files.join()).digest('hex').slice(0, 16)
      const source = await write(resolve(root, 'worker/service-worker.ts'), { id, entry: entry.fileName, files })
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
    },
  }
}

/** Files that keep their names, such as the icon of the tab. */
const copiedFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted()

async function write(script: string, about: Build): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [script],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { BUILD: JSON.stringify(about) },
  })
  return outputFiles[0]?.text ?? ''
}
