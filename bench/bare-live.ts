import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The yardstick for live changes: keeps what was written last in memory, writes to every stream the bytes that the product
 * would write, and knows nobody. Reads answer given bytes with the last words behind them. Usage: bare-live JSON
 */
const { rows } = JSON.parse(process.argv[2] ?? '{}') as { rows: string }
const streams = new Set<ServerResponse>()
const words = new Map<string, string>()
let revision = 0

// people are silent for longer than a server usually waits
const server = createServer({ keepAliveTimeout: 0 }, (request, response) => void answer(request, response))
server.listen(0, '127.0.0.1', () => {
  console.log(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
process.on('SIGTERM', () => process.exit())

async function answer(request: IncomingMessage, response: ServerResponse) {
  const path = request.url?.split('?', 1)[0] ?? ''
  const body = await bodyOf(request)
  if (path === '/api/live') return follow(response)
  if (request.method === 'PUT') change(path, body)
  const sent = request.method === 'GET' ? rows + (words.get(path) ?? '') : '{}'
  response.writeHead(200, { 'content-length': Buffer.byteLength(sent), etag: `"${revision}"` })
  response.end(sent)
}

function follow(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(`id: ${revision}\nevent: hello\ndata: {}\n\n`)
  streams.add(response)
  response.on('close', () => streams.delete(response))
}

function change(path: string, body: string) {
  revision += 1
  const id = Number(path.split('/').at(-1))
  const isStory = path.startsWith('/api/user_stories_table/')
  words.set(isStory ? path : '/api/solutions', body)
  const changes = [{ kind: isStory ? 'story_saved' : 'solution_changed', solution_id: id, subject_id: id }]
  const event = Buffer.from(`id: ${revision}\nevent: change\ndata: ${JSON.stringify({ revision, changes })}\n\n`)
  for (const stream of streams) stream.write(event)
}

async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
