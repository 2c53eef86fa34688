import { numberedMessages } from '#contract/messages/people.ts'
import { sayWho } from '#contract/numbered-people.ts'

/** Most answers number nobody, and are read several times faster when they need not be gone through. */
const NUMBERS_SOMEBODY = /"participant[ "]/
/** What says who somebody is, in answers and calls. */
const SAYS_WHO = /^(email|user_email|by|known_as)$/
/** Lists of people have places for names. */
const isInPeople = (list: unknown, name: string) => Array.isArray(list) && /^\d+$/.test(name)

/** What the server calls those who were named so far. */
const meant = new Map<string, string>()

function say(who: string): string {
  const said = sayWho(who, numberedMessages)
  if (said !== who) meant.set(said, who)
  return said
}

/** What the server answers, with people named in the language of this page. */
export const readJson = (text: string): unknown =>
  NUMBERS_SOMEBODY.test(text) ? JSON.parse(text, sayIn) : JSON.parse(text)

function sayIn(this: unknown, name: string, value: unknown) {
  return typeof value === 'string' && (SAYS_WHO.test(name) || isInPeople(this, name)) ? say(value) : value
}

/** The same with what the server calls them. */
export const writeJson = (value: unknown) =>
  JSON.stringify(value, (name, part: unknown) =>
    typeof part === 'string' && SAYS_WHO.test(name) ? (meant.get(part) ?? part) : part,
  )
