import { expect, vi } from 'vitest'
import { listWorkshops, loginAsHost } from '#contract/admin.ts'
import { readMe, validateSession } from '#contract/session.ts'
import { eachEngine, eachEngineWith } from '../../testing/app/each-engine.ts'
import { HOST_PASSWORD } from '../../testing/app/test-app.ts'

const behindProxy = eachEngineWith({ trustProxy: true })
const https = { 'x-forwarded-proto': 'https' }

eachEngine('cookies are HttpOnly, SameSite=Lax, signed, and never the bare session ID', async (app) => {
  const { id } = await app.workshop('flags')
  const joined = await app.somebody().call(validateSession, { query: { id }, headers: https })
  const host = await app.somebody().call(loginAsHost, { body: { password: HOST_PASSWORD } })
  for (const answer of [joined, host]) {
    const [cookie] = answer.cookies
    expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax', maxAge: expect.any(Number) })
    expect(cookie!.value).toMatch(/^[^.]+\.[^.]*\.[\w+/=]{40,}$/)
    expect(cookie, 'not Secure: the room may be on plain http').not.toHaveProperty('secure')
    expect(String(answer.headers['set-cookie'])).not.toContain(id.replace('-', ''))
  }
})

behindProxy('cookies are Secure where the proxy speaks https, and only there', async (app) => {
  const { id } = await app.workshop('secure')
  const secure = await app.somebody().call(validateSession, { query: { id }, headers: https })
  expect(secure.cookies[0]).toMatchObject({ secure: true })
  const plain = await app.somebody().call(validateSession, { query: { id } })
  expect(plain.cookies[0]).not.toHaveProperty('secure')
})

eachEngine('a cookie that was tampered with is no cookie', async (app) => {
  const member = await app.memberOf('tampered')
  const host = await app.host()
  const [name, value] = [...member.jar][0]!
  const [hostName, hostValue] = [...host.jar].find(([key]) => key.includes('host'))!
  const [sessionId, participant, signature] = value.split('.')
  const forgeries = [
    `${Number(sessionId) + 1}.${participant}.${signature}`,
    `${sessionId}.1.${signature}`,
    `${sessionId}.${participant}`,
    `${value}x`,
    member.sessionId,
    hostValue,
    '',
  ]
  for (const forged of forgeries) {
    member.jar.set(name, forged)
    expect((await member.call(readMe)).statusCode, forged).toBe(401)
  }
  const forgedHost = app.somebody()
  for (const forged of [hostValue.replace(/^\d/, '9'), value]) {
    forgedHost.jar.set(hostName, forged)
    expect((await forgedHost.call(listWorkshops)).statusCode).toBe(401)
  }
})

eachEngine("the host's cookie ends after a working day, also where the browser keeps it", async (app) => {
  const host = app.somebody()
  await host.call(loginAsHost, { body: { password: HOST_PASSWORD } })
  expect((await host.call(listWorkshops)).statusCode).toBe(200)
  vi.setSystemTime(Date.now() + 13 * 60 * 60 * 1000)
  try {
    expect((await host.call(listWorkshops)).statusCode).toBe(401)
  } finally {
    vi.useRealTimers()
  }
})
