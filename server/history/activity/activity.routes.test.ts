import { expect } from 'vitest'
import { listActivity, type Activity, type Deed } from '#contract/activity.ts'
import { decideOption } from '#contract/chain.ts'
import { deleteFunctionalOption, updateFunctionalOption } from '#contract/functional-options.ts'
import { saveOptionAnalysis } from '#contract/h9-analysis.ts'
import { removeMetric } from '#contract/metrics.ts'
import { deleteSolution, updateSolution } from '#contract/solutions.ts'
import { removeStakeholder } from '#contract/stakeholders.ts'
import { deleteSystemRequirement, updateSystemRequirement } from '#contract/system-requirements.ts'
import { undo } from '#contract/undo.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import type { CallOptions } from '../../testing/app/call-options.ts'
import type { Workbench } from '../../testing/app/workbench.ts'

const CAR_KILOMETRES = 'Car kilometres avoided per member per month'

const history = (member: Workbench, id: number, query: NonNullable<CallOptions['query']> = {}) =>
  member.get<Activity>(listActivity, { params: { id }, query })
const newest = async (member: Workbench, id: number) => (await history(member, id)).deeds[0] as Deed
const kindsOf = ({ deeds }: Activity) => deeds.map(({ kind }) => kind)

eachEngine('a solution has a history, newest first, with the names of the catalogue', async (app) => {
  const ana = await app.memberOf('history', 'ana@example.org')
  const { solution, option, requirement } = await ana.fullSolution('Cargo bikes')
  const { deeds, more, people } = await history(ana, solution.id)
  expect(more).toBe(false)
  expect(people).toEqual([{ id: expect.any(Number), email: 'ana@example.org' }])
  for (const deed of deeds) expect(deed).toMatchObject({ email: 'ana@example.org', by_host: false })
  expect(deeds.map(({ at }) => at)).toEqual(
    deeds
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  expect(deeds).toMatchObject([
    {
      kind: 'requirement_added',
      step: 'system-requirements',
      subject_id: requirement.id,
      option_id: option.id,
      p_fhn: 'Freedom',
      virtuous: true,
      text: { to: 'The system shall work.', now: 'The system shall work.' },
    },
    {
      kind: 'ratings_saved',
      step: 'h9-analysis',
      subject_id: option.id,
      name: 'An option',
      ratings: [{ p_fhn: 'Freedom', virtuous: true, from: null, to: 'Synergic' }],
    },
    { kind: 'option_added', step: 'functional-options', metric_id: 27, text: { to: 'An option', now: 'An option' } },
    { kind: 'story_saved', step: 'user-stories', metric_id: 27, name: CAR_KILOMETRES, text: { from: '' } },
    { kind: 'stakeholder_added', step: 'stakeholders', name: 'Residents' },
    { kind: 'metric_added', step: 'metrics', metric_id: 27, name: CAR_KILOMETRES },
    { kind: 'purposes_changed', step: 'solution', purposes: { added: ['Mobility and access'], dropped: [] } },
    {
      kind: 'solution_created',
      step: 'solution',
      solution: { to: { solution_name: 'Cargo bikes', p_fhn: 'Freedom' } },
    },
  ])
})

eachEngine('earlier texts stay readable beside what stands there now', async (app) => {
  const ana = await app.memberOf('earlier texts')
  const { solution, option, requirement } = await ana.fullSolution()
  await ana.writeStory(solution.id, 27, 'Second')
  await ana.writeStory(solution.id, 27, 'Third')
  await ana.get(updateFunctionalOption, { params: { id: option.id }, body: { functional_option: 'Better' } })
  await ana.get(updateSystemRequirement, { params: { id: requirement.id }, body: { specification: 'Stricter' } })
  expect((await history(ana, solution.id)).deeds.slice(0, 4).map(({ text }) => text)).toEqual([
    { from: 'The system shall work.', to: 'Stricter', now: 'Stricter' },
    { from: 'An option', to: 'Better', now: 'Better' },
    { from: 'Second', to: 'Third', now: 'Third' },
    { from: 'As a resident, I want a bike, so that I leave the car.', to: 'Second', now: 'Third' },
  ])

  await ana.get(updateSolution, { params: { id: solution.id }, body: { solution_name: 'Renamed', primary_fhn: 1 } })
  expect((await newest(ana, solution.id)).solution).toEqual({
    from: { solution_name: 'A solution', p_fhn: 'Freedom' },
    to: { solution_name: 'Renamed', p_fhn: 'Subsistence' },
  })
})

eachEngine('a rating tells what it was before', async (app) => {
  const ana = await app.memberOf('earlier ratings')
  const { solution, option } = await ana.fullSolution()
  const cell = (fhn_id: number, measure: number) => ({
    functional_option_id: option.id,
    fhn_id,
    virtuous: true,
    measure,
  })
  await ana.get(saveOptionAnalysis, { body: { updates: [cell(9, 4), cell(1, 5)] } })
  expect((await newest(ana, solution.id)).ratings).toEqual([
    { p_fhn: 'Freedom', virtuous: true, from: 'Synergic', to: 'Inhibiting' },
    { p_fhn: 'Subsistence', virtuous: true, from: null, to: 'None' },
  ])
})

eachEngine('what is decided or found to hold is named by its words', async (app) => {
  const ana = await app.memberOf('named by words')
  const { solution, option } = await ana.fullSolution()
  const body = { decision: 'accepted', decision_reason: '' }
  await ana.get(decideOption, { params: { id: option.id }, body })
  expect(await newest(ana, solution.id)).toMatchObject({ kind: 'option_decided', name: 'An option' })
})

eachEngine('a decision and its reason stay readable beside what is decided now', async (app) => {
  const ana = await app.memberOf('earlier decisions')
  const { solution, option } = await ana.fullSolution()
  const none = { decision: null, decision_reason: '' }
  const yes = { decision: 'accepted', decision_reason: 'Cheap.' }
  const no = { decision: 'rejected', decision_reason: 'Harms freedom.' }
  for (const body of [yes, no]) await ana.get(decideOption, { params: { id: option.id }, body })
  const decided = async () =>
    (await history(ana, solution.id, { step: 'functional-options' })).deeds.flatMap((deed) => deed.decided ?? [])
  expect(await decided()).toEqual([
    { from: yes, to: no, now: no },
    { from: none, to: yes, now: no },
  ])
  await ana.get(deleteFunctionalOption, { params: { id: option.id } })
  expect(await decided()).toMatchObject([{ now: null }, { now: null }])
})

eachEngine('what was deleted keeps its names in the history, and its return is noted', async (app) => {
  const ana = await app.memberOf('deleted')
  const { solution, option, requirement } = await ana.fullSolution()
  const { id } = solution
  const undoOf = async (...call: Parameters<Workbench['get']>) => (await ana.get<{ undo: string }>(...call)).undo
  const restore = (token: string) => ana.get(undo, { params: { token } })

  await undoOf(deleteSystemRequirement, { params: { id: requirement.id } })
  expect(await newest(ana, id)).toMatchObject({ p_fhn: 'Freedom', text: { from: 'The system shall work.', now: null } })
  await undoOf(deleteFunctionalOption, { params: { id: option.id } })
  expect(await newest(ana, id)).toMatchObject({
    name: CAR_KILOMETRES,
    text: { from: 'An option', now: null },
    took: { ratings: 1, requirements: 0 },
  })
  expect((await history(ana, id, { step: 'h9-analysis' })).deeds).toMatchObject([{ name: 'An option' }])
  await undoOf(removeStakeholder, { params: { solution_id: id, stakeholder_id: 1 } })
  expect(await newest(ana, id)).toMatchObject({ kind: 'stakeholder_removed', name: 'Residents' })
  const metric = await undoOf(removeMetric, { params: { solution_id: id, metric_id: 27 } })
  expect(await newest(ana, id)).toMatchObject({ kind: 'metric_removed', name: CAR_KILOMETRES, took: { stories: 1 } })
  expect((await history(ana, id, { step: 'user-stories' })).deeds[0]?.text?.now).toBe(null)
  await restore(metric)
  expect(await newest(ana, id)).toMatchObject({ kind: 'metric_restored', step: 'metrics', name: CAR_KILOMETRES })
  expect((await history(ana, id, { step: 'user-stories' })).deeds[0]?.text?.now).toMatch(/^As a resident/)
  const whole = await undoOf(deleteSolution, { params: { id } })
  await restore(whole)
  expect(kindsOf(await history(ana, id)).slice(0, 2)).toEqual(['solution_restored', 'solution_deleted'])
})

eachEngine('the history is filtered by step and person and read in pages', async (app) => {
  const ana = await app.memberOf('filters', 'ana@example.org')
  const ben = await app.memberOf('filters', 'ben@example.org')
  const { solution, storyId } = await ana.fullSolution()
  for (const text of ['One', 'Two', 'Three']) await ben.addOption(storyId, text)

  const { people } = await history(ana, solution.id)
  expect(people.map(({ email }) => email)).toEqual(['ana@example.org', 'ben@example.org'])
  const person = people[1]!.id
  const options = await history(ana, solution.id, { step: 'functional-options' })
  expect(options.deeds.map(({ text }) => text?.to)).toEqual(['Three', 'Two', 'One', 'An option'])
  expect((await history(ana, solution.id, { person })).deeds).toHaveLength(3)
  expect((await history(ana, solution.id, { person, step: 'metrics' })).deeds).toEqual([])

  const first = await history(ana, solution.id, { limit: 4 })
  expect(first.more).toBe(true)
  const rest = await history(ana, solution.id, { limit: 7, before: first.deeds.at(-1)!.id })
  expect(rest.more).toBe(false)
  const whole = await history(ana, solution.id)
  expect([...first.deeds, ...rest.deeds]).toEqual(whole.deeds)
})

eachEngine('deeds of the host and of people without a name are told apart', async (app) => {
  const nobody = await app.memberOf('no names')
  const { solution } = await nobody.fullSolution()
  const host = await app.host()
  await host.call(updateSolution, { params: { id: solution.id }, body: { solution_name: 'New', primary_fhn: 9 } })
  const { deeds, people } = await history(nobody, solution.id)
  expect(people).toEqual([])
  expect(deeds[0]).toMatchObject({ email: null, person_id: null, by_host: true })
  expect(deeds[1]).toMatchObject({ email: null, person_id: null, by_host: false })
})

eachEngine("a host's name from another workshop does not appear", async (app) => {
  const member = await app.memberOf('visited')
  const solution = await member.createSolution()
  const visitor = await app.memberOf('at home', 'vera@example.org')
  const host = await app.host()
  const jar = new Map([...visitor.jar, ...host.jar])
  const answer = await app.fastify.inject({
    method: 'PUT',
    url: `/api/solutions/${solution.id}`,
    payload: { solution_name: 'Visited', primary_fhn: 9 },
    cookies: Object.fromEntries(jar),
  })
  expect(answer.statusCode).toBe(200)
  expect(await newest(member, solution.id)).toMatchObject({ email: null, person_id: null, by_host: true })
})

eachEngine('a story of a metric that was added again can be compared with the present one', async (app) => {
  const ana = await app.memberOf('added again')
  const { solution } = await ana.fullSolution()
  await ana.get(removeMetric, { params: { solution_id: solution.id, metric_id: 27 } })
  await ana.addMetric(solution.id, 27)
  const [deed] = (await history(ana, solution.id, { step: 'user-stories' })).deeds
  expect(deed?.text).toMatchObject({ to: expect.stringMatching(/^As a resident/), now: '' })
})

eachEngine('what an older version noted is answered with what there is', async (app) => {
  const ana = await app.memberOf('older version')
  const solution = await ana.createSolution()
  const { session_id } = await app.db.read
    .selectFrom('solutions')
    .select('session_id')
    .where('id', '=', solution.id)
    .executeTakeFirstOrThrow()
  const row = {
    session_id,
    solution_id: solution.id,
    participant_id: null,
    subject_id: null,
    at: '2026-01-01T00:00:00Z',
  }
  const old = [
    { ...row, kind: 'restored', detail: '{"what":"option"}' },
    { ...row, kind: 'requirement_deleted', detail: '{"from":"Text"}' },
    { ...row, kind: 'ratings_saved', detail: '{"cells":[{"fhn_id":1,"virtuous":true,"measure":2}]}' },
    { ...row, kind: 'option_decided', detail: '{"decision":"accepted","decision_reason":"Cheap."}' },
  ]
  await app.db.write.insertInto('activity').values(old).execute()
  // the rows came past the server, which would otherwise still know the answer
  await ana.setPurposes(solution.id, [1])
  const answer = await history(ana, solution.id)
  expect(kindsOf(answer)).toEqual([
    'purposes_changed',
    'option_decided',
    'ratings_saved',
    'requirement_deleted',
    'restored',
    'solution_created',
  ])
  // cells were noted with the names of their fields, at first without what was there before
  expect(answer.deeds[2]?.ratings).toEqual([
    { p_fhn: 'Subsistence', virtuous: true, from: null, to: 'Pseudo-satisfier' },
  ])
  // and a decision without the one before it
  const to = { decision: 'accepted', decision_reason: 'Cheap.' }
  expect(answer.deeds[1]?.decided).toEqual({ to, now: null })
})
