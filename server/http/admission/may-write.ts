import type { Endpoint } from '#contract/endpoint.ts'
import type { Queries } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import { refusedByGroups } from '../../workshop/groups.service.ts'
import type { SessionRow } from '../../workshop/sessions.sql.ts'
import type { Admission } from './admission.ts'
import type { Caller } from './cookies.ts'

/**
 * The one place that decides who may write what inside a session. The host is bound by nothing of it but what is
 * switched off, and whoever says who they are (`evenWhenFrozen`) neither. A group that needs help (`callsTheHost`) can
 * say so during a freeze too.
 */
export async function requireMayWrite(
  db: Queries,
  endpoint: Endpoint,
  { session, isHost, places }: Admission & { session: SessionRow },
  caller: Caller,
) {
  // what is switched off is there for nobody
  if (endpoint.onlyWithOwnWords && !session.own_words) throw new AppError('NO_OWN_WORDS')
  if (isHost || endpoint.evenWhenFrozen) return
  if (session.status === 'results') throw new AppError('RESULTS_ONLY')
  if (session.frozen && !endpoint.callsTheHost) throw new AppError('FROZEN')
  if (endpoint.evenWhenLookingOn) return
  const solutionIds = [...new Set(places.map(({ solution_id }) => solution_id))]
  const refusal = await refusedByGroups(db, session, caller.participantId, solutionIds)
  if (refusal) throw new AppError(refusal)
}
