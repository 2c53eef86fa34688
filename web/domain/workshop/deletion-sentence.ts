import type { Deletion } from '#contract/deletions.ts'
import { deletedMessages } from '#contract/messages/undo.ts'
import { serverNow } from '../../lib/http/server-clock.ts'
import { isMe } from '../../lib/session/stored-session.ts'
import { timeAgo } from '../../lib/text/time-ago.ts'

/** Who deleted it, within a sentence; oneself, such as in another tab, is not named like somebody else. */
export function deleter({ by, by_host }: Pick<Deletion, 'by' | 'by_host'>): string | null {
  if (isMe(by)) return deletedMessages.you
  return by ?? (by_host ? deletedMessages.theHost : null)
}

/** "The solution was deleted by ana@example.org, 5 min ago."; undefined where nobody knows of a deletion. */
export function deletionSentence(what: string, deletion: Deletion): string | undefined {
  return deletion.at ? deletedMessages.byAt(what, deleter(deletion), timeAgo(deletion.at, serverNow())) : undefined
}
