import { expect } from 'vitest'
import { followWorkshop } from '#contract/cockpit.ts'
import { LIVE_HEARTBEAT_MS } from '#contract/limits.ts'
import { setHostPassword } from '../http/admission/host-password.ts'
import { eachEngineWith } from '../testing/app/each-engine.ts'
import { quietMember } from '../testing/app/quiet-member.ts'
import { TurnedClock } from '../testing/app/turned-clock.ts'

const clock = new TurnedClock()
const eachEngine = eachEngineWith({ clock })

eachEngine("a new host password ends the hosts' streams, and nobody else's", async (app) => {
  const member = await quietMember(app, clock, 'watched')
  const path = followWorkshop.path.replace('{id}', member.sessionId)
  const host = await app.follow(await app.host(), 'tab-of-host', path)
  const participant = await app.follow(member)
  for (const follower of [host, participant]) await follower.until('hello')
  clock.turn(LIVE_HEARTBEAT_MS)
  for (const follower of [host, participant]) await follower.untilText(': still here')

  await setHostPassword(app.db.write, 'another password of the host')
  clock.turn(LIVE_HEARTBEAT_MS)
  await host.ended
  clock.turn(LIVE_HEARTBEAT_MS)
  await participant.untilText(': still here\n\n: still here\n\n: still here')
  expect((await app.follow(await app.host(), 'tab-of-host', path)).status).toBe(401)
  participant.close()
})
