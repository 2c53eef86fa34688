import { conflictsMessages } from './messages/conflicts.ts'
import { deletedMessages } from './messages/deleted.ts'
import { draftsMessages } from './messages/drafts.ts'

/** The former names of the messages, for code under way. Write `messages/*.ts` instead. */
export const writingMessages = {
  conflict: conflictsMessages,
  deleted: deletedMessages,
  drafts: draftsMessages,
}
