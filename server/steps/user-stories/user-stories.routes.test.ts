import { expect } from 'vitest'
import { userStoriesMessages } from '#contract/messages/user-stories.ts'
import { saveUserStories, type UserStoryTable } from '#contract/user-stories.ts'
import { dumpDatabase, readRevision } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import type { Workbench } from '../../testing/app/workbench.ts'

interface Update {
  metric_id: number
  user_story: string
  previous?: string
}
const save = (member: Workbench, solution_id: number, updates: Update[]) =>
  member.call(saveUserStories, { params: { solution_id }, body: { field: 'user_story', updates } })

async function twoStories(member: Workbench) {
  const { id } = await member.createSolution({ name: 'Two stories' })
  await member.addMetric(id, 27)
  await member.addMetric(id, 1)
  return { id, texts: async () => (await member.stories(id)).metrics.map((row) => row.user_story) }
}

eachEngine('rows keep the order in which metrics were added, also after edits', async (app) => {
  const member = await app.memberOf('row order')
  const { id } = await twoStories(member)
  const answer = await save(member, id, [{ metric_id: 27, user_story: 'Z' }])
  expect(answer.statusCode).toBe(200)
  const table = await member.stories(id)
  expect(answer.json<UserStoryTable>()).toEqual(table)
  expect(table.solution_name).toBe('Two stories')
  expect(table.metrics.map((row) => [row.metric_id, row.user_story])).toEqual([
    [27, 'Z'],
    [1, ''],
  ])
})

eachEngine('a blank story is allowed and kept as typed', async (app) => {
  const member = await app.memberOf('blank')
  const { id, texts } = await twoStories(member)
  await member.writeStory(id, 27, 'Text')
  await member.writeStory(id, 1, '  \n ')
  await member.writeStory(id, 27, '')
  expect(await texts()).toEqual(['', '  \n '])
})

eachEngine('a story of a metric that the solution does not have saves none of the rows', async (app) => {
  const member = await app.memberOf('all or none')
  const { id } = await twoStories(member)
  const before = await dumpDatabase(app.db)
  const updates = [
    { metric_id: 27, user_story: 'Mine' },
    { metric_id: 99, user_story: 'Nobody' },
  ]
  expect((await save(member, id, updates)).statusCode).toBe(404)
  expect(await dumpDatabase(app.db)).toEqual(before)
})

eachEngine('a text changed meanwhile makes the whole save a conflict that lists just those rows', async (app) => {
  const member = await app.memberOf('conflict')
  const { id, texts } = await twoStories(member)
  const ana = await app.memberOf('conflict', 'ana@example.org')
  await ana.writeStory(id, 27, 'Theirs')
  const before = await dumpDatabase(app.db)
  const answer = await save(member, id, [
    { metric_id: 1, user_story: 'Mine too', previous: '' },
    { metric_id: 27, user_story: 'Mine', previous: '' },
  ])
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toEqual({
    error: userStoriesMessages.changedMeanwhile,
    code: 'STORY_CHANGED',
    conflicts: [
      { metric_id: 27, user_story: 'Theirs', by: 'ana@example.org', at: expect.stringMatching(/^\d{4}-.*Z$/) },
    ],
  })
  expect(await dumpDatabase(app.db)).toEqual(before)

  await save(member, id, [{ metric_id: 27, user_story: 'Mine', previous: 'Theirs' }])
  expect(await texts()).toEqual(['Mine', ''])
})

eachEngine('a text that already is the new one is no conflict, and an untouched row never overwrites', async (app) => {
  const member = await app.memberOf('no conflict')
  const { id, texts } = await twoStories(member)
  await member.writeStory(id, 27, 'Same')
  const revision = await readRevision(app.db, member.sessionId)
  const answer = await save(member, id, [
    { metric_id: 27, user_story: 'Same', previous: 'Long ago' },
    { metric_id: 1, user_story: 'Untouched', previous: 'Untouched' },
  ])
  expect(answer.statusCode).toBe(200)
  expect(await texts()).toEqual(['Same', ''])
  expect(await readRevision(app.db, member.sessionId)).toBe(revision)
})

eachEngine('two people who save different rows of one table never meet', async (app) => {
  const mira = await app.memberOf('different rows', 'mira@example.org')
  const jonas = await app.memberOf('different rows', 'jonas@example.org')
  const { id, texts } = await twoStories(mira)
  const seen = ['', '']
  const rows = (mine: Record<number, string>) =>
    [27, 1].map((metric_id, place) => ({
      metric_id,
      user_story: mine[metric_id] ?? seen[place]!,
      previous: seen[place]!,
    }))
  expect((await save(mira, id, rows({ 27: "Mira's" }))).statusCode).toBe(200)
  expect((await save(jonas, id, rows({ 1: "Jonas's" }))).statusCode).toBe(200)
  expect(await texts()).toEqual(["Mira's", "Jonas's"])
})

eachEngine('without previous the last write wins', async (app) => {
  const member = await app.memberOf('last write')
  const { id, texts } = await twoStories(member)
  await member.writeStory(id, 27, 'First')
  await member.writeStory(id, 27, 'Second')
  expect(await texts()).toEqual(['Second', ''])
})

eachEngine('the field must be user_story; no rows at all are fine', async (app) => {
  const member = await app.memberOf('field')
  const { id } = await twoStories(member)
  const body = { field: 'solution_name', updates: [{ metric_id: 27, user_story: 'x' }] }
  expect((await member.call(saveUserStories, { params: { solution_id: id }, body })).statusCode).toBe(400)
  expect((await save(member, id, [])).statusCode).toBe(200)
})
