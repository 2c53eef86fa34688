import Database from 'better-sqlite3'
import pg from 'pg'

/**
 * The server, which kills itself right before the statement KILL_BEFORE (counted from 1), as a power cut would end it.
 * Where it is not killed but asked to stop, it says how many statements it has made so far.
 */
const fatal = Number(process.env.KILL_BEFORE)
let made = 0

function countStatement() {
  made += 1
  // nothing of this process runs after it
  if (made === fatal) process.kill(process.pid, 'SIGKILL')
}

type Method = (...values: unknown[]) => unknown

function countBefore<Name extends string>(target: Record<Name, Method>, name: Name) {
  const original = target[name]
  target[name] = function (this: unknown, ...values: unknown[]) {
    countStatement()
    return original.apply(this, values)
  }
}

countBefore(pg.Client.prototype as unknown as Record<'query', Method>, 'query')
countBefore(Database.prototype as unknown as Record<'exec', Method>, 'exec')
const sqlite = Database.prototype as unknown as Record<'prepare', Method>
const prepare = sqlite.prepare
sqlite.prepare = function (this: unknown, ...values: unknown[]) {
  const statement = prepare.apply(this, values) as Record<'run' | 'get' | 'all', Method>
  for (const name of ['run', 'get', 'all'] as const) countBefore(statement, name)
  return statement
}

process.once('SIGTERM', () => console.error(`statements: ${made}`))
await import('../../main.ts')
