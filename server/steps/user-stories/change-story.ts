import { markOptionsOfStory } from '../../solution-parts/recheck.sql.ts'
import type { SessionWrite } from '../../workshop/session-write.ts'
import { updateStory } from './user-stories.sql.ts'

interface StoredStory {
  id: number
  solution_id: number
  metric_id: number
  user_story: string
}

/** Another text for a story: what was rated for the former one is to be looked at again. */
export async function changeStory({ tx, record }: Pick<SessionWrite, 'tx' | 'record'>, story: StoredStory, to: string) {
  const { id, solution_id, metric_id, user_story: from } = story
  await updateStory(tx, id, to)
  await markOptionsOfStory(tx, id)
  record({ kind: 'story_saved', solution_id, subject_id: id, detail: { metric_id, from, to } })
}
