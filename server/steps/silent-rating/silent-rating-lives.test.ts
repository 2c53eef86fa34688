import { expect } from 'vitest'
import { copyWorkshop, deleteWorkshop, type Workshop } from '#contract/admin.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { deleteFunctionalOption } from '#contract/functional-options.ts'
import { removeMetric } from '#contract/metrics.ts'
import { forgetParticipant } from '#contract/participants.ts'
import { readRoomScreen, type RoomScreen } from '#contract/room.ts'
import { deleteSolution, setSolutionPurposes } from '#contract/solutions.ts'
import { undo } from '#contract/undo.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import { rateSilently, reveal, roundOf, silentWorkshop } from '../../testing/app/silent-workshop.ts'
import type { TestApp } from '../../testing/app/test-app.ts'
import type { CallOptions } from '../../testing/app/call-options.ts'

/** The rows that silent rating has, everywhere. */
async function silentRows(app: TestApp) {
  const { silent_ratings, silent_reveals } = await dumpDatabase(app.db)
  return { silent_ratings, silent_reveals }
}

/** Both directions rated, one of them revealed. */
async function ratedWorkshop(app: TestApp, title: string) {
  const silent = await silentWorkshop(app, title)
  const { ana, ben, id, option } = silent
  for (const virtuous of [true, false]) {
    await rateSilently(ana, option.id, { 1: 1, 2: 4 }, virtuous)
    await rateSilently(ben, option.id, { 1: 2 }, virtuous)
  }
  await reveal(app, id, { functional_option_id: option.id, virtuous: true })
  return silent
}

type Silent = Awaited<ReturnType<typeof ratedWorkshop>>

const deletions: Record<string, (silent: Silent) => [Endpoint, CallOptions]> = {
  option: ({ option }) => [deleteFunctionalOption, { params: { id: option.id } }],
  metric: ({ solution }) => [removeMetric, { params: { solution_id: solution.id, metric_id: 27 } }],
  reset: ({ solution }) => [
    setSolutionPurposes,
    { body: { solution_id: solution.id, purpose_ids: [3], metrics_action: 'reset' } },
  ],
  solution: ({ solution }) => [deleteSolution, { params: { id: solution.id } }],
}

for (const [kind, deletion] of Object.entries(deletions)) {
  eachEngine(
    `a deleted ${kind} takes its silent ratings along, and undo brings them back as they were`,
    async (app) => {
      const before = await silentRows(app)
      const silent = await ratedWorkshop(app, `silence, ${kind}`)
      const rated = await silentRows(app)
      const [endpoint, options] = deletion(silent)
      const answer = await silent.ben.get<{ undo: string; took: object }>(endpoint, options)
      expect(await silentRows(app)).toEqual(before)
      expect(answer.took).toMatchObject({ ratings: 1 })

      await silent.ben.get(undo, { params: { token: answer.undo } })
      expect(await silentRows(app)).toEqual(rated)
      expect(await roundOf(silent.ben, silent.option.id, false)).toMatchObject({
        people: 2,
        revealed: false,
        spread: [],
      })
    },
  )
}

eachEngine('a duplicate begins without silence, and without anybody’s ratings', async (app) => {
  const { id } = await ratedWorkshop(app, 'duplicated silence')
  const before = await silentRows(app)
  const host = await app.host()
  const body = { title: 'Copy', with_solutions: true }
  const copy = (await host.call(copyWorkshop, { params: { id }, body })).json<Workshop>()
  expect(await silentRows(app)).toEqual(before)
  const screen = (await host.call(readRoomScreen, { params: { id: copy.id } })).json<RoomScreen>()
  expect(screen.silent_rating).toBe(false)
})

eachEngine('a deleted workshop leaves nothing of it', async (app) => {
  const before = await silentRows(app)
  const { id } = await ratedWorkshop(app, 'deleted silence')
  await (await app.host()).call(deleteWorkshop, { params: { id } })
  expect(await silentRows(app)).toEqual(before)
})

eachEngine('with an e-mail removed the rating still counts, and is still the person’s own', async (app) => {
  const { ana, id, option } = await ratedWorkshop(app, 'forgotten silence')
  const own = await roundOf(ana, option.id, false)
  await (await app.host()).call(forgetParticipant, { params: { id }, body: { email: 'ana@example.org' } })
  expect(await roundOf(ana, option.id, false)).toEqual(own)
  expect(own).toMatchObject({ people: 2, own: [{ measure: 1 }, { measure: 4 }] })
})
