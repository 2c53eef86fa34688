import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { IDEMPOTENCY_KEY_MAX } from '#contract/limits.ts'
import type { Tx } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import { claimKey, keepAnswer, readKeptAnswer } from './idempotency.sql.ts'

/** A finished answer: its status and its body as JSON. */
export interface Answered {
  status: number
  answer: string
}

/**
 * Runs a write once per Idempotency-Key and scope: a repetition gets the first answer again, also after a restart and
 * on another instance, because key and answer are part of the write's own transaction. What gives a cookie runs again
 * instead: the kept answer has none, and such a write changes nothing the second time.
 */
export async function once(
  tx: Tx,
  { request }: { request: FastifyRequest },
  { givesCookie }: Endpoint,
  scope: string,
  write: () => Promise<Answered>,
): Promise<Answered> {
  const key = readKey(request)
  if (key === undefined) return write()

  const fingerprint = fingerprintOf(request)
  if (!(await claimKey(tx, scope, key, fingerprint))) {
    const kept = await readKeptAnswer(tx, scope, key)
    if (kept.fingerprint !== fingerprint) throw new AppError('IDEMPOTENCY_KEY_REUSED')
    return givesCookie ? write() : kept
  }
  const answered = await write()
  await keepAnswer(tx, scope, key, { status: answered.status, answer: answered.answer })
  return answered
}

function readKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (request.method !== 'POST' || key === undefined) return undefined
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
