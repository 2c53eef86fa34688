import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { serverBundle } from './server-bundle.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

// with one other letter, as in a regular expression, the process holds every letter in two bytes
test('the built server is written in ASCII alone', async () => {
  const { outputFiles } = await build({
    ...serverBundle(root, { outdir: 'dist/server', buildId: 'test' }),
    sourcemap: false,
    write: false,
  })
  const code = outputFiles.filter(({ path }) => path.endsWith('.js'))
  expect(code.map(({ path }) => path)).toContainEqual(expect.stringMatching(/main\.js$/))
  for (const { path, text } of code) expect(text.match(/.{0,40}[^\0-\x7f].{0,10}/g), path).toBeNull()
})
