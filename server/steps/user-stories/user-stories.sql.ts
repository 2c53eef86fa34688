import { kept } from '../../db/kept-statements.ts'
import type { Tx } from '../../db/schema.ts'

export async function updateStory(tx: Tx, id: number, user_story: string) {
  await updateText(tx, user_story, id)
}

const updateText = kept((tx, user_story: string, id: number) =>
  tx.updateTable('user_stories').set({ user_story }).where('id', '=', id),
)
