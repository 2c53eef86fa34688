import { readResults, readResultsSolution } from '#contract/results.ts'
import { AppError } from '../../errors/app-error.ts'
import type { ServerParts } from '../../http/call/server-parts.ts'
import type { Routes } from '../../http/routes.ts'
import { findLink } from '../../workshop/results-links.sql.ts'
import { readChainOf } from '../chain/chain.ts'
import { readEachProgress } from '../progress/progress.ts'
import { findOpening, listNamedSolutions } from './by-link.sql.ts'

/** What whoever has a link to results reads. Nobody's e-mail is asked for here, and none is answered. */
export function byLinkRoutes({ readInSession }: Routes, { db }: ServerParts) {
  readInSession(readResults, async ({ db: read, session, catalogue }) => {
    const link = session && (await findLink(read, session.id))
    if (!session || !link) throw new AppError('NO_RESULTS')
    const solutions = await listNamedSolutions(read, session.id)
    const progressOf = await readEachProgress(read, catalogue, { sessionId: session.id })
    return {
      title: session.title,
      created_at: await findOpening(read, session.id),
      ends_at: link.ends_at,
      solutions: solutions.map(({ id, solution_name, primary_fhn, purposeIds }) => {
        const { metrics, options, requirements } = progressOf(id)
        const purposes = catalogue.purposes.filter((each) => purposeIds.includes(each.id)).map(({ purpose }) => purpose)
        return { id, solution_name, p_fhn: catalogue.fhnName(primary_fhn), purposes, metrics, options, requirements }
      }),
    }
  })

  readInSession(readResultsSolution, async ({ catalogue, params }) => {
    const { user_email: _whoMadeIt, ...chain } = await db.atOneMoment((tx) => readChainOf(tx, catalogue, params.id))
    return chain
  })
}
