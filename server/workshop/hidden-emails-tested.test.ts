import type { TSchema } from 'typebox'
import { expect } from 'vitest'
import { listActivity } from '#contract/activity.ts'
import { exportSolution, importSolutions } from '#contract/exports.ts'
import { endpoints } from '#contract/index.ts'
import { EMAIL_MAX } from '#contract/limits.ts'
import { sessionMessages } from '#contract/messages/session.ts'
import { forgetParticipant, letGo } from '#contract/participants.ts'
import { changeRoom } from '#contract/room.ts'
import { giveOwnName, nameMe, readMe } from '#contract/session.ts'
import { createSolution, deleteSolution, listSolutions, readSolution, updateSolution } from '#contract/solutions.ts'
import { readWorkshopDocument } from '#contract/workshop-document.ts'
import { eachEngine } from '../testing/app/each-engine.ts'
import type { TestApp } from '../testing/app/test-app.ts'
import type { Workbench } from '../testing/app/workbench.ts'

/** What differs between two calls that are alike. */
const comparable = (body: string) =>
  body.replaceAll(/("(?:\w+_)?id":\s*)\d+/g, '$1#').replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')

const solutionOf = (user_email: string) => ({
  solution_name: 'Of somebody',
  user_email,
  primary_fhn: { id: 9, name: 'Freedom' },
  purposes: [],
  stakeholders: [],
  user_stories: [],
})

/** Each call of a member that takes a name or an e-mail, but for the one by which a person joins under it. */
const calls: Record<string, (person: Workbench, email: string, solutionId: number) => ReturnType<Workbench['call']>> = {
  'POST /api/solutions': (person, user_email) =>
    person.call(createSolution, {
      body: { solution_name: 'Of somebody', primary_fhn: 1, session_id: person.sessionId, user_email },
    }),
  'POST /api/solutions/import': (person, email) =>
    person.call(importSolutions, { body: { format: 'ninefold-solution', version: 1, solutions: [solutionOf(email)] } }),
  'POST /api/solutions/import?dry_run': (person, email) =>
    person.call(importSolutions, {
      query: { dry_run: true },
      body: { format: 'ninefold-solution', version: 1, solutions: [solutionOf(email)] },
    }),
  // the contract has no such field here
  'PUT /api/solutions/{id}': (person, user_email, id) =>
    person.call(updateSolution, {
      params: { id },
      body: { solution_name: 'Of somebody', primary_fhn: 1, user_email },
    }),
  'PUT /api/me/name': (person, name) => person.call(giveOwnName, { body: { name } }),
}

function takesEmail(schema: TSchema | undefined): boolean {
  const { maxLength, properties, items, anyOf } = (schema ?? {}) as {
    maxLength?: number
    properties?: Record<string, TSchema>
    items?: TSchema
    anyOf?: TSchema[]
  }
  return maxLength === EMAIL_MAX || [...Object.values(properties ?? {}), items, ...(anyOf ?? [])].some(takesEmailOf)
}
const takesEmailOf = (schema: TSchema | undefined) => schema !== undefined && takesEmail(schema)

/** What anybody in the workshop reads of a solution that was made by one of these calls. */
async function everythingReadOf(reader: Workbench) {
  const list = await reader.get<{ id: number; solution_name: string }[]>(listSolutions, {
    query: { session_id: reader.sessionId },
  })
  const made = list.filter(({ solution_name }) => solution_name === 'Of somebody')
  const answers: string[] = []
  for (const { id } of made) {
    const params = { id }
    for (const answer of [
      await reader.call(readSolution, { params }),
      await reader.call(listActivity, { params }),
      await reader.call(exportSolution, { params, query: { format: 'md' } }),
    ]) {
      answers.push(comparable(answer.body))
    }
  }
  answers.push(comparable((await reader.call(readWorkshopDocument, { params: { id: reader.sessionId } })).body))
  return { ids: made.map(({ id }) => id), answers }
}

async function hiddenWorkshop(app: TestApp) {
  const title = 'tested e-mails'
  const anna = await app.memberOf(title, 'anna@example.org')
  await anna.get(giveOwnName, { body: { name: 'Wise Owl' } })
  const id = anna.sessionId
  for (const email of ['ben@example.org', 'gone@example.org', 'removed@example.org', 'plain']) {
    await anna.others.join(email)
  }
  const host = await app.host()
  await host.call(letGo, { params: { id }, body: { email: 'gone@example.org', let_go: true } })
  await host.call(forgetParticipant, { params: { id }, body: { email: 'removed@example.org' } })
  await host.call(changeRoom, { params: { id }, body: { hide_emails: true } })
  return { anna, nameless: await anna.others.join(''), named: await anna.others.join('eve@example.org') }
}

const emails = ['anna@example.org', 'Ben@example.org', 'gone@example.org', 'removed@example.org', 'plain']

eachEngine('while e-mails are hidden, no call shows whether an e-mail is known or whose it is', async (app) => {
  const { anna, nameless, named } = await hiddenWorkshop(app)
  const existing = await anna.createSolution({ name: 'Of somebody' })
  for (const [who, person] of Object.entries({ nameless, named })) {
    for (const [name, call] of Object.entries(calls)) {
      const outcomeOf = async (email: string) => {
        const { statusCode, body } = await call(person, email, existing.id)
        const { ids, answers } = await everythingReadOf(anna)
        for (const id of ids) if (id !== existing.id) await anna.get(deleteSolution, { params: { id } })
        if (name === 'PUT /api/me/name') await person.call(giveOwnName, { body: { name: null } })
        return { statusCode, body: comparable(body).replaceAll(email, 'typed'), answers }
      }
      const ofUnknown = await outcomeOf(name === 'PUT /api/me/name' ? 'unknown' : 'unknown@example.org')
      for (const email of emails) {
        if (name === 'PUT /api/me/name' && email.includes('@')) continue
        expect(await outcomeOf(email), `${name}, ${who}: ${email}`).toEqual(ofUnknown)
      }
    }
  }
  expect((await nameless.call(readMe)).json()).toMatchObject({ email: null })
})

eachEngine('joining under the e-mail of a removed person says so, also while e-mails are hidden', async (app) => {
  const { nameless } = await hiddenWorkshop(app)
  const refused = await nameless.call(nameMe, { body: { email: 'gone@example.org' } })
  expect([refused.statusCode, refused.json<object>()]).toEqual([401, { code: 'LET_GO', error: sessionMessages.letGo }])
  expect((await nameless.call(readMe)).json()).toMatchObject({ email: null })
})

eachEngine('every call that takes an e-mail from a member is known', async () => {
  const taking = endpoints.filter(
    ({ access, body, query }) => access.kind !== 'host' && [body, query].some(takesEmailOf),
  )
  const names = taking.map(({ method, path }) => `${method} ${path}`)
  expect(names.toSorted()).toEqual(['POST /api/me', 'POST /api/solutions', 'POST /api/solutions/import'])
})

eachEngine('a host who makes a solution says whose it is, also while e-mails are hidden', async (app) => {
  const { anna } = await hiddenWorkshop(app)
  const host = await app.host()
  const body = { solution_name: 'By the host', primary_fhn: 1, session_id: anna.sessionId }
  const made = await host.call(createSolution, { body: { ...body, user_email: 'ben@example.org' } })
  expect(made.json()).toMatchObject({ user_email: 'ben@example.org' })
})
