import { expect } from 'vitest'
import { changeWorkshop, copyWorkshop } from '#contract/admin.ts'
import { changeAgenda, moveAgenda, readAgenda, type Agenda, type NewAgendaItem } from '#contract/agenda.ts'
import { changeRoom, readRoom, readRoomScreen, type Room, type RoomScreen } from '#contract/room.ts'
import { createSolution } from '#contract/solutions.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import type { TestApp } from '../../testing/app/test-app.ts'

const plain: NewAgendaItem = {
  title: 'Metrics',
  step: 2,
  minutes: 12,
  message: null,
  frozen: false,
  silent_rating: false,
  scene: null,
}
const together: NewAgendaItem = {
  title: ' Plenary ',
  step: null,
  minutes: null,
  message: ' Eyes up. ',
  frozen: true,
  silent_rating: true,
  scene: 'reveal',
}

async function agendaOf(app: TestApp, id: string) {
  const host = await app.host()
  const workshop = { params: { id } }
  return {
    read: async () => (await host.call(readAgenda, workshop)).json<Agenda>(),
    write: (items: NewAgendaItem[], version: number) =>
      host.call(changeAgenda, { ...workshop, body: { items, version } }),
    move: (from: number | null, to: number) => host.call(moveAgenda, { ...workshop, body: { from, to } }),
    room: (body: object) => host.call(changeRoom, { ...workshop, body }),
    screen: async () => (await host.call(readRoomScreen, workshop)).json<RoomScreen>(),
  }
}

eachEngine('without an agenda of its own a workshop has the two hours of the guide', async (app) => {
  const { sessionId } = await app.memberOf('usual agenda')
  const agenda = await (await agendaOf(app, sessionId)).read()
  expect(agenda).toMatchObject({ version: 0, at: null, log: [] })
  expect(agenda.items.map(({ step }) => step)).toEqual([null, 1, 2, 3, 4, 5, null, 6, 6, 6, 7, null])
  expect(agenda.items.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)).toBe(120)

  const host = await app.host()
  await host.call(changeWorkshop, { params: { id: sessionId }, body: { language: 'de' } })
  const inGerman = await (await agendaOf(app, sessionId)).read()
  expect([agenda, inGerman].map(({ items }) => items[0]?.title)).toEqual(['Welcome', 'Willkommen'])
  expect(inGerman.items.map(({ step }) => step)).toEqual(agenda.items.map(({ step }) => step))
})

eachEngine('going to an item makes the room all that it says, and leaves nothing of the one before', async (app) => {
  const member = await app.memberOf('moved')
  const agenda = await agendaOf(app, member.sessionId)
  await agenda.write([together, plain], 0)
  const body = {
    solution_name: 'x',
    primary_fhn: 1,
    session_id: member.sessionId,
    user_email: 'a@example.org',
  }

  const first = (await agenda.move(null, 61)).json<{ agenda: Agenda; room: Room }>()
  expect(first.room).toMatchObject({
    item: 'Plenary',
    step: null,
    message: 'Eyes up.',
    timer: null,
    frozen: true,
    silent_rating: true,
  })
  expect((await agenda.screen()).scene).toEqual({ kind: 'reveal' })
  expect((await member.call(createSolution, { body })).statusCode).toBe(423)

  const before = Date.now()
  const second = (await agenda.move(61, 62)).json<{ agenda: Agenda; room: Room }>()
  expect(second.room).toEqual(await member.get<Room>(readRoom))
  expect(second.room).toMatchObject({
    item: 'Metrics',
    step: 2,
    message: null,
    frozen: false,
    silent_rating: false,
  })
  const ends = Date.parse(second.room.timer?.ends_at ?? '')
  expect(second.room.timer?.minutes).toBe(12)
  expect(ends >= before + 12 * 60_000 && ends <= Date.now() + 12 * 60_000).toBe(true)
  expect(await agenda.screen()).not.toHaveProperty('scene')
  expect((await member.call(createSolution, { body })).statusCode).toBe(201)

  const { log, at } = await agenda.read()
  expect(at).toBe(62)
  expect(log.map(({ item_id }) => item_id)).toEqual([61, 62])
  expect(log.map(({ began_at }) => began_at)).toEqual(log.map(({ began_at }) => began_at).toSorted())
})

eachEngine('of two windows that press Next at once one moves the workshop, by one item', async (app) => {
  const { sessionId } = await app.memberOf('two windows press Next')
  const agenda = await agendaOf(app, sessionId)
  const answers = await Promise.all([agenda.move(null, 1), agenda.move(null, 1)])
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
  expect((await agenda.read()).log).toHaveLength(1)
  expect((await agenda.move(null, 2)).json()).toMatchObject({ code: 'AGENDA_MOVED' })
  expect((await agenda.move(1, 99)).statusCode).toBe(404)
})

