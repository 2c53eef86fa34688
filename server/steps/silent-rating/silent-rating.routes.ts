import {
  listSilentRounds,
  openSecondRound,
  readSilentRound,
  revealSilentRatings,
  saveSilentRatings,
  takeBackSecondRound,
} from '#contract/silent-rating.ts'
import { requireRateable } from '../../solution-parts/rateable.ts'
import { listRounds } from '../../solution-parts/silent-counts.sql.ts'
import { listBegun, presentRound, roundKey, theseOptions } from '../../solution-parts/silent-rounds.sql.ts'
import { doerOf } from '../../workshop/deeds.sql.ts'
import { requireLive } from '../../workshop/live-room.ts'
import { AppError } from '../../errors/app-error.ts'
import { browserKeyOf } from '../../http/admission/cookies.ts'
import type { Routes } from '../../http/routes.ts'
import type { ServerParts } from '../../http/call/server-parts.ts'
import type { Hub } from '../../live/hub.ts'
import {
  beginFirstRounds,
  deleteSecondRounds,
  insertReveals,
  insertRounds,
  listOwnRatings,
  upsertOwnRatings,
  type OwnRating,
} from './silent-rating.sql.ts'
import { seenRound } from './seen-round.ts'
import { findRoundsToRepeat, findRoundsToReveal, findRoundsToTakeBack } from './wanted-rounds.ts'
import { listWatchedRounds } from './watched-rounds.ts'

export function silentRatingRoutes(
  { readInSession, writeInSession, readAsHost, writeAsHost }: Routes,
  { db }: ServerParts,
  hub: Hub,
) {
  readInSession(readSilentRound, async ({ db: read, session, isHost, caller, query }) => {
    const person = session && doerOf(session, caller, isHost).participant_id
    const browser = caller.browserKey
    const isKnown = person !== null && browser !== null
    const optionIds = [query.functional_option_id]
    const own = isKnown ? await listOwnRatings(read, { participant_id: person, browser }, optionIds) : []
    const rounds = await listRounds(read, theseOptions(read, optionIds))
    const isAsked = ({ virtuous }: { virtuous: boolean }) => virtuous === query.virtuous
    const seen = seenRound(rounds.filter(isAsked), own.filter(isAsked))
    return { ...seen, may_rate: person !== null && !seen.revealed, may_reveal: isHost }
  })

  writeInSession(saveSilentRatings, async (writing) => {
    const { tx, session, doer, catalogue, solutionOf, record, caller, request, reply } = writing
    const { updates, round: seen } = writing.body
    if (!session.silent_rating) throw new AppError('NOT_SILENT')
    const { participant_id } = doer
    if (participant_id === null) throw new AppError('NAMELESS')
    requireRateable(catalogue, updates)

    const optionIds = [...new Set(updates.map((update) => update.functional_option_id))]
    const begun = await listBegun(tx, theseOptions(tx, optionIds))
    const wanted = updates.map((update) => ({ ...update, ...presentRound(begun, update) }))
    // also whoever rates in the first round while a second has begun comes too late: they have not seen what it is about
    if (wanted.some(({ revealed, round }) => revealed || (seen !== undefined && round !== seen)))
      throw new AppError('ALREADY_REVEALED')

    const rater = { participant_id, browser: browserKeyOf(caller, request, reply) }
    const ratings = wanted.map(({ revealed: _not, ...rating }) => rating)
    const changes = changesAgainst(await listOwnRatings(tx, rater, optionIds), ratings)
    if (changes.length > 0) {
      const first = changes.filter(({ round }) => round === 1)
      await beginFirstRounds(tx, session.id, first)
      await upsertOwnRatings(tx, rater, changes)
    }
    for (const subject_id of new Set(changes.map((change) => change.functional_option_id))) {
      record({ kind: 'silently_rated', solution_id: solutionOf(subject_id), subject_id, isUnnoted: true })
    }
    const own = await listOwnRatings(tx, rater, optionIds)
    return own
      .filter((rating) => presentRound(begun, rating).round === rating.round)
      .map(({ round: _present, ...rating }) => rating)
  })

  readAsHost(listSilentRounds, async ({ workshop: { id } }) => {
    const connected = (await hub.peopleIn(id)).flatMap(({ participant_id }) => participant_id ?? [])
    return listWatchedRounds(db.read, id, [...new Set(connected)])
  })

  writeAsHost(revealSilentRatings, async ({ tx, workshop, body, record }) => {
    // the workshop is locked: whoever is rating at this moment is either in, or told that it is over
    requireLive(workshop)
    const rounds = await findRoundsToReveal(tx, workshop.id, body)
    if (rounds.length > 0) await insertReveals(tx, rounds)
    for (const { solution_id, functional_option_id, functional_option, virtuous, round } of rounds) {
      const detail = { option: functional_option, virtuous }
      const kind = round === 2 ? 'second_round_revealed' : 'ratings_revealed'
      record({ kind, solution_id, subject_id: functional_option_id, detail })
    }
    return { revealed: rounds.length }
  })

  writeAsHost(openSecondRound, async ({ tx, workshop, body, record }) => {
    // the workshop is locked: whoever is setting the group's value at this moment is either in, or told to wait
    requireLive(workshop)
    const rounds = await findRoundsToRepeat(tx, workshop.id, body)
    if (rounds.length > 0) await insertRounds(tx, rounds, 2, body.share)
    for (const { solution_id, functional_option_id, functional_option, virtuous } of rounds) {
      const detail = { option: functional_option, virtuous }
      record({ kind: 'second_round_opened', solution_id, subject_id: functional_option_id, detail })
    }
    return { opened: rounds.length }
  })

  writeAsHost(takeBackSecondRound, async ({ tx, workshop, body, record }) => {
    // the workshop is locked: whoever is rating at this moment is either in, and then it stays, or told that it is over
    requireLive(workshop)
    const rounds = await findRoundsToTakeBack(tx, workshop.id, body)
    await deleteSecondRounds(tx, rounds)
    for (const { solution_id, functional_option_id, functional_option, virtuous } of rounds) {
      const detail = { option: functional_option, virtuous }
      record({ kind: 'second_round_taken_back', solution_id, subject_id: functional_option_id, detail })
    }
    return { taken_back: rounds.length }
  })
}

/** What the person has not rated like this before; the last of several updates of one cell counts. */
function changesAgainst(before: OwnRating[], updates: OwnRating[]): OwnRating[] {
  const cellOf = (rating: OwnRating) => `${roundKey(rating)} ${rating.fhn_id}`
  const known = new Map(before.map((rating) => [cellOf(rating), rating.measure]))
  const wanted = new Map(updates.map((update) => [cellOf(update), update]))
  return [...wanted].filter(([cell, { measure }]) => known.get(cell) !== measure).map(([, update]) => update)
}
