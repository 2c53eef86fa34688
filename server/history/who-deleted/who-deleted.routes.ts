import { readDeletion, type Deletion } from '#contract/deletions.ts'
import type { Taken } from '#contract/fields.ts'
import type { Routes } from '../../http/routes.ts'
import { refusedByGroups } from '../../workshop/groups.service.ts'
import { findWaysBack, tokenIn } from '../trash/ways-back.ts'
import { findStoryOfOption, listDeletions } from './who-deleted.sql.ts'

const unknown: Deletion = { by: null, at: null }

export function deletionsRoutes({ readInSession }: Routes) {
  readInSession(readDeletion, async ({ db, session, isHost, caller, query }) => {
    // the host belongs to no session, and is told nothing by ids alone
    if (!session) return unknown
    const { solution_id, functional_option_id: optionId, user_story_id: storyId } = query
    const user_story_id =
      optionId && !storyId ? await findStoryOfOption(db, session.id, solution_id, optionId) : storyId
    const deeds = await listDeletions(db, session.id, { ...query, user_story_id })
    const waysBack = await findWaysBack(
      db,
      session.id,
      deeds.map(({ detail }) => detail),
    )
    const wayBackOf = ({ detail }: { detail: string }) => waysBack.get(tokenIn(detail) ?? '')
    // What has been brought back since does not keep the thing away; but something may have been deleted inside it before.
    const deed = deeds.find(wayBackOf) ?? deeds[0]
    if (!deed) return unknown
    // offered only to whoever may write there
    const isOthers = !isHost && (await refusedByGroups(db, session, caller.participantId, [solution_id]))
    const way_back = isOthers ? undefined : wayBackOf(deed)
    const name = (JSON.parse(deed.detail) as { took?: Taken }).took?.name
    return {
      by: deed.email,
      by_host: deed.by_host === 1,
      at: deed.at,
      ...(name !== undefined && { name }),
      ...(way_back && { way_back }),
    }
  })
}
