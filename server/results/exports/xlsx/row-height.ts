const LINE_POINTS = 15
/** No spreadsheet shows a higher one. */
const POINTS_MAX = 409

/** Signs of East Asian writing, and pictures, are as wide as two letters. */
const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\u{1F000}-\u{1FAFF}]/gu

const widthOf = (text: string) => text.length + (text.match(WIDE)?.length ?? 0)

/**
 * How high a row must be for the longest of its texts. Without a height of its own a row is as high as each program likes: some
 * print its lines over each other.
 */
export function rowHeight(texts: readonly { text: string; width: number }[]): number {
  const lines = texts.map(({ text, width }) => linesOf(text, width))
  return Math.min(POINTS_MAX, Math.max(1, ...lines) * LINE_POINTS + 3)
}

/** As many as words need that are not parted; a word that is longer than a line is. */
function linesOf(text: string, width: number): number {
  return text.split('\n').reduce((sum, paragraph) => sum + linesOfParagraph(paragraph, width), 0)
}

function linesOfParagraph(paragraph: string, width: number): number {
  let lines = 1
  let used = 0
  for (const word of paragraph.split(' ')) {
    const length = widthOf(word)
    if (used > 0 && used + 1 + length > width) {
      lines += 1
      used = 0
    }
    used += (used > 0 ? 1 : 0) + length
    while (used > width) {
      lines += 1
      used -= width
    }
  }
  return lines
}
