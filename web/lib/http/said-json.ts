import { numberedMessages } from '#contract/messages/numbered.ts'

/** Whom the server numbers, because their e-mail is hidden or was removed. A file may have brought them in. */
const NUMBERED = /^participant(?: (\d{1,6}))?( \(imported\))?$/
/** Most answers number nobody, and are read several times faster when they need not be gone through. */
const NUMBERS_SOMEBODY = /"participant[ "]/
/** What says who somebody is, in answers and calls. */
const SAYS_WHO = /^(email|user_email|by|known_as)$/
/** Lists of people have places for names. */
const isInPeople = (list: unknown, name: string) => Array.isArray(list) && /^\d+$/.test(name)

const { unnumbered, numbered, imported } = numberedMessages

/** What the server calls those who were named so far. */
const meant = new Map<string, string>()

function sayWho(who: string): string {
  const [isOurs, number, isImported] = NUMBERED.exec(who) ?? []
  if (isOurs === undefined) return who
  const alone = number === undefined ? unnumbered : numbered(number)
  const said = isImported === undefined ? alone : imported(alone)
  meant.set(said, who)
  return said
}

/** What the server answers, with people named in the language of this page. */
export const readJson = (text: string): unknown =>
  NUMBERS_SOMEBODY.test(text) ? JSON.parse(text, sayWhoIn) : JSON.parse(text)

function sayWhoIn(this: unknown, name: string, value: unknown) {
  return typeof value === 'string' && (SAYS_WHO.test(name) || isInPeople(this, name)) ? sayWho(value) : value
}

/** The same with what the server calls them. */
export const writeJson = (value: unknown) =>
  JSON.stringify(value, (name, part: unknown) =>
    typeof part === 'string' && SAYS_WHO.test(name) ? (meant.get(part) ?? part) : part,
  )
