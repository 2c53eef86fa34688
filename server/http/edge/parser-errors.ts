import type { Duplex } from 'node:stream'
import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { errors, type ErrorBody, type ErrorCode } from '#contract/errors.ts'
import { headers } from './headers.ts'

const CODES: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
}

/** Responds to bytes that are no request, or never become a whole one, in the form of every other error. */
export function answerParserError(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  endWithError(socket, CODES[error.code ?? ''] ?? 'BAD_INPUT')
}

/** Node answers requests that expect something unknown, and ends CONNECT requests, without asking Fastify. */
export function answerOutsideRoutes(server: Server) {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { status, fields, body } = errorResponse('EXPECTATION_FAILED')
    response.writeHead(status, fields).end(body)
  })
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => {})
    endWithError(socket, 'NO_SUCH_ROUTE')
  })
}

function endWithError(socket: Duplex, code: ErrorCode) {
  const { status, fields, body } = errorResponse(code)
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}

function errorResponse(code: ErrorCode) {
  const [status, sentence] = errors[code]
  const body = JSON.stringify({ error: sentence, code } satisfies ErrorBody)
  const fields = {
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  return { status, fields, body }
}
