import type { Updateable } from 'kysely'
import { kept, lookUp } from '../db/kept-statements.ts'
import type { Tables, Tx } from '../db/schema.ts'
import { isNotEnded } from './ended-logins.sql.ts'
import { AppError } from '../errors/app-error.ts'
import { sessionColumns } from './sessions.sql.ts'

/** Raises the revision first of all: on PostgreSQL this also makes writers of one session wait for each other. */
export const raiseRevision = lookUp((tx, sessionId: number) =>
  tx
    .updateTable('sessions')
    .set((set) => ({ revision: set('revision', '+', set.lit(1)) }))
    .where('id', '=', sessionId)
    .returning(sessionColumns),
)

/** Like `raiseRevision`, for the writer with this cookie: undefined, and nothing is raised, once the login has ended. */
export const raiseRevisionOfLogin = lookUp((tx, sessionId: number, login: string) =>
  tx
    .updateTable('sessions')
    .set((set) => ({ revision: set('revision', '+', set.lit(1)) }))
    .where('id', '=', sessionId)
    .where(isNotEnded(login))
    .returning(sessionColumns),
)

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
