/** @import { FoundText, Hole } from './find-texts.mjs' */

/** What cannot be seen is spelled out: control characters, marks of direction, blanks that do not break. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu

/**
 * The source with other texts in it, and nothing else changed.
 * @param {string} source
 * @param {readonly { found: FoundText, text: string }[]} changes
 * @param {(text: string) => string} write a text without holes
 */
export function rewrite(source, changes, write = writeString) {
  const sorted = changes.toSorted((a, b) => a.found.start - b.found.start)
  /**
   * What fills a hole may hold texts too.
   * @param {number} from
   * @param {number} to
   * @returns {string}
   */
  const between = (from, to) => {
    let at = from
    let written = ''
    for (const { found, text } of sorted) {
      if (found.start < at || found.end > to) continue
      written += source.slice(at, found.start)
      written += found.holes.length === 0 ? write(text) : writeTemplate(text, found.holes, between)
      at = found.end
    }
    return written + source.slice(at, to)
  }
  return between(0, source.length)
}

/**
 * A text as it is written in a source file.
 * @param {string} text
 */
export function writeString(text) {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'"
  return `${quote}${escaped(text).replaceAll(quote, `\\${quote}`)}${quote}`
}

/**
 * @param {string} text
 * @param {readonly Hole[]} holes
 * @param {(from: number, to: number) => string} between
 */
function writeTemplate(text, holes, between) {
  const parts = text.split(holePattern(holes)).map((part, at) => {
    const hole = at % 2 === 1 && holes.find(({ name }) => name === part)
    return hole ? `\${${between(hole.start, hole.end)}}` : escaped(part).replaceAll('`', '\\`').replaceAll('${', '\\${')
  })
  return `\`${parts.join('')}\``
}

/**
 * Finds what is filled in, by the names that it has in a text.
 * @param {readonly Hole[]} holes
 */
export function holePattern(holes) {
  return new RegExp(`\\{(${holes.map(({ name }) => name.replaceAll('$', '\\$')).join('|')})\\}`)
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll('\\', '\\\\').replaceAll(UNSEEN, (sign) => {
    if (sign === '\n') return '\\n'
    const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase()
    return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`
  })
}
