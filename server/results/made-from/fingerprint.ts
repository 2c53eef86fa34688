import { createHash } from 'node:crypto'
import type { EditedField } from '#contract/changes.ts'
import { writable } from '../../formats/xml-text.ts'

/**
 * A text without what programs change by themselves: ends of lines, blanks at the end, and characters that a workbook cannot
 * hold. Two texts that are alike so are the same text.
 */
export const settled = (text: string) => writable(text).replaceAll(/\r\n?/g, '\n').trimEnd()

/**
 * What a text is known by in a file. It holds whose text it is, so that one that was moved to another row is not taken for
 * unchanged there; and it begins with a letter, because a spreadsheet makes a number of digits.
 */
export const fingerprintOf = (name: string, field: EditedField, text: string) =>
  `x${createHash('sha256')
    .update(`${name}\n${field}\n${settled(text)}`)
    .digest('hex')
    .slice(0, 16)}`

export const isFingerprint = (text: string) => /^x[0-9a-f]{16}$/.test(text)

/** Which workshop a file is of, without telling anything of it. Ids mean the same only in one database that was never set back. */
export const workshopMark = (epoch: string, sessionId: number) =>
  createHash('sha256').update(`${epoch} ${sessionId}`).digest('hex').slice(0, 24)
