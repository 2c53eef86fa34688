import type { Queries } from '../db/schema.ts'
import { AppError } from '../errors/app-error.ts'
import { isForgottenName } from './forgotten-name.ts'
import { isLetGo } from './let-go.ts'
import { findParticipant, readEmail } from './people.sql.ts'
import { findRemovedName } from './person-numbers.sql.ts'
import type { SessionRow } from './sessions.sql.ts'

/**
 * What a solution carries that somebody makes. Nobody exists twice: an e-mail in other letters is who is there already.
 * One that was removed does not come back with it, whoever was let go makes nothing, and while e-mails are hidden nobody
 * finds out by it whose an e-mail is.
 */
export async function nameToStore(
  db: Queries,
  session: Pick<SessionRow, 'id' | 'hide_emails' | 'let_go'>,
  participantId: number | null,
  typed: string,
) {
  const { id, hide_emails } = session
  const ownName = await readEmail(db, id, participantId)
  if (ownName !== null && (hide_emails || isForgottenName(ownName))) return ownName
  const known = await findParticipant(db, id, typed)
  if (participantId === null && isLetGo(session, known?.id ?? null)) throw new AppError('LET_GO')
  return (await findRemovedName(db, id, typed)) ?? known?.email ?? typed.trim()
}
