import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findChromium } from '../scripts/find-chromium.mjs'
import { startProduct } from './processes.ts'
import type { Row } from './report.ts'

/** Fetched when it is wanted: as a dependency it would triple what everybody installs. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

interface Scores {
  performance: number
  accessibility: number
}

/** Lighthouse's opinion of the first page, for desktop and phone; reported, because it varies with the machine. */
export async function measureLighthouse(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-bench-'))
  const product = await startProduct({ DATA_DIR: folder })
  try {
    const desktop = await scoresOf(`${product.url}/login`, ['--preset=desktop'])
    const phone = await scoresOf(`${product.url}/login`, [])
    return [
      score('Lighthouse performance, desktop', desktop.performance, 100),
      score('Lighthouse performance, phone', phone.performance, 98),
      score('Lighthouse accessibility', Math.min(desktop.accessibility, phone.accessibility), 100),
    ]
  } catch (error) {
    console.log(`Lighthouse could not be run: ${String(error).split('\n', 1)[0]}`)
    return []
  } finally {
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function scoresOf(url: string, options: string[]): Promise<Scores> {
  const flags = [
    '--headless=new',
    '--disable-background-networking',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ]
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${LIGHTHOUSE}`,
      '--',
      'lighthouse',
      url,
      '--output=json',
      '--output-path=stdout',
      '--quiet',
      '--only-categories=performance,accessibility',
      `--chrome-flags=${flags.join(' ')}`,
      ...options,
    ],
    { maxBuffer: 64 * 1024 * 1024, timeout: 120_000, env: { ...process.env, CHROME_PATH: findChromium() } },
  )
  const { categories } = JSON.parse(stdout) as { categories: Record<keyof Scores, { score: number }> }
  return { performance: categories.performance.score * 100, accessibility: categories.accessibility.score * 100 }
}

function score(what: string, value: number, least: number): Row {
  return { what, measured: `${Math.round(value)}`, yardstick: `${least}`, ratio: value / least, target: { atLeast: 1 } }
}
