import { expect } from 'vitest'
import { LIVE_HEARTBEAT_MS, PRESENCE_EXPIRY_MS } from '#contract/limits.ts'
import { eachEngineWith } from '../testing/app/each-engine.ts'
import { quietMember } from '../testing/app/quiet-member.ts'
import { TurnedClock } from '../testing/app/turned-clock.ts'

const clock = new TurnedClock()
const eachEngine = eachEngineWith({ clock })

eachEngine('a silent stream says every twenty seconds that it is still there', async (app) => {
  const follower = await app.follow(await quietMember(app, clock, 'silence'))
  await follower.until('hello')
  clock.turn(LIVE_HEARTBEAT_MS - 1)
  clock.turn(1)
  await follower.untilText(': still here\n\n')
  clock.turn(LIVE_HEARTBEAT_MS)
  await follower.untilText(': still here\n\n: still here\n\n')
  expect(follower.events).toHaveLength(1)
  follower.close()
})

eachEngine('whoever is not heard of any more is gone within thirty seconds', async (app) => {
  const member = await quietMember(app, clock, 'laptop closed')
  const follower = await app.follow(member)
  await follower.until('hello')
  await app.tell(member, { tab: 'closed-laptop' })
  await follower.until('presence')
  clock.turn(PRESENCE_EXPIRY_MS - 1)
  await app.tell(member, { tab: 'another-tab' })
  await follower.until('presence', ({ people }) => people.some(({ tab }) => tab === 'another-tab'))
  clock.turn(30_000 - PRESENCE_EXPIRY_MS + 1)
  const { data } = await follower.until('presence')
  expect(data.left).toEqual(['closed-laptop'])
  follower.close()
})
