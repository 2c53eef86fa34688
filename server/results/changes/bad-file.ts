import { misfitsMessages } from '#contract/messages/imports.ts'
import { AppError } from '../../errors/app-error.ts'

/** Refuses a file: what is wrong with it as a whole, and where that was seen. */
export const badFile = (
  sentence: string,
  ...[found, expected, place]: [found: string, expected: string, place?: string]
) => new AppError('BAD_FILE', { sentence: `${sentence} ${misfitsMessages.misfit(found, expected, place)}` })
