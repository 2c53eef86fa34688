import { expect, test } from 'vitest'
import { LIVE_CHANGE_MS, LIVE_PRESENCE_MS, PRESENCE_EXPIRY_MS } from '#contract/limits.ts'
import { TurnedClock } from '../testing/app/turned-clock.ts'
import type { Change } from '#contract/live.ts'
import type { Whereabouts } from '../exchange/exchange.ts'
import { LiveSession, type Reader } from './live-session.ts'

const sayScreen = () => {}

class Notes implements Reader {
  name = 'somebody'
  participantId: number | null = null
  round = 0
  logins: string[] = []
  hostKey = null
  events: { name: string; data: unknown }[] = []
  onClose() {}
  end() {}

  greet(hello: readonly Buffer[]) {
    this.write(Buffer.concat(hello))
  }

  write(bytes: Buffer) {
    const [, name = '', data = ''] = /event: (\w+)\ndata: (.*)\n/.exec(String(bytes)) ?? []
    this.events.push({ name, data: JSON.parse(data) })
  }

  /** What came since it was last asked. */
  news() {
    return this.events.splice(0).map(({ data }) => data)
  }
}

const named = (id: number, email = `${id}@x.org`) => ({ id, forHost: { email }, forMembers: { email } })

async function roomWithReader(readNamed = async (ids: number[]) => ids.map((id) => named(id))) {
  const clock = new TurnedClock()
  const failures: unknown[] = []
  const room = new LiveSession({
    clock,
    hasQuotas: true,
    readNamed,
    sayScreen,
    onFailure: (error) => failures.push(error),
  })
  const reader = new Notes()
  await room.admit(1, false, () => reader)
  reader.news()
  return { clock, room, reader, failures }
}

