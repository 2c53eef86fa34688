import { expect } from 'vitest'
import { eachEngine } from '../testing/app/each-engine.ts'
import { lookUp } from './kept-statements.ts'
import type { Tx } from './schema.ts'

const findSetting = lookUp((db, key: string) => db.selectFrom('settings').select('value').where('key', '=', key))

eachEngine(
  'a statement sees what its own transaction wrote, and nobody else does before the commit',
  async ({ db }) => {
    await db.transaction(async (tx) => {
      await findSetting(tx, 'wanted')
      await tx.insertInto('settings').values({ key: 'wanted', value: 'here' }).execute()
      expect(await findSetting(tx, 'wanted')).toEqual({ value: 'here' })
      expect(await findSetting(db.read, 'wanted')).toBeUndefined()
    })
    expect(await findSetting(db.read, 'wanted')).toEqual({ value: 'here' })
  },
)

eachEngine('a statement of a transaction that is over is refused, and gets into no other', async ({ db }) => {
  let over: Tx | undefined
  await db.transaction(async (tx) => {
    over = tx
    await findSetting(tx, 'wanted')
  })
  await db.transaction(async (tx) => {
    await findSetting(tx, 'wanted')
    await expect(findSetting(over as Tx, 'wanted')).rejects.toThrow(/over|already/)
  })
  const failed = db.transaction(async (tx) => {
    over = tx
    await findSetting(tx, 'wanted')
    throw new Error('taken back')
  })
  await expect(failed).rejects.toThrow('taken back')
  await expect(findSetting(over as Tx, 'wanted')).rejects.toThrow(/over|already/)
})
