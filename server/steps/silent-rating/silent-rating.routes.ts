import {
  listSilentRounds,
  readSilentRound,
  revealSilentRatings,
  saveSilentRatings,
  type SilentRating,
} from '#contract/silent-rating.ts'
import { workshopOf } from '../../workshop/workshop-of.ts'
import { requireRateable } from '../../solution-parts/rateable.ts'
import { doerOf } from '../../workshop/deeds.sql.ts'
import { raiseRevision } from '../../workshop/revision.sql.ts'
import { AppError } from '../../errors/app-error.ts'
import { browserKeyOf } from '../../http/admission/cookies.ts'
import type { Routes } from '../../http/routes.ts'
import type { ServerParts } from '../../http/call/server-parts.ts'
import { findRoundsToReveal } from './rounds-to-reveal.ts'
import {
  countRaters,
  insertReveals,
  listOwnRatings,
  listRounds,
  listSpread,
  upsertOwnRatings,
} from './silent-rating.sql.ts'
import { listRevealed, roundKey } from '../../solution-parts/reveals.sql.ts'

export function silentRatingRoutes(
  { readInSession, writeInSession, readAsHost, writeAsHost }: Routes,
  { db }: ServerParts,
) {
  readInSession(readSilentRound, async ({ db: read, session, isHost, caller, query }) => {
    const person = session && doerOf(session, caller, isHost).participant_id
    const browser = caller.browserKey
    const isKnown = person !== null && browser !== null
    const own = isKnown
      ? await listOwnRatings(read, { participant_id: person, browser }, [query.functional_option_id])
      : []
    const rounds = await listRevealed(read, [query.functional_option_id])
    const revealed = rounds.some(({ virtuous }) => virtuous === query.virtuous)
    return {
      people: await countRaters(read, query),
      revealed,
      may_rate: person !== null && !revealed,
      may_reveal: isHost,
      own: own.filter(({ virtuous }) => virtuous === query.virtuous),
      spread: await listSpread(read, query),
    }
  })

  writeInSession(saveSilentRatings, async (writing) => {
    const { tx, session, doer, catalogue, solutionOf, record, caller, request, reply } = writing
    const { updates } = writing.body
    if (!session.silent_rating) throw new AppError('NOT_SILENT')
    const { participant_id } = doer
    if (participant_id === null) throw new AppError('NAMELESS')
    requireRateable(catalogue, updates)

    const optionIds = [...new Set(updates.map((update) => update.functional_option_id))]
    const revealed = new Set((await listRevealed(tx, optionIds)).map(roundKey))
    if (updates.some((update) => revealed.has(roundKey(update)))) throw new AppError('ALREADY_REVEALED')

    const rater = { participant_id, browser: browserKeyOf(caller, request, reply) }
    const changes = changesAgainst(await listOwnRatings(tx, rater, optionIds), updates)
    if (changes.length > 0) await upsertOwnRatings(tx, rater, changes)
    for (const subject_id of new Set(changes.map((change) => change.functional_option_id))) {
      record({ kind: 'silently_rated', solution_id: solutionOf(subject_id), subject_id, isUnnoted: true })
    }
    return listOwnRatings(tx, rater, optionIds)
  })

  readAsHost(listSilentRounds, async ({ params }) => listRounds(db.read, (await workshopOf(db.read, params.id)).id))

  writeAsHost(revealSilentRatings, async ({ tx, params, body, record }) => {
    const session = await workshopOf(tx, params.id)
    // first of all: whoever is rating at this moment is either in, or told that it is over
    await raiseRevision(tx, session.id)
    if (session.status === 'closed') throw new AppError('SESSION_CLOSED')
    const rounds = await findRoundsToReveal(tx, session.id, body)
    if (rounds.length > 0) await insertReveals(tx, rounds)
    for (const { solution_id, functional_option_id, functional_option, virtuous } of rounds) {
      const detail = { option: functional_option, virtuous }
      record({ kind: 'ratings_revealed', solution_id, subject_id: functional_option_id, detail })
    }
    return { revealed: rounds.length }
  })
}

/** What the person has not rated like this before; the last of several updates of one cell counts. */
function changesAgainst(before: SilentRating[], updates: SilentRating[]): SilentRating[] {
  const cellOf = (rating: SilentRating) => `${roundKey(rating)} ${rating.fhn_id}`
  const known = new Map(before.map((rating) => [cellOf(rating), rating.measure]))
  const wanted = new Map(updates.map((update) => [cellOf(update), update]))
  return [...wanted].filter(([cell, { measure }]) => known.get(cell) !== measure).map(([, update]) => update)
}
