import type { Updateable } from 'kysely'
import { kept, lookUp, rowsKnownTo } from '../db/kept-statements.ts'
import type { Tables, Tx } from '../db/schema.ts'
import { findEndedLogin, isNotEnded, NO_LOGIN } from './ended-logins.sql.ts'
import { AppError } from '../errors/app-error.ts'
import { sessionColumns, type SessionRow } from './sessions.sql.ts'

/** Raises the revision first of all: on PostgreSQL this also makes writers of one session wait for each other. */
export const raiseRevision = lookUp((tx, sessionId: number) =>
  tx
    .updateTable('sessions')
    .set((set) => ({ revision: set('revision', '+', set.lit(1)) }))
    .where('id', '=', sessionId)
    .returning(sessionColumns),
)

/** The same for the writer with this cookie: undefined, and nothing is raised, once its login has ended. */
const raiseRevisionOfLogin = lookUp((tx, sessionId: number, login: string) =>
  tx
    .updateTable('sessions')
    .set((set) => ({ revision: set('revision', '+', set.lit(1)) }))
    .where('id', '=', sessionId)
    .where(isNotEnded(login))
    .returning(sessionColumns),
)

/** The session of a write, which is nobody else's until that is over. */
export interface LockedSession {
  session: SessionRow
  /** Whether it was raised for this write, or is for one that comes to disk together with it. */
  isRaisedHere: boolean
}

/**
 * Raises the revision, once for all who come to disk together: nobody sees what is between them. Undefined where the
 * login has ended.
 */
export async function lockSession(tx: Tx, id: number, login = NO_LOGIN): Promise<LockedSession | undefined> {
  const known = rowsKnownTo(tx)
  const raised = known?.find('sessions', id) as SessionRow | undefined
  if (raised) return (await findEndedLogin(tx, login)) ? undefined : { session: raised, isRaisedHere: false }
  const session = await raiseRevisionOfLogin(tx, id, login)
  if (!session) return undefined
  known?.keep('sessions', id, session)
  return { session, isRaisedHere: true }
}

/** Takes the raise back where nothing that anybody reads has changed. */
export const lowerRevision = kept((tx, sessionId: number) =>
  tx
    .updateTable('sessions')
    .set((set) => ({ revision: set('revision', '-', set.lit(1)) }))
    .where('id', '=', sessionId),
)

/** Changes columns of a session itself, with its revision: answers built before are not taken for current. */
export async function changeSession(tx: Tx, id: number, change: Updateable<Tables['sessions']>): Promise<void> {
  if (!(await raiseRevision(tx, id))) throw new AppError('NOT_FOUND')
  if (Object.keys(change).length === 0) return
  await tx.updateTable('sessions').set(change).where('id', '=', id).execute()
}
