import { changeRoom } from '#contract/room.ts'
import {
  listSilentRounds,
  openSecondRound,
  readSilentRound,
  revealSilentRatings,
  saveSilentRatings,
  takeBackSecondRound,
  type SilentRating,
  type SilentRound,
  type WatchedRound,
} from '#contract/silent-rating.ts'
import type { TestApp } from './test-app.ts'
import type { Workbench } from './workbench.ts'

/** Ana and Ben in a workshop in which silent rating is switched on, with one option to rate. */
export async function silentWorkshop(app: TestApp, title: string) {
  const ana = await app.memberOf(title, 'ana@example.org')
  const ben = await app.memberOf(title, 'ben@example.org')
  const { solution, storyId, option, rating } = await ana.fullSolution()
  await switchSilent(app, ana.sessionId, true)
  return { ana, ben, id: ana.sessionId, solution, storyId, option, rating }
}

export async function switchSilent(app: TestApp, id: string, silent_rating: boolean) {
  return (await app.host()).call(changeRoom, { params: { id }, body: { silent_rating } })
}

/** Measures by need. */
type Measures = Record<number, number>

export function rateSilently(person: Pick<Workbench, 'call'>, optionId: number, measures: Measures, virtuous = true) {
  const updates = Object.entries(measures).map(([fhn, measure]): SilentRating => ({
    functional_option_id: optionId,
    fhn_id: Number(fhn),
    virtuous,
    measure,
  }))
  return person.call(saveSilentRatings, { body: { updates } })
}

export function roundOf(person: Workbench, optionId: number, virtuous = true) {
  return person.get<SilentRound>(readSilentRound, { query: { functional_option_id: optionId, virtuous } })
}

export async function reveal(app: TestApp, id: string, body: object = {}, headers = {}) {
  return (await app.host()).call(revealSilentRatings, { params: { id }, body, headers })
}

/** Lets everybody rate once more what is revealed. */
export async function openSecond(app: TestApp, id: string, body: object = {}) {
  return (await app.host()).call(openSecondRound, { params: { id }, body: { share: 70, ...body } })
}

/** Whichever nobody has rated in. */
export async function takeBackSecond(app: TestApp, id: string, body: object = {}) {
  return (await app.host()).call(takeBackSecondRound, { params: { id }, body })
}

/** For first rounds that begin from now on. */
export async function setShare(app: TestApp, id: string, silent_share: number | null) {
  return (await app.host()).call(changeRoom, { params: { id }, body: { silent_share } })
}

export async function watchRounds(app: TestApp, id: string) {
  return (await (await app.host()).call(listSilentRounds, { params: { id } })).json<WatchedRound[]>()
}
