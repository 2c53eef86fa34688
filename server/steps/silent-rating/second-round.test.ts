import { expect } from 'vitest'
import { listActivity, type Activity } from '#contract/activity.ts'
import { changeWorkshop } from '#contract/admin.ts'
import { errors, type ErrorCode } from '#contract/errors.ts'
import { saveOptionAnalysis } from '#contract/h9-analysis.ts'
import { saveSilentRatings } from '#contract/silent-rating.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import {
  openSecond,
  rateSilently,
  reveal,
  roundOf,
  setShare,
  silentWorkshop,
  takeBackSecond,
  watchRounds,
} from '../../testing/app/silent-workshop.ts'
import type { TestApp } from '../../testing/app/test-app.ts'
import type { Workbench } from '../../testing/app/workbench.ts'

type Answer = Awaited<ReturnType<Workbench['call']>>

function expectCode(answer: Answer, code: ErrorCode) {
  expect([answer.statusCode, answer.json()]).toEqual([errors[code][0], { code, error: errors[code][1] }])
}

/** A workshop with an option to rate, and so many people. */
async function workshopOf(app: TestApp, title: string, count: number) {
  const silent = await silentWorkshop(app, title)
  const others = []
  for (let number = 3; number <= count; number += 1)
    others.push(await app.memberOf(title, `person${number}@example.org`))
  return { ...silent, people: [silent.ana, silent.ben, ...others] }
}

/** Each of them chooses a measure for the first need. */
async function rateFirstNeed(people: Workbench[], optionId: number, measures: number[]) {
  for (const [index, measure] of measures.entries()) {
    expect((await rateSilently(people[index]!, optionId, { 1: measure })).statusCode).toBe(200)
  }
}

eachEngine('a second round follows the reveal: both are kept, and the group’s value waits again', async (app) => {
  const { people, ana, id, solution, option } = await workshopOf(app, 'two rounds', 5)
  const body = { functional_option_id: option.id, virtuous: true }
  const save = () => {
    const updates = [{ functional_option_id: option.id, fhn_id: 1, virtuous: true, measure: 2 }]
    return ana.call(saveOptionAnalysis, { body: { updates } })
  }
  await rateFirstNeed(people, option.id, [1, 1, 4, 4, 4])
  // not before the first is revealed
  expect((await openSecond(app, id, body)).json()).toEqual({ opened: 0 })
  await reveal(app, id, body)
  expect((await save()).statusCode).toBe(200)
  expect((await openSecond(app, id, { ...body, share: 80 })).json()).toEqual({ opened: 1 })
  expect((await openSecond(app, id, body)).json()).toEqual({ opened: 0 })
  expectCode(await save(), 'STILL_SILENT')

  const first = {
    people: 5,
    own: [{ fhn_id: 1, measure: 1 }],
    spread: [
      { fhn_id: 1, measure: 1, people: 2 },
      { fhn_id: 1, measure: 4, people: 3 },
    ],
  }
  const opened = { round: 2, share: 80, people: 0, revealed: false, own: [], spread: [] }
  expect(await roundOf(ana, option.id)).toEqual({ ...opened, may_rate: true, may_reveal: false, first })

  await rateFirstNeed(people, option.id, [4, 4, 4, 4, 1])
  expect(await roundOf(ana, option.id)).toMatchObject({
    ...opened,
    people: 5,
    own: [{ fhn_id: 1, measure: 4 }],
    first,
  })
  expect((await reveal(app, id, body)).json()).toEqual({ revealed: 1 })
  expect((await save()).statusCode).toBe(200)
  const second = {
    round: 2,
    share: 80,
    people: 5,
    revealed: true,
    spread: [
      { fhn_id: 1, measure: 1, people: 1 },
      { fhn_id: 1, measure: 4, people: 4 },
    ],
    changed: [{ fhn_id: 1, people: 3, of: 5 }],
  }
  expect(await roundOf(ana, option.id)).toEqual({
    ...second,
    may_rate: false,
    may_reveal: false,
    own: [{ fhn_id: 1, measure: 4 }],
    first,
  })
  const { own: _hers, ...firstOfAll } = first
  expect(await watchRounds(app, id)).toEqual([
    {
      solution_id: solution.id,
      solution_name: solution.solution_name,
      functional_option_id: option.id,
      functional_option: 'An option',
      virtuous: true,
      ...second,
      first: firstOfAll,
    },
  ])

  const before = await dumpDatabase(app.db)
  expectCode(await rateSilently(ana, option.id, { 1: 2 }), 'ALREADY_REVEALED')
  expect(await dumpDatabase(app.db)).toEqual(before)
  // there is no third
  expect((await openSecond(app, id, body)).json()).toEqual({ opened: 0 })
  const { deeds } = await ana.get<Activity>(listActivity, {
    params: { id: solution.id },
    query: { step: 'h9-analysis' },
  })
  expect(deeds.map(({ kind }) => kind)).toEqual([
    'second_round_revealed',
    'second_round_opened',
    'ratings_saved',
    'ratings_revealed',
    'ratings_saved',
  ])
})

