import { writable } from '../../../formats/xml-text.ts'

/** What a spreadsheet would take for a spelled out character: `_x0041_` is `A` there. */
const LOOKS_SPELLED_OUT = /_(?=x[0-9A-Fa-f]{4}_)/g

/**
 * Text as text, letter by letter: as a run of its own it keeps the blanks at its ends, and no formula is made of it. XML
 * makes another sign of a carriage return, so that is spelled out.
 */
export const textCell = (text: string) => ({
  richText: [{ text: writable(text).replaceAll(LOOKS_SPELLED_OUT, '_x005F_').replaceAll('\r', '_x000D_') }],
})
