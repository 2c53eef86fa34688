import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { StartError } from '../errors/start-error.ts'
import { readAtOneMoment } from './one-moment.ts'
import type { Db, Tables } from './schema.ts'

/** Statements beyond this many are sent unnamed: a connection never forgets a named one. */
const MAX_NAMED_STATEMENTS = 500
/** For a connection of one's own: when nothing comes for this long, it counts as lost. */
const ALONE = {
  application_name: 'ninefold live',
  keepAlive: true,
  connectionTimeoutMillis: 5000,
  query_timeout: 5000,
}

/** Opens PostgreSQL; gives up after a few seconds when nobody answers there. */
export async function openPostgres(url: string): Promise<Db> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000, types: numericTypes })
  // A connection that breaks while idle is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => {})
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new StartError('The database named by DATABASE_URL cannot be reached.', error)
  }
  const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withNamedStatements(pool) }) })
  return {
    engine: 'postgres',
    read: queries,
    write: queries,
    atOneMoment: (work) => readAtOneMoment(queries, work),
    connect: () => new pg.Client({ connectionString: url, ...ALONE }),
    load: () => ({
      writersWaiting: 0,
      connections: { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
    }),
    close: () => queries.destroy(),
  }
}

/** Counts come as 64-bit integers, which `pg` hands over as text; ours all fit a number. */
const INT8: number = pg.types.builtins.INT8
const numericTypes = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/** Gives each distinct statement a name, so that a connection parses and plans it once. */
function withNamedStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>()
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()

  const nameOf = (text: string) => {
    const known = names.get(text)
    if (known || names.size >= MAX_NAMED_STATEMENTS) return known
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }

  return {
    async connect() {
      const client = await pool.connect()
      let wrapped = clients.get(client)
      if (!wrapped) {
        // the pool listens to idle connections only; one that breaks in use would end the process
        client.on('error', () => {})
        wrapped = {
          query: ((text: string, values: unknown[]) =>
            client.query({ name: nameOf(text), text, values })) as unknown as PostgresPoolClient['query'],
          release: () => client.release(),
        }
        clients.set(client, wrapped)
      }
      return wrapped
    },
    end: () => pool.end(),
  }
}
