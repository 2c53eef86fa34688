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

/** Whether the database cannot be reached at the moment, as opposed to having refused a statement. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error)
  if (NETWORK.has(code)) return true
  // class 08: connection exceptions; class 57: shut down, starting up, crashed; 53300: too many connections
  if (/^(08|57P)/.test(code) || code === '53300') return true
  // `pg` reports a lost or refused connection without a code
  return (
    error instanceof Error &&
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
      error.message,
    )
  )
}
