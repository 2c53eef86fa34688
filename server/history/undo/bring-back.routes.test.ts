import { expect } from 'vitest'
import { listActivity, type Activity } from '#contract/activity.ts'
import { changeWorkshop } from '#contract/admin.ts'
import { readDeletion, type Deletion } from '#contract/deletions.ts'
import { errors, type ErrorCode } from '#contract/errors.ts'
import type { WayBack } from '#contract/fields.ts'
import { BRING_BACK_HOURS, HOUR_MS } from '#contract/limits.ts'
import { changeRoom } from '#contract/room.ts'
import { deleteForGood, listTrash, type Trash } from '#contract/trash.ts'
import { undo } from '#contract/undo.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import { everyDeletion, type Full } from '../../testing/app/every-deletion.ts'
import type { TestApp } from '../../testing/app/test-app.ts'
import type { Workbench } from '../../testing/app/workbench.ts'

/** What somebody who looks for it is offered: in the history, or at the address of a solution that is gone. */
async function wayBackFrom(member: Workbench, { solution }: Full, kind: string): Promise<WayBack | undefined> {
  if (kind === 'solution') {
    return (await member.get<Deletion>(readDeletion, { query: { solution_id: solution.id } })).way_back
  }
  const { deeds } = await member.get<Activity>(listActivity, { params: { id: solution.id } })
  return deeds.find(({ way_back }) => way_back)?.way_back
}

/** A solution of Ana's, of which Ben has deleted something. */
async function somethingDeleted(app: TestApp, title: string, kind: string) {
  const ana = await app.memberOf(title, 'ana@example.org')
  const ben = await app.memberOf(title, 'ben@example.org')
  const full = await ana.fullSolution()
  const { undo: token } = await ben.get<{ undo: string }>(...everyDeletion[kind]!(full))
  return { ana, ben, full, token }
}

const inTheBin = async (app: TestApp, { sessionId }: Workbench) =>
  (await (await app.host()).call(listTrash, { params: { id: sessionId } })).json<Trash>().entries

const grow = (app: TestApp, token: string, hours: number) =>
  app.db.write
    .updateTable('trash')
    .set({ deleted_at: new Date(Date.now() - hours * HOUR_MS).toISOString() })
    .where('token', '=', token)
    .execute()

for (const kind of Object.keys(everyDeletion)) {
  eachEngine(`anybody of the workshop finds the way back of a deleted ${kind}, once, for a day`, async (app) => {
    const { ana, full, token } = await somethingDeleted(app, `found ${kind}`, kind)
    const offer = await wayBackFrom(ana, full, kind)
    expect(offer).toEqual({ undo: token, until: expect.any(String) })
    const [entry] = await inTheBin(app, ana)
    expect(Date.parse(offer!.until) - Date.parse(entry!.deleted_at)).toBe(BRING_BACK_HOURS * HOUR_MS)

    expect((await ana.call(undo, { params: { token } })).statusCode).toBe(200)
    const { deeds } = await ana.get<Activity>(listActivity, { params: { id: full.solution.id } })
    expect(deeds.map((deed) => deed.kind)).toContain(`${kind}_restored`)
    expect(deeds.find((deed) => deed.kind === `${kind}_restored`)).toMatchObject({ email: 'ana@example.org' })
    expect(deeds.filter(({ way_back }) => way_back)).toEqual([])
    expect(await inTheBin(app, ana)).toEqual([])
  })
}

/** Who may bring something back when. The deletion is of just now where nothing else is said. */
const callers: {
  who: 'a member' | 'the host' | 'a stranger' | 'nobody'
  when?: 'frozen' | 'results' | 'closed' | 'late'
  refused?: ErrorCode
}[] = [
  { who: 'a member' },
  { who: 'a member', when: 'frozen', refused: 'FROZEN' },
  { who: 'a member', when: 'results', refused: 'RESULTS_ONLY' },
  { who: 'a member', when: 'closed', refused: 'SESSION_ENDED' },
  { who: 'a member', when: 'late', refused: 'TOO_LATE' },
  { who: 'the host' },
  { who: 'the host', when: 'frozen' },
  { who: 'the host', when: 'results' },
  { who: 'the host', when: 'closed', refused: 'SESSION_CLOSED' },
  { who: 'the host', when: 'late' },
  { who: 'a stranger', refused: 'NOT_FOUND' },
  { who: 'a stranger', when: 'late', refused: 'NOT_FOUND' },
  { who: 'nobody', refused: 'NOT_JOINED' },
]

for (const { who, when, refused } of callers) {
  const outcome = refused ? 'is refused' : 'brings it back'
  eachEngine(`${who} ${outcome}${when ? ` (${when})` : ''}`, async (app) => {
    const { ana, token } = await somethingDeleted(app, `${who} ${when}`, 'option')
    const host = await app.host()
    const workshop = { params: { id: ana.sessionId } }
    if (when === 'frozen') await host.call(changeRoom, { ...workshop, body: { frozen: true } })
    if (when === 'results' || when === 'closed')
      await host.call(changeWorkshop, { ...workshop, body: { status: when } })
    if (when === 'late') await grow(app, token, BRING_BACK_HOURS + 1)
    const caller = {
      'a member': ana,
      'the host': host,
      'a stranger': await app.memberOf(`stranger to ${who} ${when}`),
      nobody: app.somebody(),
    }[who]
    const answer = await caller.call(undo, { params: { token } })
    if (!refused) return expect(answer.statusCode).toBe(200)
    expect(answer.statusCode).toBe(errors[refused][0])
    expect(answer.json()).toMatchObject({ code: refused, error: errors[refused][1] })
  })
}

