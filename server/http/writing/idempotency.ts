import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { IDEMPOTENCY_KEY_MAX } from '#contract/limits.ts'
import type { Tx } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import { readCaller } from '../admission/cookies.ts'
import { claimKey, keepAnswer, readKeptAnswer } from './idempotency.sql.ts'

/** A finished answer: its status, its body as JSON, and the session it is about. */
export interface Answered {
  status: number
  answer: string
  session_id: number | null
}

/** Whose a key is: another's with the same name is another key. */
interface KeyOwner {
  findScope: () => Promise<string>
  /** Checks who asks for a kept answer, as the write itself has checked it the first time. */
  requireIn: () => Promise<unknown>
}

/** The answer of a write that succeeded, about a session that is still there after it. */
export function answeredWith(
  { reply }: { reply: FastifyReply },
  { status }: Endpoint,
  body: unknown,
  session: { id: number } | undefined,
): Answered {
  return { status, answer: reply.status(status).serialize(body) as string, session_id: session?.id ?? null }
}

/**
 * Runs a write once per Idempotency-Key and scope: a repetition gets the first answer again, also after a restart and
 * on another instance, because key and answer are part of the write's own transaction. It is looked for before anything
 * that the call addresses, which the first try may have taken away. What gives a cookie that the caller lacks runs again
 * instead: the kept answer has none, and such a write changes nothing else the second time. So does what answers a
 * secret, which is not kept at all: the new one takes the place of the first.
 */
export async function once(
  tx: Tx,
  { request }: { request: FastifyRequest },
  { givesCookie, answersSecret }: Endpoint,
  { findScope, requireIn }: KeyOwner,
  write: () => Promise<Answered>,
): Promise<Pick<Answered, 'status' | 'answer'>> {
  const key = readKey(request)
  if (key === undefined) return write()

  const scope = await findScope()
  const fingerprint = fingerprintOf(request)
  if (!(await claimKey(tx, scope, key, fingerprint))) {
    await requireIn()
    const kept = await readKeptAnswer(tx, scope, key)
    if (kept.fingerprint !== fingerprint) throw new AppError('IDEMPOTENCY_KEY_REUSED')
    return answersSecret || lacksCookie(request, givesCookie) ? write() : kept
  }
  const { status, answer, session_id } = await write()
  await keepAnswer(tx, scope, key, { status, answer: answersSecret ? '' : answer, session_id })
  return { status, answer }
}

function lacksCookie(request: FastifyRequest, given: Endpoint['givesCookie']): boolean {
  return given === 'to new browsers' ? readCaller(request).browserKey === null : given !== undefined
}

function readKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]+$/.test(key) || key.length > IDEMPOTENCY_KEY_MAX) {
    throw new AppError('BAD_INPUT', {
      sentence: `Idempotency-Key must have 1 to ${IDEMPOTENCY_KEY_MAX} printable characters without spaces.`,
    })
  }
  return key
}

function fingerprintOf(request: FastifyRequest): string {
  return createHash('sha256')
    .update(`${request.method} ${request.url} ${JSON.stringify(request.body ?? null)}`)
    .digest('base64url')
}
