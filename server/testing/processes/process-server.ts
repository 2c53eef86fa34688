import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { openPostgres } from '../../db/open-postgres.ts'
import { databaseFile, openToRead } from '../../db/open-sqlite.ts'
import { showCode } from '../../workshop/session-code.ts'

type Settings = Record<string, string>
/** How a process ended, and what it said. */
interface Ended {
  code: number | null
  out: string
  err: string
}

/** Starting a process takes long on a machine that is busy with other tests. */
export const PATIENCE = { timeout: 300_000 }

export const scriptPath = (name: string) => join(inject('serverBundle'), name)

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-process-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts a real server and waits until it says that it is ready. Whatever the test does, it ends with the test. */
export async function startServer(settings: Settings, command = ['node', scriptPath('main.js')]) {
  // a few callers do the work of many
  const child = start(command, { PORT: '0', LOG_LEVEL: 'silent', QUOTAS: 'off', ...settings })
  const ended = untilEnd(child)
  const out = await untilReady(child, ended)
  const url = /Join\s+(http\S+)\/login/.exec(out)?.[1] ?? ''
  return {
    url,
    /** What it printed before it was ready. */
    out,
    session: await newestSession(settings),
    pid: child.pid as number,
    ended,
    signal: (name: NodeJS.Signals) => child.kill(name),
    async stop(name: NodeJS.Signals = 'SIGTERM') {
      child.kill(name)
      return ended
    },
  }
}

/** The session ID of the newest open workshop; empty where there is none. */
async function newestSession({ DATA_DIR, DATABASE_URL }: Settings): Promise<string> {
  if (!DATA_DIR && !DATABASE_URL) return ''
  const db = DATABASE_URL ? await openPostgres(DATABASE_URL) : openToRead(databaseFile(DATA_DIR ?? ''))
  try {
    const open = db.read.selectFrom('sessions').select('code').where('status', '=', 'open')
    const newest = await open.orderBy('id', 'desc').executeTakeFirst()
    return newest ? showCode(newest.code) : ''
  } finally {
    await db.close()
  }
}

export type ServerProcess = Awaited<ReturnType<typeof startServer>>

/** Runs a process to its end: a start that is refused, or an operator's command. */
export function runToEnd(command: string[], settings: Settings = {}, options: SpawnOptions = {}): Promise<Ended> {
  return untilEnd(start(command, settings, options))
}

/** A start that is to be refused, and in good time. */
export const runServer = (settings: Settings, options: SpawnOptions = {}) =>
  runToEnd(['node', scriptPath('main.js')], { PORT: '0', ...settings }, { timeout: 90_000, ...options })

export const runTool = (name: string, args: string[], settings: Settings) =>
  runToEnd(['node', scriptPath(`cli/${name}.js`), ...args], settings)

/** How a process ends that refuses: one sentence for the person who started it, nothing else, and exit code 1. */
export const refusal = (sentence: string): Partial<Ended> => ({ code: 1, out: '', err: `${sentence}\n` })

function start([command = '', ...args]: string[], settings: Settings, options: SpawnOptions = {}): ChildProcess {
  // nothing of this run's own environment, where settings may be
  const env = { PATH: process.env.PATH, ...settings }
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options, env })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

async function untilEnd(child: ChildProcess): Promise<Ended> {
  const said = { out: '', err: '' }
  child.stdout?.on('data', (chunk: Buffer) => (said.out += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (said.err += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, ...said }
}

function untilReady(child: ChildProcess, ended: Promise<Ended>): Promise<string> {
  return new Promise((resolve, reject) => {
    let out = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      out += chunk.toString()
      if (out.includes('Ctrl+C stops it.')) resolve(out)
    })
    void ended.then(({ code, err }) => reject(new Error(`The server ended with ${code}: ${err}`)))
  })
}
