import { deedKinds, listActivity } from '#contract/activity.ts'
import { ACTIVITY_PAGE } from '#contract/limits.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Routes } from '../../http/routes.ts'
import { findWaysBack } from '../trash/ways-back.ts'
import { listDeeds, listPeople } from './activity.sql.ts'
import { describeDeed } from './describe-deed.ts'
import { presentTexts } from './present-texts.ts'

export function activityRoutes({ readInSession }: Routes) {
  readInSession(listActivity, async ({ db, session, catalogue, params: { id }, query }) => {
    if (!session) throw new AppError('NOT_FOUND')
    const { step, person, before, limit = ACTIVITY_PAGE } = query
    const kinds = step && deedKinds[step]
    // one more than is shown tells whether there are more
    const rows = await listDeeds(db, {
      solutionId: id,
      kinds,
      personId: person,
      beforeId: before,
      limit: limit + 1,
    })
    const shown = rows.slice(0, limit)
    const present = await presentTexts(db, id, shown)
    const details = shown.map(({ detail }) => detail)
    const waysBack = await findWaysBack(db, session.id, details)
    return {
      deeds: shown.map((row) => describeDeed(row, catalogue, present, waysBack)),
      more: rows.length > limit,
      people: await listPeople(db, session.id, id),
    }
  })
}
