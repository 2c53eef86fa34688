import { deedsMessages } from '#contract/messages/deeds.ts'
import { ApiError } from './api-error.ts'
import { reasonOf } from './error-sentences.ts'

/** What is said of a deed that failed: the server's reason or, without an answer, which deed it was. */
export const deedFailure = (deed: string) => withoutAnswer(deedsMessages.unanswered(deed))

/** The server's reason or, without an answer, this sentence. A gateway that speaks for the server gives none either. */
export const withoutAnswer = (sentence: string) => (error: unknown) =>
  error instanceof ApiError && error.isTransient && error.serverMessage === undefined ? sentence : reasonOf(error)
