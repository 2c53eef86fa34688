import { expect, test } from 'vitest'
import { listWorkshops } from '#contract/admin.ts'
import { listMetrics, type Metric } from '#contract/metrics.ts'
import { addOwnMetric } from '#contract/own-words.ts'
import { changeRoom } from '#contract/room.ts'
import { readMe } from '#contract/session.ts'
import { createSolution, listSolutions, setSolutionPurposes, type SolutionListItem } from '#contract/solutions.ts'
import { undo } from '#contract/undo.ts'
import {
  joinPrinted,
  logInAsHost,
  newSolution,
  printedPassword,
  printedSession,
  type Answer,
  type ProcessCaller,
} from '../testing/processes/process-caller.ts'
import { emptyDatabase, lacksPostgres } from '../testing/processes/process-postgres.ts'
import { PATIENCE, startServer } from '../testing/processes/process-server.ts'

test.skipIf(lacksPostgres)(
  'instances that start at one moment on an empty database set it up once',
  PATIENCE,
  async () => {
    const DATABASE_URL = await emptyDatabase()
    const servers = await Promise.all([1, 2, 3].map(() => startServer({ DATABASE_URL })))
    const passwords = servers.map(printedPassword).filter((password) => password !== undefined)
    expect(passwords).toHaveLength(1)
    for (const server of servers) {
      const { status, caller } = await logInAsHost(server, passwords[0] ?? '')
      expect(status).toBe(204)
      expect((await caller.call(listWorkshops)).body).toHaveLength(1)
    }
    expect(new Set(servers.map(printedSession)).size).toBe(1)
    expect(await Promise.all(servers.map((server) => server.stop()))).toMatchObject([
      { code: 0, err: '' },
      { code: 0, err: '' },
      { code: 0, err: '' },
    ])
  },
)

test.skipIf(lacksPostgres)('what is written on one instance is read on the other at once', PATIENCE, async () => {
  const DATABASE_URL = await emptyDatabase()
  const [a, b] = await Promise.all([startServer({ DATABASE_URL }), startServer({ DATABASE_URL })])
  const member = await joinPrinted(a)
  const session_id = printedSession(a)
  const on = async (url: string, work: () => Promise<Answer>) => {
    member.url = url
    return work()
  }
  const list = (etag = '') =>
    member.call(listSolutions, { query: { session_id }, headers: etag ? { 'if-none-match': etag } : {} })

  // the cookie that A gave counts on B
  expect(await on(b.url, () => member.call(readMe))).toMatchObject({ status: 200, body: { session_id } })

  let etag = ''
  for (let count = 0; count < 20; count += 1) {
    const [writer, reader] = count % 2 === 0 ? [a, b] : [b, a]
    const body = newSolution(session_id, `Written ${count}`)
    expect(await on(writer.url, () => member.call(createSolution, { body }))).toMatchObject({ status: 201 })

    const fresh = await on(reader.url, () => list(etag))
    expect(fresh.status).toBe(200)
    expect((fresh.body as SolutionListItem[]).at(-1)?.solution_name).toBe(body.solution_name)
    expect(fresh.headers.get('etag')).not.toBe(etag)
    etag = fresh.headers.get('etag') ?? ''
    // nothing has changed since, on either
    expect(await on(writer.url, () => list(etag))).toMatchObject({ status: 304 })
    expect(await on(reader.url, () => list(etag))).toMatchObject({ status: 304 })
  }
})

test.skipIf(lacksPostgres)('the same key on two instances at once creates one thing', PATIENCE, async () => {
  const DATABASE_URL = await emptyDatabase()
  const [a, b] = await Promise.all([startServer({ DATABASE_URL }), startServer({ DATABASE_URL })])
  const [onA, onB] = [await joinPrinted(a), await joinPrinted(b)]
  const session_id = printedSession(a)
  const sameAgain = { body: newSolution(session_id, 'Only once'), headers: { 'idempotency-key': 'only-once' } }
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, count) => (count % 2 ? onA : onB).call(createSolution, sameAgain)),
  )
  expect(new Set(answers.map(({ status, body }) => `${status} ${(body as { id: number }).id}`)).size).toBe(1)
  const { body } = await onA.call(listSolutions, { query: { session_id } })
  expect((body as SolutionListItem[]).filter(({ solution_name }) => solution_name === 'Only once')).toHaveLength(1)
})

test.skipIf(lacksPostgres)(
  'own words added on two instances at once all come in, each with an id',
  PATIENCE,
  async () => {
    const DATABASE_URL = await emptyDatabase()
    const [a, b] = await Promise.all([startServer({ DATABASE_URL }), startServer({ DATABASE_URL })])
    const [onA, onB] = [await joinPrinted(a), await joinPrinted(b)]
    const id = printedSession(a)
    const { caller: host } = await logInAsHost(a, printedPassword(a) ?? printedPassword(b) ?? '')
    await host.call(changeRoom, { params: { id }, body: { own_words: true } })
    const { body: solution } = await onA.call(createSolution, { body: newSolution(id, 'Own words') })
    const { id: solution_id } = solution as { id: number }
    await onA.call(setSolutionPurposes, { body: { solution_id, purpose_ids: [3] } })
    const add = async (caller: ProcessCaller, metric_text: string) => {
      const { body } = await caller.call(addOwnMetric, { body: { solution_id, metric_text, purpose_ids: [3] } })
      return body as { metric_id: number; existing: boolean; undo: string }
    }

    // the default catalogue has 97
    const texts = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
    const answers = await Promise.all(texts.map((text, place) => add(place % 2 ? onA : onB, text)))
    expect(new Set(answers.map(({ metric_id }) => metric_id))).toEqual(new Set([98, 99, 100, 101, 102, 103, 104, 105]))
    for (const caller of [onA, onB]) {
      const metrics = (await caller.call(listMetrics)).body as Metric[]
      const own = metrics.filter((metric) => metric.own).map(({ metric_text }) => metric_text)
      expect(own.toSorted()).toEqual(texts)
    }

    // what is taken back on one leaves its id to nobody on the other
    const last = answers.find(({ metric_id }) => metric_id === 105)
    expect(await onA.call(undo, { params: { token: last?.undo ?? '' } })).toMatchObject({ status: 200 })
    expect(await add(onB, 'I')).toMatchObject({ metric_id: 106, existing: false })
  },
)
