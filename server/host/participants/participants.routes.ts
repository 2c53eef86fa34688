import { clearName, forgetParticipant, letGo, listParticipants, type Participant } from '#contract/participants.ts'
import { workshopChanged, type Deed } from '../../workshop/deeds.sql.ts'
import type { Queries, Tx } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Routes } from '../../http/routes.ts'
import type { ServerParts } from '../../http/call/server-parts.ts'
import { endLoginsOf } from '../../workshop/ended-logins.sql.ts'
import { isForgottenName } from '../../workshop/forgotten-name.ts'
import { readKnownAs } from '../../workshop/known-as.ts'
import { isLetGo, listLetGo } from '../../workshop/let-go.ts'
import { awaitNames } from '../../workshop/names-in-use.sql.ts'
import { findParticipant, updateName } from '../../workshop/people.sql.ts'
import { nameChanged } from '../../workshop/person-names.ts'
import { numberRemoved } from '../../workshop/person-numbers.sql.ts'
import { plainEmail } from '../../workshop/plain-email.ts'
import { updateSession, type SessionRow } from '../../workshop/sessions.sql.ts'
import { countSolutionsByName, listJoined, listLastActivities, replaceName } from './participants.sql.ts'
import { renameInAnswersOf, renameInTrashOf } from './rename-in-json.sql.ts'

export function participantsRoutes({ readAsHost, writeAsHost }: Routes, { db }: ServerParts) {
  readAsHost(listParticipants, async ({ workshop }) => peopleOf(db.read, workshop))

  writeAsHost(forgetParticipant, async ({ tx, workshop: { id }, body, record, lock }) => {
    await awaitNames(tx, db.engine, id)
    // nobody may take the same number meanwhile
    const session = await lock()
    const joined = (await peopleOf(tx, session)).map(({ email }) => email)
    const spellings = joined.filter((email) => plainEmail(email) === plainEmail(body.email))
    const [first] = spellings
    if (first === undefined) throw new AppError('NOT_FOUND')
    if (isForgottenName(first)) return { email: first }
    const name = await numberRemoved(tx, id, first)
    const names = new Map<string, string>()
    const givenNames = new Map<string, string>()
    for (const spelling of new Set(spellings)) {
      const own = await nameFor(tx, id, spelling, name)
      const given = await replaceName(tx, id, spelling, own)
      names.set(spelling, own)
      if (given !== null) givenNames.set(given, own)
    }
    // deleted solutions may have other spellings
    const newName = (stored: string) =>
      names.get(stored) ?? (plainEmail(stored) === plainEmail(first) ? name : undefined)
    await renameInTrashOf(tx, id, newName)
    await renameInAnswersOf(tx, id, newName, (stored) => givenNames.get(stored))
    record({ kind: 'people_changed', solution_id: null, isUnnoted: true })
    return { email: name }
  })

  writeAsHost(clearName, async ({ tx, workshop, body, record }) => {
    const person = await personOf(tx, workshop.id, body.email)
    if (await updateName(tx, person.id, null)) record(nameChanged(workshop, person.id))
    return null
  })

  writeAsHost(letGo, async ({ tx, workshop, body, record }) => {
    const person = await personOf(tx, workshop.id, body.email)
    const others = listLetGo(workshop).filter((each) => each !== person.id)
    const isChanged = await updateSession(tx, workshop.id, {
      let_go: JSON.stringify(body.let_go ? [...others, person.id] : others),
      // cookies without a participant that were given for an earlier session ID may be this person's
      ...(body.let_go && { nameless_from: workshop.code_round }),
    })
    if (body.let_go) await endLoginsOf(tx, person.id)
    if (isChanged) record(body.let_go ? personLetGo(person.id) : workshopChanged)
    return null
  })
}

const personLetGo = (id: number): Deed => ({
  kind: 'person_let_go',
  solution_id: null,
  subject_id: id,
  isUnnoted: true,
})

async function personOf(db: Queries, sessionId: number, email: string) {
  const person = await findParticipant(db, sessionId, email)
  if (!person) throw new AppError('NOT_FOUND')
  return person
}

/** One person may have joined under two spellings before these counted as one: no two of them can have one name. */
async function nameFor(tx: Tx, sessionId: number, spelling: string, name: string) {
  const joined = new Set((await listJoined(tx, sessionId)).map(({ email }) => email))
  return joined.has(name) && joined.has(spelling) ? numberRemoved(tx, sessionId, spelling) : name
}

/** Those who joined, in this order, then the names that only solutions carry. */
async function peopleOf(db: Queries, session: SessionRow): Promise<Participant[]> {
  const joined = await listJoined(db, session.id)
  const activities = new Map((await listLastActivities(db, session.id)).map((row) => [row.participant_id, row.at]))
  const owned = new Map((await countSolutionsByName(db, session.id)).map((row) => [row.user_email, row.count]))
  const knownAs = session.hide_emails ? await readKnownAs(db, session.id) : undefined
  const person = (email: string, rest: Partial<Participant> = {}): Participant => ({
    email,
    joined_at: null,
    last_activity: null,
    solutions: owned.get(email) ?? 0,
    is_forgotten: isForgottenName(email),
    ...(knownAs && { known_as: knownAs(email) }),
    ...rest,
  })
  const people = joined.map(({ id, email, name, created_at }) =>
    person(email, {
      joined_at: created_at,
      last_activity: activities.get(id) ?? null,
      ...(name && { name }),
      ...(isLetGo(session, id) && { let_go: true }),
    }),
  )
  const known = new Set(joined.map(({ email }) => email))
  const others = [...owned.keys()].filter((email) => !known.has(email)).map((email) => person(email))
  return [...people, ...others]
}
