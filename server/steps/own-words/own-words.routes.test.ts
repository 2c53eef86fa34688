import { expect } from 'vitest'
import { listActivity, type Activity } from '#contract/activity.ts'
import { copyWorkshop, openWorkshop, type Workshop } from '#contract/admin.ts'
import { listCatalogues, type CatalogueReport, type CatalogueVersion } from '#contract/catalogues.ts'
import {
  exportSolution,
  exportWorkshop,
  importIntoWorkshop,
  importSolutions,
  type ExportDocument,
} from '#contract/exports.ts'
import { ownWordsMessages } from '#contract/messages/own-words.ts'
import { listMetrics, removeMetric, type Metric } from '#contract/metrics.ts'
import {
  addOwnMetric,
  addOwnStakeholder,
  listOwnWords,
  publishOwnWords,
  takeBackOwnWord,
  type OwnWords,
} from '#contract/own-words.ts'
import { changeRoom } from '#contract/room.ts'
import { validateSession } from '#contract/session.ts'
import { deleteSolution } from '#contract/solutions.ts'
import { listMetricsWithStakeholders, type MetricsWithStakeholders } from '#contract/stakeholders.ts'
import { undo } from '#contract/undo.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import type { TestApp } from '../../testing/app/test-app.ts'
import type { Workbench } from '../../testing/app/workbench.ts'

/** The default catalogue has 97 metrics and 49 stakeholders. */
const FIRST_OWN_METRIC = 98
const FIRST_OWN_PERSON = 50

async function switchOwnWords(app: TestApp, id: string, own_words: boolean) {
  await (await app.host()).call(changeRoom, { params: { id }, body: { own_words } })
}

/** Ana and Ben in a workshop with own words, each with a solution that has metric 27. */
async function withOwnWords(app: TestApp, title: string) {
  const ana = await app.memberOf(title, 'ana@example.org')
  const ben = await app.memberOf(title, 'ben@example.org')
  await switchOwnWords(app, ana.sessionId, true)
  const [bikes, buses] = [(await ana.fullSolution('Bikes')).solution.id, (await ben.fullSolution('Buses')).solution.id]
  return { ana, ben, id: ana.sessionId, bikes, buses }
}

const metric = ({ call }: Pick<Workbench, 'call'>, solution_id: number, metric_text: string) =>
  call(addOwnMetric, { body: { solution_id, metric_text, purpose_ids: [3] } })
const person = ({ call }: Pick<Workbench, 'call'>, solution_id: number, stakeholder: string, metric_ids = [27]) =>
  call(addOwnStakeholder, { body: { solution_id, stakeholder, stakeholder_category: 'Direct users', metric_ids } })
const takeBack = ({ call }: Pick<Workbench, 'call'>, answer: { json: () => { undo: string } }) =>
  call(undo, { params: { token: answer.json().undo } })
const metricsOf = (member: Workbench) => member.get<Metric[]>(listMetrics)
const peopleOf = async (member: Workbench, id: number) =>
  (await member.get<MetricsWithStakeholders>(listMetricsWithStakeholders, { params: { id } })).metrics.flatMap(
    ({ potential_stakeholders }) => potential_stakeholders,
  )

eachEngine('own words are refused until the host switches them on, to the host too', async (app) => {
  const ana = await app.memberOf('off', 'ana@example.org')
  const { solution } = await ana.fullSolution()
  for (const somebody of [ana, await app.host()])
    for (const answer of [
      await metric(somebody, solution.id, 'Dry nights'),
      await person(somebody, solution.id, 'Nurses'),
    ]) {
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toEqual({ error: ownWordsMessages.off, code: 'NO_OWN_WORDS' })
    }
  await switchOwnWords(app, ana.sessionId, true)
  expect((await metric(ana, solution.id, 'Dry nights')).statusCode).toBe(201)
})

