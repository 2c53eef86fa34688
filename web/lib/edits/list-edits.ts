import { conflictOf, type EditConflict, type Edits, type StoredValues } from './edit.ts'
import type { ApiError } from '../http/api-error.ts'

/** Lists of texts, such as the options of each story. */
export interface Lists {
  /** What texts can be added to. */
  parentIds: readonly number[]
  texts: readonly { id: number; parentId: number; text: string }[]
}

/** A text is edited under its id. */
export const textName = (id: number) => `edit/${id}`
/** A new one is written on a line, under the id of what it shall belong to. */
export const lineName = (parentId: number) => `new/${parentId}`
export const isLine = (name: string) => name.startsWith('new/')
export const idIn = (name: string) => Number(name.split('/')[1])

export const isBlank = (text: string) => text.trim() === ''

/** The form in which the server gets a text. */
export const toStored = (text: string, name: string) => (isLine(name) ? text : text.trim())

export const storedTexts = ({ parentIds, texts }: Lists): StoredValues<string> =>
  new Map([
    ...parentIds.map((id) => [lineName(id), ''] as const),
    ...texts.map(({ id, text }) => [textName(id), text] as const),
  ])

/** Whether a line has become an entry of its list, or has nothing on it that could. */
export const isListed = ({ texts }: Lists, name: string, value: string) =>
  isLine(name) && (isBlank(value) || texts.some(({ parentId, text }) => lineName(parentId) === name && text === value))

/** Without lines that hold nothing but spaces. */
export const unsavedIn = (edits: Edits<string>) =>
  [...edits].filter(([name, { value }]) => !isLine(name) || !isBlank(value))

/** `field` is the one of the server's that holds the text. */
export const textConflictsIn = ({ conflicts }: ApiError, field: string): Map<string, EditConflict<string>> =>
  new Map(
    conflicts.flatMap((conflict) => {
      const theirs = conflict[field]
      return typeof theirs === 'string' ? [[textName(Number(conflict.id)), conflictOf(conflict, theirs)]] : []
    }),
  )
