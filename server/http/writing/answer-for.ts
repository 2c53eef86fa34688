import type { Endpoint } from '#contract/endpoint.ts'
import { ErrorBody } from '#contract/errors.ts'
import type { Queries } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import { admitCaller } from '../admission/admission.ts'
import type { Caller } from '../admission/cookies.ts'
import { placesIn, shownTo, type Viewer } from '../../workshop/hide-emails.ts'

/** The answer of a write, as JSON, with what its caller may read of it. */
export async function answerFor(
  db: Queries,
  caller: Caller,
  { response: schema }: Endpoint,
  answer: string,
): Promise<string> {
  if (!placesIn(schema)) return answer
  const viewer = await viewerOf(db, caller)
  if (viewer.isHost || !viewer.session?.hide_emails) return answer
  return JSON.stringify(await shownTo(viewer, db, { schema, value: JSON.parse(answer) as unknown }))
}

/** The same for a refusal, which may tell who was faster. */
export async function refusalFor(db: Queries, caller: Caller, error: unknown): Promise<unknown> {
  if (!(error instanceof AppError) || !error.conflicts) return error
  const body = { error: error.message, code: error.code, conflicts: error.conflicts }
  const { conflicts } = await shownTo(await viewerOf(db, caller), db, { schema: ErrorBody, value: body })
  return new AppError(error.code, { sentence: error.message, conflicts, cause: error })
}

async function viewerOf(db: Queries, caller: Caller): Promise<Viewer> {
  const who = await admitCaller(db, caller)
  return who.isHost ? { isHost: true, session: null } : { isHost: false, session: who.own }
}
