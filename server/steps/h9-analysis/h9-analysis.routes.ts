import { readOptionAnalysis, readOptionAnalysisBoth, saveOptionAnalysis } from '#contract/h9-analysis.ts'
import { clearOption } from '../../solution-parts/recheck.sql.ts'
import type { Routes } from '../../http/routes.ts'
import { noteCell } from '../../solution-parts/noted-cells.ts'
import { isLive } from '../../workshop/live-room.ts'
import { requireRevealed } from '../../solution-parts/silent-rounds.sql.ts'
import { listRatings } from './h9-analysis.sql.ts'
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
    if (isLive(session) && session.silent_rating) await requireRevealed(tx, updates)
    const { options, changes, ratings } = await saveRatings(tx, session.id, solutionOf, updates)
    for (const { id, functional_option: option, recheck } of options) {
      const cells = changes.filter((change) => change.functional_option_id === id).map(noteCell)
      const subject = { solution_id: solutionOf(id), subject_id: id }
      // whoever saves the ratings has looked at the option as it is now
      if (recheck) await clearOption(tx, id)
      if (cells.length > 0) record({ kind: 'ratings_saved', ...subject, detail: { option, cells } })
      else if (recheck) record({ kind: 'option_confirmed', ...subject })
    }
    return ratings
  })
}
