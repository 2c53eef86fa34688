import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartError } from '../../errors/start-error.ts'
import type { ServerMetrics } from './server-metrics.ts'

/** Nobody but this machine: what is told here is nobody else's business, and nobody has to log in for it. */
const LOOPBACK = '127.0.0.1'
const PATH = '/metrics'

/** A listener of its own, apart from the one that people use; answers its address and how to end it. */
export async function listenForMetrics(metrics: ServerMetrics, port: number) {
  const server = createServer({ requestTimeout: 5000, keepAliveTimeout: 5000 }, (request, response) => {
    if (request.method !== 'GET' || request.url !== PATH) return response.writeHead(404).end()
    metrics.text().then(
      ({ type, body }) => response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, LOOPBACK)
  try {
    await once(server, 'listening')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'failed'
    throw new StartError(`Cannot listen on ${LOOPBACK}:${port} (METRICS_PORT): ${code}.`, error)
  }
  return {
    url: `http://${LOOPBACK}:${(server.address() as AddressInfo).port}${PATH}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