eachEngine(
  'an own metric joins its solution, is marked, and is there for everybody in the workshop only',
  async (app) => {
    const { ana, ben, bikes, buses } = await withOwnWords(app, 'own metric')
    const stranger = await app.memberOf('another workshop')
    const answer = await metric(ana, bikes, '  Nights without rain ')
    expect(answer.json()).toMatchObject({ metric_id: FIRST_OWN_METRIC, existing: false })
    const { metrics } = await ana.stories(bikes)
    expect(metrics.at(-1)).toMatchObject({ metric_id: FIRST_OWN_METRIC, metric_text: 'Nights without rain', own: true })
    expect((await metricsOf(ben)).at(-1)).toEqual({
      id: FIRST_OWN_METRIC,
      metric_text: 'Nights without rain',
      purposes: ['Mobility and access'],
      stakeholders: [],
      own: true,
    })
    expect(await metricsOf(stranger)).toHaveLength(97)
    const { deeds } = await ana.get<Activity>(listActivity, { params: { id: bikes }, query: { limit: 1 } })
    expect(deeds[0]).toMatchObject({ kind: 'own_metric_added', step: 'metrics', name: 'Nights without rain' })

    // the same in other letters and blanks is no other metric
    expect((await metric(ana, bikes, 'nights  WITHOUT rain')).json()).toMatchObject({ code: 'METRIC_ALREADY_ADDED' })
    expect((await metric(ben, buses, 'nights  WITHOUT rain')).json()).toEqual({
      metric_id: FIRST_OWN_METRIC,
      user_story_id: expect.any(Number) as number,
      existing: true,
    })
    expect(await metricsOf(ben)).toHaveLength(98)
  },
)

eachEngine('of those who add at once everybody succeeds, and no two words get one id', async (app) => {
  const { ana, ben, bikes, buses } = await withOwnWords(app, 'at once')
  const answers = await Promise.all([
    ...['A', 'B', 'C'].map((text) => metric(ana, bikes, text)),
    ...['D', 'E', 'F', 'a'].map((text) => metric(ben, buses, text)),
    person(ana, bikes, 'Nurses'),
    person(ben, buses, 'nurses'),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201))
  const own = (await metricsOf(ana)).filter((each) => each.own)
  expect(own.map(({ id }) => id)).toEqual([98, 99, 100, 101, 102, 103])
  expect(new Set((await peopleOf(ana, bikes)).filter((each) => each.own).map(({ id }) => id))).toEqual(
    new Set([FIRST_OWN_PERSON]),
  )
})

eachEngine('a metric is taken back as long as nobody has used it, and its id is given to no other', async (app) => {
  const { ana, ben, id, bikes, buses } = await withOwnWords(app, 'taken back')
  const added = await metric(ana, bikes, 'Dry nights')
  expect((await takeBack(ana, added)).json()).toEqual({ kind: 'own_word', solution_id: bikes })
  expect((await takeBack(ana, added)).statusCode).toBe(404)
  expect((await ana.stories(bikes)).metrics).toHaveLength(1)
  expect(await metricsOf(ben)).toHaveLength(97)
  const { deeds } = await ana.get<Activity>(listActivity, { params: { id: bikes }, query: { limit: 1 } })
  expect(deeds[0]).toMatchObject({ kind: 'own_metric_taken_back', name: 'Dry nights' })

  const again = await metric(ana, bikes, 'Dry nights')
  expect(again.json()).toMatchObject({ metric_id: 99, existing: false })
  await metric(ben, buses, 'Dry nights')
  expect((await takeBack(ana, again)).json()).toEqual({ error: ownWordsMessages.used, code: 'OWN_WORD_USED' })
  await ben.get(deleteSolution, { params: { id: buses } })
  await ana.writeStory(bikes, 99, 'As a nurse, I want to come home dry.')
  expect((await takeBack(ana, again)).statusCode).toBe(409)

  // the host takes back what was removed from every solution; what is brought back later has its name still
  const host = await app.host()
  const word = { params: { id, list: 'metrics', word_id: 99 } }
  expect((await host.call(takeBackOwnWord, word)).json()).toMatchObject({ code: 'OWN_WORD_USED' })
  const removed = await ana.get<{ undo: string }>(removeMetric, { params: { solution_id: bikes, metric_id: 99 } })
  expect((await host.call(takeBackOwnWord, word)).json<OwnWords>().metrics).toEqual([])
  expect((await host.call(takeBackOwnWord, word)).statusCode).toBe(404)
  await ana.get(undo, { params: { token: removed.undo } })
  expect((await ana.stories(bikes)).metrics.at(-1)).toMatchObject({ metric_text: 'Dry nights', own: true })
  expect(await metricsOf(ana)).toHaveLength(97)
})

