import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/schema.ts'
import type { Clock } from '../exchange/clock.ts'
import type { QuotaCheck } from '../http/quotas/check-quotas.ts'
import { Hub } from './hub.ts'
import { LocalExchange } from '../exchange/local-exchange.ts'
import { PostgresExchange } from '../exchange/postgres-exchange.ts'

/** The way in which this database lets its instances hear of changes, and those who follow them here. */
export async function openLive(app: FastifyInstance, db: Db, clock: Clock, quotas: QuotaCheck) {
  const { connect, distrust } = db
  const exchange = connect ? new PostgresExchange({ connect, distrust }, clock) : new LocalExchange()
  const hub = new Hub({
    db: db.read,
    exchange,
    clock,
    quotas,
    onFailure: (error) => app.log.warn({ fault: String(error) }, 'live updates are behind'),
  })
  await exchange.open()
  // Before the server waits for its connections to end: streams would not, by themselves.
  app.addHook('preClose', async () => hub.close())
  app.addHook('onClose', () => exchange.close())
  return { exchange, hub }
}
