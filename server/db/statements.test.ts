import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { CompiledQuery, sql } from 'kysely'
import { afterAll, expect, vi } from 'vitest'
import { listActivity } from '#contract/activity.ts'
import { readCockpit } from '#contract/cockpit.ts'
import { endpoints, type CallName } from '#contract/index.ts'
import { listParticipants } from '#contract/participants.ts'
import { readRoomScreen } from '#contract/room.ts'
import { eachEngine, eachEngineWith } from '../testing/app/each-engine.ts'
import type { TestApp } from '../testing/app/test-app.ts'
import type { CallOptions } from '../testing/app/call-options.ts'
import { validCalls } from '../testing/app/valid-calls.ts'
import type { Workbench } from '../testing/app/workbench.ts'
import { openDatabase } from './open-database.ts'

// asking for plans prepares the same statements again
const onItsOwnApp = eachEngineWith({})

// before the first app opens its database, so that no statement escapes
const prepare = vi.spyOn(Database.prototype, 'prepare')
afterAll(() => prepare.mockRestore())

/** Reads whatever the screens read. */
async function readEverything(member: Workbench) {
  const calls = await validCalls(member)
  for (const endpoint of endpoints) {
    const name = `${endpoint.method} ${endpoint.path}` as CallName
    if (endpoint.method !== 'GET' || endpoint.path.startsWith('/api/admin') || endpoint.streams) continue
    const { statusCode } = await member.call(endpoint, calls[name])
    expect(statusCode, name).toBe(endpoint.status)
  }
  const { params } = calls['GET /api/solution/{id}/activity']
  const queries: CallOptions['query'][] = [{}, { person: 1 }, { person: 1, before: 9, step: 'metrics' }]
  for (const query of queries) {
    await member.get(listActivity, { params, query })
  }
}

/** What the host watches a workshop with; none of it reads a whole history. */
async function readAsHost(app: TestApp, id: string) {
  const { call } = await app.host()
  for (const endpoint of [readCockpit, listParticipants, readRoomScreen]) {
    expect((await call(endpoint, { params: { id } })).statusCode).toBe(endpoint.status)
  }
}

interface Prepared {
  name: string
  statement: string
  parameter_types: string[]
  executions: number
}
const preparedOnPostgres = (app: TestApp) =>
  app.db.read.connection().execute(async (db) => {
    const { rows } = await sql<Prepared>`
      select name, statement, parameter_types::text[] as parameter_types, generic_plans + custom_plans as executions
      from pg_prepared_statements where name ~ '^s[0-9]+$' order by name`.execute(db)
    return rows
  })

onItsOwnApp('a statement is prepared once and kept', async (app) => {
  await readEverything(await app.memberOf('first reading'))
  const before = app.engine === 'postgres' ? await preparedOnPostgres(app) : []
  await readEverything(await app.memberOf('second reading'))

  if (app.engine === 'sqlite') {
    const perConnection = prepare.mock.calls.map(
      ([statement], index) => `${connectionOf(prepare.mock.contexts[index])} ${statement}`,
    )
    const ours = perConnection.filter(
      (statement) => /user_stories|solutions/.test(statement) && !/create/.test(statement),
    )
    expect(ours.length).toBeGreaterThan(10)
    expect(ours).toEqual([...new Set(ours)])
  } else {
    const after = new Map((await preparedOnPostgres(app)).map((statement) => [statement.name, statement]))
    expect(before.length).toBeGreaterThan(10)
    expect(after.size).toBe(before.length)
    const again = before.filter(({ name, executions }) => after.get(name)!.executions > executions)
    expect(again.length).toBeGreaterThan(10)
  }
})

const connections: unknown[] = []
function connectionOf(database: unknown) {
  if (!connections.includes(database)) connections.push(database)
  return connections.indexOf(database)
}

eachEngine('no read walks through the rows of other workshops', async (app) => {
  const member = await app.memberOf('plans')
  await readEverything(member)
  await readAsHost(app, member.sessionId)
  const plans = app.engine === 'sqlite' ? await plansOnSqlite(app) : await plansOnPostgres(app)
  expect(plans.length).toBeGreaterThan(10)
  expect(plans.filter(({ plan }) => walksThrough.test(plan))).toEqual([])
  const lastDeeds = plans.filter(({ statement }) =>
    /"participants".*"activity".*desc limit|desc limit.*"participants"/.test(statement),
  )
  expect(lastDeeds.map(({ plan }) => plan)).toEqual([expect.stringContaining('activity_participant')])
})

/** Settings and catalogues are a handful of rows each; everything else grows with every workshop. */
const walksThrough = /^SCAN (?!settings|catalogues)|Seq Scan on (?!settings|catalogues|sessions|former_codes)/m

/** What each read of the screens was; lists of all workshops are the host's alone. */
const isRead = (statement: string) =>
  statement.startsWith('select') && / where /.test(statement) && !/sqlite_master|pg_|kysely/.test(statement)

