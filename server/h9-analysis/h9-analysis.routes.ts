import { readOptionAnalysis, readOptionAnalysisBoth, saveOptionAnalysis } from '#contract/h9-analysis.ts'
import { FHN_COUNT } from '#contract/limits.ts'
import { clearOption } from '../chain/recheck.sql.ts'
import type { Routes } from '../http/routes.ts'
import { AppError } from '../http/app-error.ts'
import { findOptionText, listRatings } from './h9-analysis.sql.ts'
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
    const rated = new Set(catalogue.fhns.slice(0, FHN_COUNT).map((fhn) => fhn.id))
    for (const { fhn_id, measure } of updates) {
      if (!rated.has(fhn_id)) throw new AppError('UNKNOWN_REFERENCE')
      catalogue.requireMeasure(measure)
    }
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