eachEngine(
  'edited in the middle, it keeps its place, and what was removed gives its id to nothing else',
  async (app) => {
    const { sessionId } = await app.memberOf('edited agenda')
    const agenda = await agendaOf(app, sessionId)
    const { items } = await agenda.read()
    await agenda.move(null, 1)
    await agenda.move(1, 12)
    const last = items[11]
    if (!last) throw new Error('The usual agenda has twelve items.')

    const changed = (await agenda.write([last, plain], 0)).json<Agenda>()
    expect(changed).toMatchObject({ at: 12, version: 1 })
    expect(changed.items.map(({ id }) => id)).toEqual([12, 61])
    expect((await agenda.write([plain], 0)).json()).toMatchObject({ code: 'AGENDA_CHANGED' })
    const twice = (await agenda.write([last, last, { ...plain, id: 1 }], 1)).json<Agenda>()
    expect(twice.items.map(({ id }) => id)).toEqual([12, 121, 122])

    // left out, the item it is at stays behind the last that came before it, and the room is as it was
    expect((await agenda.move(12, 121)).statusCode).toBe(200)
    const another = (await agenda.write([plain, { ...last, id: 12 }, plain], 2)).json<Agenda>()
    expect(another.at).toBe(121)
    expect(another.items.map(({ id }) => id)).toEqual([181, 12, 121, 182])
    expect(await agenda.screen()).toMatchObject({ item: last.title })
    expect((await agenda.move(121, 182)).statusCode).toBe(200)
  },
)

eachEngine('what is no agenda is refused and changes nothing', async (app) => {
  const { sessionId } = await app.memberOf('strict agenda')
  const agenda = await agendaOf(app, sessionId)
  const before = await dumpDatabase(app.db)
  const wrong: object[] = [
    { ...plain, title: '  ' },
    { ...plain, title: 'x'.repeat(81) },
    { ...plain, step: 8 },
    { ...plain, minutes: 0 },
    { ...plain, message: 'x'.repeat(201) },
    { ...plain, scene: 'fireworks' },
    { ...plain, frozen: 'yes' },
  ]
  for (const item of wrong) expect((await agenda.write([item as NewAgendaItem], 0)).statusCode).toBe(400)
  expect((await agenda.write([], 0)).statusCode).toBe(400)
  expect(
    (
      await agenda.write(
        Array.from({ length: 61 }, () => plain),
        0,
      )
    ).statusCode,
  ).toBe(400)
  expect(await dumpDatabase(app.db)).toEqual(before)
})

eachEngine('a copy has the agenda, and stands before its first item', async (app) => {
  const { sessionId } = await app.memberOf('copied agenda')
  const agenda = await agendaOf(app, sessionId)
  await agenda.write([plain], 0)
  await agenda.move(null, 61)
  const copy = (
    await (
      await app.host()
    ).call(copyWorkshop, {
      params: { id: sessionId },
      body: { title: 'Copy of it', with_solutions: false },
    })
  ).json<{ id: string }>()
  const copied = await (await agendaOf(app, copy.id)).read()
  expect(copied.items).toMatchObject([{ title: 'Metrics', minutes: 12 }])
  expect(copied).toMatchObject({ at: null, log: [] })
})

eachEngine('announced by hand, another step clears what was said about the one before', async (app) => {
  const { sessionId } = await app.memberOf('announced by hand')
  const agenda = await agendaOf(app, sessionId)
  await agenda.room({ step: 2, message: 'Three to five.', timer_minutes: 10, scene: { kind: 'progress' } })
  expect((await agenda.room({ step: 2 })).json()).toMatchObject({ message: 'Three to five.', timer: { minutes: 10 } })
  await agenda.move(null, 1)
  expect((await agenda.room({ message: 'Soon.' })).json()).toMatchObject({ item: 'Welcome', message: 'Soon.' })
  const announced = (await agenda.room({ step: 3 })).json<Room>()
  expect(announced).toMatchObject({ step: 3, message: null, timer: null })
  expect(announced).not.toHaveProperty('item')
  expect(await agenda.screen()).not.toHaveProperty('scene')
  expect((await agenda.room({ step: 4, timer_minutes: 5 })).json()).toMatchObject({ timer: { minutes: 5 } })
})

eachEngine('a minute more is a minute more, and counts from now where the time is up', async (app) => {
  const { sessionId } = await app.memberOf('one minute more')
  const agenda = await agendaOf(app, sessionId)
  expect((await agenda.room({ timer_longer_by: 1 })).json()).toMatchObject({ code: 'NO_TIMER' })
  const { timer } = (await agenda.room({ timer_minutes: 5 })).json<Room>()
  const longer = (await agenda.room({ timer_longer_by: 1 })).json<Room>()
  expect(longer.timer).toEqual({
    minutes: 6,
    ends_at: new Date(Date.parse(timer?.ends_at ?? '') + 60_000).toISOString(),
  })

  const before = Date.now()
  await app.db.write.updateTable('sessions').set({ timer_ends_at: '2026-01-01T00:00:00.000Z' }).execute()
  const revived = (await agenda.room({ timer_longer_by: 1 })).json<Room>()
  expect(Date.parse(revived.timer?.ends_at ?? '')).toBeGreaterThanOrEqual(before + 60_000)
})
