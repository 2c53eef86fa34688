import type { Deletion } from '#contract/deletions.ts'
import { deletedMessages } from '#contract/messages/deleted.ts'
import { serverNow } from '../../lib/http/server-clock.ts'
import { timeAgo } from '../../lib/text/time-ago.ts'

/** "The solution was deleted by ana@example.org, 5 min ago."; undefined where nobody knows of a deletion. */
export function deletionSentence(what: string, { by, at }: Deletion): string | undefined {
  return at ? deletedMessages.byAt(what, by, timeAgo(at, serverNow())) : undefined
}
