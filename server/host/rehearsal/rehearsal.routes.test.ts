import { expect } from 'vitest'
import { deleteWorkshop, listWorkshops, type Workshop, type WorkshopOverview } from '#contract/admin.ts'
import { moveAgenda, readAgenda, type Agenda } from '#contract/agenda.ts'
import { listCatalogues, type CatalogueVersion } from '#contract/catalogues.ts'
import { readCockpit, type Cockpit } from '#contract/cockpit.ts'
import { exportWorkshop, type ExportDocument } from '#contract/exports.ts'
import { listHostGroups, type HostGroups } from '#contract/groups.ts'
import { letGo } from '#contract/participants.ts'
import { changeRehearsal, startRehearsal, type Rehearsal } from '#contract/rehearsal.ts'
import { rehearsalAgenda } from '#contract/usual-agendas.ts'
import { changeRoom, readRoomScreen, type RoomScreen } from '#contract/room.ts'
import { CatalogueStore } from '../../catalogue/catalogue-store.ts'
import { eachEngine, eachEngineWith } from '../../testing/app/each-engine.ts'
import { openSecond, reveal, watchRounds } from '../../testing/app/silent-workshop.ts'
import type { TestApp } from '../../testing/app/test-app.ts'
import { TurnedClock } from '../../testing/app/turned-clock.ts'
import { readCode } from '../../workshop/session-code.ts'
import { findSessionByAnyCode } from '../../workshop/sessions.sql.ts'
import cast from './cast.json' with { type: 'json' }
import { RehearsalPlayer } from './player.ts'
import { setPlaying } from './rehearsal.sql.ts'

/** One that a test may close, and whose own player moves only when it is told to. */
const onItsOwnApp = eachEngineWith({ clock: new TurnedClock() })
/** What people meet who do nothing wrong: they wait for the reveal. */
const EXPECTED = ['STILL_SILENT']
/** At ten times the speed: as long as an item of its agenda takes. */
const ITEM_MS = 60_000

