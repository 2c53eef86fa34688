/** The two engines' codes for the same mishaps are told apart here and nowhere else. */

const UNIQUE = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'])
const FOREIGN_KEY = new Set(['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'])
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENOENT'])

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

export const isUniqueViolation = (error: unknown) => UNIQUE.has(codeOf(error))
export const isForeignKeyViolation = (error: unknown) => FOREIGN_KEY.has(codeOf(error))
/** Another process holds the file. */
export const isBusy = (error: unknown) => codeOf(error) === 'SQLITE_BUSY'
/** SQLite has no code of its own for it. */
export const isMissingTable = (error: unknown) =>
  codeOf(error) === '42P01' || (error instanceof Error && error.message.includes('no such table'))

/** Class 08: connection exceptions; class 57: shut down, crashed, worked too long; class 53: no more connections, disk or memory. */
const AWAY = /^(08|57|53)/
/** A lock or an idle transaction that took too long. */
const TOO_LONG = new Set(['55P03', '25P03'])
/** What `pg` says without a code. */
const UNANSWERED = 'Query read timeout'
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed))/

/** SQLite cannot reach, lock or write its files; extended codes such as SQLITE_IOERR_FSYNC included. */
const FILE_FAULT = /^SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN|PROTOCOL)/
/** The operating system's own codes: a file system that is read-only or broken, no more file descriptors. */
const SYSTEM_FAULT = new Set(['EROFS', 'EIO', 'EMFILE', 'ENFILE'])
/** No room on the disk. SQLite reports it as SHMSIZE when the index of its log cannot grow. */
const FULL = new Set(['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', '53100', 'ENOSPC', 'EDQUOT'])

/** SQLite has rolled back the transaction on its own after a fault of its files, which is the cause. */
export class TransactionLostError extends Error {
  readonly code = 'TRANSACTION_LOST'

  constructor(cause?: unknown) {
    super('The transaction was taken back before it was on disk.', { cause })
  }

  /** `cause` itself, if it is already this error. */
  static from(cause: unknown) {
    return cause instanceof TransactionLostError ? cause : new TransactionLostError(cause)
  }
}

/** A transaction ran no statement for too long and was rolled back, because later ones waited for it. */
export class IdleTransactionError extends Error {
  readonly code = 'TRANSACTION_IDLE'

  constructor() {
    super('The transaction ran no statement for too long and was rolled back.')
  }
}

/** A statement came after the end of its transaction. */
export class TransactionOverError extends Error {
  constructor() {
    super('The transaction is over.')
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '')
const causeOf = (error: unknown) => (error instanceof TransactionLostError ? error.cause : error)

/** Whether a statement was sent and nothing came back in time. */
export const isUnanswered = (error: unknown) => messageOf(error) === UNANSWERED

/** Whether there was no room on a disk: the server's own or that of PostgreSQL. */
export const isDiskFull = (error: unknown) => FULL.has(codeOf(causeOf(error)))

/** Whether the database cannot serve at the moment, as opposed to having refused a statement. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error)
  return (
    error instanceof TransactionLostError ||
    error instanceof IdleTransactionError ||
    NETWORK.has(code) ||
    FILE_FAULT.test(code) ||
    SYSTEM_FAULT.has(code) ||
    FULL.has(code) ||
    AWAY.test(code) ||
    TOO_LONG.has(code) ||
    isUnanswered(error) ||
    LOST.test(messageOf(error))
  )
}
