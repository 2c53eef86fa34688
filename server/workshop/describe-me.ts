import type { Queries } from '../db/schema.ts'
import { readKnownAs } from './known-as.ts'
import { findPerson } from './people.sql.ts'
import { showCode } from './session-code.ts'
import type { SessionRow } from './sessions.sql.ts'

/** A person in a workshop, as their own screen shows it. */
export async function describeMe(db: Queries, session: SessionRow, participantId: number | null, isHost: boolean) {
  const person = await findPerson(db, session.id, participantId)
  const email = person?.email ?? null
  const known_as = email !== null && session.hide_emails ? (await readKnownAs(db, session.id))(email) : undefined
  return {
    session_id: showCode(session.code),
    title: session.title,
    status: session.status,
    language: session.language,
    email,
    host: isHost,
    ...(person?.name && { name: person.name }),
    ...(known_as !== undefined && { known_as }),
  }
}
