// `npm run dev`: the server restarts when its sources change, the web reloads by itself.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { context } from 'esbuild'
import { createServer } from 'vite'
import { serverBundle } from './server-bundle.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const outdir = join(root, '.dist-dev', 'server')
const port = process.env.PORT ?? '3000'

/** @type {import('node:child_process').ChildProcess | undefined} */
let server
let ending = false
// one restart after the other: the next server needs the folder that the former one still holds
let restarts = Promise.resolve()

async function stopServer() {
  const child = server
  server = undefined
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}

async function restartServer() {
  await stopServer()
  if (ending) return
  const child = spawn(process.execPath, ['--enable-source-maps', join(outdir, 'main.js')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: port },
  })
  server = child
  child.on('exit', (code) => {
    if (child === server && !ending) console.log(`The server ended (${code}); it starts again with the next change.`)
  })
}

const bundle = serverBundle(root, { outdir, buildId: 'development' })
const watcher = await context({
  ...bundle,
  logLevel: 'info',
  plugins: [
    {
      name: 'restart-server',
      setup(build) {
        build.onEnd((result) => {
          if (result.errors.length === 0) restarts = restarts.then(restartServer)
        })
      },
    },
  ],
})
await watcher.watch()

const web = await createServer({
  configFile: join(root, 'vite.config.ts'),
  server: { proxy: { '/api': `http://127.0.0.1:${port}` } },
})
await web.listen()
web.printUrls()

async function end() {
  if (ending) return
  ending = true
  await restarts
  await Promise.all([stopServer(), watcher.dispose(), web.close()])
  rmSync(join(root, '.dist-dev'), { recursive: true, force: true })
  process.exit(0)
}
// Vite's own handlers would end the process while the server still closes its database
process.removeAllListeners('SIGTERM').on('SIGTERM', () => void end())
process.stdin.removeAllListeners('end')
process.on('SIGINT', () => void end())
