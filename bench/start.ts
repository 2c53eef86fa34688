import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseFile } from '../server/db/open-sqlite.ts'
import { freePort } from '../server/testing/postgres/free-port.ts'
import { firstAnswer, residentMegabytes, startBesideProduct, startProduct } from './processes.ts'
import { limit, type Row } from './report.ts'
import { inTurns, median, ratios, spreadOf } from './rounds.ts'

/** It is held against no other program, and so there is nothing to take turns with. */
const NPM_ROUNDS = 3
const START_TARGET = 1.6
const MEMORY_TARGET = 1.3

/**
 * From the command to the first answer, on a folder that has been used before, and the memory held then, both beside a bare
 * server that opens the same database file.
 */
export async function measureStart(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-bench-'))
  try {
    await (await startProduct({ DATA_DIR: folder, DEMO: 'on' })).stop()
    const memory = { product: [] as number[], bare: [] as number[] }
    const started = async (name: keyof typeof memory, start: () => ReturnType<typeof startProduct>) => {
      const running = await start()
      memory[name].push(residentMegabytes(running.pid))
      await running.stop()
      return running.startMs
    }
    const startMs = await inTurns({
      product: () => started('product', () => startProduct({ DATA_DIR: folder })),
      bare: () => started('bare', () => startBesideProduct(databaseFile(folder))),
    })
    const { npm } = await inTurns({ npm: () => npmStart(folder) }, NPM_ROUNDS)
    return [
      limit('Warm npm start to first answer', median(npm), 2000, 'ms'),
      beside('The server itself to first answer', startMs, START_TARGET, 'ms'),
      beside('Memory at rest', memory, MEMORY_TARGET, 'MB'),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function beside(what: string, figures: { product: number[]; bare: number[] }, most: number, unit: string): Row {
  const spread = spreadOf(ratios(figures.product, figures.bare))
  const said = (values: number[]) => `${Math.round(median(values))} ${unit}`
  return {
    what,
    measured: said(figures.product),
    yardstick: said(figures.bare),
    ratio: spread.middle,
    spread,
    target: { atMost: most },
  }
}

async function npmStart(folder: string): Promise<number> {
  const port = await freePort()
  const since = performance.now()
  const child = spawn('npm', ['start'], {
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn' },
  })
  await firstAnswer(`http://127.0.0.1:${port}/api/health`)
  const duration = performance.now() - since
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
  return duration
}
