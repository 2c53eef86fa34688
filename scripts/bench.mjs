import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))

// The measuring programs are TypeScript like everything else; they are bundled beside the product they measure.
await build({
  absWorkingDir: root,
  entryPoints: ['bench/main.ts', 'bench/bare-server.ts', 'bench/bare-loop.ts'],
  outdir: 'dist/bench',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
})
const run = spawn(process.execPath, ['dist/bench/main.js', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
run.on('exit', (code) => {
  process.exitCode = code ?? 1
})
