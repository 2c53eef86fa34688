import { Writable } from 'node:stream'
import { expect } from 'vitest'
import { endpoints, type CallName } from '#contract/index.ts'
import { nameMe, validateSession } from '#contract/session.ts'
import { createSolution, listSolutions } from '#contract/solutions.ts'
import { eachEngineWith } from '../../testing/app/each-engine.ts'
import { sendHead } from '../../testing/app/raw-request.ts'
import { HOST_PASSWORD } from '../../testing/app/test-app.ts'
import { validCalls } from '../../testing/app/valid-calls.ts'

let lines: string[] = []
const stream = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk))
    done()
  },
})
const eachEngine = eachEngineWith({ logger: { level: 'trace', stream } })

eachEngine('logs hold one line a request, and no e-mail, session ID, password, cookie or text', async (app) => {
  lines = []
  const member = await app.memberOf('logged', 'secret.person@example.org')
  const other = await app.memberOf('logged as well')
  const host = await app.host()
  const calls = await validCalls(member)
  let sent = 0
  for (const endpoint of endpoints) {
    const name = `${endpoint.method} ${endpoint.path}` as CallName
    const { call } = endpoint.path.startsWith('/api/admin/') && !endpoint.path.endsWith('logout') ? host : member
    for (const options of [calls[name], { ...calls[name], body: { wrong: 'secret text' } }]) {
      if (name !== 'DELETE /api/admin/sessions/{id}') await call(endpoint, options)
      sent += 1
    }
  }
  await member.call(validateSession, { query: { id: 'WRONG-ID' } })
  await other.call(nameMe, { body: { email: 'secret\0@example.org' } })

  const log = lines.join('')
  const cookies = [...member.jar.values(), ...host.jar.values()]
  const code = member.sessionId.replace('-', '')
  const secrets = ['example.org', 'secret', member.sessionId, code, 'WRONG', HOST_PASSWORD, 'Rewritten', ...cookies]
  for (const secret of secrets) expect(log).not.toContain(secret)
  expect(lines.filter((line) => line.includes('"msg":"request"')).length).toBeGreaterThan(sent)
  expect(JSON.parse(lines.at(-1)!)).toMatchObject({ method: 'POST', route: '/api/me', status: 400 })
})

eachEngine('a failure inside is logged by its name, and told to nobody in detail', async (app) => {
  const member = await app.memberOf('broken inside')
  await app.db.write.schema.alterTable('solutions').renameTo('elsewhere').execute()
  lines = []
  try {
    const body = {
      solution_name: 'secret name',
      primary_fhn: 1,
      session_id: member.sessionId,
      user_email: 'secret@example.org',
    }
    for (const answer of [
      await member.call(listSolutions, { query: { session_id: member.sessionId } }),
      await member.call(createSolution, { body }),
    ]) {
      expect(answer.statusCode).toBe(500)
      expect(answer.json()).toEqual({
        error: 'Something went wrong on the server. Nothing was changed.',
        code: 'UNFORESEEN',
      })
    }
  } finally {
    await app.db.write.schema.alterTable('elsewhere').renameTo('solutions').execute()
  }
  const faults = lines.filter((line) => line.includes('UNFORESEEN'))
  expect(faults).toHaveLength(2)
  expect(JSON.parse(faults[0]!)).toMatchObject({
    level: 50,
    fault: expect.any(String),
    stack: expect.stringMatching(/at /),
  })
  for (const secret of ['secret', member.sessionId, member.sessionId.replace('-', ''), 'select ', 'insert ']) {
    expect(lines.join('')).not.toContain(secret)
  }
})

eachEngine('whoever hangs up in the middle of a body is no failure of the database', async (app) => {
  const { jar } = await app.memberOf('hung up')
  const origin = await app.listen()
  lines = []
  const headers = { 'content-length': '500' }
  const { socket } = await sendHead(origin, { method: 'POST', path: '/api/solutions', jar, headers })
  await new Promise((sent) => socket.write('{"solution_name":', sent))
  socket.destroy()
  const heard = () => lines.map((line) => JSON.parse(line) as object)
  const hungUp = expect.objectContaining({
    level: 30,
    method: 'POST',
    route: '/api/solutions',
    msg: 'hung up',
  }) as object
  await expect.poll(heard, { timeout: 60_000 }).toContainEqual(hungUp)
  expect(lines.join('')).not.toContain('DATABASE_UNAVAILABLE')
})
