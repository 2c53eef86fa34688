import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../server/testing/postgres/free-port.ts'
import { median } from './load.ts'
import { firstAnswer, residentMegabytes, startProduct } from './processes.ts'
import { limit, type Row } from './report.ts'

const ROUNDS = 3

/** From the command to the first answer, on a folder that has been used before, and the memory held at rest. */
export async function measureStart(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-bench-'))
  try {
    await (await startProduct({ DATA_DIR: folder, DEMO: 'on' })).stop()
    const server: number[] = []
    const whole: number[] = []
    let megabytes = 0
    for (let round = 0; round < ROUNDS; round++) {
      const running = await startProduct({ DATA_DIR: folder })
      server.push(running.startMs)
      megabytes = Math.max(megabytes, residentMegabytes(running.pid))
      await running.stop()
      whole.push(await npmStart(folder))
    }
    return [
      limit('Warm npm start to first answer', median(whole), 2000, 'ms'),
      limit('The server itself to first answer', median(server), 500, 'ms'),
      limit('Memory at rest', megabytes, 120, 'MB'),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
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
