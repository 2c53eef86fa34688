import { markdown, ratioOf, readLastTwo, type Row } from './report.ts'

/** `npm run bench -- compare`: the last two results side by side. */
export function compareLastTwo(): string {
  const two = readLastTwo()
  if (!two) return 'There are no two results to compare yet: each npm run bench leaves one.'
  const [before, now] = two
  const former = new Map(before.rows.map((row) => [row.what, row]))
  const cells = now.rows.flatMap((row) => {
    const old = former.get(row.what)
    return old && Number.isFinite(row.ratio) ? [[row.what, ratioOf(old), ratioOf(row), changeOf(old, row)]] : []
  })
  const from = ({ date, commit, machine }: typeof now) => `${date}, ${commit ?? 'no commit'}, ${machine}`
  return [
    `Before: ${from(before)}`,
    `Now: ${from(now)}`,
    '',
    markdown([['Ratio', 'Before', 'Now', ''], ...cells]),
  ].join('\n')
}

/** A change counts where the two spreads do not touch. */
function changeOf(old: Row, row: Row): string {
  const [one, other] = [old, row].map(({ ratio, spread }) => spread ?? { from: ratio, middle: ratio, to: ratio })
  if (!one || !other || (other.from <= one.to && other.to >= one.from)) return ''
  const isMore = row.ratio > old.ratio
  if (!row.target) return isMore ? 'more' : 'less'
  return isMore === 'atLeast' in row.target ? 'better' : 'worse'
}
