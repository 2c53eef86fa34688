import { madeOnce } from '../../made-once.ts'
import type { filesMessages as english } from '../../messages/files.ts'
import type { Words } from '../words.ts'
import { TAG } from './grammar.ts'

const day = madeOnce(() => new Intl.DateTimeFormat(TAG, { dateStyle: 'long', timeZone: 'UTC' }))
const moment = madeOnce(() => new Intl.DateTimeFormat(TAG, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }))

/** What files of every kind do as their language does: days, lists, and what stands behind a name. */
export const filesMessages: Words<typeof english> = {
  /** Of a time in ISO 8601, in UTC. */
  day: (at: string) => day().format(new Date(at)),
  moment: (at: string) => `${moment().format(new Date(at))} UTC`,
  /** Names, each of which may be several words and have an "and" of its own. */
  joined: (names: readonly string[]) => names.join(', '),
  /** What may have commas of its own. */
  apart: (parts: readonly string[]) => parts.join(' ; '),
  label: (name: string) => `${name} :`,
  fact: (name: string, text: string) => `${name} : ${text}`,
}
