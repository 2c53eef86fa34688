import type { Socket } from 'node:net'
import { STATUS_CODES } from 'node:http'
import { errors, type ErrorBody, type ErrorCode } from '#contract/errors.ts'
import { headers } from './headers.ts'

const CODES: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
}

/** Answers what is no request, or never becomes a whole one, in the form of every other error. */
export function answerParserError(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const code = CODES[error.code ?? ''] ?? 'BAD_INPUT'
  const [status, sentence] = errors[code]
  const body = JSON.stringify({ error: sentence, code } satisfies ErrorBody)
  const fields = {
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}
