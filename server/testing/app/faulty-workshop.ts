import { inject, onTestFinished } from 'vitest'
import { readHealth } from '#contract/health.ts'
import { createSolution, listSolutions } from '#contract/solutions.ts'
import { buildTestApp } from './test-app.ts'
import { FaultyLink } from '../postgres/faulty-link.ts'

/** A workshop on an app that reaches its PostgreSQL by a faulty link, and a member who follows it. */
export async function faultyWorkshop() {
  const link = await FaultyLink.to(inject('postgresUrl') ?? '')
  const app = await buildTestApp('postgres', link.url)
  onTestFinished(async () => {
    await app.close()
    await link.close()
  })
  const member = await app.memberOf('faulty', 'ana@example.org')
  const follower = await app.follow(member)
  await follower.until('hello')
  let made = 0

  /** The status of one call of each sort. */
  async function callAll(): Promise<number[]> {
    made += 1
    const body = {
      solution_name: `Solution ${made}`,
      primary_fhn: 1,
      session_id: member.sessionId,
      user_email: 'ana@example.org',
    }
    const answers = await Promise.all([
      member.call(readHealth),
      member.call(listSolutions, { query: { session_id: member.sessionId } }),
      member.call(createSolution, { body }),
    ])
    return answers.map(({ statusCode }) => statusCode)
  }

  /** Calls until everything works again: health, reads, writes, and what others are told of them. */
  async function untilWell() {
    while ((await callAll()).some((status) => status >= 400));
    const { id } = await member.createSolution({ name: 'A mark' })
    await follower.until('change', ({ changes }) =>
      changes.some(({ kind, solution_id }) => kind === 'everything' || solution_id === id),
    )
  }

  return { link, app, member, callAll, untilWell }
}
