import { sql } from 'kysely'
import type { Db, Tx } from '../db/schema.ts'

// An import makes solutions long before it locks their session, and whoever removes an e-mail meanwhile cannot see them.
// So it waits for the imports that are under way. Embedded, one writes after the other anyway.

/** Says what these locks are about; nothing else takes advisory locks here. */
const NAMES = 0x6e616d65

/** Until the end of this transaction no e-mail is removed from the session. */
export async function keepNames(tx: Tx, engine: Db['engine'], sessionId: number) {
  if (engine === 'postgres')
    await sql`select pg_advisory_xact_lock_shared(${NAMES}::int, ${sessionId}::int)`.execute(tx)
}

/** Waits until nobody keeps the names of the session; before anything else is locked, so that nobody waits in a circle. */
export async function awaitNames(tx: Tx, engine: Db['engine'], sessionId: number) {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${NAMES}::int, ${sessionId}::int)`.execute(tx)
}
