import { importsMessages } from './messages/imports.ts'

/** The former names of the messages, for code under way. Write `messages/*.ts` instead. */
export const importMessages = {
  importHint: importsMessages.hint,
  checking: importsMessages.checking,
  nothingInIt: importsMessages.nothingInIt,
  willMake: importsMessages.willMake,
  contents: importsMessages.contents,
  matchedByName: importsMessages.matchedByName,
  problems: importsMessages.problems,
  line: importsMessages.line,
  morePlaces: importsMessages.morePlaces,
  imported: importsMessages.imported,
  memberHint: importsMessages.memberHint,
}
