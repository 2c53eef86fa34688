import type { ErrorCode } from '#contract/errors.ts'
import { ApiError } from './api-error.ts'

/**
 * Refused because people only read: the host has paused editing, or shows the results, or the solution is another
 * group's. The query client says so for every write; a screen has nothing to add.
 */
export const isReadOnly = (error: unknown) =>
  error instanceof ApiError && error.code !== undefined && readOnly.has(error.code)
const readOnly = new Set<ErrorCode>(['FROZEN', 'RESULTS_ONLY', 'OTHER_GROUP', 'OBSERVING'])
