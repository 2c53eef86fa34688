import { readFile } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest, LightMyRequestResponse } from 'fastify'
import { REVISION_HEADER, TOLD_ANSWERS_ID } from '#contract/limits.ts'
import type { Room } from '#contract/room.ts'
import type { Me } from '#contract/session.ts'
import type { ToldAnswer } from '#contract/told-answers.ts'
import { systemClock } from '../../exchange/clock.ts'
import { readCaller } from '../admission/cookies.ts'
import { compress, encodingFor } from '../reading/encodings.ts'
import { madeHere } from './made-here.ts'

/** A longer list would keep back the page that it is for. */
const LIST_LENGTH_MAX = 64 * 1024

/** A page that comes late is worse than one that has to ask. */
const PATIENCE_MS = 300

/** The same where nothing is in the way: a server that is about to stop, or whose database is slow, sends the page alone. */
export async function toldInTime(request: FastifyRequest): Promise<string | undefined> {
  let callOff = () => {}
  const late = new Promise<undefined>((resolve) => (callOff = systemClock.after(PATIENCE_MS, () => resolve(undefined))))
  const told = toldAnswers(request).catch((error: unknown) => {
    request.log.warn({ fault: String(error) }, 'the page tells nothing')
    return undefined
  })
  return Promise.race([told, late]).finally(callOff)
}

/**
 * What the list of solutions asks first, answered in its page, so that it is drawn once and whole. The answers are those of
 * the calls themselves, made for the same caller: nobody is told more here than there. What is refused is not told; the
 * page asks for it, and hears why. Undefined where nothing can be told.
 */
async function toldAnswers(request: FastifyRequest): Promise<string | undefined> {
  if (readCaller(request).sessionId === null) return undefined
  const ask = (url: string) => askFor(request, url)
  const [me, room] = await Promise.all([ask('/api/me'), ask('/api/room')])
  if (!me || !room) return undefined
  const whose = me.json<Me>()
  const tells = room.json<Room>()
  const [groups, list] = await Promise.all([
    tells.groups && ask('/api/groups'),
    ask(`/api/solutions?session_id=${whose.session_id}`),
  ])
  const told = {
    '/api/me': me,
    '/api/room': room,
    ...(groups && { '/api/groups': groups }),
    ...(list && list.body.length <= LIST_LENGTH_MAX && { '/api/solutions': list }),
  }
  const entries = Object.entries(told).map(([path, answer]) => [path, toTold(answer)])
  // no end of the element can be in it
  return JSON.stringify(Object.fromEntries(entries)).replaceAll('<', String.raw`\u003c`)
}

async function askFor({ server, headers, ip, protocol }: FastifyRequest, url: string) {
  const { cookie } = headers
  // which cookies count depends on it; where no proxy is believed this is http, and so is the call
  const forwarded = { 'x-forwarded-proto': protocol }
  const answer = await server.inject({ url, remoteAddress: ip, headers: { ...madeHere, ...forwarded, cookie } })
  return answer.statusCode === 200 ? answer : undefined
}

const toTold = (answer: LightMyRequestResponse): ToldAnswer => ({
  answer: answer.json(),
  revision: String(answer.headers[REVISION_HEADER]),
  date: new Date().toUTCString(),
})

/** The page of a build with the answers in it, which nobody keeps. */
export async function sendTold(request: FastifyRequest, reply: FastifyReply, file: string, answers: string) {
  const block = `<script type="application/json" id="${TOLD_ANSWERS_ID}">${answers}</script>`
  const built = await readFile(file, 'utf8')
  const page = Buffer.from(built.replace('</body>', () => `${block}</body>`))
  void reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
  const encoding = encodingFor(page, request.headers['accept-encoding'])
  if (encoding === 'identity') return reply.send(page)
  return reply.header('content-encoding', encoding).send(await compress[encoding](page))
}
