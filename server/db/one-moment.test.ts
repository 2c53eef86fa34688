import { expect } from 'vitest'
import { eachEngine } from '../testing/app/each-engine.ts'
import { listOverviews } from '../host/admin/workshops.sql.ts'

eachEngine('what is read at one moment stays as it was, while others write and read what they wrote', async (app) => {
  await app.workshop('before')
  const count = async (db = app.db.read) => (await listOverviews(db)).length
  const before = await count()
  await app.db.atOneMoment(async (tx) => {
    expect(await count(tx)).toBe(before)
    await app.workshop('meanwhile')
    expect(await count()).toBe(before + 1)
    expect(await count(tx)).toBe(before)
  })
  expect(await app.db.atOneMoment(count)).toBe(before + 1)
})

eachEngine('a moment that fails is let go, and several may be looked at together', async (app) => {
  const failing = app.db.atOneMoment(async (tx) => {
    await listOverviews(tx)
    throw new Error('no more')
  })
  await expect(failing).rejects.toThrow('no more')
  const look = () => app.db.atOneMoment(listOverviews)
  const [one, two, three] = await Promise.all([look(), look(), look()])
  expect(two).toEqual(one)
  expect(three).toEqual(one)
})
