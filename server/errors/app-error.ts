import { errors, type ErrorCode } from '#contract/errors.ts'
import type { Authorship } from '../workshop/authorship.sql.ts'

/** What is stored under the fields of a slice, and by whom. */
type Conflict = Authorship & { [field: string]: unknown }

/** A refusal the contract knows; the error handler turns it into status, code and sentence. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly conflicts: Conflict[] | undefined
  /** Seconds after which another try is welcome. */
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    options: { sentence?: string; conflicts?: Conflict[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    const [status, sentence] = errors[code]
    super(options.sentence ?? sentence, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.status = status
    this.conflicts = options.conflicts
    this.retryAfter = options.retryAfter
  }
}
