import Database from 'better-sqlite3'
import { fastify } from 'fastify'

/**
 * The yardstick for starting: a Fastify server that opens a database file and answers one address from it.
 * Usage: bare-start FILE, with the port in PORT
 */
const database = new Database(process.argv[2] ?? '')
database.pragma('journal_mode = WAL')
const count = database.prepare('select count(*) as workshops from sessions')
const app = fastify()
app.get('/api/health', () => count.all()[0])
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.on('SIGTERM', () => void app.close().then(() => database.close()))
