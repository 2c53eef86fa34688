import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'

/** What several rounds gave: their middle, and the two between which the middle half of them lies. */
export interface Spread {
  from: number
  middle: number
  to: number
}

export interface Row {
  what: string
  measured: string
  /** What it is held against, in the same run. */
  yardstick: string
  ratio: number
  /** Absent where it was measured once. */
  spread?: Spread
  target: { atLeast: number } | { atMost: number } | undefined
}

/** The results of one run, as they are kept. */
export interface Results {
  date: string
  /** What was measured. */
  commit: string
  machine: string
  rows: Row[]
}

/** A figure beside the limit it should stay under. */
export function limit(what: string, value: number, most: number, unit: string): Row {
  const measured = `${value < 10 ? value.toFixed(1) : Math.round(value)} ${unit}`
  return { what, measured, yardstick: `${most} ${unit}`, ratio: value / most, target: { atMost: 1 } }
}

/** A figure without a target. */
export const reported = (what: string, measured: string): Row => ({
  what,
  measured,
  yardstick: '',
  ratio: Number.NaN,
  target: undefined,
})

const COLUMNS = ['What', 'Measured', 'Beside', 'Ratio', 'Spread', 'Target', ''] as const

export const machine = () => {
  const gigabytes = Math.round(totalmem() / 1024 ** 3)
  return `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${gigabytes} GiB, Node ${process.versions.node}`
}

/** As a Markdown table, readable as it stands. */
export function tableOf(rows: Row[]): string {
  return markdown([COLUMNS, ...rows.map(cellsOf)])
}

export function markdown(cells: readonly (readonly string[])[]): string {
  const [head = [], ...body] = cells
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}

function cellsOf(row: Row): string[] {
  return [row.what, row.measured, row.yardstick, ratioOf(row), spreadOf(row), targetOf(row), verdictOf(row)]
}

export const ratioOf = ({ ratio }: Row) => (Number.isFinite(ratio) ? ratio.toFixed(2) : '')
const spreadOf = ({ spread }: Row) => (spread ? `${spread.from.toFixed(2)} to ${spread.to.toFixed(2)}` : '')

function targetOf({ target }: Row): string {
  if (!target) return ''
  return 'atLeast' in target ? `>= ${target.atLeast}` : `<= ${target.atMost}`
}

const reaches = (value: number, target: NonNullable<Row['target']>) =>
  'atLeast' in target ? value >= target.atLeast : value <= target.atMost

/** Missed is only what the better half of the spread misses too. */
export function isMissed({ ratio, spread, target }: Row): boolean {
  if (!target) return false
  const best = spread && ('atLeast' in target ? spread.to : spread.from)
  return !reaches(best ?? ratio, target)
}

function verdictOf(row: Row): string {
  if (!row.target) return 'reported'
  if (isMissed(row)) return 'missed'
  return reaches(row.ratio, row.target) ? 'reached' : 'within the spread'
}

export function tell(rows: Row[], since: number) {
  console.log(`\n${machine()}, ${commit()}\n\n${tableOf(rows)}\n`)
  const missed = rows.filter(isMissed).length
  const seconds = Math.round((performance.now() - since) / 1000)
  console.log(`${missed === 0 ? 'No target missed' : `${missed} targets missed`}, ${seconds} s`)
}

const fileOf = (name: string) => `bench/results/${name}.json`
/** The results before the last ones, kept to be compared with. */
const before = (name: string) => `${name}-before`

/** Keeps results to be compared with, and as a page to be read; answers where the page is. */
export function writeResults(rows: Row[], name = 'latest'): string {
  const file = fileOf(name)
  mkdirSync('bench/results', { recursive: true })
  if (existsSync(file)) renameSync(file, fileOf(before(name)))
  const results: Results = { date: new Date().toISOString().slice(0, 10), commit: commit(), machine: machine(), rows }
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
  const page = `bench/results/${name}.md`
  writeFileSync(page, `# Measured on ${results.date}\n\n${results.machine}, ${results.commit}.\n\n${tableOf(rows)}\n`)
  return page
}

export function readLastTwo(name = 'latest'): [Results, Results] | undefined {
  const files = [fileOf(before(name)), fileOf(name)]
  if (!files.every((file) => existsSync(file))) return undefined
  return files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Results) as [Results, Results]
}

function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  try {
    const isChanged = git('status', '--porcelain', '--', 'server', 'web', 'contract') !== ''
    return `commit ${git('rev-parse', '--short', 'HEAD')}${isChanged ? ' with changes' : ''}`
  } catch {
    return 'no commit'
  }
}
