// `node scripts/store-database.mjs`: a filled database of this version for the tests of later ones.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))
const outfile = 'node_modules/.cache/ninefold-store-database.mjs'

await build({
  absWorkingDir: root,
  entryPoints: ['server/testing/stored-databases/store-database.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node22',
  format: 'esm',
  packages: 'external',
})
process.exitCode = spawnSync(process.execPath, [outfile], { cwd: root, stdio: 'inherit' }).status ?? 1
rmSync(new URL(`../${outfile}`, import.meta.url))
