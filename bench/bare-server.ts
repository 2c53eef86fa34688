import { readFileSync } from 'node:fs'
import { fastify } from 'fastify'

/**
 * The yardstick for reads: a Fastify server that does nothing but answer given bytes from memory.
 * Usage: bare-server FILE
 */
const bytes = readFileSync(process.argv[2] ?? '')
const app = fastify()
app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes))
const url = await app.listen({ port: 0, host: '127.0.0.1' })
console.log(`ready ${url}`)
process.on('SIGTERM', () => void app.close())
