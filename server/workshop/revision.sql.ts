import { kept, lookUp } from '../db/kept-statements.ts'
import { isNotEnded } from './ended-logins.sql.ts'
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
