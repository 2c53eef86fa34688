import { holePattern, rewrite } from './write-text.mjs'

/** @import { Entry, Source } from './sources.mjs' */

/**
 * A row of the file, as a reader sent it back.
 * @typedef {object} Row
 * @property {string} line where it stands, for whoever looks for it there
 * @property {string} where
 * @property {string} english
 * @property {string} now
 * @property {string} better
 */

const LOOKS_LIKE_HOLE = /\{[\w ]+\}/g

/**
 * What the reader wrote, put into the files of the language; or why not, row by row.
 * @param {readonly Source[]} sources
 * @param {readonly Row[]} rows
 * @returns {{ refusals: string[], changed: Map<string, string>, count: number }}
 */
export function takeIn(sources, rows) {
  /** @type {Map<string, Entry>} */
  const known = new Map(sources.flatMap(({ entries }) => entries.map((entry) => [entry.where, entry])))
  /** @type {Map<Entry, string>} */
  const better = new Map()
  const refusals = rows.flatMap((row) => {
    const entry = known.get(row.where)
    const text = entry ? inItsFrame(row.better, entry.found.text) : row.better
    if (row.better === '' || text === entry?.found.text) return []
    const problem = problemOf(row, entry) ?? (entry && better.has(entry) && 'found it a second time, expected it once')
    if (entry && !problem) better.set(entry, text)
    return problem ? [`${row.line} (${row.where}): ${problem}.`] : []
  })
  const changed = new Map()
  for (const { path, source, write, entries } of sources) {
    const changes = entries.flatMap((entry) => {
      const text = better.get(entry)
      return text === undefined ? [] : [entry.found, ...entry.repeats].map((found) => ({ found, text }))
    })
    if (changes.length > 0) changed.set(path, rewrite(source, changes, write))
  }
  return { refusals, changed: refusals.length > 0 ? new Map() : changed, count: better.size }
}

/**
 * Spreadsheets know one kind of line break.
 * @param {string} text
 */
export const shown = (text) => text.replaceAll('\r\n', '\n')

/**
 * Blanks and line breaks at the ends belong to the place of a text; nobody would see that they are gone.
 * @param {string} better
 * @param {string} now
 */
function inItsFrame(better, now) {
  const [before = ''] = /^\s*/.exec(now) ?? []
  const [after = ''] = /\s*$/.exec(now) ?? []
  const text = better.trim()
  return `${before}${now.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text}${after}`
}

/**
 * @param {Row} row
 * @param {Entry | undefined} entry
 * @returns {string | undefined}
 */
function problemOf({ english, now, better }, entry) {
  if (!entry)
    return 'found a row that Ninefold does not have, expected one of its texts; it may have been removed since'
  if (english !== entry.english) return misfit('English', english, entry.english)
  if (now !== shown(entry.found.text)) return misfit('the text of now', now, shown(entry.found.text))
  if (better.trim() === '') return 'found nothing but blanks, expected a text, or an empty cell to leave it as it is'
  const { holes, text } = entry.found
  for (const { name } of holes) {
    const times = better.split(`{${name}}`).length - 1
    if (times !== 1) return `found {${name}} ${times === 0 ? 'nowhere' : `${times} times`}, expected it once`
  }
  const rest =
    holes.length === 0
      ? better
      : better
          .split(holePattern(holes))
          .filter((_, at) => at % 2 === 0)
          .join('')
  const unknown = rest.match(LOOKS_LIKE_HOLE)?.find((hole) => !text.includes(hole))
  if (!unknown) return undefined
  const names = holes.map(({ name }) => `{${name}}`).join(', ')
  return `found ${unknown}, expected ${names === '' ? 'nothing in braces' : `no other braces than ${names}`}`
}

/**
 * @param {string} what
 * @param {string} found
 * @param {string} expected
 */
const misfit = (what, found, expected) =>
  `found ${what} as ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}, which it is by now`
