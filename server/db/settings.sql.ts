import type { Queries } from './schema.ts'

type SettingKey = 'cookie_secret' | 'host_password' | 'epoch' | 'demo_session'

export async function readSetting(db: Queries, key: SettingKey): Promise<string | undefined> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value
}

/** Keeps the first value: of several instances that start together, one decides. */
export async function settleSetting(db: Queries, key: SettingKey, value: string): Promise<string> {
  // a start on a full disk must write nothing
  const known = await readSetting(db, key)
  if (known !== undefined) return known
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await readSetting(db, key)) ?? value
}

/** Does nothing if the setting is no longer the old one. */
export async function replaceSetting(db: Queries, key: SettingKey, old: string, value: string): Promise<void> {
  await db.updateTable('settings').set({ value }).where('key', '=', key).where('value', '=', old).execute()
}

export async function writeSetting(db: Queries, key: SettingKey, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