eachEngine('whoever saves a first round while the second has begun comes too late', async (app) => {
  const { ana, ben, id, option } = await silentWorkshop(app, 'too late for the first')
  await rateSilently(ben, option.id, { 1: 1 })
  await reveal(app, id)
  await openSecond(app, id)
  const updates = [{ functional_option_id: option.id, fhn_id: 1, virtuous: true, measure: 4 }]
  expectCode(await ana.call(saveSilentRatings, { body: { updates, round: 1 } }), 'ALREADY_REVEALED')
  expect((await ana.call(saveSilentRatings, { body: { updates, round: 2 } })).json()).toEqual(updates)
  expect(await roundOf(ana, option.id)).toMatchObject({ round: 2, people: 1, first: { people: 1, own: [] } })
})

eachEngine('a second round opened by mistake is taken back as long as nobody has rated in it', async (app) => {
  const { ana, ben, id, option, storyId, solution } = await silentWorkshop(app, 'taken back')
  const another = await ana.addOption(storyId, 'Another')
  for (const each of [option, another]) await rateSilently(ben, each.id, { 1: 1 })
  await reveal(app, id)
  const revealed = await watchRounds(app, id)
  expect((await takeBackSecond(app, id)).json()).toEqual({ taken_back: 0 })
  await openSecond(app, id)
  await rateSilently(ana, another.id, { 1: 4 })
  expect((await takeBackSecond(app, id, { virtuous: false })).json()).toEqual({ taken_back: 0 })
  expect((await takeBackSecond(app, id, { virtuous: true })).json()).toEqual({ taken_back: 1 })
  const [first, second] = await watchRounds(app, id)
  expect(first).toEqual(revealed[0])
  expect(second).toMatchObject({ round: 2, people: 1 })

  // as it was before: nobody rates in it, the group sets its value, and it can be opened with another share
  const updates = [{ functional_option_id: option.id, fhn_id: 1, virtuous: true, measure: 2 }]
  expectCode(await ana.call(saveSilentRatings, { body: { updates, round: 2 } }), 'ALREADY_REVEALED')
  expect((await ana.call(saveOptionAnalysis, { body: { updates } })).statusCode).toBe(200)
  expect((await openSecond(app, id, { share: 90 })).json()).toEqual({ opened: 1 })
  expect((await watchRounds(app, id))[0]).toMatchObject({ round: 2, share: 90, people: 0 })
  const { deeds } = await ana.get<Activity>(listActivity, { params: { id: solution.id }, query: { limit: 3 } })
  expect(deeds.map(({ kind }) => kind)).toEqual(['second_round_opened', 'ratings_saved', 'second_round_taken_back'])
})

eachEngine('a share holds for rounds that begin after it was set, and for no other', async (app) => {
  const { ana, ben, id, option, storyId } = await silentWorkshop(app, 'a share')
  const another = await ana.addOption(storyId, 'Another')
  await rateSilently(ana, option.id, { 1: 1 })
  await setShare(app, id, 60)
  await rateSilently(ben, option.id, { 1: 1 })
  await rateSilently(ben, another.id, { 1: 1 })
  await setShare(app, id, 90)
  await rateSilently(ana, another.id, { 1: 1 })
  expect((await watchRounds(app, id)).map(({ share }) => share)).toEqual([undefined, 60])
  expect((await setShare(app, id, 50)).statusCode).toBe(400)
})

