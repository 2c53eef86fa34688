import { readOptionAnalysis, readOptionAnalysisBoth, saveOptionAnalysis } from '#contract/h9-analysis.ts'
import { clearOption } from '../../solution-parts/recheck.sql.ts'
import type { Routes } from '../../http/routes.ts'
import { requireRevealed } from '../../solution-parts/silent-rounds.sql.ts'
import { listRatings } from './h9-analysis.sql.ts'
import { findOptionText } from '../../solution-parts/options.sql.ts'
import { requireRateable } from '../../solution-parts/rateable.ts'
import { saveRatings } from './ratings.service.ts'

export function h9AnalysisRoutes({ readInSession, writeInSession }: Routes) {
  readInSession(readOptionAnalysis, async ({ db, query }) => {
    const ratings = await listRatings(db, [query.functional_option_id])
    return ratings.filter((rating) => rating.virtuous === query.virtuous)
  })

  readInSession(readOptionAnalysisBoth, async ({ db, query }) => {
    const ratings = await listRatings(db, [query.functional_option_id])
    return {
      virtuous: ratings.filter((rating) => rating.virtuous),
      vicious: ratings.filter((rating) => !rating.virtuous),
    }
  })

  writeInSession(saveOptionAnalysis, async ({ tx, session, catalogue, body: { updates }, solutionOf, record }) => {
    requireRateable(catalogue, updates)
    if (session.silent_rating) await requireRevealed(tx, updates)
    const { optionIds, changes, ratings } = await saveRatings(tx, session.id, solutionOf, updates)
    for (const optionId of optionIds) {
      const cells = changes.filter((change) => change.functional_option_id === optionId)
      const subject = { solution_id: solutionOf(optionId), subject_id: optionId }
      // whoever saves the ratings has looked at the option as it is now
      const wasMarked = await clearOption(tx, optionId)
      if (cells.length === 0) {
        if (wasMarked) record({ kind: 'option_confirmed', ...subject })
        continue
      }
      const option = (await findOptionText(tx, optionId))?.functional_option
      record({ kind: 'ratings_saved', ...subject, detail: { option, cells } })
    }
    return ratings
  })
}