/** Promises that are settled have had their turn. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

const change = (subject_id: number) => ({ kind: 'option_added', solution_id: 1, subject_id })
const news = (revision: number, ...changes: Change[]) =>
  ({ about: 'session', session: 1, status: 'open', revision, changes }) as const
const at = (tab: string, step: number, participant_id: number | null = null): Whereabouts => ({
  tab,
  person: `person of ${tab}`,
  participant_id,
  solution_id: null,
  step,
  editing: null,
})
const person = (tab: string, step: number, id: number | null = null) => {
  const { person: _, ...shown } = at(tab, step, id)
  return { ...shown, email: id && `${id}@x.org` }
}

test('the first change is told at once, those that follow are told together', async () => {
  const { clock, room, reader } = await roomWithReader()
  room.hearNews(news(2, change(1)))
  expect(reader.news()).toEqual([{ revision: 2, changes: [change(1)] }])

  room.hearNews(news(3, change(2)))
  room.hearNews(news(4, change(3), change(2)))
  clock.turn(LIVE_CHANGE_MS - 1)
  expect(reader.news()).toEqual([])
  clock.turn(1)
  expect(reader.news()).toEqual([{ revision: 4, changes: [change(2), change(3)] }])

  // It was quiet for long enough: at once again.
  clock.turn(LIVE_CHANGE_MS)
  room.hearNews(news(5, change(4)))
  expect(reader.news()).toEqual([{ revision: 5, changes: [change(4)] }])
})

test('those who join are told of as those who are here: at once, then together once a second', async () => {
  const { clock, room, reader } = await roomWithReader()
  const joined = (subject_id: number) => ({ kind: 'participant_joined', solution_id: null, subject_id })
  room.hearNews(news(2, joined(1)))
  expect(reader.news()).toEqual([{ revision: 2, changes: [joined(1)] }])
  room.hearNews(news(3, joined(2)))
  room.hearNews(news(4, joined(3)))
  clock.turn(LIVE_PRESENCE_MS - 1)
  expect(reader.news()).toEqual([])
  clock.turn(1)
  expect(reader.news()).toEqual([{ revision: 4, changes: [joined(2), joined(3)] }])

  // work that is done meanwhile takes them along
  room.hearNews(news(5, joined(4)))
  clock.turn(LIVE_CHANGE_MS)
  room.hearNews(news(6, change(1)))
  expect(reader.news()).toEqual([{ revision: 6, changes: [joined(4), change(1)] }])
})

test('people are told of at once, then once a second, each as they are by then', async () => {
  const { clock, room, reader } = await roomWithReader()
  room.hearHere(at('ana', 1, 7), clock.now())
  await settled()
  expect(reader.news()).toEqual([{ people: [person('ana', 1, 7)], left: [] }])

  room.hearHere(at('ana', 2, 7), clock.now())
  room.hearHere(at('kim', 1), clock.now())
  room.hearHere(at('ana', 3, 7), clock.now())
  room.hearHere(at('lee', 1), clock.now())
  room.hearLeft(at('lee', 1))
  clock.turn(LIVE_PRESENCE_MS - 1)
  await settled()
  expect(reader.news()).toEqual([])
  clock.turn(1)
  await settled()
  expect(reader.news()).toEqual([{ people: [person('ana', 3, 7), person('kim', 1)], left: ['lee'] }])
})

test('whoever comes between two words about people is greeted once with all who are here, and told of the rest with the others', async () => {
  let read = 0
  const { clock, room } = await roomWithReader(async (ids) => {
    read += 1
    return ids.map((id) => named(id))
  })
  const come = async () => {
    const notes = new Notes()
    await room.admit(1, false, () => notes)
    return notes
  }
  room.hearHere(at('ana', 1, 7), clock.now())
  await settled()
  const first = await come()
  room.hearHere(at('ana', 2, 7), clock.now())
  room.hearHere(at('kim', 1, 8), clock.now())
  const second = await come()
  for (const notes of [first, second]) expect(notes.news()).toEqual([{ revision: 1, people: [person('ana', 1, 7)] }])
  clock.turn(LIVE_PRESENCE_MS)
  await settled()
  for (const notes of [first, second])
    expect(notes.news()).toEqual([{ people: [person('ana', 2, 7), person('kim', 1, 8)], left: [] }])
  const third = await come()
  expect(third.news()).toEqual([{ revision: 1, people: [person('ana', 2, 7), person('kim', 1, 8)] }])
  expect(read).toBe(2)
})

test('once e-mails are hidden nobody is greeted with them', async () => {
  let email = 'ana@x.org'
  const { clock, room } = await roomWithReader(async () => [named(7, email)])
  room.hearHere(at('ana', 1, 7), clock.now())
  await room.admit(1, false, () => new Notes())
  email = 'participant 1'
  room.hearNews(news(2, { ...change(1), kind: 'workshop_changed' }))
  const later = new Notes()
  await room.admit(2, false, () => later)
  expect(later.news()[0]).toEqual({ revision: 2, people: [{ ...person('ana', 1, 7), email }] })
})

test('a tab that is silent for too long is gone, one that repeats itself stays', async () => {
  const { clock, room, reader } = await roomWithReader()
  room.hearHere(at('silent', 1), clock.now())
  room.hearHere(at('talking', 1), clock.now())
  clock.turn(PRESENCE_EXPIRY_MS - 1)
  room.hearHere(at('talking', 1), clock.now())
  room.expirePeople()
  await settled()
  expect(room.people.count).toBe(2)
  reader.news()

  clock.turn(1)
  room.expirePeople()
  await settled()
  expect(reader.news()).toEqual([{ people: [], left: ['silent'] }])
  expect(room.people.all().map(({ where }) => where.tab)).toEqual(['talking'])
})

test('an older word about a tab does not undo a newer one', async () => {
  const { clock, room } = await roomWithReader()
  clock.turn(1000)
  room.hearHere(at('ana', 5), clock.now())
  room.hearHere(at('ana', 1), clock.now() - 500)
  expect(room.people.find('ana')).toEqual(at('ana', 5))
})

test('names that cannot be read now are told when they can', async () => {
  let isAway = true
  const { clock, room, reader, failures } = await roomWithReader(async () => {
    if (isAway) throw new Error('away')
    return [named(7)]
  })
  room.hearHere(at('ana', 1, 7), clock.now())
  await settled()
  expect(failures).toHaveLength(1)
  expect(reader.news()).toEqual([])
  isAway = false
  clock.turn(LIVE_PRESENCE_MS)
  await settled()
  expect(reader.news()).toEqual([{ people: [person('ana', 1, 7)], left: [] }])
})

test('when the host changes the workshop, names are read anew', async () => {
  let email = 'ana@x.org'
  const { clock, room, reader } = await roomWithReader(async () => [named(7, email)])
  room.hearHere(at('ana', 1, 7), clock.now())
  await settled()
  email = 'participant 1'
  reader.news()
  room.hearNews(news(2, { ...change(1), kind: 'workshop_changed' }))
  clock.turn(LIVE_PRESENCE_MS)
  await settled()
  expect(reader.news()).toContainEqual({ people: [{ ...person('ana', 1, 7), email }], left: [] })
})

test('a room is kept while somebody follows it, is in it or is on the way', async () => {
  const { clock, room } = await roomWithReader()
  expect(room.isDeserted).toBe(false)
  const empty = new LiveSession({ clock, hasQuotas: true, readNamed: async () => [], sayScreen, onFailure: () => {} })
  expect(empty.isDeserted).toBe(true)
  const stop = empty.expect()
  expect(empty.isDeserted).toBe(false)
  stop()
  empty.hearHere(at('ana', 1), clock.now())
  expect(empty.isDeserted).toBe(false)
})

test('a workshop that was opened again lets people in before the news of it is here', async () => {
  const { room } = await roomWithReader()
  room.hearNews({ ...news(5), status: 'closed' })
  await expect(room.admit(5, false, () => new Notes())).rejects.toMatchObject({ code: 'SESSION_ENDED' })

  const early = new Notes()
  await room.admit(6, false, () => early)
  expect(early.news()).toEqual([{ revision: 6, people: [] }])
  room.hearNews({ ...news(6), status: 'open' })
  room.hearNews({ ...news(7), status: 'closed' })
  expect(early.events.map(({ name }) => name)).toEqual(['ended'])
})

test('no change is told under a revision whose news is still to come, whoever comes meanwhile', async () => {
  const { clock, room, reader } = await roomWithReader()
  room.hearNews(news(2, change(1)))
  room.hearNews(news(3, change(2)))
  const ahead = new Notes()
  await room.admit(4, false, () => ahead)
  expect(ahead.news()).toEqual([{ revision: 4, people: [] }])
  clock.turn(LIVE_CHANGE_MS)
  expect(room.heard).toBe(3)
  room.hearNews(news(4, change(3)))
  clock.turn(LIVE_CHANGE_MS)
  // whoever leaves between the last two and comes back at 4 has missed something, and has to learn of it
  expect(reader.news()).toEqual([
    { revision: 2, changes: [change(1)] },
    { revision: 3, changes: [change(2)] },
    { revision: 4, changes: [change(3)] },
  ])
})

test('the late news of a closing ends nothing for those who came in after it', async () => {
  const { room, reader } = await roomWithReader()
  await room.admit(6, false, () => reader)
  reader.news()
  room.hearNews({ ...news(5), status: 'closed' })
  expect(reader.news()).toEqual([])
})

test('an event has a limited number of tabs, and the others come with the next events', async () => {
  const { clock, room, reader } = await roomWithReader()
  room.hearHere(at('first', 1), clock.now())
  await settled()
  reader.news()
  for (let n = 0; n < 600; n += 1) room.hearHere(at(`tab ${n}`, 1), clock.now())
  const counts: number[] = []
  for (let second = 0; second < 4; second += 1) {
    clock.turn(LIVE_PRESENCE_MS)
    await settled()
    for (const { people } of reader.news() as { people: unknown[] }[]) counts.push(people.length)
  }
  expect(counts).toEqual([250, 250, 100])
})
