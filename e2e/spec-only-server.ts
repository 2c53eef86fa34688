import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NOT_FOUND, specOnlyCalls } from './spec-only-calls.ts'

const web = fileURLToPath(new URL('../dist/web', import.meta.url))
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface SeenRequest {
  /** Method and path, numbers in it replaced by {}: `PUT /api/function_options/{}`. */
  call: string
  path: string
  query: Record<string, string>
  headers: IncomingMessage['headers']
  body: Record<string, unknown> | undefined
}

export interface SpecOnlyServer {
  url: string
  /** Requests of the specification's calls. */
  seen: SeenRequest[]
  /** Everything else that was asked for and answered with 404. */
  unknown: string[]
  stop(): Promise<void>
}

/** Somebody else's server for the same specification: it serves the built web and knows the 28 calls, nothing more. */
export async function startSpecOnlyServer(): Promise<SpecOnlyServer> {
  const calls = specOnlyCalls()
  const seen: SeenRequest[] = []
  const unknown: string[] = []

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://server')
    if (!pathname.startsWith('/api/')) return sendFile(pathname, response, unknown)

    const call = `${request.method} ${pathname.replace(/\/\d+(?=\/|$)/g, '/{}')}`
    const body = await readBody(request)
    if (!calls[call]) {
      unknown.push(call)
      return response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not here</h1>')
    }
    seen.push({ call, path: pathname, query: Object.fromEntries(searchParams), headers: request.headers, body })
    const ids = [...pathname.matchAll(/\/(\d+)(?=\/|$)/g)].map(([, id]) => Number(id))
    const result = calls[call]({ ids, query: searchParams, body: (body ?? {}) as never })
    if (result === NOT_FOUND) return response.writeHead(404).end()
    // not needed by any call; shows that the browser sends its cookies along
    response.setHeader('set-cookie', 'seen=yes; Path=/; HttpOnly')
    if (result === undefined) return response.writeHead(204).end()
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${port}`, seen, unknown, stop }
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown> | undefined> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>)
}

/** A file of the built web; every screen's address is the page. */
async function sendFile(pathname: string, response: ServerResponse, unknown: string[]) {
  const type = types[extname(pathname)] ?? types['.html']
  const file = extname(pathname) === '' ? 'index.html' : normalize(decodeURIComponent(pathname))
  try {
    const content = await readFile(join(web, file))
    return response.writeHead(200, { 'content-type': type }).end(content)
  } catch {
    unknown.push(pathname)
    return response.writeHead(404).end()
  }
}
