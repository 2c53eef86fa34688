import { basicMessages } from '#contract/messages/common.ts'
import type { ErrorCode } from '#contract/errors.ts'

interface Refusal {
  /** 0 when no answer came. */
  status: number
  code?: ErrorCode | undefined
  /** What the server says, from its `error` or `message` field. */
  serverMessage?: string | undefined
  /** With a 409 on an edit: what is stored now. */
  conflicts?: readonly Record<string, unknown>[] | undefined
}

/** How the language of this page says what the server says in English, where it is another one: see `said-refusals.ts`. */
let saidHere: (code?: ErrorCode) => string | undefined = () => undefined
export const sayRefusals = (say: typeof saidHere) => void (saidHere = say)

/** A call that did not succeed. `message` is the caller's own sentence for it, when it gave one. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | undefined
  readonly serverMessage: string | undefined
  readonly conflicts: readonly Record<string, unknown>[]

  constructor(refusal: Refusal, sentence?: string, options?: ErrorOptions) {
    const serverMessage = saidHere(refusal.code) ?? refusal.serverMessage
    super(sentence ?? serverMessage ?? fallbackSentence(refusal.status), options)
    this.name = 'ApiError'
    this.status = refusal.status
    this.code = refusal.code
    this.serverMessage = serverMessage
    this.conflicts = refusal.conflicts ?? []
  }

  /** No answer, or one that says the server failed: worth another try. A 4xx is an answer. */
  get isTransient() {
    return this.status === 0 || this.status >= 500
  }

  /** Refused because there were too many requests: a later one may succeed. */
  get isTooManyRequests() {
    return this.status === 429
  }
}

function fallbackSentence(status: number) {
  return status === 0 ? basicMessages.networkError : basicMessages.unknownErrorOccurred
}

/** The server does not have what was asked for, or does not know the call at all: trying again would not help. */
export const isNotFound = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 404

/** Our server says of the thing itself that it is not there. Any other 404 may only mean that it does not know the call. */
export const isThingNotFound = (error: unknown) => error instanceof ApiError && error.code === 'NOT_FOUND'

/** What a call answers, or `otherwise` from a server that does not know the call. */
export async function whereKnown<Answer, Otherwise>(answer: Promise<Answer>, otherwise: Otherwise) {
  try {
    return await answer
  } catch (error) {
    if (isNotFound(error)) return otherwise
    throw error
  }
}
