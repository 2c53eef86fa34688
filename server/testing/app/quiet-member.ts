import { setImmediate } from 'node:timers/promises'
import { LIVE_PRESENCE_MS } from '#contract/limits.ts'
import type { TestApp } from './test-app.ts'
import type { TurnedClock } from './turned-clock.ts'

/**
 * Somebody in a session of which everything so far has been told, and nothing is held back. On PostgreSQL news is on its
 * way for a while: else that of their own joining could come between what a test waits for, on a clock that stands.
 */
export async function quietMember(app: TestApp, clock: TurnedClock, title: string) {
  const member = await app.memberOf(title, 'ana@example.org')
  const follower = await app.follow(member)
  await follower.until('hello')
  await member.createSolution()
  // news comes in its order: whatever was before this deed is told by then
  const isTold = () =>
    follower.events.some(
      ({ name, data }) => name === 'change' && data.changes.some(({ kind }) => kind === 'solution_created'),
    )
  while (!isTold()) {
    clock.turn(LIVE_PRESENCE_MS)
    await setImmediate()
  }
  clock.turn(LIVE_PRESENCE_MS)
  follower.close()
  return member
}
