import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { freePort } from '../server/testing/postgres/free-port.ts'

export interface Running {
  url: string
  pid: number
  /** From the command to the first answer. */
  startMs: number
  stop(): Promise<void>
}

/** The built product. */
export async function startProduct(settings: Record<string, string>): Promise<Running> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const since = performance.now()
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'warn', DEMO: 'off', QUOTAS: 'off', ...settings },
  })
  await firstAnswer(`${url}/api/health`)
  return { url, pid: child.pid ?? 0, startMs: performance.now() - since, stop: () => stop(child) }
}

/** A bare server that opens the same database file, started and stopped in the same way. */
export async function startBesideProduct(file: string): Promise<Running> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const since = performance.now()
  const child = spawn(process.execPath, ['dist/bench/bare-start.js', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port) },
  })
  await firstAnswer(`${url}/api/health`)
  return { url, pid: child.pid ?? 0, startMs: performance.now() - since, stop: () => stop(child) }
}

/** Sends the bytes of a file. */
export const startBareServer = (file: string) => startBare('bare-server', file)

/** Tells many streams of changes, and sends these bytes as rows. */
export const startBareLive = (rows: string) => startBare('bare-live', JSON.stringify({ rows }))

/** One of the bare programs; it says where it listens. */
async function startBare(program: string, given: string): Promise<Running> {
  const since = performance.now()
  const child = spawn(process.execPath, [`dist/bench/${program}.js`, given], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const url = String(line).replace('ready', '').trim()
  return { url, pid: child.pid ?? 0, startMs: performance.now() - since, stop: () => stop(child) }
}

/** Transactions a second of a bare loop, each of so many rows, on a file of its own or on the given PostgreSQL. */
export async function runBareLoop(place: { file: string } | { url: string }, seconds: number, rows: number) {
  const [program, where] = 'url' in place ? ['bare-loop-postgres', place.url] : ['bare-loop', place.file]
  const args = [`dist/bench/${program}.js`, where, `${seconds * 1000}`, `${rows}`]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return (JSON.parse(stdout) as { perSecond: number }).perSecond
}

/** Memory the process holds, in megabytes, as the system counts it. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** What the process has used of a processor so far, as the system counts it: in hundredths. */
export function processorSeconds(pid: number): number {
  // behind the name, which may hold anything
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = after.split(' ').slice(11, 13).map(Number)
  return ((user ?? 0) + (system ?? 0)) / 100
}

export async function firstAnswer(url: string) {
  const deadline = performance.now() + 30_000
  for (;;) {
    try {
      if ((await fetch(url)).ok) return
    } catch {
      // not listening yet
    }
    if (performance.now() > deadline) throw new Error(`${url} did not answer within 30 s`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

async function stop(child: ChildProcess) {
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}
