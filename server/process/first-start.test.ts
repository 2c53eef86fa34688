import { expect, test } from 'vitest'
import { readMe } from '#contract/session.ts'
import { joinPrinted, logInAsHost, printedPassword, printedSession } from '../testing/processes/process-caller.ts'
import { freePort } from '../testing/postgres/free-port.ts'
import { PATIENCE, startServer, temporaryFolder } from '../testing/processes/process-server.ts'

test('a start prints how to join and where the host goes, the first one also the password', PATIENCE, async () => {
  const DATA_DIR = temporaryFolder()
  const first = await startServer({ DATA_DIR })
  expect(first.out).toContain(`${first.url}/login`)
  expect(first.out).toContain(`${first.url}/admin`)
  expect(printedSession(first)).toMatch(/^\w{4}-\w{4}$/)
  // the output of a service is kept, and everybody who reads it could join
  for (const text of [printedSession(first), printedSession(first).replace('-', ''), 'Demo']) {
    expect(first.out).not.toContain(text)
  }
  const password = printedPassword(first) ?? ''
  expect(await logInAsHost(first, password)).toMatchObject({ status: 204 })
  expect(await logInAsHost(first, `${password}!`)).toMatchObject({ status: 401 })
  const member = await joinPrinted(first)
  expect(await first.stop()).toMatchObject({ code: 0, err: '' })

  const second = await startServer({ DATA_DIR })
  expect(printedPassword(second)).toBeUndefined()
  expect(second.out).not.toContain(password)
  expect(printedSession(second)).toBe(printedSession(first))
  expect(await logInAsHost(second, password)).toMatchObject({ status: 204 })
  // cookies outlive the restart
  member.url = second.url
  expect(await member.call(readMe)).toMatchObject({ status: 200, body: { session_id: printedSession(first) } })
})

test('PUBLIC_URL is what people are told, and a given password is not printed', PATIENCE, async () => {
  const HOST_PASSWORD = ' a password of my own '
  const PORT = String(await freePort())
  const PUBLIC_URL = 'https://workshop.example.org'
  const server = await startServer({
    DATA_DIR: temporaryFolder(),
    PORT,
    PUBLIC_URL: `${PUBLIC_URL}/`,
    DEMO: 'off',
    HOST_PASSWORD,
  })
  expect(server.out).toContain(`${PUBLIC_URL}/login`)
  expect(server.out).not.toContain(HOST_PASSWORD)
  expect(await logInAsHost({ url: `http://127.0.0.1:${PORT}` }, HOST_PASSWORD)).toMatchObject({ status: 204 })
})