eachEngine(
  'of fewer than three people no spread is told, need by need; of fewer than five no movement',
  async (app) => {
    const { people, ana, id, option } = await workshopOf(app, 'few people', 4)
    await rateFirstNeed(people, option.id, [1, 1, 4, 4])
    for (const person of people.slice(0, 2)) await rateSilently(person, option.id, { 2: 3 })
    await rateSilently(ana, option.id, { 1: 1 }, false)
    await reveal(app, id)
    await openSecond(app, id)
    await rateFirstNeed(people, option.id, [4, 4, 4, 4])
    await rateSilently(ana, option.id, { 1: 4 }, false)
    await reveal(app, id)
    const seen = await roundOf(ana, option.id)
    expect(seen).toMatchObject({ people: 4, spread: [{ fhn_id: 1, measure: 4, people: 4 }], first: { people: 4 } })
    expect(seen.first?.spread.map(({ fhn_id }) => fhn_id)).toEqual([1, 1])
    expect(await roundOf(ana, option.id, false)).toMatchObject({
      people: 1,
      spread: [],
      first: { people: 1, spread: [] },
    })
    const watched = await watchRounds(app, id)
    expect(
      watched.map(({ virtuous, spread, first, changed }) => [virtuous, spread?.length, first?.spread?.length, changed]),
    ).toEqual([
      [true, 1, 2, undefined],
      [false, undefined, undefined, undefined],
    ])
    expect(seen).not.toHaveProperty('changed')
  },
)

eachEngine('what one person chose who rated in one round only cannot be worked out from the movement', async (app) => {
  const { people, ana, id, option } = await workshopOf(app, 'one left', 6)
  await rateFirstNeed(people, option.id, [1, 1, 1, 1, 1, 4])
  for (const person of people) await rateSilently(person, option.id, { 2: 3 })
  await reveal(app, id)
  await openSecond(app, id)
  // the sixth rates only the second need: of the first it would be told that nobody changed, so that four was theirs
  for (const person of people.slice(0, 5)) await rateSilently(person, option.id, { 1: 1, 2: 3 })
  await rateSilently(people[5]!, option.id, { 2: 1 })
  await reveal(app, id)
  expect((await roundOf(ana, option.id)).changed).toEqual([{ fhn_id: 2, people: 1, of: 6 }])
})

eachEngine(
  'all of a direction at once, only where somebody rated; never in a closed workshop or another one',
  async (app) => {
    const { ana, id, storyId, option } = await silentWorkshop(app, 'all again')
    const unrated = await ana.addOption(storyId, 'Revealed, never rated')
    const elsewhere = await app.workshop('where no round is to be opened')
    for (const virtuous of [true, false]) await rateSilently(ana, option.id, { 1: 1 }, virtuous)
    await reveal(app, id)
    await reveal(app, id, { functional_option_id: unrated.id })
    expectCode(await openSecond(app, elsewhere.id, { functional_option_id: option.id }), 'NOT_FOUND')
    expect((await openSecond(app, elsewhere.id)).json()).toEqual({ opened: 0 })
    expect((await openSecond(app, id, { functional_option_id: unrated.id })).json()).toEqual({ opened: 0 })
    expect((await openSecond(app, id, { virtuous: false })).json()).toEqual({ opened: 1 })
    await (await app.host()).call(changeWorkshop, { params: { id }, body: { status: 'closed' } })
    expectCode(await openSecond(app, id), 'SESSION_CLOSED')
    await (await app.host()).call(changeWorkshop, { params: { id }, body: { status: 'open' } })
    expect((await openSecond(app, id)).json()).toEqual({ opened: 1 })
    // nobody has rated in it yet: all options leave it open, the option by name ends it
    expect((await reveal(app, id)).json()).toEqual({ revealed: 0 })
    expect((await reveal(app, id, { functional_option_id: option.id })).json()).toEqual({ revealed: 2 })
  },
)
