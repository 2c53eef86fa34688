import { basicMessages } from '#contract/messages/common.ts'
import { ApiError } from './api-error.ts'

/** The server's own words where the specification wants them; otherwise the sentence of the call. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.serverMessage ?? error.message
  return error instanceof Error ? error.message : basicMessages.unknownErrorOccurred
}

/** What a screen says of a read that failed: the sentence of the call, or the screen's own for what no call foresaw. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError ? error.message : otherwise
}
