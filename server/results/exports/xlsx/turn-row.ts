import type { Cell, Row } from '@cj-tech-master/excelts'

const FIRST_LETTER = /\p{L}/u
const WRITTEN_FROM_RIGHT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

/** Each text begins on the right, and is read as its own first letter is: not every program sees that by itself. */
export function turnRow(row: Row) {
  row.eachCell((cell: Cell) => {
    const [first = ''] = FIRST_LETTER.exec(cell.text) ?? []
    const readingOrder = WRITTEN_FROM_RIGHT.test(first) ? 'rtl' : 'ltr'
    cell.alignment = { ...cell.alignment, horizontal: 'right', readingOrder }
  })
}
