import type { KyselyPlugin } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { Queries } from '../db/schema.ts'
import { QuotaCheck } from '../http/quotas/check-quotas.ts'
import { LocalExchange } from '../exchange/local-exchange.ts'
import { eachEngine } from '../testing/app/each-engine.ts'
import { TurnedClock } from '../testing/app/turned-clock.ts'
import { Hub } from './hub.ts'

/** As long as a hub may take to try again. */
const SOON_MS = 1000

/** A hub on a database that is away until it is told otherwise. */
function hubWithout(db: Queries) {
  const away = { isAway: true, asked: 0 }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      away.asked += 1
      if (away.isAway) throw new Error('the database is away')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const clock = new TurnedClock()
  const onFailure = vi.fn<(error: unknown) => void>()
  const hub = new Hub({
    db: db.withPlugin(plugin),
    exchange: new LocalExchange(),
    clock,
    quotas: new QuotaCheck(clock, 'on'),
    onFailure,
  })
  return { hub, clock, away, onFailure }
}

/** Somebody who follows a session and knows this revision of it. */
async function follow(hub: Hub, session: number, revision: number) {
  const heard: string[] = []
  const reader = { name: 'somebody', participantId: null, round: 0, logins: [], hostKey: null, end() {}, onClose() {} }
  await hub.liveSessionOf(session).admit(revision, false, () => ({
    ...reader,
    greet() {},
    write: (bytes) => heard.push(String(bytes)),
  }))
  return heard
}

eachEngine('what was missed is looked for until the database can tell it', async (app) => {
  const ana = await app.memberOf('missed')
  await ana.createSolution()
  const { id, revision } = await app.db.read
    .selectFrom('sessions')
    .select(['id', 'revision'])
    .where('title', '=', 'missed')
    .executeTakeFirstOrThrow()
  const { hub, clock, away, onFailure } = hubWithout(app.db.read)
  const heard = await follow(hub, id, revision - 1)
  // that somebody else comes who knows more does not mean that the first has heard it
  await follow(hub, id, revision)

  hub.missed()
  for (let failed = 1; failed <= 3; failed += 1) {
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalledTimes(failed))
    expect(heard).toEqual([])
    if (failed === 3) away.isAway = false
    clock.turn(SOON_MS)
  }
  await vi.waitFor(() => expect(heard.join()).toContain(`"revision":${revision}`))
  expect(heard.join()).toContain('event: change')

  const asked = away.asked
  // less than until open streams are checked
  clock.turn(1.5 * SOON_MS)
  expect(away.asked).toBe(asked)
  hub.close()
})

test('a hub that is closed does not look again', async () => {
  const exchange = new LocalExchange()
  const clock = new TurnedClock()
  const onFailure = vi.fn<(error: unknown) => void>()
  let asked = 0
  const db = {
    selectFrom() {
      asked += 1
      throw new Error('the database is away')
    },
  } as unknown as Queries
  const hub = new Hub({ db, exchange, clock, quotas: new QuotaCheck(clock, 'on'), onFailure })
  await follow(hub, 1, 1)
  hub.missed()
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1))
  const spoken = vi.spyOn(exchange, 'say')
  hub.close()
  clock.turn(3 * SOON_MS)
  expect(asked).toBe(1)
  expect(spoken).not.toHaveBeenCalled()
})
