import { expect, onTestFinished, test, vi } from 'vitest'
import { readHealth, readLiveness, readReadiness } from '#contract/health.ts'
import { VERSION } from '../../build-info.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import { buildTestApp } from '../../testing/app/test-app.ts'

eachEngine('health is open to everybody and names the database and the version', async (app) => {
  const answer = await app.somebody().call(readHealth)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ status: 'ok', database: app.engine, version: VERSION })
  expect(answer.headers['cache-control']).toBe('no-store')
})

eachEngine('whether the process runs and whether it can serve are asked apart', async (app) => {
  for (const endpoint of [readLiveness, readReadiness]) {
    const answer = await app.somebody().call(endpoint)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ status: 'ok' })
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})

test('while a transaction hangs the server is alive and not ready, and reads go on', async () => {
  const app = await buildTestApp('sqlite', null)
  onTestFinished(() => app.close())
  onTestFinished(() => void vi.useRealTimers())
  const status = async (endpoint: typeof readLiveness | typeof readReadiness | typeof readHealth) =>
    (await app.somebody().call(endpoint)).statusCode
  vi.useFakeTimers({ toFake: ['performance'] })
  let begun = () => {}
  const hangs = new Promise<void>((resolve) => (begun = resolve))
  let end = () => {}
  const transaction = app.db.transaction(async (tx) => {
    await tx.selectFrom('settings').select('key').execute()
    begun()
    await new Promise<void>((resolve) => (end = resolve))
  })
  await hangs
  expect(await status(readReadiness)).toBe(200)
  vi.advanceTimersByTime(2500)
  expect([await status(readLiveness), await status(readReadiness), await status(readHealth)]).toEqual([200, 503, 503])
  await app.db.read.selectFrom('settings').select('key').execute()
  end()
  await transaction
  expect(await status(readReadiness)).toBe(200)
})
