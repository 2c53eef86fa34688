import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))

// The measuring programs are TypeScript like everything else; they are bundled beside the product they measure.
await build({
  absWorkingDir: root,
  entryPoints: [
    'main',
    'bare-server',
    'bare-start',
    'bare-live',
    'bare-loop',
    'bare-loop-postgres',
    'live',
    'live-load',
  ].map((name) => `bench/${name}.ts`),
  outdir: 'dist/bench',
  bundle: true,
  platform: 'node',
  target: 'node22',
  format: 'esm',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
})
// `npm run bench -- live`: a workshop of a thousand people, apart from the others because it takes minutes.
const program = process.argv[2] === 'live' ? 'live' : 'main'
const run = spawn(process.execPath, [`dist/bench/${program}.js`, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
run.on('exit', (code) => {
  process.exitCode = code ?? 1
})
