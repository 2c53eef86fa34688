import { expect } from 'vitest'
import { listActivity, type Activity } from '#contract/activity.ts'
import { changeWorkshop, enterWorkshop, loginAsHost } from '#contract/admin.ts'
import { errors, type ErrorCode } from '#contract/errors.ts'
import { saveOptionAnalysis } from '#contract/h9-analysis.ts'
import { changeRoom } from '#contract/room.ts'
import { nameMe } from '#contract/session.ts'
import { saveSilentRatings } from '#contract/silent-rating.ts'
import { dumpDatabase, readRevision } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import {
  rateSilently,
  reveal,
  roundOf,
  silentWorkshop,
  switchSilent,
  watchRounds,
} from '../../testing/app/silent-workshop.ts'
import { HOST_PASSWORD } from '../../testing/app/test-app.ts'
import type { Workbench } from '../../testing/app/workbench.ts'

type Answer = Awaited<ReturnType<Workbench['call']>>

function expectCode(answer: Answer, code: ErrorCode) {
  expect([answer.statusCode, answer.json()]).toEqual([errors[code][0], { code, error: errors[code][1] }])
}

eachEngine('each rates alone: one sees the own ratings and how many have rated, nothing else', async (app) => {
  const { ana, ben, id, solution, option } = await silentWorkshop(app, 'alone')
  const hidden = { round: 1, people: 2, revealed: false, may_rate: true, may_reveal: false, spread: [] }
  expect(await roundOf(ana, option.id)).toEqual({ ...hidden, people: 0, own: [] })
  const answer = await rateSilently(ana, option.id, { 1: 1, 2: 4 })
  const [one, two] = [1, 2].map((fhn_id) => ({ functional_option_id: option.id, fhn_id, virtuous: true }))
  expect(answer.json()).toEqual([
    { ...one, measure: 1 },
    { ...two, measure: 4 },
  ])
  expect((await rateSilently(ben, option.id, { 1: 2 })).statusCode).toBe(200)

  const ofAna = [
    { fhn_id: 1, measure: 1 },
    { fhn_id: 2, measure: 4 },
  ]
  expect(await roundOf(ana, option.id)).toEqual({ ...hidden, own: ofAna })
  expect(await roundOf(ben, option.id)).toEqual({ ...hidden, own: [{ fhn_id: 1, measure: 2 }] })
  const late = await app.memberOf('alone', 'late@example.org')
  expect(await roundOf(late, option.id)).toEqual({ ...hidden, own: [] })
  expect(await roundOf(ana, option.id, false)).toEqual({ ...hidden, people: 0, own: [] })
  expect(await watchRounds(app, id)).toEqual([
    {
      solution_id: solution.id,
      solution_name: solution.solution_name,
      functional_option_id: option.id,
      functional_option: 'An option',
      virtuous: true,
      round: 1,
      people: 2,
      rated_absent: 2,
      revealed: false,
    },
  ])
})

eachEngine('until the reveal the host sees how many of those who rated are not connected', async (app) => {
  const { ana, ben, id, option } = await silentWorkshop(app, 'absent')
  await rateSilently(ana, option.id, { 1: 1, 2: 4 })
  await rateSilently(ben, option.id, { 1: 2 })
  const absent = async () => (await watchRounds(app, id)).map(({ people, rated_absent }) => [people, rated_absent])
  expect(await absent()).toEqual([[2, 2]])
  for (const tab of ['tab-1-of-ana', 'tab-2-of-ana']) await app.tell(ana, { tab })
  await expect.poll(absent).toEqual([[2, 1]])
  await app.tell(ben, { tab: 'tab-of-ben' })
  await expect.poll(absent).toEqual([[2, undefined]])
  await app.tell(ben, { tab: 'tab-of-ben', leaving: true })
  await expect.poll(absent).toEqual([[2, 1]])
  await reveal(app, id)
  expect(await absent()).toEqual([[2, undefined]])
})

