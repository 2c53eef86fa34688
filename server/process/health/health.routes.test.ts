import { expect } from 'vitest'
import { readHealth, readLiveness, readReadiness } from '#contract/health.ts'
import { VERSION } from '../../build-info.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'

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
