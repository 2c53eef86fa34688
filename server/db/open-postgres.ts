import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { StartError, reasonOf } from '../errors/start-error.ts'
import { readAtOneMoment } from './one-moment.ts'
import { limited, SERVING } from './postgres-limits.ts'
import { tellLimits } from './postgres-limits.sql.ts'
import type { Db, Tables } from './schema.ts'
import { TrustedPool } from './trusted-pool.ts'

/** For a connection of one's own, on which little is asked. */
const ALONE = { application_name: 'ninefold live', query_timeout: 3000 }

/** Opens PostgreSQL; gives up after a few seconds when nobody answers there. */
export async function openPostgres(url: string, limits = SERVING): Promise<Db> {
  // the pool waits for it, although its types do not say so
  const onConnect: (client: pg.ClientBase) => unknown = (client) => tellLimits(client, limits)
  const pool = new pg.Pool({
    ...limited(url, limits),
    max: 10,
    types: numericTypes,
    onConnect,
  })
  const trusted = new TrustedPool(pool)
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new StartError(`The database named by DATABASE_URL ${whyNot(error)}.`, error)
  }
  const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: trusted }) })
  return {
    engine: 'postgres',
    read: queries,
    write: queries,
    transaction: (work) => queries.transaction().execute(work),
    atOneMoment: (work) => readAtOneMoment(queries, work),
    connect: () => new pg.Client({ ...limited(url, limits), ...ALONE }),
    distrust: () => trusted.distrust(),
    load: () => ({
      writersWaiting: 0,
      // PostgreSQL ends idle transactions, and others have connections of their own
      isStuck: false,
      connections: { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
    }),
    async close() {
      await queries.destroy()
      // Kysely ends only a pool that it has asked for something
      if (!pool.ending) await pool.end()
    },
  }
}

/** What PostgreSQL itself answers names the user or database that is missing; anything else is the network's. */
const whyNot = (error: unknown) =>
  error instanceof pg.DatabaseError ? `refuses the connection: ${reasonOf(error)}` : 'cannot be reached'

/** Counts come as 64-bit integers, which `pg` hands over as text; ours all fit a number. */
const INT8: number = pg.types.builtins.INT8
const numericTypes = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}
