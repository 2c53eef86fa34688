import { historyMessages as deeds } from './messages/history.ts'
import { trashMessages } from './messages/trash.ts'
import { undoMessages } from './messages/undo.ts'

/** The former names of the messages, for code under way. Write `messages/*.ts` instead. */
export const historyMessages = {
  undo: undoMessages,
  activity: deeds,
  trash: trashMessages,
}