eachEngine('revealed, everybody sees how many chose what; nobody rates any more, late or not', async (app) => {
  const { ana, ben, id, option } = await silentWorkshop(app, 'revealed')
  const eve = await app.memberOf('revealed', 'eve@example.org')
  await rateSilently(ana, option.id, { 1: 1, 2: 4 })
  await rateSilently(ben, option.id, { 1: 1, 2: 3, 9: 5 })
  await rateSilently(eve, option.id, { 1: 1, 2: 3 })
  await rateSilently(ana, option.id, { 1: 3 }, false)
  expect((await reveal(app, id, { functional_option_id: option.id, virtuous: true })).json()).toEqual({ revealed: 1 })

  const spread = [
    { fhn_id: 1, measure: 1, people: 3 },
    { fhn_id: 2, measure: 3, people: 2 },
    { fhn_id: 2, measure: 4, people: 1 },
  ]
  const late = await app.memberOf('revealed', 'late@example.org')
  expect(await roundOf(late, option.id)).toMatchObject({ people: 3, revealed: true, may_rate: false, own: [], spread })
  expect(await roundOf(ben, option.id)).toMatchObject({ own: [{ fhn_id: 1 }, { fhn_id: 2 }, { fhn_id: 9 }], spread })
  expect(await roundOf(late, option.id, false)).toMatchObject({ people: 1, revealed: false, own: [], spread: [] })

  const before = await dumpDatabase(app.db)
  for (const person of [late, ana]) expectCode(await rateSilently(person, option.id, { 5: 1 }), 'ALREADY_REVEALED')
  expect(await dumpDatabase(app.db)).toEqual(before)
  expect((await rateSilently(late, option.id, { 5: 1 }, false)).statusCode).toBe(200)
})

eachEngine(
  'the host is told how views spread once it is revealed, and of fewer than three people never',
  async (app) => {
    const { ana, ben, id, option } = await silentWorkshop(app, 'on the wall')
    const eve = await app.memberOf('on the wall', 'eve@example.org')
    for (const person of [ana, ben]) {
      await rateSilently(person, option.id, { 1: 1, 2: 4 })
      await rateSilently(person, option.id, { 1: 3 }, false)
    }
    await rateSilently(eve, option.id, { 1: 2 })
    const spreads = async () => (await watchRounds(app, id)).map(({ virtuous, spread }) => [virtuous, spread])
    expect(await spreads()).toEqual([
      [true, undefined],
      [false, undefined],
    ])
    await reveal(app, id)
    const ofThree = [
      { fhn_id: 1, measure: 1, people: 2 },
      { fhn_id: 1, measure: 2, people: 1 },
    ]
    expect(await spreads()).toEqual([
      [true, ofThree],
      [false, undefined],
    ])
  },
)

eachEngine('the group sets its value once the ratings are revealed, one direction at a time', async (app) => {
  const { ana, id, option } = await silentWorkshop(app, 'the group’s value')
  const save = (virtuous: boolean) => {
    const updates = [{ functional_option_id: option.id, fhn_id: 1, virtuous, measure: 2 }]
    return ana.call(saveOptionAnalysis, { body: { updates } })
  }
  const before = await dumpDatabase(app.db)
  expectCode(await save(true), 'STILL_SILENT')
  expect(await dumpDatabase(app.db)).toEqual(before)

  // nobody has rated, and the group wants to go on
  await reveal(app, id, { functional_option_id: option.id, virtuous: true })
  expect((await save(true)).statusCode).toBe(200)
  expectCode(await save(false), 'STILL_SILENT')
  await switchSilent(app, id, false)
  expect((await save(false)).statusCode).toBe(200)
})

eachEngine('switched off nobody rates silently, and what was rated stays hidden until it is on again', async (app) => {
  const { ana, ben, id, option } = await silentWorkshop(app, 'off and on')
  await rateSilently(ana, option.id, { 1: 1 })
  await switchSilent(app, id, false)
  expectCode(await rateSilently(ben, option.id, { 1: 2 }), 'NOT_SILENT')
  expect(await roundOf(ben, option.id)).toMatchObject({ people: 1, revealed: false, own: [], spread: [] })
  await switchSilent(app, id, true)
  expect((await rateSilently(ben, option.id, { 1: 2 })).statusCode).toBe(200)
  expect(await roundOf(ana, option.id)).toMatchObject({ people: 2, own: [{ fhn_id: 1, measure: 1 }] })
})

eachEngine('one may change one’s mind until then; the same again changes nothing', async (app) => {
  const { ana, id, option } = await silentWorkshop(app, 'another mind')
  await rateSilently(ana, option.id, { 1: 1, 2: 2 })
  await rateSilently(ana, option.id, { 1: 4 })
  const own = [
    { fhn_id: 1, measure: 4 },
    { fhn_id: 2, measure: 2 },
  ]
  expect(await roundOf(ana, option.id)).toMatchObject({ people: 1, own })
  const revision = await readRevision(app.db, id)
  await rateSilently(ana, option.id, { 1: 4, 2: 2 })
  expect(await readRevision(app.db, id)).toBe(revision)
})

