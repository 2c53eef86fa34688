import { expect } from 'vitest'
import { changeWorkshop, deleteWorkshop, enterWorkshop } from '#contract/admin.ts'
import { deleteFunctionalOption, updateFunctionalOption } from '#contract/functional-options.ts'
import type { Change } from '#contract/live.ts'
import { removeMetric } from '#contract/metrics.ts'
import { deleteSolution, updateSolution } from '#contract/solutions.ts'
import { addStakeholder, removeStakeholder } from '#contract/stakeholders.ts'
import { updateSystemRequirement } from '#contract/system-requirements.ts'
import { undo } from '#contract/undo.ts'
import { readRevision } from '../testing/app/dump-database.ts'
import { eachEngine } from '../testing/app/each-engine.ts'
import type { Follower } from '../testing/app/follower.ts'
import type { TestApp } from '../testing/app/test-app.ts'
import type { Workbench } from '../testing/app/workbench.ts'

/** Reads on until a revision has been told, and answers all changes on the way. */
async function changesUntil(follower: Follower, revision: number): Promise<Change[]> {
  const changes: Change[] = []
  for (;;) {
    const { data, id } = await follower.until('change')
    expect(id).toBe(String(data.revision))
    changes.push(...data.changes)
    if (data.revision >= revision) return changes
  }
}

/**
 * Makes a change and waits until it is told. All that was done before is told by then too: on PostgreSQL it may still
 * have been on the way when the stream began.
 */
async function settle(follower: Follower, member: Workbench) {
  const { id } = await member.createSolution({ name: 'A mark' })
  await follower.until('change', ({ changes }) => changes.some(({ solution_id }) => solution_id === id))
}

const asText = ({ kind, solution_id, subject_id }: Change) => `${kind} ${solution_id} ${subject_id}`

