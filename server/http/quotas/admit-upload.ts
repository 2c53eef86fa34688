import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Admission } from '../admission/admission.ts'
import type { Caller } from '../admission/cookies.ts'
import { watchThroughput } from './min-throughput.ts'
import { hangUpSignal, workerOf, type WorkLimits } from './work-limits.ts'

/**
 * Takes a lease for a large body before it is read, and holds it until the response is sent: as long as the bytes are in
 * memory.
 */
export async function admitUpload(
  limits: WorkLimits,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
  admission: Pick<Admission, 'isHost' | 'session'>,
) {
  const { bodyLimit } = request.routeOptions
  const length = Number(request.headers['content-length'])
  // refused without being read
  if (length > bodyLimit) return
  const worker = workerOf({ caller, request }, admission)
  // without a length, the body may become as long as the call allows
  const weight = Number.isNaN(length) ? bodyLimit : length
  const release = await limits.acquire('uploads', worker, { weight, signal: hangUpSignal(reply) })
  if (reply.raw.destroyed) return release()
  reply.raw.once('close', release)
  endSlowUpload(limits, request, reply)
}

/** Ends the connection as Node does when a request takes longer than its time limit, which also counts here. */
function endSlowUpload({ throughput }: WorkLimits, request: FastifyRequest, reply: FastifyReply) {
  const { raw, server } = request
  const { socket } = raw
  const end = () => {
    if (raw.complete) return
    const error = Object.assign(new Error('The upload is too slow.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    server.server.emit('clientError', error, socket)
  }
  const stop = watchThroughput(socket, 'bytesRead', throughput, end)
  raw.once('end', stop)
  reply.raw.once('close', stop)
}
