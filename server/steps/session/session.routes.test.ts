import { expect } from 'vitest'
import { changeWorkshop, deleteWorkshop } from '#contract/admin.ts'
import { sessionEndMessages, sessionScreensMessages } from '#contract/messages/shell.ts'
import { leaveSession, nameMe, readMe, validateSession, type Me } from '#contract/session.ts'
import { listSolutions } from '#contract/solutions.ts'
import { dumpDatabase, readRevision } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'

eachEngine('a known session ID joins, however it is typed', async (app) => {
  const { id } = await app.workshop('typing')
  for (const typed of [id, id.toLowerCase(), id.replace('-', ''), ` ${id.replace('-', ' ')} `, [...id].join(' ')]) {
    const person = app.somebody()
    const answer = await person.call(validateSession, { query: { id: typed } })
    expect(answer.json()).toEqual({ valid: true })
    expect((await person.call(readMe)).json()).toMatchObject({ session_id: id, title: 'typing', status: 'open' })
  }
})

eachEngine('an unknown, an empty and a closed session ID are not valid and give no cookie', async (app) => {
  const { id } = await app.workshop('closed to joiners')
  await (await app.host()).call(changeWorkshop, { params: { id }, body: { status: 'closed' } })
  for (const typed of [id, '2222-2222', '']) {
    const answer = await app.somebody().call(validateSession, { query: { id: typed } })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ valid: false })
    expect(answer.cookies).toEqual([])
  }
})

eachEngine('a person without a session is asked to log in', async (app) => {
  const answer = await app.somebody().call(readMe)
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toEqual({ error: sessionScreensMessages.notJoined, code: 'NOT_JOINED' })
})

eachEngine('closing ends access and keeps the work; reopening brings both back', async (app) => {
  const member = await app.memberOf('close and reopen')
  const { id } = await member.createSolution()
  const host = await app.host()
  const set = (status: string) => host.call(changeWorkshop, { params: { id: member.sessionId }, body: { status } })

  await set('closed')
  const refused = await member.call(listSolutions, { query: { session_id: member.sessionId } })
  expect(refused.statusCode).toBe(401)
  expect(refused.json()).toEqual({ error: sessionEndMessages.ended, code: 'SESSION_ENDED' })

  await set('open')
  const solutions = await member.get(listSolutions, { query: { session_id: member.sessionId } })
  expect(solutions).toMatchObject([{ id }])
})

eachEngine('a deleted session leaves its people outside', async (app) => {
  const member = await app.memberOf('deleted under its people')
  await (await app.host()).call(deleteWorkshop, { params: { id: member.sessionId } })
  expect((await member.call(readMe)).statusCode).toBe(401)
})

eachEngine('an e-mail names a person once per session, and the cookie remembers it', async (app) => {
  const first = await app.memberOf('names')
  const second = await app.memberOf('names')
  expect(await first.get<Me>(readMe)).toMatchObject({ email: null, host: false })

  const named = await first.get<Me>(nameMe, { body: { email: '  ana@example.org ' } })
  expect(named).toMatchObject({ email: 'ana@example.org', session_id: first.sessionId })
  await second.get<Me>(nameMe, { body: { email: 'ana@example.org' } })
  expect(await first.get<Me>(readMe)).toMatchObject({ email: 'ana@example.org' })

  const people = app.db.read.selectFrom('participants').selectAll().where('email', '=', 'ana@example.org')
  expect(await people.execute()).toHaveLength(1)
})

eachEngine('joining again keeps the name; joining another session drops it', async (app) => {
  const member = await app.memberOf('keeps the name', 'kim@example.org')
  await member.call(validateSession, { query: { id: member.sessionId } })
  expect(await member.get<Me>(readMe)).toMatchObject({ email: 'kim@example.org' })

  const { id } = await app.workshop('another session')
  await member.call(validateSession, { query: { id } })
  expect(await member.get<Me>(readMe)).toMatchObject({ email: null, title: 'another session' })
})

eachEngine('naming oneself again raises no revision; a blank or over-long e-mail is refused', async (app) => {
  const member = await app.memberOf('unchanged name', 'lee@example.org')
  const revision = await readRevision(app.db, member.sessionId)
  await member.get(nameMe, { body: { email: 'lee@example.org' } })
  expect(await readRevision(app.db, member.sessionId)).toBe(revision)

  const before = await dumpDatabase(app.db)
  for (const email of ['', '   ', 'x'.repeat(321), 'a\0b@example.org']) {
    expect((await member.call(nameMe, { body: { email } })).statusCode).toBe(400)
  }
  expect(await dumpDatabase(app.db)).toEqual(before)
})

eachEngine('whoever leaves a session has no part in it any more', async (app) => {
  const member = await app.memberOf('left')
  expect((await member.call(readMe)).statusCode).toBe(200)
  expect((await member.call(leaveSession)).statusCode).toBe(204)
  expect((await member.call(readMe)).statusCode).toBe(401)
})
