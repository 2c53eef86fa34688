import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { test as base } from '@playwright/test'
import { freePort } from '../server/testing/postgres/free-port.ts'
import type { Workshop } from '#contract/admin.ts'
import { changeWorkshop, openWorkshop } from './host.ts'
import { buildPseudo } from './pseudo-language.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const START_MS = 90_000

export interface RunningServer {
  url: string
  hostPassword: string
  /** The workshop that is open from the start. */
  sessionId: string
  /** Another workshop, for a test that wants one to itself. */
  openWorkshop(title: string): Promise<Workshop>
  /** The host closes a workshop, or opens it again. */
  changeWorkshop(id: string, change: Pick<Workshop, 'status'>): Promise<Workshop>
  /** Starts again on the same data, after stop or kill. */
  start(): Promise<void>
  stop(): Promise<void>
  /** kill -9. */
  kill(): Promise<void>
  /** Stops it and deletes its data. */
  remove(): Promise<void>
}

/** The built product as people run it, on a free port, with a new data folder. */
export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-e2e-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const hostPassword = 'host password of the tests'
  let running: ChildProcess | undefined

  const start = async () => {
    running = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      // not the developer's environment: a DATABASE_URL in it would send the tests there
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: `${port}`,
        DATA_DIR: join(folder, 'data'),
        HOST_PASSWORD: hostPassword,
        ...settings,
      },
    })
    await untilReady(running, url)
  }
  const end = async (signal: NodeJS.Signals) => {
    const child = running
    running = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
  const remove = async () => {
    await end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
  const host = { url, password: hostPassword }

  try {
    await start()
    const { id: sessionId } = await openWorkshop(host, 'Workshop of the browser tests')
    return {
      url,
      hostPassword,
      sessionId,
      openWorkshop: (title) => openWorkshop(host, title),
      changeWorkshop: (id, change) => changeWorkshop(host, id, change),
      start,
      stop: () => end('SIGTERM'),
      kill: () => end('SIGKILL'),
      remove,
    }
  } catch (error) {
    await remove()
    throw error
  }
}

/**
 * Each worker has a server of its own; `baseURL` points at it. `pseudo` is where the application lies in the language that
 * nobody speaks. People whom a test brought in leave with it: their pages would go on following the workshop, and take
 * ever more of the machine.
 */
export const test = base.extend<{ everybodyLeaves: void }, { server: RunningServer; pseudo: string }>({
  everybodyLeaves: [
    async ({ browser }, use) => {
      await use()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
  server: [
    // Playwright reads the fixtures a fixture needs from this pattern, even when it needs none
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.remove()
    },
    { scope: 'worker' },
  ],
  // here, although one file uses it: a test with a fixture of its own for workers would need a worker of its own
  pseudo: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { folder, remove } = await buildPseudo()
      await use(folder)
      remove()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
})
export { expect } from '@playwright/test'

async function untilReady(server: ChildProcess, url: string) {
  let said = ''
  server.stdout!.on('data', (chunk) => (said += chunk))
  server.stderr!.on('data', (chunk) => (said += chunk))
  const deadline = Date.now() + START_MS
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error(`The server ended at its start:\n${said}`)
    if (Date.now() > deadline) throw new Error(`The server does not answer:\n${said}`)
    await wait(50)
  }
}

async function answers(url: string) {
  try {
    return (await fetch(`${url}/api/health`)).ok
  } catch {
    return false
  }
}
