import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { listBuildInputs } from './build-inputs.mjs'
import { serverBundle } from './server-bundle.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

// with one other letter, as in a regular expression, the process holds every letter in two bytes
test('the built server is written in ASCII alone, and a change to any of its sources rebuilds it', async () => {
  const { outputFiles, metafile } = await build({
    ...serverBundle(root, { outdir: 'dist/server', buildId: 'test' }),
    sourcemap: false,
    metafile: true,
    write: false,
  })
  const code = outputFiles.filter(({ path }) => path.endsWith('.js'))
  expect(code.map(({ path }) => path)).toContainEqual(expect.stringMatching(/main\.js$/))
  for (const { path, text } of code) expect(text.match(/.{0,40}[^\0-\x7f].{0,10}/g), path).toBeNull()

  const sources = Object.keys(metafile.inputs).filter((path) => !path.includes('node_modules/'))
  const hashed = new Set(listBuildInputs(root))
  expect(sources).toContain('server/main.ts')
  expect(sources.filter((path) => !hashed.has(path))).toEqual([])
})
