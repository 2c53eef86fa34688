import { errors, type ErrorCode } from '#contract/errors.ts'

/** What is stored under the fields of a slice, by whom and when. */
export type Conflict = { by: string | null; at: string | null; [field: string]: unknown }

/** A refusal the contract knows; the edge of HTTP turns it into status, code and sentence. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly conflicts: Conflict[] | undefined
  /** Seconds after which another try is welcome. */
  readonly retryAfter: number | undefined
  /** Resolves when the refusal may be sent. */
  readonly hold: (() => Promise<void>) | undefined

  constructor(
    code: ErrorCode,
    options: {
      sentence?: string
      conflicts?: Conflict[]
      retryAfter?: number
      hold?: () => Promise<void>
      cause?: unknown
    } = {},
  ) {
    const [, sentence] = errors[code]
    super(options.sentence ?? sentence, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.conflicts = options.conflicts
    this.retryAfter = options.retryAfter
    this.hold = options.hold
  }
}
