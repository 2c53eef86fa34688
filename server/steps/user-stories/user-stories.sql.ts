import type { Tx } from '../../db/schema.ts'

export async function updateStory(tx: Tx, id: number, user_story: string) {
  await tx.updateTable('user_stories').set({ user_story }).where('id', '=', id).execute()
}
