import { use } from 'react'
import type { Deletion } from '#contract/deletions.ts'
import type { WayBack } from '#contract/fields.ts'
import { deletedMessages } from '#contract/messages/undo.ts'
import { serverNow } from '../../lib/http/server-clock.ts'
import { ShowsResults } from '../../lib/session/may-write.ts'
import { hasEntered } from '../../lib/session/stored-session.ts'

/** Whether something deleted can still be brought back by whoever may write. */
export const isInTime = (wayBack: WayBack | undefined): wayBack is WayBack =>
  wayBack !== undefined && Date.parse(wayBack.until) > serverNow()

/** What to do about a deletion; goes on after the sentence that says who deleted it. */
export function useWhatToDo(): (deletion: Deletion) => string {
  // then nobody but the host changes anything
  const isHostOnly = use(ShowsResults) && !hasEntered()
  return ({ way_back, others_may: others }) => {
    if (isHostOnly) return deletedMessages.askHost
    if (isInTime(way_back)) return deletedMessages.canComeBack
    if (!others || Date.parse(others.until) <= serverNow()) return deletedMessages.askHost
    return others.group === null ? deletedMessages.askOthers : deletedMessages.askGroup(others.group)
  }
}