eachEngine('a stream begins with the revision, and its headers keep proxies from holding it back', async (app) => {
  const member = await app.memberOf('beginning')
  await member.createSolution()
  const follower = await app.follow(member)
  expect(follower.status).toBe(200)
  expect(follower.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  expect(follower.headers).not.toHaveProperty('content-encoding')
  const revision = await readRevision(app.db, member.sessionId)
  expect(await follower.next()).toEqual({ name: 'hello', id: String(revision), data: { revision, people: [] } })
  expect(follower.text).toMatch(/^retry: \d{4}\n\n/)
  follower.close()
})

eachEngine('every deed that the activity notes is told, as it is noted', async (app) => {
  const member = await app.memberOf('every deed', 'ana@example.org')
  const follower = await app.follow(member)
  await settle(follower, member)

  const { solution, option, requirement } = await member.fullSolution()
  await member.get(updateSolution, { params: { id: solution.id }, body: { solution_name: 'Other', primary_fhn: 1 } })
  await member.get(updateFunctionalOption, { params: { id: option.id }, body: { functional_option: 'Other' } })
  await member.get(updateSystemRequirement, { params: { id: requirement.id }, body: { specification: 'Other' } })
  const { undo: token } = await member.get<{ undo: string }>(deleteFunctionalOption, { params: { id: option.id } })
  await member.get(undo, { params: { token } })
  await member.get(removeStakeholder, { params: { solution_id: solution.id, stakeholder_id: 1 } })
  await member.get(removeMetric, { params: { solution_id: solution.id, metric_id: 27 } })
  await member.setPurposes(solution.id, [1, 2], 'add_only')
  await member.setPurposes(solution.id, [1], 'reset')
  await member.get(deleteSolution, { params: { id: solution.id } })
  await app.memberOf('every deed', 'kim@example.org')

  const told = await changesUntil(follower, await readRevision(app.db, member.sessionId))
  const noted = await deedsOf(app, solution.id)
  expect(noted.length).toBeGreaterThan(15)
  expect(new Set(told.map(asText))).toEqual(new Set([...noted.map(asText), ...(await joinedLast(app))]))
  expect(JSON.stringify(told)).not.toMatch(/example|Other|shall/)
  follower.close()
})

const activity = ({ db }: TestApp) => db.write.selectFrom('activity').select(['kind', 'solution_id', 'subject_id'])
const deedsOf = (app: TestApp, solutionId: number): Promise<Change[]> =>
  activity(app).where('solution_id', '=', solutionId).execute()
const joinedLast = async (app: TestApp) => {
  const joined = await activity(app).where('kind', '=', 'participant_joined').orderBy('id', 'desc').limit(1).execute()
  return joined.map(asText)
}

eachEngine('what is refused, repeated or without effect is told to nobody', async (app) => {
  const member = await app.memberOf('no news')
  const { solution, option } = await member.fullSolution()
  const follower = await app.follow(member)
  await settle(follower, member)

  const again = { body: { solution_id: solution.id, stakeholder_id: 1 } }
  expect((await member.call(addStakeholder, again)).statusCode).toBe(409)
  await member.get(updateFunctionalOption, { params: { id: option.id }, body: { functional_option: 'An option' } })
  const added = await member.addOption(await member.addMetric(solution.id, 1), 'News')

  const revision = await readRevision(app.db, member.sessionId)
  const told = await changesUntil(follower, revision)
  expect(told.map(({ kind }) => kind)).toEqual(['metric_added', 'option_added'])
  expect(told.at(-1)).toEqual({ kind: 'option_added', solution_id: solution.id, subject_id: added.id })
  follower.close()
})

eachEngine("a stream carries its own session's changes and people, and nothing of another's", async (app) => {
  const ours = await app.memberOf('ours', 'ours@example.org')
  const theirs = await app.memberOf('theirs', 'theirs@example.org')
  const follower = await app.follow(ours)
  const other = await app.follow(theirs)
  await Promise.all([settle(follower, ours), settle(other, theirs)])
  const before = follower.events.length

  const hidden = await theirs.createSolution({ name: 'Hidden' })
  await app.tell(theirs, { tab: 'their-tab', solution_id: hidden.id, step: 2 })
  await other.until('presence')
  const shown = await ours.createSolution({ name: 'Shown' })
  await follower.until('change')
  await app.tell(ours, { tab: 'our-tab-1', solution_id: shown.id, step: 1 })
  await follower.until('presence')

  const after = follower.events.slice(before)
  expect(after.map(({ name }) => name)).toEqual(['change', 'presence'])
  expect(follower.text).toContain('ours@example.org')
  expect(follower.text).not.toContain('their')
  const { data } = after[0] as { data: { changes: Change[] } }
  expect(data.changes).toEqual([{ kind: 'solution_created', solution_id: shown.id, subject_id: shown.id }])
  follower.close()
  other.close()
})

eachEngine('whoever comes back learns from the revision whether something was missed', async (app) => {
  const member = await app.memberOf('coming back')
  const first = await app.follow(member)
  const hello = await first.until('hello')
  first.close()
  await member.createSolution()
  const second = await app.follow(member)
  expect((await second.until('hello')).data.revision).toBe(hello.data.revision + 1)
  second.close()
})

eachEngine('closing a workshop ends the streams of its people; the host reads on until it is deleted', async (app) => {
  const member = await app.memberOf('closing')
  const host = await app.host()
  const params = { id: member.sessionId }
  await host.call(enterWorkshop, { params })
  const [people, hosts] = [await app.follow(member), await app.follow(host)]
  await Promise.all([people.until('hello'), hosts.until('hello')])

  await host.call(changeWorkshop, { params, body: { status: 'closed' } })
  await people.until('ended')
  await people.ended
  expect(people.events.at(-1)).toEqual({ name: 'ended', id: undefined, data: {} })
  const refused = await app.follow(member)
  expect(refused.status).toBe(401)

  await host.call(changeWorkshop, { params, body: { status: 'open' } })
  const again = await app.follow(member)
  await again.until('hello')
  await host.call(deleteWorkshop, { params })
  await Promise.all([again.until('ended'), hosts.until('ended')])
  await Promise.all([again.ended, hosts.ended])
  const told = hosts.events.flatMap(({ name, data }) => (name === 'change' ? data.changes : []))
  expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(['workshop_changed']))
})

eachEngine('that a workshop shows its results is told, and its people go on following it', async (app) => {
  const member = await app.memberOf('results live')
  const follower = await app.follow(member)
  const { data: hello } = await follower.until('hello')
  const params = { id: member.sessionId }
  await (await app.host()).call(changeWorkshop, { params, body: { status: 'results' } })
  const { data: change } = await follower.until('change')
  expect(change).toEqual({
    revision: hello.revision + 1,
    changes: [{ kind: 'workshop_changed', solution_id: null, subject_id: null }],
  })
  const late = await app.follow(member, 'another-tab')
  await late.until('hello')
  follower.close()
  late.close()
})

eachEngine('the oldest of many streams of one tab is ended, and of nobody else', async (app) => {
  const ana = await app.memberOf('same tab', 'ana@example.org')
  const kim = await app.memberOf('same tab', 'kim@example.org')
  const open = async (member: typeof ana) => {
    const follower = await app.follow(member, 'the-same-tab')
    await follower.until('hello')
    return follower
  }
  const others = await open(kim)
  const [oldest, ...rest] = [await open(ana), await open(ana), await open(ana), await open(ana)]
  await oldest?.ended
  await kim.createSolution()
  await Promise.all([others, ...rest].map((follower) => follower.until('change')))
  for (const follower of [others, ...rest]) follower.close()
})
