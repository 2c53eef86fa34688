import type { Words } from './languages/words.ts'
import type { numberedMessages } from './messages/people.ts'

/** Whom the server numbers, because their e-mail is hidden or was removed. A file may have brought them in. */
const NUMBERED = /^participant(?: (\d{1,6}))?( \(imported\))?$/

/** Who somebody is, in the words of another language where the server only numbers them. */
export function sayWho(who: string, { unnumbered, numbered, imported }: Words<typeof numberedMessages>): string {
  const [isOurs, number, isImported] = NUMBERED.exec(who) ?? []
  if (isOurs === undefined) return who
  const alone = number === undefined ? unnumbered : numbered(number)
  return isImported === undefined ? alone : imported(alone)
}
