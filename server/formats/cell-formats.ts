import { BrokenXml, walkXml, type XmlWalk } from './walk-xml.ts'

/** Formats by number: general, whole numbers, and text. All others add something to a number or make a day of it. */
const PLAIN = new Set(['0', '1', '49'])

/** As many as spreadsheets know. */
const STYLES_MAX = 65_536

/** The styles of a workbook: of each by its number, whether a number in such a cell is seen as it is. */
export async function cellFormats(styles: AsyncIterable<Buffer>, walk: XmlWalk) {
  const arePlain: boolean[] = []
  const found = walkXml<string>(styles, walk, (tell) => {
    let isInside = false
    return {
      open: (name, { numFmtId = '0' }) => {
        if (name === 'cellXfs') isInside = true
        else if (name === 'xf' && isInside) tell(numFmtId)
      },
      close: (name) => {
        if (name === 'cellXfs') isInside = false
      },
      text: () => {},
    }
  })
  for await (const format of found) {
    if (arePlain.push(PLAIN.has(format)) > STYLES_MAX) throw new BrokenXml('it has too many styles')
  }
  // a cell of no style, or of one that is not there, is general
  return (style: string) => arePlain[Number(style)] ?? true
}
