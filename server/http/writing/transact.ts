import { isDiskFull } from '../../db/database-errors.ts'
import type { Tx } from '../../db/schema.ts'
import type { SessionNews } from '../../exchange/exchange.ts'
import type { ServerParts } from '../call/server-parts.ts'

/** One transaction; what it changed is told to those who follow the session, once it is committed and only then. */
export async function transact<T>(
  { db, disk, exchange }: Pick<ServerParts, 'db' | 'disk' | 'exchange'>,
  work: (tx: Tx, tell: (news: SessionNews) => void) => Promise<T>,
): Promise<T> {
  let told: SessionNews | undefined
  const result = await db
    .transaction((tx) => work(tx, (news) => (told = news)))
    .catch((error: unknown) => {
      if (isDiskFull(error)) disk?.forget()
      throw error
    })
  if (told) exchange.announce(told)
  return result
}
