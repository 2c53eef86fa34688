import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { buildApp } from '../app.ts'
import { createDatabase } from '../testing/postgres/create-database.ts'
import { Follower } from '../testing/app/follower.ts'
import { buildTestApp } from '../testing/app/test-app.ts'
import { TurnedClock } from '../testing/app/turned-clock.ts'
import { systemClock } from './clock.ts'
import { EVERYTHING } from './condense-changes.ts'
import type { Listener, Message, SessionNews } from './exchange.ts'
import { PostgresExchange } from './postgres-exchange.ts'

const url = inject('postgresUrl')
const lacksPostgres = url === null && process.env.CI !== 'true'

async function aDatabase() {
  const database = await createDatabase(url ?? '')
  onTestFinished(() => database.drop())
  return database.url
}

/** Somebody on the exchange, with all they heard. */
async function somebodyOn(databaseUrl: string) {
  const heard: Message[] = []
  let wake = () => {}
  let latest: pg.Client | undefined
  const connect = () => (latest = new pg.Client({ connectionString: databaseUrl }))
  const exchange = new PostgresExchange({ connect }, systemClock)
  const listener: Listener = {
    hear(message) {
      heard.push(message)
      wake()
    },
    missed() {},
  }
  exchange.listen(listener)
  await exchange.open()
  onTestFinished(() => exchange.close())
  return {
    exchange,
    heard,
    loseConnection: () => latest?.end(),
    async until(count: number) {
      while (heard.length < count) await new Promise<void>((resolve) => (wake = resolve))
    },
  }
}

const hereAt = (tab: number): Message => ({
  about: 'here',
  session: 1,
  where: { tab: `tab-number-${tab}`, person: 'somebody', participant_id: tab, solution_id: 1, step: 1, editing: null },
  age: 0,
})

test.skipIf(lacksPostgres)('what one says all hear, in order, however much it is', async () => {
  const databaseUrl = await aDatabase()
  const one = await somebodyOn(databaseUrl)
  const two = await somebodyOn(databaseUrl)
  const said = Array.from({ length: 1000 }, (_, tab) => hereAt(tab))
  for (const message of said) one.exchange.say(message)
  await Promise.all([one.until(1000), two.until(1000)])
  expect(one.heard).toEqual(said)
  expect(two.heard).toEqual(said)
})

test.skipIf(lacksPostgres)('what is announced while the connection is away is said once it is back', async () => {
  const databaseUrl = await aDatabase()
  const one = await somebodyOn(databaseUrl)
  const two = await somebodyOn(databaseUrl)
  const change = { kind: 'option_added', solution_id: 1, subject_id: 1 }
  const newsAt = (revision: number): SessionNews => ({
    about: 'session',
    session: 1,
    revision,
    status: 'open',
    changes: [change],
  })
  await one.loseConnection()
  one.exchange.say(hereAt(1))
  one.exchange.announce(newsAt(7))
  one.exchange.announce(newsAt(8))
  await two.until(1)
  expect(two.heard).toEqual([{ ...newsAt(8), changes: [EVERYTHING] }])
})

test.skipIf(lacksPostgres)('what was announced is said before the exchange closes', async () => {
  const databaseUrl = await aDatabase()
  const one = await somebodyOn(databaseUrl)
  const two = await somebodyOn(databaseUrl)
  const news: SessionNews = { about: 'session', session: 1, revision: 1, status: 'open', changes: [EVERYTHING] }
  one.exchange.announce(news)
  await one.exchange.close()
  await two.until(1)
  expect(two.heard).toEqual([news])
})

test.skipIf(lacksPostgres)('an instance that starts learns from the others who is here', async () => {
  const one = await buildTestApp('postgres', url)
  onTestFinished(() => one.close())
  const member = await one.memberOf('started later', 'ana@example.org')
  const follower = await one.follow(member)
  await one.tell(member, { tab: 'tab-of-ana', step: 2 })
  await follower.until('presence')

  const two = await buildApp({ db: one.db })
  onTestFinished(() => two.close())
  const later = await Follower.open(await two.listen({ port: 0, host: '127.0.0.1' }), member.jar)
  // Told at once where its question was answered before the stream began, and soon where it was not.
  const { people } = (await later.until('hello')).data
  const [person] = people.length > 0 ? people : (await later.until('presence')).data.people
  expect(person).toMatchObject({ tab: 'tab-of-ana', email: 'ana@example.org', step: 2 })
})

test.skipIf(lacksPostgres)('notifications carry ids, never an e-mail or a text', async () => {
  const app = await buildTestApp('postgres', url)
  onTestFinished(() => app.close())
  const listening = app.db.connect!()
  const payloads: string[] = []
  listening.on('notification', ({ payload }) => payloads.push(payload ?? ''))
  await listening.connect()
  await listening.query('listen ninefold_live')

  const member = await app.memberOf('ids only', 'secret@example.org')
  const { solution } = await member.fullSolution('Secret name')
  await member.writeStory(solution.id, 27, 'x'.repeat(10_000))
  const follower = await app.follow(member)
  await app.tell(member, { tab: 'tab-of-mine', solution_id: solution.id, step: 1 })
  await follower.until('presence')
  await listening.query('select 1')
  await listening.end()

  expect(payloads.length).toBeGreaterThan(8)
  for (const payload of payloads) {
    const texts = [...payload.matchAll(/"([^"]*)"/g)].map(([, text]) => text)
    // names of fields and of deeds, and the tab
    for (const text of texts) expect(text).toMatch(/^([a-z_]+|tab-of-mine|[0-9a-f]{16})$/)
    expect(payload).not.toMatch(/secret|resident|xxx/)
  }
})

test.skipIf(lacksPostgres)(
  'a connection that breaks is made again, and what was missed is caught up with',
  async () => {
    const clock = new TurnedClock()
    const app = await buildTestApp('postgres', url, { clock })
    onTestFinished(() => app.close())
    const member = await app.memberOf('broken connection')
    const followers = [await app.follow(member), await app.follow(await app.memberOf('nothing happened here'))]
    const [follower, unconcerned] = followers as [(typeof followers)[0], (typeof followers)[0]]
    await Promise.all(followers.map((each) => each.until('hello')))

    const killer = app.db.connect!()
    await killer.connect()
    const { rowCount } = await killer.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'ninefold live' and pid <> pg_backend_pid()`,
    )
    expect(rowCount).toBe(1)

    const turnUntil = async (isSo: () => boolean) => {
      while (!isSo()) {
        clock.turn(500)
        // a way there and back: turned faster than connections are made, the clock would reach the end of every patience
        await killer.query('select 1')
      }
    }
    const toldSince = (revision: number) =>
      follower.events.some(({ name, data }) => name === 'change' && data.revision > revision)

    // Nobody hears of this one: the clock stands still, and with it the next try.
    await member.createSolution()
    await turnUntil(() => toldSince(0))
    const { data } = await follower.until('change')
    expect(data.changes).toEqual([{ kind: 'everything', solution_id: null, subject_id: null }])

    const next = await member.createSolution()
    // what was owed is said at about this time, too, and whatever comes right after it waits for the clock
    await turnUntil(() => toldSince(data.revision))
    await killer.end()
    const { data: after } = await follower.until('change', ({ revision }) => revision > data.revision)
    expect(after.changes).toContainEqual({ kind: 'solution_created', solution_id: next.id, subject_id: next.id })
    expect(unconcerned.events.map(({ name }) => name)).toEqual(['hello'])
  },
)
