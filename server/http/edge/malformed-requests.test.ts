import { expect } from 'vitest'
import { errors, type ErrorBody, type ErrorCode } from '#contract/errors.ts'
import { eachEngineWith } from '../../testing/app/each-engine.ts'
import { sendRaw } from '../../testing/app/raw-request.ts'
import { headers } from './headers.ts'

const eachEngine = eachEngineWith({ publicUrl: 'https://workshop.example.org' })

const REST = 'host: localhost\r\nconnection: close\r\n\r\n'
const requests: [text: string, code: ErrorCode][] = [
  [`GET /%zz HTTP/1.1\r\n${REST}`, 'BAD_INPUT'],
  [`GET /api/%zz HTTP/1.1\r\n${REST}`, 'BAD_INPUT'],
  [`GET /api/solutions/%ff HTTP/1.1\r\n${REST}`, 'BAD_INPUT'],
  [`GET /api/solutions/${'1'.repeat(300)} HTTP/1.1\r\n${REST}`, 'NO_SUCH_ROUTE'],
  ['GET /api/health HTTP/1.1\r\nconnection: close\r\n\r\n', 'BAD_INPUT'],
  [`GET /api/health HTTP/1.1\r\nexpect: foo\r\n${REST}`, 'EXPECTATION_FAILED'],
  [`POST /api/me HTTP/1.1\r\nexpect: 200-ok\r\ncontent-length: 2\r\n${REST}{}`, 'EXPECTATION_FAILED'],
  ['GET /api/health HTTP/1.1\r\nno colon\r\n\r\n', 'BAD_INPUT'],
  ['GET /api/health HTTP/9.9\r\n\r\n', 'BAD_INPUT'],
  ['NONSENSE\r\n\r\n', 'BAD_INPUT'],
  [`POST /api/me HTTP/1.1\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n${REST}`, 'BAD_INPUT'],
  [`GET /api/health HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n${REST}`, 'HEADERS_TOO_LARGE'],
  [`PROPFIND /api/health HTTP/1.1\r\n${REST}`, 'NO_SUCH_ROUTE'],
  [`OPTIONS * HTTP/1.1\r\n${REST}`, 'NO_SUCH_ROUTE'],
  [`CONNECT localhost:80 HTTP/1.1\r\n${REST}`, 'NO_SUCH_ROUTE'],
]

eachEngine('malformed and unsupported requests get an error of the contract and the security headers', async (app) => {
  const address = await app.listen()
  for (const [text, code] of requests) {
    const response = await sendRaw(address, text)
    const label = JSON.stringify(text.slice(0, 60))
    const [head = '', body = ''] = response.split('\r\n\r\n', 2)
    const [status, sentence] = errors[code]
    expect(head.slice(0, 13), label).toBe(`HTTP/1.1 ${status} `)
    expect(JSON.parse(body) as ErrorBody, label).toEqual({ code, error: sentence })
    for (const [name, value] of Object.entries(headers))
      expect(head.toLowerCase()).toContain(`${name}: ${value}`.toLowerCase())
    expect(head.toLowerCase()).toContain('cache-control: no-store')
  }
})
