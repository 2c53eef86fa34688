import { expect } from 'vitest'
import { listActivity } from '#contract/activity.ts'
import { askForHelp } from '#contract/asides.ts'
import { deleteFunctionalOption } from '#contract/functional-options.ts'
import { addGroup } from '#contract/groups.ts'
import { forgetParticipant } from '#contract/participants.ts'
import { changeRoom } from '#contract/room.ts'
import { giveOwnName, nameMe, readMe } from '#contract/session.ts'
import { createSolution, deleteSolution } from '#contract/solutions.ts'
import { deleteSystemRequirement } from '#contract/system-requirements.ts'
import { listTrash, type Trash } from '#contract/trash.ts'
import { undo } from '#contract/undo.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import type { TestApp } from '../../testing/app/test-app.ts'
import type { Workbench } from '../../testing/app/workbench.ts'
import { isForgottenName } from '../../workshop/forgotten-name.ts'
import { readCode } from '../../workshop/session-code.ts'

/** Texts that are hard to find and to replace inside JSON, beside the words that the program itself writes there. */
const HOSTILE = [
  'quo"ted',
  'back\\slash\\',
  '"solutions":[',
  '{"id":1}',
  'null',
  'true',
  '1',
  '$&',
  '%_%',
  'Ünïcødé \u{1F6B2}',
  'line\u2028end',
]

const PERSON_FIELDS = new Set(['email', 'user_email', 'by', 'known_as'])
const isMe = (value: object) => 'session_id' in value && 'host' in value

/** The value with every field that names a person blanked, and the names that stood there. */
function withoutPeople(value: unknown, names: string[] = []): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutPeople(item, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (!PERSON_FIELDS.has(key) && !(key === 'name' && isMe(value))) return [key, withoutPeople(part, names)]
      if (typeof part === 'string') names.push(part)
      return [key, 'a person']
    }),
  )
}

function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => [key, ...wordsIn(part)])
}

/** All JSON that is stored of a session, parsed. */
async function storedJson({ db }: TestApp, sessionId: string): Promise<unknown[]> {
  const { read } = db
  const columns = ['id', 'agenda', 'agenda_log', 'scene', 'let_go'] as const
  const session = await read
    .selectFrom('sessions')
    .select(columns)
    .where('code', '=', readCode(sessionId))
    .executeTakeFirstOrThrow()
  const of = (table: 'trash' | 'activity' | 'own_words' | 'idempotency_keys', order: string) =>
    read
      .selectFrom(table as 'trash')
      .selectAll()
      .where('session_id', '=', session.id)
      .orderBy(order as 'id')
      .execute() as Promise<object[]>
  const rows = [
    session,
    ...(await of('trash', 'id')),
    ...(await of('activity', 'id')),
    ...(await of('own_words', 'version')),
    ...(await of('idempotency_keys', 'key')),
  ]
  return rows.map((row) =>
    Object.values(row)
      .filter((text) => typeof text === 'string' && /^[[{]/.test(text))
      .map((text: string) => JSON.parse(text) as unknown),
  )
}

const trashOf = async (app: TestApp, { sessionId }: Workbench) => {
  const answer = await (await app.host()).call(listTrash, { params: { id: sessionId } })
  expect(answer.statusCode).toBe(200)
  return answer.json<Trash>()
}

const keyed = (key: string) => ({ headers: { 'idempotency-key': key } })

eachEngine('an e-mail is removed from fields that name a person only, whatever text it is', async (app) => {
  const ana = await app.memberOf('any name', 'ana@example.org')
  const id = ana.sessionId
  const host = await app.host()
  await host.call(changeRoom, { params: { id }, body: { own_words: true } })
  await ana.get(giveOwnName, { ...keyed('a-name'), body: { name: 'Solution' } })
  await ana.get(nameMe, { ...keyed('me'), body: { email: 'ana@example.org' } })
  const { solution, option, requirement } = await ana.fullSolution('solutions')
  await ana.get(askForHelp, { ...keyed('help'), params: { id: solution.id }, body: { about: 'email' } })
  await ana.get(deleteSystemRequirement, { ...keyed('requirement'), params: { id: requirement.id } })
  const { undo: token } = await ana.get<{ undo: string }>(deleteFunctionalOption, { params: { id: option.id } })
  await host.call(addGroup, { ...keyed('groups'), params: { id }, body: { name: 'people' } })

  const deleteOneOf = async (user_email: string, key: string) => {
    const body = { solution_name: user_email.slice(0, 100), primary_fhn: 1, session_id: id, user_email }
    const made = await ana.get<{ id: number }>(createSolution, { ...keyed(key), body })
    await ana.get(deleteSolution, { params: { id: made.id } })
  }
  await deleteOneOf('ANA@example.org', 'by-ana')
  const words = [...new Set(wordsIn(await storedJson(app, id)))].filter((word) => /^[a-z_-]+$/.test(word))
  expect(words).toEqual(
    expect.arrayContaining(['solutions', 'user_email', 'took', 'cells', 'solution_name', 'kind', 'option']),
  )
  // what the screens themselves call people is refused as an e-mail
  const emails = ['ana@example.org', ...words.filter((word) => word !== 'host'), ...HOSTILE]
  for (const [index, email] of HOSTILE.entries()) {
    const someone = await ana.others.join('')
    await someone.get(nameMe, { ...keyed(`me-${index}`), body: { email } })
    await deleteOneOf(email, `of-${index}`)
  }
  const { session_id, created_at } = await app.db.read
    .selectFrom('participants')
    .select(['session_id', 'created_at'])
    .where('email', '=', HOSTILE[0]!)
    .executeTakeFirstOrThrow()
  const joined = emails.slice(1, -HOSTILE.length).map((email) => ({ session_id, email, created_at }))
  await app.db.write.insertInto('participants').values(joined).execute()

  const history = async () => (await ana.call(listActivity, { params: { id: solution.id } })).json<object>()
  const seen = async () => withoutPeople([await storedJson(app, id), await history(), await trashOf(app, ana)])
  const before = await seen()
  for (const email of emails) {
    const answer = await host.call(forgetParticipant, { params: { id }, body: { email } })
    expect([email, answer.statusCode]).toEqual([email, 200])
  }

  expect(await seen()).toEqual(before)
  const names: string[] = []
  withoutPeople([await storedJson(app, id), await history(), await trashOf(app, ana)], names)
  expect(new Set(names.filter((name) => !isForgottenName(name)))).toEqual(new Set())
  const stored = await app.db.read
    .selectFrom('participants')
    .select(['email', 'name'])
    .where('session_id', '=', session_id)
    .execute()
  expect(stored.filter(({ email, name }) => !isForgottenName(email) || name !== null)).toEqual([])
  expect((await ana.call(readMe)).json()).not.toHaveProperty('name')
  expect((await ana.call(undo, { params: { token } })).statusCode).toBe(200)
  for (const entry of (await trashOf(app, ana)).entries) {
    expect((await host.call(undo, { params: { token: entry.undo } })).statusCode).toBe(200)
  }
})