eachEngine('a rating belongs to a person: not to a nameless browser, nor to a host who only looks', async (app) => {
  const { id, option } = await silentWorkshop(app, 'persons')
  const nameless = await app.memberOf('persons')
  expectCode(await rateSilently(nameless, option.id, { 1: 1 }), 'NAMELESS')
  expect(await roundOf(nameless, option.id)).toMatchObject({ may_rate: false, may_reveal: false })
  const host = app.somebody()
  await host.call(loginAsHost, { body: { password: HOST_PASSWORD } })
  // a name from another workshop counts for nothing here
  await host.call(enterWorkshop, { params: { id: (await app.workshop('persons elsewhere')).id } })
  await host.call(nameMe, { body: { email: 'host@example.org' } })
  expectCode(await rateSilently(host, option.id, { 1: 1 }), 'NAMELESS')
  await host.call(enterWorkshop, { params: { id } })
  expectCode(await rateSilently(host, option.id, { 1: 1 }), 'NAMELESS')
  await host.call(nameMe, { body: { email: 'host@example.org' } })
  expect((await rateSilently(host, option.id, { 1: 1 })).statusCode).toBe(200)
  expect(await watchRounds(app, id)).toMatchObject([{ people: 1 }])
})

eachEngine(
  'whoever logs in with another’s e-mail reads nothing of theirs, and counts as the same person',
  async (app) => {
    const { ana, id, option } = await silentWorkshop(app, 'one e-mail, two browsers')
    await rateSilently(ana, option.id, { 1: 4, 2: 4 })
    const [, key] = [...ana.jar].find(([name]) => name.includes('browser'))!
    const elsewhere = await app.memberOf('one e-mail, two browsers', 'ana@example.org')
    expect(await roundOf(elsewhere, option.id)).toMatchObject({ people: 1, own: [] })
    // the key is signed, so that none can be made up
    elsewhere.jar.set(
      'ninefold_browser',
      key.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')),
    )
    expect(await roundOf(elsewhere, option.id)).toMatchObject({ people: 1, own: [] })
    elsewhere.jar.delete('ninefold_browser')

    expect((await rateSilently(elsewhere, option.id, { 1: 1 })).json()).toHaveLength(1)
    expect(await roundOf(elsewhere, option.id)).toMatchObject({ people: 1, own: [{ fhn_id: 1, measure: 1 }] })
    expect(await roundOf(ana, option.id)).toMatchObject({ people: 1, own: [] })
    await reveal(app, id, { functional_option_id: option.id })
    expect(await roundOf(ana, option.id)).toMatchObject({ revealed: true, people: 1, own: [], spread: [] })
  },
)

eachEngine(
  'a first rating whose answer was lost, and its key with it, is one’s own once it is repeated',
  async (app) => {
    const { ana, option } = await silentWorkshop(app, 'first rating lost')
    const rating = { functional_option_id: option.id, fhn_id: 1, virtuous: true, measure: 4 }
    const save = () =>
      ana.call(saveSilentRatings, { body: { updates: [rating] }, headers: { 'idempotency-key': 'first-rating' } })
    await save()
    ana.jar.delete('ninefold_browser')
    expect((await save()).json()).toMatchObject([{ fhn_id: 1, measure: 4 }])
    expect(await roundOf(ana, option.id)).toMatchObject({ people: 1, own: [{ fhn_id: 1, measure: 4 }] })
  },
)

eachEngine(
  'whoever repeats the key of somebody else’s rating rates for themselves, and is told nothing of it',
  async (app) => {
    const { ana, ben, option } = await silentWorkshop(app, 'key of another person')
    await rateSilently(ana, option.id, { 1: 4, 2: 5 })
    await rateSilently(ben, option.id, { 3: 1 })
    const rating = { functional_option_id: option.id, fhn_id: 4, virtuous: true, measure: 2 }
    const headers = { 'idempotency-key': 'key-of-ana' }
    const save = (person: typeof ana) => person.get(saveSilentRatings, { body: { updates: [rating] }, headers })
    const hers = await save(ana)
    expect(hers).toMatchObject([{ fhn_id: 1 }, { fhn_id: 2 }, { fhn_id: 4 }])

    expect(await save(ben)).toMatchObject([{ fhn_id: 3 }, { fhn_id: 4 }])
    expect(await roundOf(ben, option.id)).toMatchObject({ people: 2, own: [{ fhn_id: 3 }, { fhn_id: 4 }] })
    expect(await save(ana)).toEqual(hers)
  },
)

