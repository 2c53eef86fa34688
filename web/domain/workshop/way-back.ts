import type { Deletion } from '#contract/deletions.ts'
import type { WayBack } from '#contract/fields.ts'
import { deletedMessages } from '#contract/messages/deleted.ts'
import { serverNow } from '../../lib/http/server-clock.ts'

/** Whether something deleted can still be brought back by whoever may write. */
export const isInTime = (wayBack: WayBack | undefined): wayBack is WayBack =>
  wayBack !== undefined && Date.parse(wayBack.until) > serverNow()

/** Goes on after the sentence that says who deleted it. */
export const whatToDo = ({ way_back }: Deletion) =>
  isInTime(way_back) ? deletedMessages.canComeBack : deletedMessages.askHost
