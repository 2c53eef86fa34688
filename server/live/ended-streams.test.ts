import { expect, inject, onTestFinished, test } from 'vitest'
import { changeWorkshop, enterWorkshop, loginAsHost, logoutAsHost, replaceSessionId } from '#contract/admin.ts'
import { followWorkshop } from '#contract/cockpit.ts'
import { LIVE_HEARTBEAT_MS } from '#contract/limits.ts'
import { followSession } from '#contract/live.ts'
import { letGo } from '#contract/participants.ts'
import { leaveSession, readMe } from '#contract/session.ts'
import { buildApp } from '../app.ts'
import { eachEngineWith } from '../testing/app/each-engine.ts'
import { Follower } from '../testing/app/follower.ts'
import { quietMember } from '../testing/app/quiet-member.ts'
import { buildTestApp, HOST_PASSWORD, type TestApp } from '../testing/app/test-app.ts'
import { TurnedClock } from '../testing/app/turned-clock.ts'

const clock = new TurnedClock()
const eachEngine = eachEngineWith({ clock })

async function hostOfTheirOwn(app: TestApp) {
  const host = app.somebody()
  await host.call(loginAsHost, { body: { password: HOST_PASSWORD } })
  return host
}

/** That a stream goes on shows only by something new in it. */
async function expectToGoOn(follower: Follower) {
  const heartbeats = () => follower.text.split(': still here').length
  const before = heartbeats()
  clock.turn(LIVE_HEARTBEAT_MS)
  await expect.poll(heartbeats, { timeout: 60_000 }).toBeGreaterThan(before)
}

eachEngine('logging out ends the streams of that login at once, and no others', async (app) => {
  const phone = await quietMember(app, clock, 'streams of a login')
  const laptop = await app.memberOf('streams of a login', 'ana@example.org')
  const copies = [await app.follow(phone), await app.follow(phone)]
  const other = await app.follow(laptop)
  for (const follower of [...copies, other]) await follower.until('hello')
  await phone.call(leaveSession)
  for (const follower of copies) {
    await follower.until('ended')
    await follower.ended
  }
  await expectToGoOn(other)
  other.close()
})

eachEngine('logging out as the host ends the streams of that login, the entered workshop too', async (app) => {
  const member = await quietMember(app, clock, 'streams of a host')
  const path = followWorkshop.path.replace('{id}', member.sessionId)
  const host = await hostOfTheirOwn(app)
  await host.call(enterWorkshop, { params: { id: member.sessionId } })
  const followers = [await app.follow(host, 'tab-of-host', path), await app.follow(host)]
  const other = await app.follow(await app.host(), 'tab-of-other', path)
  for (const follower of [...followers, other]) await follower.until('hello')
  await host.call(logoutAsHost)
  for (const follower of followers) await follower.ended
  await expectToGoOn(other)
  other.close()
})

eachEngine('a logout of which this instance was not told ends streams within seconds', async (app) => {
  const member = await quietMember(app, clock, 'logout not told')
  const [, login = ''] = /^\d+\.\d*\.\d+\.([\w-]{22})/.exec([...member.jar.values()][0] ?? '') ?? []
  const follower = await app.follow(member)
  await follower.until('hello')
  await app.db.write.insertInto('ended_logins').values({ login, ended_at: new Date().toISOString() }).execute()
  clock.turn(LIVE_HEARTBEAT_MS)
  await follower.ended
})

eachEngine('a removal of which this instance was not told ends streams within seconds', async (app) => {
  const member = await quietMember(app, clock, 'removal not told')
  const follower = await app.follow(member)
  await follower.until('hello')
  const [, participant] = ([...member.jar.values()][0] ?? '').split('.')
  await app.db.write
    .updateTable('sessions')
    .set({ let_go: `[${participant}]` })
    .where('title', '=', 'removal not told')
    .execute()
  clock.turn(LIVE_HEARTBEAT_MS)
  await follower.ended
})

eachEngine('a stream without an e-mail ends when a new session ID follows a removal', async (app) => {
  const title = 'stream without e-mail'
  const eve = await quietMember(app, clock, title)
  const nameless = await app.memberOf(title)
  const ben = await app.memberOf(title, 'ben@example.org')
  const followers = { eve: await app.follow(eve), nameless: await app.follow(nameless), ben: await app.follow(ben) }
  for (const follower of Object.values(followers)) await follower.until('hello')
  const host = await app.host()
  const params = { id: eve.sessionId }
  await host.call(letGo, { params, body: { email: 'ana@example.org', let_go: true } })
  await followers.eve.ended
  await expectToGoOn(followers.nameless)
  await host.call(replaceSessionId, { params })
  clock.turn(LIVE_HEARTBEAT_MS)
  await followers.nameless.ended
  await expectToGoOn(followers.ben)

  await host.call(changeWorkshop, { params, body: { status: 'closed' } })
  await followers.ben.ended
  expect((await ben.call(readMe)).statusCode).toBe(401)
})

const url = inject('postgresUrl')

test.skipIf(url === null && process.env.CI !== 'true')(
  'logging out on one instance ends cookies and streams on the other',
  async () => {
    const one = await buildTestApp('postgres', url)
    onTestFinished(() => one.close())
    const two = await buildApp({ db: one.db })
    onTestFinished(() => two.close())
    const address = await two.listen({ port: 0, host: '127.0.0.1' })
    const member = await one.memberOf('two instances', 'ana@example.org')
    const host = await hostOfTheirOwn(one)
    const path = followWorkshop.path.replace('{id}', member.sessionId)
    for (const [who, logOut, stream, call] of [
      [member, leaveSession, followSession.path, '/api/me'],
      [host, logoutAsHost, path, '/api/admin/backup'],
    ] as const) {
      const copied = new Map(who.jar)
      const follower = await Follower.open(address, copied, 'tab-of-copy', stream)
      await follower.until('hello')
      expect((await who.call(logOut)).statusCode).toBe(204)
      await follower.ended
      expect((await two.inject({ url: call, cookies: Object.fromEntries(copied) })).statusCode).toBe(401)
      expect((await Follower.open(address, copied, 'tab-of-copy', stream)).status).toBe(401)
    }
  },
)
