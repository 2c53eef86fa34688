import { isDeepStrictEqual } from 'node:util'
import type { ErrorCode } from '#contract/errors.ts'
import { AppError, type Conflict } from '../errors/app-error.ts'

interface Edit<Value> {
  stored: Value
  wanted: Value
  /** What the editor started from. */
  previous: Value | undefined
}

/**
 * Whether somebody else has stored another value since the editor read it. Without `previous` the last write wins. A value
 * that already is what it should become is no conflict: writes are repeated when an answer is lost.
 */
export const isConflict = <Value>({ stored, wanted, previous }: Edit<Value>) =>
  previous !== undefined && !isDeepStrictEqual(stored, previous) && !isDeepStrictEqual(stored, wanted)

/** Refuses an edit that would overwrite what somebody else has stored; `describe` answers that, by whom and when. */
export async function refuseConflict<Value>(
  code: ErrorCode,
  edit: Edit<Value>,
  describe: () => Promise<Conflict> | Conflict,
) {
  if (isConflict(edit)) throw new AppError(code, { conflicts: [await describe()] })
}
