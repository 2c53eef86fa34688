import type { Deletion } from '#contract/deletions.ts'
import { deletedMessages } from '#contract/messages/deleted.ts'
import { serverNow } from '../../lib/http/server-clock.ts'
import { isMe } from '../../lib/session/stored-session.ts'
import { timeAgo } from '../../lib/text/time-ago.ts'

/** Who deleted it, in a sentence; oneself, such as in another tab, is not named like somebody else. */
export const deleter = (by: string | null) => (isMe(by) ? deletedMessages.you : by)

/** "The solution was deleted by ana@example.org, 5 min ago."; undefined where nobody knows of a deletion. */
export function deletionSentence(what: string, { by, at }: Deletion): string | undefined {
  return at ? deletedMessages.byAt(what, deleter(by), timeAgo(at, serverNow())) : undefined
}
