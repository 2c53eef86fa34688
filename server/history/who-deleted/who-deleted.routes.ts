import { listDeletedSolutions, readDeletion, type Deletion } from '#contract/deletions.ts'
import type { Taken } from '#contract/fields.ts'
import { DELETED_LISTED } from '#contract/limits.ts'
import type { Routes } from '../../http/routes.ts'
import { nameOfOwner, refusedByGroups } from '../../workshop/groups.service.ts'
import { readStored } from '../../workshop/stored-json.ts'
import { tookOf } from '../trash/taken.ts'
import { listSolutionsInTrash } from '../trash/trash.sql.ts'
import { broughtBackSince, broughtBackUntil, findWaysBack, tokenIn } from '../trash/ways-back.ts'
import { findStoryInTrash, listDeletions } from './who-deleted.sql.ts'

const unknown: Deletion = { by: null, at: null }

export function deletionsRoutes({ readInSession }: Routes) {
  readInSession(readDeletion, async ({ db, session, isHost, caller, query }) => {
    // the host belongs to no session, and is told nothing by ids alone
    if (!session) return unknown
    const { solution_id, functional_option_id: optionId, user_story_id: storyId } = query
    const user_story_id = optionId && !storyId ? await findStoryInTrash(db, session.id, solution_id, optionId) : storyId
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
    // offered only to whoever may write there; the others learn who does
    const isOthers = !isHost && (await refusedByGroups(db, session, caller.participantId, [solution_id]))
    const way_back = wayBackOf(deed)
    const { took }: { took?: Taken } = readStored(deed.detail) ?? {}
    const name = took?.name
    return {
      by: deed.email,
      by_host: deed.by_host === 1,
      at: deed.at,
      ...(name !== undefined && { name }),
      ...(way_back && !isOthers && { way_back }),
      ...(way_back &&
        isOthers && { others_may: { group: await nameOfOwner(db, session.id, solution_id), until: way_back.until } }),
    }
  })

  readInSession(listDeletedSolutions, async ({ db, session, isHost, caller }) => {
    if (!session) return []
    const entries = await listSolutionsInTrash(db, session.id, { since: broughtBackSince(), limit: DELETED_LISTED })
    return Promise.all(
      entries.map(async ({ solution_id, token, summary, email, by_host, deleted_at }) => {
        const until = broughtBackUntil(deleted_at)
        const isOthers = !isHost && (await refusedByGroups(db, session, caller.participantId, [solution_id]))
        return {
          solution_id,
          name: tookOf({ summary })?.name ?? '',
          by: email,
          by_host: by_host === 1,
          at: deleted_at,
          until,
          ...(!isOthers && { way_back: { undo: token, until } }),
        }
      }),
    )
  })
}
