import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors, type ErrorBody, type ErrorCode } from '#contract/errors.ts'
import { isDiskFull, isForeignKeyViolation, isUnavailable } from '../../db/database-errors.ts'
import { AppError } from '../../errors/app-error.ts'
import { isLargeBodyComing } from './before-the-body.ts'

/** Fastify's own refusals, in the contract's words. */
const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'WRONG_CONTENT_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'BAD_INPUT',
  FST_ERR_CTP_INVALID_JSON_BODY: 'BAD_JSON',
  FST_ERR_BAD_URL: 'BAD_INPUT',
  FST_ERR_MAX_PARAM_LENGTH: 'NO_SUCH_ROUTE',
}

export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((_request, reply) => send(new AppError('NO_SUCH_ROUTE'), reply))
}

function toAppError(error: FastifyError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('TOO_LARGE', { sentence: tooLarge(request) })
  if (error.validation) return new AppError('BAD_INPUT', { sentence: describe(error) })
  const code = fastifyCodes[error.code]
  if (code) return new AppError(code)
  if (isDiskFull(error)) return new AppError('DISK_FULL', { retryAfter: 30 })
  if (isUnavailable(error)) return new AppError('DATABASE_UNAVAILABLE', { retryAfter: 5 })
  // What a write refers to can vanish between the check and the write; to the caller it never was there.
  if (isForeignKeyViolation(error)) return new AppError('NOT_FOUND')
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return new AppError('BAD_INPUT')
  return new AppError('UNFORESEEN')
}

const statusOf = ({ code }: AppError) => errors[code][0]

const KIB = 1024
const tooLarge = ({ routeOptions: { bodyLimit } }: FastifyRequest) =>
  `The request is larger than ${bodyLimit < KIB * KIB ? `${bodyLimit / KIB} KiB` : `${bodyLimit / KIB / KIB} MiB`}.`

/** Names the field and what it should be; never repeats the value, which may be private. */
function describe(error: FastifyError): string {
  const [first] = error.validation ?? []
  if (!first) return 'The request is not valid.'
  const { sentence } = first.params
  if (typeof sentence === 'string') return sentence
  const field = first.instancePath.split('/').filter(Boolean).join('.')
  const where = field || (error.validationContext === 'body' ? 'The body' : `The ${error.validationContext}`)
  return `${where} ${first.message ?? 'is not valid'}.`
}

export function answerError(original: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (hasHungUp(original, request)) {
    request.log.info({ method: request.method, route: request.routeOptions.url }, 'hung up')
    return send(new AppError('BAD_INPUT'), reply)
  }
  const refusal = toAppError(original, request)
  if (statusOf(refusal) >= 500) {
    // The message may quote data, so only what names the fault is logged.
    const { method, routeOptions } = request
    const fault = original.code ?? original.name
    request.log.error({ method, route: routeOptions.url, fault, stack: stackWithoutMessage(original) }, refusal.code)
  }
  return refusal.hold ? refusal.hold().then(() => send(refusal, reply)) : send(refusal, reply)
}

/** In the middle of the body. Nobody hears the answer, and the code is one that a lost database has too. */
const hasHungUp = ({ code }: FastifyError, { raw }: FastifyRequest) =>
  code === 'ECONNRESET' && raw.destroyed && !raw.complete

function stackWithoutMessage(error: Error) {
  return error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}

function send(refusal: AppError, reply: FastifyReply) {
  // What is left of a body that nobody wants is not waited for.
  if (isLargeBodyComing(reply.request)) void reply.header('connection', 'close')
  if (refusal.retryAfter) void reply.header('retry-after', refusal.retryAfter)
  const body: ErrorBody = { error: refusal.message, code: refusal.code }
  if (refusal.conflicts) body.conflicts = refusal.conflicts
  return reply
    .status(statusOf(refusal))
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(body)
}
