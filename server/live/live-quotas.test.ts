import { expect } from 'vitest'
import { followWorkshop, readCockpit } from '#contract/cockpit.ts'
import { followSession, type Person } from '#contract/live.ts'
import { eachEngineWith } from '../testing/app/each-engine.ts'
import type { Follower } from '../testing/app/follower.ts'
import { quotas } from '../http/quotas/quotas.ts'

const eachEngine = eachEngineWith({ quotas: 'on' })

eachEngine('a person with made-up tab names gets no more streams than others, who get in', async (app) => {
  const ana = await app.memberOf('made-up tabs', 'ana@example.org')
  const ben = await app.memberOf('made-up tabs', 'ben@example.org')
  const open: Follower[] = []
  for (let n = 0; n < quotas.streams.atOnce.person; n += 1) open.push(await app.follow(ana, `made-up-tab-${n}`))
  const refused = await ana.call(followSession, { query: { tab: 'one-tab-more' } })
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('30')
  expect(refused.json()).toMatchObject({ code: 'TOO_MANY_STREAMS' })
  open.push(await app.follow(ben))
  const path = followWorkshop.path.replace('{id}', ana.sessionId)
  open.push(await app.follow(await app.host(), 'tab-of-host', path))
  for (const follower of open) follower.close()
  // a refusal takes a while
  const openAgain = async () => {
    const cookie = [...ana.jar].map((pair) => pair.join('=')).join('; ')
    const answer = await fetch(`${await app.listen()}/api/live?tab=first-again`, { headers: { cookie } })
    await answer.body?.cancel()
    return answer.status
  }
  await expect.poll(openAgain, { timeout: 60_000 }).toBe(200)
})

eachEngine('a person with made-up tabs is shown with a limited number of them, beside everyone else', async (app) => {
  const ana = await app.memberOf('crowd', 'ana@example.org')
  const ben = await app.memberOf('crowd', 'ben@example.org')
  const { person: PERSON_MAX } = quotas.presence.atOnce
  for (let n = 0; n < PERSON_MAX; n += 1) await app.tell(ana, { tab: `made-up-tab-${n}` })
  const host = await app.host()
  const readPeople = async () =>
    (await host.call(readCockpit, { params: { id: ana.sessionId } })).json<{ people: Person[] }>().people
  await expect.poll(async () => (await readPeople()).length).toBe(PERSON_MAX)
  const refused = await app.tell(ana, { tab: 'one-tab-more' })
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ code: 'TOO_MANY_TABS' })

  await app.tell(ben, { tab: 'tab-of-ben' })
  await expect.poll(async () => (await readPeople()).at(-1)?.email).toBe('ben@example.org')
  await app.tell(ana, { tab: 'tab-of-ben', leaving: true })
  await app.tell(ana, { tab: 'made-up-tab-0', leaving: true })
  await expect.poll(async () => (await readPeople()).length).toBe(PERSON_MAX)
  expect((await readPeople()).map(({ tab }) => tab)).toContain('tab-of-ben')
})