eachEngine('a minute before the day is over it still comes back', async (app) => {
  const { ana, token } = await somethingDeleted(app, 'in time', 'metric')
  await grow(app, token, BRING_BACK_HOURS - 1 / 60)
  expect((await ana.call(undo, { params: { token } })).statusCode).toBe(200)
})

eachEngine('asked again with the same key, it gets the first answer again', async (app) => {
  const { ana, token } = await somethingDeleted(app, 'the same key', 'option')
  const call = { params: { token }, headers: { 'idempotency-key': `undo-${token}` } }
  const first = await ana.call(undo, call)
  expect(first.statusCode).toBe(200)
  expect((await ana.call(undo, call)).json()).toEqual(first.json())
})

/** What people do by hand to have it again, where nothing was lost with it. */
const addedAgain: Record<string, (member: Workbench, solutionId: number) => Promise<unknown>> = {
  stakeholder: (member, id) => member.addStakeholder(id, 1),
  metric: (member, id) => member.addMetric(id, 27),
  reset: async (member, id) => {
    await member.addStakeholder(id, 1)
    await member.addMetric(id, 27)
  },
}
for (const [kind, addAgain] of Object.entries(addedAgain)) {
  eachEngine(`a ${kind} that is there again is offered nowhere, until it is deleted again`, async (app) => {
    const ana = await app.memberOf(`there again ${kind}`)
    const solution = await ana.createSolution()
    await addAgain(ana, solution.id)
    const full = { solution } as Full
    const { undo: token } = await ana.get<{ undo: string }>(...everyDeletion[kind]!(full))
    expect(await inTheBin(app, ana)).toHaveLength(1)

    await addAgain(ana, solution.id)
    expect(await inTheBin(app, ana)).toEqual([])
    expect(await wayBackFrom(ana, full, kind)).toBeUndefined()
    expect((await ana.call(undo, { params: { token } })).json()).toMatchObject({ code: 'THERE_AGAIN' })

    await ana.get(...everyDeletion[kind]!(full))
    expect(await inTheBin(app, ana)).toHaveLength(2)
    expect(await wayBackFrom(ana, full, kind)).toBeDefined()
  })
}

for (const kind of ['metric', 'reset']) {
  eachEngine(`a metric added again and left alone makes room for what a deleted ${kind} held`, async (app) => {
    const { ana, full, token } = await somethingDeleted(app, `left alone ${kind}`, kind)
    await ana.addMetric(full.solution.id, 27)
    expect(await wayBackFrom(ana, full, kind)).toEqual({ undo: token, until: expect.any(String) })
    expect((await ana.call(undo, { params: { token } })).statusCode).toBe(200)
    const { metrics } = await ana.stories(full.solution.id)
    expect(metrics).toMatchObject([{ user_story_id: full.storyId, functional_options: [{ id: full.option.id }] }])
  })

  eachEngine(`a metric added again and worked on stays, and a deleted ${kind} says so everywhere`, async (app) => {
    const { ana, full, token } = await somethingDeleted(app, `worked on ${kind}`, kind)
    await ana.addOption(await ana.addMetric(full.solution.id, 27), 'A new one')
    const before = await ana.stories(full.solution.id)
    expect(await wayBackFrom(ana, full, kind)).toMatchObject({ undo: token, place_taken: true })
    expect(await inTheBin(app, ana)).toMatchObject([{ undo: token, place_taken: true }])
    expect((await ana.call(undo, { params: { token } })).json()).toMatchObject({ code: 'PLACE_TAKEN' })
    expect(await ana.stories(full.solution.id)).toEqual(before)
  })
}

eachEngine(
  'a reset comes back around what was added again and worked on, where nothing of its own is lost',
  async (app) => {
    const ana = await app.memberOf('around')
    const { solution, storyId } = await ana.fullSolution()
    await ana.addMetric(solution.id, 25)
    const { undo: token } = await ana.get<{ undo: string }>(...everyDeletion.reset!({ solution } as Full))
    const added = await ana.addMetric(solution.id, 25)
    await ana.writeStory(solution.id, 25, 'Written since')
    expect((await ana.call(undo, { params: { token } })).statusCode).toBe(200)
    const { metrics } = await ana.stories(solution.id)
    expect(new Set(metrics.map((row) => row.user_story_id))).toEqual(new Set([storyId, added]))
  },
)

eachEngine('what was deleted inside something is named once that is back', async (app) => {
  const { ana, full, token } = await somethingDeleted(app, 'inside', 'option')
  const metric = await ana.get<{ undo: string }>(...everyDeletion.metric!(full))
  const query = {
    solution_id: full.solution.id,
    user_story_id: full.storyId,
    functional_option_id: full.option.id,
  }
  const deletion = () => ana.get<Deletion>(readDeletion, { query })
  expect(await deletion()).toMatchObject({ by: 'ana@example.org', way_back: { undo: metric.undo } })
  await ana.get(undo, { params: { token: metric.undo } })
  expect(await deletion()).toMatchObject({ by: 'ben@example.org', by_host: false, way_back: { undo: token } })
})

eachEngine('what the host deletes for good is no longer offered', async (app) => {
  const { ana, full, token } = await somethingDeleted(app, 'no longer', 'option')
  expect(await wayBackFrom(ana, full, 'option')).toBeDefined()
  await (await app.host()).call(deleteForGood, { params: { token } })
  expect(await wayBackFrom(ana, full, 'option')).toBeUndefined()
})
