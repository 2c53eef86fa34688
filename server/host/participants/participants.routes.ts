import { forgetParticipant, listParticipants, type Participant } from '#contract/participants.ts'
import { workshopOf } from '../../workshop/workshop-of.ts'
import type { Queries } from '../../db/schema.ts'
import { raiseRevision } from '../../workshop/revision.sql.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Routes } from '../../http/routes.ts'
import type { ServerParts } from '../../http/call/server-parts.ts'
import { isForgottenName, nextForgottenName } from '../../workshop/forgotten-name.ts'
import { awaitNames } from '../../workshop/names-in-use.sql.ts'
import { countSolutionsByName, listJoined, listLastActivities, replaceName } from './participants.sql.ts'

export function participantsRoutes({ readAsHost, writeAsHost }: Routes, { db }: ServerParts) {
  readAsHost(listParticipants, async ({ params }) => peopleOf(db.read, (await workshopOf(db.read, params.id)).id))

  writeAsHost(forgetParticipant, async ({ tx, params, body }) => {
    const { id } = await workshopOf(tx, params.id)
    await awaitNames(tx, db.engine, id)
    // first of all: nobody may take the same number meanwhile, and answers that name the e-mail are out of date
    await raiseRevision(tx, id)
    const email = body.email.trim()
    const names = (await peopleOf(tx, id)).map((person) => person.email)
    if (!names.includes(email)) throw new AppError('NOT_FOUND')
    if (isForgottenName(email)) return { email }
    const name = nextForgottenName(names)
    await replaceName(tx, id, email, name)
    return { email: name }
  })
}

/** Those who joined, in this order, then the names that only solutions carry. */
async function peopleOf(db: Queries, sessionId: number): Promise<Participant[]> {
  const joined = await listJoined(db, sessionId)
  const activities = new Map((await listLastActivities(db, sessionId)).map((row) => [row.participant_id, row.at]))
  const owned = new Map((await countSolutionsByName(db, sessionId)).map((row) => [row.user_email, row.count]))
  const person = (email: string, joined_at: string | null, last_activity: string | null): Participant => ({
    email,
    joined_at,
    last_activity,
    solutions: owned.get(email) ?? 0,
    is_forgotten: isForgottenName(email),
  })
  const people = joined.map(({ id, email, created_at }) => person(email, created_at, activities.get(id) ?? null))
  const known = new Set(joined.map(({ email }) => email))
  const others = [...owned.keys()].filter((email) => !known.has(email)).map((email) => person(email, null, null))
  return [...people, ...others]
}
