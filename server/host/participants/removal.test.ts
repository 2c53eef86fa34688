import { expect } from 'vitest'
import { enterWorkshop, replaceSessionId, type Workshop } from '#contract/admin.ts'
import { letGo } from '#contract/participants.ts'
import { readResults } from '#contract/results.ts'
import { RESULTS_TOKEN_HEADER } from '#contract/limits.ts'
import { nameMe, readMe, validateSession } from '#contract/session.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import type { TestApp } from '../../testing/app/test-app.ts'

const EVE = 'eve@example.org'

async function remove(app: TestApp, id: string, let_go = true) {
  const answer = await (await app.host()).call(letGo, { params: { id }, body: { email: EVE, let_go } })
  expect(answer.statusCode).toBe(204)
}

async function replace(app: TestApp, id: string): Promise<string> {
  return (await (await app.host()).call(replaceSessionId, { params: { id } })).json<Workshop>().id
}

/** A browser with these cookies that asks for a session ID; answers whether it is in afterwards. */
async function tryToJoin(app: TestApp, jar: Map<string, string>, id: string) {
  const browser = app.somebody()
  for (const [name, value] of jar) browser.jar.set(name, value)
  const answer = await browser.call(validateSession, { query: { id } })
  if (answer.json<{ valid: boolean }>().valid) return true
  expect(answer.cookies).toEqual([])
  return false
}

for (const order of ['removal first', 'new session ID first'] as const) {
  eachEngine(`a removed person cannot come back with a former session ID: ${order}`, async (app) => {
    const title = `removed, ${order}`
    const eve = app.somebody()
    const { id } = await app.workshop(title)
    await eve.call(validateSession, { query: { id } })
    const beforeEmail = new Map(eve.jar)
    await eve.call(nameMe, { body: { email: EVE } })
    const otherDevice = await app.memberOf(title, EVE)
    const ana = await app.memberOf(title, 'ana@example.org')
    const nameless = await app.memberOf(title)

    if (order === 'removal first') await remove(app, id)
    const current = await replace(app, id)
    if (order !== 'removal first') await remove(app, id)

    for (const jar of [beforeEmail, eve.jar, otherDevice.jar, new Map<string, string>()]) {
      expect(await tryToJoin(app, jar, id)).toBe(false)
    }
    for (const jar of [beforeEmail, eve.jar, otherDevice.jar]) {
      const browser = app.somebody()
      for (const [name, value] of jar) browser.jar.set(name, value)
      expect((await browser.call(nameMe, { body: { email: 'new@example.org' } })).statusCode).toBe(401)
    }

    // others who have given an e-mail stay in, with either ID; those who have not join again
    expect((await ana.call(readMe)).json()).toMatchObject({ email: 'ana@example.org' })
    expect(await tryToJoin(app, ana.jar, id)).toBe(true)
    expect((await nameless.call(readMe)).json()).toMatchObject({ code: 'NOT_JOINED' })
    expect((await nameless.call(validateSession, { query: { id: current } })).json()).toEqual({ valid: true })
    expect((await nameless.call(readMe)).statusCode).toBe(200)
  })
}

eachEngine('without a removal a new session ID leaves those in who have not given an e-mail', async (app) => {
  const nameless = await app.memberOf('replaced only')
  await replace(app, nameless.sessionId)
  expect((await nameless.call(readMe)).statusCode).toBe(200)
  // the former ID itself is for people with an e-mail alone
  expect(await tryToJoin(app, nameless.jar, nameless.sessionId)).toBe(false)
})

eachEngine('a removal leaves those in who have not given an e-mail, until there is a new session ID', async (app) => {
  const nameless = await app.memberOf('removed only')
  await app.memberOf('removed only', EVE)
  await remove(app, nameless.sessionId)
  expect((await nameless.call(readMe)).statusCode).toBe(200)
})

eachEngine('a person who is let in again gets in with their e-mail, and not by cookies that had ended', async (app) => {
  const title = 'let in again'
  const nameless = await app.memberOf(title)
  const eve = await app.memberOf(title, EVE)
  await remove(app, eve.sessionId)
  const current = await replace(app, eve.sessionId)
  await remove(app, eve.sessionId, false)
  expect((await eve.call(readMe)).statusCode).toBe(401)
  expect(await tryToJoin(app, eve.jar, eve.sessionId)).toBe(false)
  expect(await tryToJoin(app, eve.jar, current)).toBe(true)
  const again = app.somebody()
  await again.call(validateSession, { query: { id: current } })
  expect((await again.call(nameMe, { body: { email: EVE } })).json()).toMatchObject({ email: EVE })
  expect((await nameless.call(readMe)).statusCode).toBe(401)
  expect(await tryToJoin(app, nameless.jar, nameless.sessionId)).toBe(false)
})

eachEngine('removal and new session ID leave links to results and an entered host alone', async (app) => {
  const eve = await app.memberOf('what goes on', EVE)
  const id = eve.sessionId
  const headers = { [RESULTS_TOKEN_HEADER]: await app.resultsToken(id) }
  const host = app.somebody()
  for (const [name, value] of (await app.host()).jar) host.jar.set(name, value)
  await host.call(enterWorkshop, { params: { id } })
  await remove(app, id)
  await replace(app, id)
  expect((await eve.call(readResults, { headers })).statusCode).toBe(200)
  expect((await host.call(readMe)).json()).toMatchObject({ host: true })
  // without the cookie of the host it is no way in, and no former ID makes it one
  const entered = new Map([...host.jar].filter(([name]) => name.endsWith('session')))
  expect(await tryToJoin(app, entered, id)).toBe(false)
})

eachEngine('removal ends every cookie of a login, whatever e-mail it was given for', async (app) => {
  const { id } = await app.workshop('one login, several e-mails')
  const eve = app.somebody()
  const jars: Map<string, string>[] = []
  await eve.call(validateSession, { query: { id } })
  jars.push(new Map(eve.jar))
  await eve.call(nameMe, { body: { email: 'earlier@example.org' } })
  jars.push(new Map(eve.jar))
  await eve.call(nameMe, { body: { email: EVE } })
  const ana = await app.memberOf('one login, several e-mails', 'ana@example.org')

  await remove(app, id)
  for (const jar of jars) {
    const browser = app.somebody()
    for (const [name, value] of jar) browser.jar.set(name, value)
    expect((await browser.call(readMe)).json()).toMatchObject({ code: 'NOT_JOINED' })
    expect((await browser.call(nameMe, { body: { email: 'new@example.org' } })).statusCode).toBe(401)
  }
  // the removed person is shown the reason
  expect((await eve.call(readMe)).json()).toMatchObject({ code: 'LET_GO' })
  expect((await ana.call(readMe)).statusCode).toBe(200)
})