async function plansOnSqlite({ db }: TestApp) {
  const ofAStart = await statementsOfAStart()
  const statements = [...new Set(prepare.mock.calls.map(([statement]) => statement))]
    .filter(isRead)
    .filter((statement) => !ofAStart.has(statement))
  const plans = []
  for (const statement of statements) {
    const values = Array.from({ length: statement.split('?').length - 1 }, () => null)
    const explain = CompiledQuery.raw(`explain query plan ${statement}`, values)
    const { rows } = await db.read.executeQuery<{ detail: string }>(explain)
    plans.push({ statement, plan: rows.map(({ detail }) => detail).join('\n') })
  }
  return plans
}

/** A migration is done once, and may look at every row. */
async function statementsOfAStart() {
  const before = prepare.mock.calls.length
  const dataDir = mkdtempSync(join(tmpdir(), 'ninefold-start-'))
  const db = await openDatabase({ dataDir, databaseUrl: undefined })
  await db.close()
  rmSync(dataDir, { recursive: true })
  return new Set(prepare.mock.calls.slice(before).map(([statement]) => statement))
}

async function plansOnPostgres(app: TestApp) {
  await fillPostgres(app)
  const statements = (await preparedOnPostgres(app)).filter(({ statement }) => isRead(statement))
  return app.db.read.connection().execute(async (db) => {
    await sql`set plan_cache_mode = force_generic_plan`.execute(db)
    const plans = []
    for (const { name, statement, parameter_types } of statements) {
      const nulls = parameter_types.map(() => 'null').join(', ')
      const explain = sql.raw<{ 'QUERY PLAN': string }>(`explain execute ${name}${nulls && `(${nulls})`}`)
      const { rows } = await explain.execute(db)
      plans.push({ statement, plan: rows.map((row) => row['QUERY PLAN']).join('\n') })
    }
    await sql`reset plan_cache_mode`.execute(db)
    return plans
  })
}

/**
 * PostgreSQL chooses by what there is, so there must be enough: two hundred small workshops' worth, of which each
 * statement stays well within the time that a busy machine gives it.
 */
async function fillPostgres({ db }: TestApp) {
  const fill = `
    insert into sessions (code, title, status, catalogue_id, created_at)
      select 'fill' || n, 'x', 'open', (select min(id) from catalogues), '' from generate_series(1, 200) n;
    insert into results_links (session_id, token_hash, created_at, ends_at)
      select id, 'hash' || id, '', '' from sessions on conflict do nothing;
    insert into ended_logins (login, ended_at) select 'login' || n, '' from generate_series(1, 2000) n;
    insert into person_numbers (session_id, number, removed_hash)
      select id, n, 'hash' || n from sessions, generate_series(1, 10) n on conflict do nothing;
    insert into own_words (session_id, version, change, created_at)
      select id, n, '{}', '' from sessions, generate_series(1, 10) n on conflict do nothing;
    insert into participants (session_id, email, created_at)
      select id, 'p' || n, '' from sessions, generate_series(1, 10) n;
    insert into solutions (session_id, solution_name, primary_fhn, user_email, created_at)
      select id, 'x', 1, 'x', '' from sessions, generate_series(1, 10);
    insert into solution_purposes select id, n from solutions, generate_series(1, 5) n on conflict do nothing;
    insert into solution_stakeholders (solution_id, stakeholder_id)
      select id, n from solutions, generate_series(1, 5) n on conflict do nothing;
    insert into help_calls (solution_id, about, asked_at) select id, '', '' from solutions on conflict do nothing;
    insert into group_notes (solution_id, note, written_at) select id, '', '' from solutions on conflict do nothing;
    insert into user_stories (solution_id, metric_id, user_story)
      select id, n, '' from solutions, generate_series(1, 2) n on conflict do nothing;
    insert into functional_options (user_story_id, functional_option)
      select id, 'x' from user_stories, generate_series(1, 2);
    insert into option_analysis (functional_option_id, fhn_id, virtuous, measure)
      select id, n, 1, 1 from functional_options, generate_series(1, 2) n on conflict do nothing;
    insert into system_requirements (option_analysis_id, specification) select id, 'x' from option_analysis;
    insert into silent_ratings (functional_option_id, fhn_id, virtuous, participant_id, measure)
      select o.id, 1, 1, p.id, 1 from functional_options o join user_stories u on u.id = o.user_story_id
      join solutions s on s.id = u.solution_id join participants p on p.session_id = s.session_id and p.id % 3 = 0;
    insert into silent_reveals (functional_option_id, virtuous, revealed_at) select id, 1, '' from functional_options;
    insert into silent_rounds (functional_option_id, virtuous) select id, 1 from functional_options;
    insert into activity (session_id, solution_id, participant_id, kind, subject_id, detail, at)
      select s.session_id, s.id, p.id, 'option_added', 1, '{}', '' from solutions s
      join participants p on p.session_id = s.session_id;
    insert into trash (session_id, token, kind, solution_id, rows, deleted_at)
      select session_id, 'token' || id, 'option', id, '{}', '' from solutions;
    analyze`
  for (const statement of fill.split(';')) await sql.raw(statement).execute(db.write)
}