async function openRehearsal(app: TestApp, seed: number) {
  const { call } = await app.host()
  const { id } = (await call(startRehearsal, { body: { seed } })).json<Workshop>()
  const workshop = { params: { id } }
  const sessionId = (await findSessionByAnyCode(app.db.read, readCode(id)))!.id
  const refused: string[] = []

  /** Somebody who plays it and is driven by hand; the app's own player has nothing to do. */
  async function somebodyPlays() {
    const player = new RehearsalPlayer({
      db: app.db,
      catalogues: await CatalogueStore.open(app.db.read, app.db.write),
      clock: new TurnedClock(),
      ask: async (asked) => {
        const answer = await app.fastify.inject(asked)
        if (answer.statusCode >= 400) refused.push(answer.json<{ code: string }>().code)
        return answer
      },
      onFailure: (error) => {
        throw error
      },
    })
    await app.db.transaction(async (tx) => {
      await player.take(tx, sessionId)
      await setPlaying(tx, sessionId, true)
    })
    return player
  }

  /** What somebody who played it left behind. */
  const rest = (left: { position: string; held_until: string }) =>
    app.db.write.updateTable('rehearsals').set(left).where('session_id', '=', sessionId).execute()

  async function goToNext() {
    const { at, items } = (await call(readAgenda, workshop)).json<Agenda>()
    const next = items[items.findIndex((item) => item.id === at) + 1]
    if (next) await call(moveAgenda, { ...workshop, body: { from: at, to: next.id } })
    return next
  }

  return {
    id,
    sessionId,
    workshop,
    host: call,
    refused,
    somebodyPlays,
    rest,
    goToNext,
    cockpit: async () => (await call(readCockpit, workshop)).json<Cockpit>(),
    /** All that was made, without what no two workshops share. */
    made: async () => {
      const answer = await call(exportWorkshop, { ...workshop, query: { format: 'json' } })
      const { made_from: _here, solutions, ...head } = answer.json<ExportDocument>()
      const alike = { ...head, solutions: solutions.map(({ made_from: _before, ...solution }) => solution) }
      return JSON.stringify(alike, null, 1).replaceAll(/"(\w*id|\w+_at)": ?("[^"]*"|\d+)/g, '"$1":0')
    },
  }
}

type Opened = Awaited<ReturnType<typeof openRehearsal>>

/** Leads to so many items more, and reveals whatever was rated. */
async function lead(app: TestApp, rehearsal: Opened, player: RehearsalPlayer, items: number) {
  for (let item = 0; item < items; item += 1) {
    await rehearsal.goToNext()
    await player.tick(rehearsal.sessionId, ITEM_MS)
    await reveal(app, rehearsal.id)
  }
}

eachEngine('twelve people work through all steps by the calls of everybody', async (app) => {
  const rehearsal = await openRehearsal(app, 7)
  await lead(app, rehearsal, await rehearsal.somebodyPlays(), rehearsalAgenda.length)

  expect(rehearsal.refused.filter((code) => !EXPECTED.includes(code))).toEqual([])
  const cockpit = await rehearsal.cockpit()
  expect(cockpit).toMatchObject({ participants: 12, rehearsal: { seed: 7, speed: 10, state: 'playing' } })
  expect(cockpit.people).toHaveLength(12)
  expect(cockpit.solutions).toHaveLength(3)
  for (const { progress } of cockpit.solutions) {
    expect(progress).toMatchObject({ stories_without_option: 0, options_rated: progress.options })
    expect(progress.requirements).toBe(progress.options)
  }
  const { groups, people } = (await rehearsal.host(listHostGroups, rehearsal.workshop)).json<HostGroups>()
  for (const group of groups) expect(group.solution_ids).toHaveLength(1)
  expect(groups.map(({ id }) => people.filter(({ group_id }) => group_id === id).length)).toEqual([4, 5, 3])
})

eachEngine('the stuck group calls for help, and takes it back when it goes on', async (app) => {
  const rehearsal = await openRehearsal(app, 7)
  const player = await rehearsal.somebodyPlays()
  const calls = async () => (await rehearsal.cockpit()).solutions.flatMap(({ help }) => help?.about ?? [])
  await lead(app, rehearsal, player, 3)
  expect(await calls()).toEqual([cast.en.stuck.asks])
  await player.tick(rehearsal.sessionId, ITEM_MS)
  expect(await calls()).toEqual([])
})

eachEngine('when the host opens a second round, everybody who rated rates again', async (app) => {
  const rehearsal = await openRehearsal(app, 5)
  const player = await rehearsal.somebodyPlays()
  await lead(
    app,
    rehearsal,
    player,
    rehearsalAgenda.findIndex(({ silent_rating }) => silent_rating),
  )
  await rehearsal.goToNext()
  // the slowest group too
  await player.tick(rehearsal.sessionId, 3 * ITEM_MS)
  await reveal(app, rehearsal.id)
  await openSecond(app, rehearsal.id)
  await player.tick(rehearsal.sessionId, ITEM_MS)
  await reveal(app, rehearsal.id)

  const rounds = await watchRounds(app, rehearsal.id)
  const counts = rounds.map(({ round, people, first }) => [round, people, first?.people])
  const [fast, divided, stuck] = [4, 5, 3].map((people) => [2, people, people])
  expect(counts).toEqual([fast, fast, fast, divided, divided, stuck, stuck])
  // which is told of five people and more
  const changes = rounds.flatMap(({ changed = [] }) => changed)
  expect(changes.map(({ of }) => of)).toEqual(Array(18).fill(5))
  expect(changes.some(({ people }) => people > 0)).toBe(true)
})

eachEngine('the same seed makes the same, also where the process that plays it is killed', async (app) => {
  const whole = await openRehearsal(app, 5)
  const player = await whole.somebodyPlays()
  await lead(app, whole, player, 3)
  await player.tick(whole.sessionId, 3 * ITEM_MS)

  const killed = await openRehearsal(app, 5)
  await lead(app, killed, await killed.somebodyPlays(), 2)
  // before it could say how far it was
  await killed.rest({ position: '[]', held_until: '2020-01-01T00:00:00.000Z' })
  const other = await killed.somebodyPlays()
  await lead(app, killed, other, 1)
  // what it did once more took time
  await other.tick(killed.sessionId, 3 * ITEM_MS)

  expect([...whole.refused, ...killed.refused]).toEqual([])
  expect((await killed.cockpit()).participants).toBe(11)
  expect(await killed.made()).toBe(await whole.made())
})

eachEngine('one that was frozen and wakes up when another plays on leaves that one’s people alone', async (app) => {
  const { sessionId, ...rehearsal } = await openRehearsal(app, 4)
  const frozen = await rehearsal.somebodyPlays()
  await rehearsal.goToNext()
  await frozen.tick(sessionId, ITEM_MS)
  await rehearsal.rest({ position: '[]', held_until: '2020-01-01T00:00:00.000Z' })
  const other = await rehearsal.somebodyPlays()
  await other.tick(sessionId, ITEM_MS)
  const here = async () => (await rehearsal.cockpit()).people.length
  await expect.poll(here, { timeout: 60_000 }).toBe(11)

  expect(await frozen.tick(sessionId, ITEM_MS)).toBe(false)
  await frozen.close()
  expect(await here()).toBe(11)
  expect((await rehearsal.cockpit()).rehearsal).toMatchObject({ state: 'playing' })
  await other.close()
  expect((await rehearsal.cockpit()).rehearsal).toMatchObject({ state: 'stopped' })
})

eachEngine('who is frozen waits, whoever is let go is gone, and the others go on', async (app) => {
  const { host, workshop, sessionId, ...rehearsal } = await openRehearsal(app, 8)
  const player = await rehearsal.somebodyPlays()
  await rehearsal.goToNext()
  await player.tick(sessionId, ITEM_MS)
  await host(letGo, { ...workshop, body: { email: 'ana@rehearsal.invalid', let_go: true } })
  await rehearsal.goToNext()
  await host(changeRoom, { ...workshop, body: { frozen: true } })
  const before = await rehearsal.made()
  await player.tick(sessionId, ITEM_MS)
  expect(await rehearsal.made()).toBe(before)
  expect(rehearsal.refused).toContain('FROZEN')

  await host(changeRoom, { ...workshop, body: { frozen: false } })
  await player.tick(sessionId, ITEM_MS)
  expect((await rehearsal.cockpit()).solutions).toHaveLength(3)
  expect((await rehearsal.cockpit()).people.map(({ name }) => name)).not.toContain('Ana')
})

eachEngine('paused they are there and do nothing; stopped they leave; deleted nothing is left', async (app) => {
  const { host, workshop, sessionId, ...rehearsal } = await openRehearsal(app, 9)
  const player = await rehearsal.somebodyPlays()
  await rehearsal.goToNext()
  await player.tick(sessionId, ITEM_MS)
  await rehearsal.goToNext()
  const change = async (body: object) => (await host(changeRehearsal, { ...workshop, body })).json<Rehearsal>()

  expect((await change({ state: 'paused', speed: 20 })).state).toBe('paused')
  await player.tick(sessionId, ITEM_MS)
  const paused = await rehearsal.cockpit()
  expect([paused.people.length, paused.solutions.length]).toEqual([11, 0])

  expect(await change({ state: 'stopped' })).toEqual({ seed: 9, speed: 20, state: 'stopped' })
  expect(await player.tick(sessionId, ITEM_MS)).toBe(false)
  expect((await rehearsal.cockpit()).people).toEqual([])
  // nobody is there to wait
  expect((await change({ state: 'paused' })).state).toBe('stopped')

  expect((await host(deleteWorkshop, workshop)).statusCode).toBe(204)
  const left = await app.db.read.selectFrom('rehearsals').select('seed').where('session_id', '=', sessionId).execute()
  expect(left).toEqual([])
  expect(await player.tick(sessionId, ITEM_MS)).toBe(false)
})

eachEngine('it is marked where the host sees it, and counted nowhere', async (app) => {
  const { call } = await app.host()
  const used = async () =>
    (await call(listCatalogues)).json<CatalogueVersion[]>().find(({ is_default }) => is_default)?.workshops
  const ordinary = await app.workshop('Ordinary')
  const before = await used()
  const { id, workshop } = await openRehearsal(app, 1)
  expect(await used()).toBe(before)

  const listed = (await call(listWorkshops)).json<WorkshopOverview[]>()
  expect(listed.find((each) => each.id === id)?.rehearsal).toBe(true)
  expect(listed.find((each) => each.id === ordinary.id)).not.toHaveProperty('rehearsal')
  expect((await call(readRoomScreen, workshop)).json<RoomScreen>().rehearsal).toBe(true)
  const other = { params: { id: ordinary.id } }
  expect((await call(readCockpit, other)).json<Cockpit>()).not.toHaveProperty('rehearsal')
  expect((await call(changeRehearsal, { ...other, body: { state: 'playing' } })).json()).toMatchObject({
    code: 'NO_REHEARSAL',
  })
})

onItsOwnApp('the host lets the people in, and the server that plays them lets them rest when it ends', async (app) => {
  const { host, workshop, sessionId, cockpit } = await openRehearsal(app, 2)
  const play = await host(changeRehearsal, { ...workshop, body: { state: 'playing' } })
  expect(play.json<Rehearsal>()).toEqual({ seed: 2, speed: 10, state: 'playing' })
  expect((await cockpit()).rehearsal?.state).toBe('playing')
  await app.fastify.close()
  const row = await app.db.read
    .selectFrom('rehearsals')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  expect(row).toMatchObject({ held_until: null, is_playing: 0 })
})
