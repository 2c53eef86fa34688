import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findPostgresBinaries } from '../../../scripts/find-postgres.mjs'
import { freePort } from './free-port.ts'

interface PostgresServer {
  url: string
  /** Breaks every connection, as a server does that goes away. */
  stop(): Promise<void>
  /** Comes back with the same data on the same port. */
  start(): Promise<void>
  remove(): Promise<void>
}

const SUPERUSER = 'ninefold'
// what a crash would lose no test misses, and they are several times faster for it
const forgetful = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }
const settings = {
  max_connections: '200',
  listen_addresses: '127.0.0.1',
  lc_messages: 'C',
}

/** Starts a PostgreSQL server of its own in a temporary folder; a durable one where its speed is to be measured. */
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresServer> {
  const binaries = findPostgresBinaries()
  if (!binaries) throw new Error('There are no PostgreSQL server programs on this machine.')
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-postgres-'))
  const data = join(folder, 'data')
  const port = await freePort()
  const asUser = serverUser(folder)
  let running: ChildProcess | undefined

  const start = async () => {
    const all = isDurable ? settings : { ...settings, ...forgetful }
    const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const [command, args] = asUser(join(binaries, 'postgres'), ['-D', data, '-k', folder, '-p', `${port}`, ...options])
    running = spawn(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
    await untilReady(running)
  }
  const stop = async () => {
    const child = running
    running = undefined
    if (!child || child.exitCode !== null) return
    const exit = once(child, 'exit')
    child.kill('SIGINT') // PostgreSQL's "fast" shutdown: it does not wait for its clients
    await exit
  }
  const remove = async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }

  try {
    const options = ['-U', SUPERUSER, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
    const [command, args] = asUser(join(binaries, 'initdb'), ['-D', data, ...options])
    execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
    await start()
  } catch (error) {
    await remove()
    throw error
  }
  return { url: `postgres://${SUPERUSER}@127.0.0.1:${port}/postgres`, stop, start, remove }
}

/**
 * PostgreSQL refuses to run as root, so root lends the folder to another user. Where `setpriv` is there it also ties
 * the server's life to ours: a test run that is killed leaves no server behind.
 */
function serverUser(folder: string) {
  const hasSetpriv = spawnSync('setpriv', ['--version']).status === 0
  if (process.getuid?.() !== 0) {
    return (command: string, args: string[]): [string, string[]] =>
      hasSetpriv ? ['setpriv', ['--pdeathsig', 'INT', command, ...args]] : [command, args]
  }
  const user = spawnSync('id', ['-u', 'postgres']).status === 0 ? 'postgres' : 'nobody'
  const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }))
  chownSync(folder, id('-u'), id('-g'))
  chmodSync(folder, 0o755)
  const identity = [`--reuid=${id('-u')}`, `--regid=${id('-g')}`, '--clear-groups', '--pdeathsig', 'INT']
  return (command: string, args: string[]): [string, string[]] => ['setpriv', [...identity, command, ...args]]
}

async function untilReady(server: ChildProcess) {
  const said: string[] = []
  const lines = createInterface({ input: server.stderr! })
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      said.push(line)
      if (line.includes('database system is ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said.join('\n')}`)))
  })
}
