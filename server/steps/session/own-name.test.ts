import { expect } from 'vitest'
import { namesMessages } from '#contract/messages/people.ts'
import { clearName, forgetParticipant, listParticipants, type Participant } from '#contract/participants.ts'
import { giveOwnName, nameMe, readMe } from '#contract/session.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import type { Workbench } from '../../testing/app/workbench.ts'

const give = (person: Pick<Workbench, 'call'>, name: unknown) => person.call(giveOwnName, { body: { name } })

eachEngine('a name is trimmed, kept, told, changed and taken out; the host may take it out', async (app) => {
  const ana = await app.memberOf('named', 'ana@example.org')
  expect((await give(ana, '  Ana María ')).json()).toMatchObject({ email: 'ana@example.org', name: 'Ana María' })
  expect(await ana.get(readMe)).toMatchObject({ name: 'Ana María' })

  const stream = await app.follow(await app.memberOf('named', 'ben@example.org'))
  await stream.until('hello')
  await app.tell(ana, { tab: 'tab-of-ana' })
  await stream.until('presence', ({ people: [person] }) => person?.name === 'Ana María')
  await give(ana, 'Ana')
  const { people } = (await stream.until('presence')).data
  expect(people).toMatchObject([{ email: 'ana@example.org', name: 'Ana' }])

  const params = { id: ana.sessionId }
  const host = await app.host()
  const listed = async () => (await host.call(listParticipants, { params })).json<Participant[]>()[0]
  expect(await listed()).toMatchObject({ name: 'Ana' })
  expect((await host.call(clearName, { params, body: { email: ' ANA@example.org' } })).statusCode).toBe(204)
  expect(await listed()).not.toHaveProperty('name')
  expect((await host.call(clearName, { params, body: { email: 'nobody@example.org' } })).statusCode).toBe(404)
  await give(ana, 'Ana')
  expect((await give(ana, null)).json()).not.toHaveProperty('name')
  stream.close()
})

eachEngine(
  'what is no name, is somebody’s already or looks like a number is refused and changes nothing',
  async (app) => {
    const ana = await app.memberOf('not named', 'ana@example.org')
    const ben = await app.memberOf('not named', 'ben@example.org')
    await give(ana, 'Ana M')
    const before = await dumpDatabase(app.db)
    const bad = ['', ' ', '\u200d', 'a'.repeat(61), 'A\nB', 'A\u0007', 'A\u202eB', 'a\0', 'ben@example.org', 7]
    for (const name of bad) expect((await give(ben, name)).statusCode, JSON.stringify(name)).toBe(400)
    const unseen = ['\u3164', '\u2800 \u115f', '\u0301', '\ufe0f', '\u00ad', '\u{e0041}', 'Ana\u200e', 'Ana\u061c']
    for (const name of unseen) expect((await give(ben, name)).statusCode, JSON.stringify(name)).toBe(400)
    for (const name of ['Ana M', ' ana  m', 'ＡＮＡ Ｍ', 'An\u200ba\u00a0M', 'ana\u2003m\u2064']) {
      const refused = await give(ben, name)
      expect(refused.json(), name).toEqual({ code: 'NAME_TAKEN', error: namesMessages.taken })
    }
    const ours = ['Host', 'the  HOST', 'Ｈｏｓｔ', 'participant 3', 'Participant 1', 'participant', 'participant ٣']
    for (const name of [...ours, 'PARTICIPANT\u00a02 (imported)', 'ho\u200bst']) {
      const refused = await give(ben, name)
      expect(refused.json(), name).toEqual({ code: 'NAME_OF_OURS', error: namesMessages.ofOurs })
    }
    expect((await give(await app.memberOf('not named'), 'Cleo')).json()).toMatchObject({ code: 'NAMELESS' })
    expect(await dumpDatabase(app.db)).toEqual(before)
    const good = ['a'.repeat(60), 'نور\u200cا', '👩‍🔬 Ben', 'Hosta', 'A. Participant', 'Ana', '❤️']
    for (const name of good) expect((await give(ben, name)).statusCode, name).toBe(200)
  },
)

eachEngine('a number that stands for somebody is nobody’s to log in with, nor is the name of the host', async (app) => {
  const ana = await app.memberOf('numbers', 'ana@example.org')
  await (
    await app.host()
  ).call(forgetParticipant, { params: { id: ana.sessionId }, body: { email: 'ana@example.org' } })
  const stranger = await app.memberOf('numbers')
  for (const email of ['participant 1', ' Participant  1 ', 'participant 7', 'HOST'])
    expect((await stranger.call(nameMe, { body: { email } })).json()).toMatchObject({ code: 'NAME_OF_OURS' })
  // her own browser goes on, whatever it says
  expect(await ana.get(nameMe, { body: { email: 'participant 1' } })).toMatchObject({ email: 'participant 1' })
})
