import { MEASURE_COLOURS } from '#contract/measure-colours.ts'

/** Named, because a spreadsheet without one takes whatever it likes; where it is missing, its double is as wide. */
const FONT = 'Calibri'
const INK = 'FF221A26'
const ACCENT = 'FF6A2A5B'
const SOFT = 'FFF6ECF2'
/** So that texts of two columns do not touch; in characters. */
export const INDENT = 1
const LINE = { style: 'thin', color: { argb: 'FFE6E1D8' } } as const

const solid = (argb: string) => ({ type: 'pattern', pattern: 'solid', fgColor: { argb } }) as const

export const plainFont = { name: FONT, size: 11, color: { argb: INK } }
export const boldFont = { ...plainFont, bold: true }
export const quietFont = { ...plainFont, color: { argb: 'FF574E5D' } }
export const titleFont = { ...plainFont, size: 20, color: { argb: ACCENT } }
export const headingFont = { ...plainFont, size: 13, bold: true, color: { argb: ACCENT } }

/** Of a cell in a table. */
export const lines = { bottom: LINE, right: LINE }

/** Of the row that names the columns. */
export const head = {
  font: { ...plainFont, bold: true, color: { argb: ACCENT } },
  fill: solid(SOFT),
  border: { bottom: { style: 'medium', color: { argb: ACCENT } } },
  alignment: { vertical: 'middle', horizontal: 'left', indent: INDENT, wrapText: true },
} as const

/** A cell of a measure has the colour that it has on the screens; a word says it too. */
export function fillOfMeasure(measure: number | undefined) {
  const colour = measure === undefined ? undefined : MEASURE_COLOURS[measure]
  return colour ? solid(`FF${lighter(colour)}`) : undefined
}

/** Halfway to white, so that black on it is read well on paper too. */
function lighter(colour: string) {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return parts
    .map((part) =>
      Math.round((part + 255) / 2)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase()
}