eachEngine(
  'an own stakeholder joins the solution for the metrics chosen; the next group chooses further ones',
  async (app) => {
    const { ana, ben, bikes, buses } = await withOwnWords(app, 'own people')
    const added = await person(ana, bikes, 'Night nurses')
    expect(added.json()).toMatchObject({ stakeholder_id: FIRST_OWN_PERSON, existing: false })
    const own = { id: FIRST_OWN_PERSON, stakeholder: 'Night nurses', stakeholder_category: 'Direct users', own: true }
    expect(await peopleOf(ana, bikes)).toContainEqual({ ...own, already_added: true })
    expect(await peopleOf(ben, buses)).toContainEqual({ ...own, already_added: false })
    expect((await person(ana, bikes, 'night NURSES')).json()).toMatchObject({ code: 'STAKEHOLDER_ALREADY_ADDED' })

    await ben.addStakeholder(buses, FIRST_OWN_PERSON)
    expect((await takeBack(ana, added)).json()).toMatchObject({ code: 'OWN_WORD_USED' })
    await ben.get(deleteSolution, { params: { id: buses } })
    expect((await takeBack(ana, added)).statusCode).toBe(200)
    expect((await peopleOf(ana, bikes)).map(({ stakeholder }) => stakeholder)).not.toContain('Night nurses')

    // one of the workshop's own is found by name, and may matter to further metrics
    await person(ana, bikes, 'Bus drivers')
    const { id: trams } = await ben.createSolution({ name: 'Trams' })
    await ben.addMetric(trams, 28)
    const linked = await person(ben, trams, 'bus  DRIVERS', [28])
    expect(linked.json()).toEqual({ stakeholder_id: 51, existing: true, undo: expect.any(String) as string })
    expect((await ben.stories(trams)).metrics[0]?.stakeholder).toBe('Bus drivers')
    expect((await takeBack(ben, linked)).statusCode).toBe(200)
    expect((await peopleOf(ben, trams)).map(({ stakeholder }) => stakeholder)).not.toContain('Bus drivers')
  },
)

eachEngine('what the catalogue has is added as it is, and changes for nobody else', async (app) => {
  const { ana, ben, id, bikes, buses } = await withOwnWords(app, 'of the catalogue')
  const others = await peopleOf(ben, buses)
  const all = await metricsOf(ben)
  // metric 27 does not concern them
  const stakeholder_category = 'Providers and staff'
  const added = await person(ana, bikes, ' PHARMACISTS ')
  expect(added.json()).toEqual({ stakeholder_id: 25, existing: true, stakeholder_category })
  const read = () => ana.get<MetricsWithStakeholders>(listMetricsWithStakeholders, { params: { id: bikes } })
  const apart = [{ stakeholder: 'Pharmacists', stakeholder_category, already_added: true }]
  expect((await read()).others).toMatchObject(apart)
  const host = await app.host()
  await host.call(changeRoom, { params: { id }, body: { own_words: false } })
  expect(await read()).not.toHaveProperty('others')
  await host.call(changeRoom, { params: { id }, body: { own_words: true } })
  expect(await peopleOf(ana, bikes)).toEqual(others)
  expect((await person(ana, bikes, 'Pharmacists')).json()).toMatchObject({ code: 'STAKEHOLDER_ALREADY_ADDED' })

  // a metric of other purposes than those of the solution
  const { id: metric_id, metric_text, purposes } = all.find((each) => !each.purposes.includes('Mobility and access'))!
  expect((await metric(ana, bikes, metric_text)).json()).toMatchObject({ metric_id, existing: true, purposes })

  expect(await peopleOf(ben, buses)).toEqual(others)
  expect(await metricsOf(ben)).toEqual(all)
  expect((await host.call(listOwnWords, { params: { id } })).json()).toMatchObject({
    metrics: [],
    stakeholders: [],
  })

  // nor does a file change it
  const exported = await ana.call(exportSolution, { params: { id: bikes }, query: { format: 'json' } })
  const file = exported.json<ExportDocument>()
  const concerns = file.solutions.flatMap(({ user_stories }) => user_stories.map((story) => story.metric.name))
  for (const each of file.solutions) each.stakeholders = each.stakeholders.map((one) => ({ ...one, concerns }))
  await ben.get(importSolutions, { body: file })
  expect(await metricsOf(ben)).toEqual(all)

  // whom an own metric concerns, the workshop says
  await metric(ana, bikes, 'Dry nights')
  const linked = await person(ana, bikes, 'Pharmacists', [27, FIRST_OWN_METRIC])
  expect(linked.json()).toMatchObject({ stakeholder_id: 25, existing: true, undo: expect.any(String) as string })
  const { metrics } = await ana.stories(bikes)
  expect([metrics[0]?.stakeholder, metrics.at(-1)?.stakeholder]).toEqual(['Residents', 'Pharmacists'])
})