eachEngine('needs and measures are those of the catalogue; one that is not refuses them all', async (app) => {
  const { ana, option } = await silentWorkshop(app, 'unknown to the catalogue')
  const before = await dumpDatabase(app.db)
  expectCode(await rateSilently(ana, option.id, { 1: 1, 10: 1 }), 'UNKNOWN_REFERENCE')
  expectCode(await rateSilently(ana, option.id, { 1: 1, 2: 6 }), 'UNKNOWN_REFERENCE')
  expect(await dumpDatabase(app.db)).toEqual(before)
})

eachEngine('frozen and closed workshops take no silent rating, and a closed one reveals none', async (app) => {
  const { ana, id, option } = await silentWorkshop(app, 'frozen silence')
  const host = await app.host()
  await rateSilently(ana, option.id, { 1: 1 })
  await host.call(changeRoom, { params: { id }, body: { frozen: true } })
  expectCode(await rateSilently(ana, option.id, { 1: 2 }), 'FROZEN')
  expect(await roundOf(ana, option.id)).toMatchObject({ own: [{ measure: 1 }] })
  await host.call(changeWorkshop, { params: { id }, body: { status: 'closed' } })
  const before = await dumpDatabase(app.db)
  expectCode(await rateSilently(ana, option.id, { 1: 2 }), 'SESSION_ENDED')
  expectCode(await reveal(app, id), 'SESSION_CLOSED')
  expect(await dumpDatabase(app.db)).toEqual(before)
})

eachEngine('revealing all is about what somebody has rated: in one direction, in both, and once', async (app) => {
  const { ana, id, storyId, option } = await silentWorkshop(app, 'reveal all')
  const unrated = await ana.addOption(storyId, 'Not rated')
  await rateSilently(ana, option.id, { 1: 1 })
  await rateSilently(ana, option.id, { 1: 1 }, false)
  const key = { 'idempotency-key': 'reveal-once' }
  for (let time = 1; time <= 2; time += 1) {
    expect((await reveal(app, id, { virtuous: true }, key)).json()).toEqual({ revealed: 1 })
  }
  expect(await watchRounds(app, id)).toMatchObject([
    { virtuous: true, revealed: true },
    { virtuous: false, revealed: false },
  ])
  expect((await reveal(app, id)).json()).toEqual({ revealed: 1 })
  expect((await reveal(app, id)).json()).toEqual({ revealed: 0 })
  expect((await rateSilently(ana, unrated.id, { 1: 1 })).statusCode).toBe(200)
})

eachEngine('only the host reveals, and only in the workshop that is named', async (app) => {
  const { ana, id, option } = await silentWorkshop(app, 'who reveals')
  const elsewhere = await app.workshop('where nothing is to be revealed')
  await rateSilently(ana, option.id, { 1: 1 })
  const body = { functional_option_id: option.id }
  const before = await dumpDatabase(app.db)
  expectCode(await reveal(app, elsewhere.id, body), 'NOT_FOUND')
  expectCode(await reveal(app, '2222-2222', body), 'NOT_FOUND')
  expect(await dumpDatabase(app.db)).toEqual(before)
  expect((await reveal(app, elsewhere.id)).json()).toEqual({ revealed: 0 })
  expect(await watchRounds(app, id)).toMatchObject([{ revealed: false }])
})

eachEngine(
  'followers hear that somebody rated and that it is revealed; the history tells only the latter',
  async (app) => {
    const { ana, ben, id, solution, option } = await silentWorkshop(app, 'told')
    const stream = await app.follow(ben)
    await stream.until('hello')
    await rateSilently(ana, option.id, { 1: 4 })
    const subject = { solution_id: solution.id, subject_id: option.id }
    const heard = await stream.until('change')
    expect(heard.data.changes).toEqual([{ kind: 'silently_rated', ...subject }])
    await reveal(app, id, { functional_option_id: option.id, virtuous: false })
    const told = await stream.until('change')
    expect(told.data.changes).toEqual([{ kind: 'ratings_revealed', ...subject }])
    stream.close()

    const { deeds } = await ben.get<Activity>(listActivity, {
      params: { id: solution.id },
      query: { step: 'h9-analysis' },
    })
    expect(deeds.map(({ kind }) => kind)).toEqual(['ratings_revealed', 'ratings_saved'])
    expect(deeds[0]).toMatchObject({ by_host: true, email: null, name: 'An option', virtuous: false })
  },
)
