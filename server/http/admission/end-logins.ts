import { insertEndedLogins } from '../../workshop/ended-logins.sql.ts'
import type { Db } from '../../db/schema.ts'
import type { Exchange } from '../../exchange/exchange.ts'

/** Ends logins for good, on all instances: their cookies are refused from now on, and their streams end. */
export async function endLogins(
  { db, exchange }: { db: Db; exchange: Exchange },
  given: (string | null)[],
): Promise<void> {
  const logins = given.filter((login) => login !== null)
  if (logins.length === 0) return
  await db.transaction((tx) => insertEndedLogins(tx, logins))
  exchange.say({ about: 'ended logins', logins })
}
