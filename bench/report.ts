import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'

export interface Row {
  what: string
  measured: string
  /** What it is held against, in the same run. */
  yardstick: string
  ratio: number
  target: { atLeast: number } | { atMost: number } | undefined
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

const COLUMNS = ['What', 'Measured', 'Beside', 'Ratio', 'Target', ''] as const

export const machine = () => {
  const gigabytes = Math.round(totalmem() / 1024 ** 3)
  return `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${gigabytes} GiB, Node ${process.versions.node}`
}

/** As a Markdown table, readable as it stands. */
export function tableOf(rows: Row[]): string {
  const cells = [COLUMNS.map(String), ...rows.map(cellsOf)]
  const widths = COLUMNS.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = cells
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}

function cellsOf(row: Row): string[] {
  return [
    row.what,
    row.measured,
    row.yardstick,
    Number.isNaN(row.ratio) ? '' : row.ratio.toFixed(2),
    targetOf(row),
    verdictOf(row),
  ]
}

function targetOf({ target }: Row): string {
  if (!target) return ''
  return 'atLeast' in target ? `>= ${target.atLeast}` : `<= ${target.atMost}`
}

export function isReached({ ratio, target }: Row): boolean {
  if (!target) return true
  return 'atLeast' in target ? ratio >= target.atLeast : ratio <= target.atMost
}

const verdictOf = (row: Row) => (row.target ? (isReached(row) ? 'reached' : 'missed') : 'reported')

export function writeResults(rows: Row[], name = 'latest'): string {
  const file = `bench/results/${name}.json`
  mkdirSync('bench/results', { recursive: true })
  const results = { date: new Date().toISOString().slice(0, 10), machine: machine(), rows }
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
  return file
}