eachEngine('purposes and metrics that the solution does not have are refused, and nothing changes', async (app) => {
  const { ana, id, bikes } = await withOwnWords(app, 'not of the solution')
  const all = await metricsOf(ana)
  const body = { solution_id: bikes, metric_text: 'Dry nights' }
  const refusal = { error: ownWordsMessages.notOfSolution, code: 'NOT_OF_SOLUTION' }
  for (const answer of [
    await ana.call(addOwnMetric, { body: { ...body, purpose_ids: [3, 1] } }),
    await ana.call(addOwnMetric, { body: { ...body, purpose_ids: [999] } }),
    await person(ana, bikes, 'Night nurses', [27, 28]),
    await person(ana, bikes, 'Night nurses', [999]),
  ]) {
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual(refusal)
  }
  expect(await metricsOf(ana)).toEqual(all)
  expect((await (await app.host()).call(listOwnWords, { params: { id } })).json()).toMatchObject({
    metrics: [],
    stakeholders: [],
  })
})

eachEngine('own words travel with copies and files, and into a workshop that may add some', async (app) => {
  const { ana, id, bikes } = await withOwnWords(app, 'travelling')
  await metric(ana, bikes, 'Nights without rain')
  await person(ana, bikes, 'Night nurses', [27, FIRST_OWN_METRIC])
  const host = await app.host()
  const file = (await ana.call(exportSolution, { params: { id: bikes }, query: { format: 'json' } })).json<object>()

  const copy = (
    await host.call(copyWorkshop, { params: { id }, body: { title: 'Copy', with_solutions: true } })
  ).json<Workshop>()
  expect((await host.call(listOwnWords, { params: { id: copy.id } })).json()).toEqual({
    is_on: true,
    catalogue: 'Default catalogue',
    metrics: [{ id: FIRST_OWN_METRIC, name: 'Nights without rain', solutions: 1 }],
    stakeholders: [{ id: FIRST_OWN_PERSON, name: 'Night nurses', stakeholder_category: 'Direct users', solutions: 1 }],
  })

  for (const step of ['metrics', 'stakeholders']) {
    const query = { format: 'csv', step }
    const { body } = await host.call(exportWorkshop, { params: { id: copy.id }, query })
    const [head, ...rows] = body.trim().split('\r\n')
    expect(head?.endsWith('Own word')).toBe(true)
    expect(rows.filter((row) => row.endsWith(ownWordsMessages.mark))).toHaveLength(1)
  }

  const stranger = await app.memberOf('arriving')
  const refused = await stranger.call(importSolutions, { body: file })
  expect(refused.json()).toMatchObject({ code: 'NOT_IMPORTABLE' })
  await switchOwnWords(app, stranger.sessionId, true)
  await stranger.get(importSolutions, { body: file })
  // the second time they are there
  await host.call(importIntoWorkshop, { params: { id: stranger.sessionId }, body: file })
  expect((await metricsOf(stranger)).filter(({ own }) => own)).toEqual([
    {
      id: FIRST_OWN_METRIC,
      metric_text: 'Nights without rain',
      purposes: ['Mobility and access'],
      stakeholders: ['Night nurses'],
      own: true,
    },
  ])
  const words = (await host.call(listOwnWords, { params: { id: stranger.sessionId } })).json<OwnWords>()
  expect([...words.metrics, ...words.stakeholders].map(({ solutions }) => solutions)).toEqual([2, 2])
})

eachEngine('the next workshop has own words only if the host publishes them', async (app) => {
  const { ana, id, bikes } = await withOwnWords(app, 'publishing')
  const host = await app.host()
  const versions = async () => (await host.call(listCatalogues)).json<CatalogueVersion[]>().length
  const before = await versions()
  await metric(ana, bikes, 'Nights without rain')
  await person(ana, bikes, 'Night nurses', [27, FIRST_OWN_METRIC])
  expect(await versions()).toBe(before)
  expect(await metricsOf(await app.memberOf('the next, without'))).toHaveLength(97)

  const report = (await host.call(publishOwnWords, { params: { id } })).json<CatalogueReport>()
  expect(report.changes.map(({ kind, what }) => [kind, what])).toEqual([
    ['added', 'Night nurses'],
    ['changed', expect.any(String)],
    ['added', 'Nights without rain'],
  ])
  const body = { title: 'the next, with', catalogue_id: report.published }
  const opened = (await host.call(openWorkshop, { body })).json<Workshop>()
  const next = app.somebody()
  await next.call(validateSession, { query: { id: opened.id } })
  const metrics = (await next.call(listMetrics)).json<Metric[]>()
  expect(metrics.at(-1)).toMatchObject({ metric_text: 'Nights without rain', stakeholders: ['Night nurses'] })
  expect(metrics.some(({ own }) => own)).toBe(false)

  // nothing more to publish, and the workshop itself stays as it is
  expect((await host.call(publishOwnWords, { params: { id } })).json()).toMatchObject({ changes: [], published: null })
  expect((await metricsOf(ana)).at(-1)).toMatchObject({ id: FIRST_OWN_METRIC, own: true })
})
