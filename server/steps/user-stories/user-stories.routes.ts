import { readUserStories, saveUserStories } from '#contract/user-stories.ts'
import { AppError } from '../../errors/app-error.ts'
import { findAuthor } from '../../workshop/authorship.sql.ts'
import { isConflict } from '../../workshop/edit-conflict.ts'
import type { Routes } from '../../http/routes.ts'
import { readStoryTable } from '../../solution-parts/story-table.ts'
import { changeStory } from './change-story.ts'
import { listStories } from '../../solution-parts/stories.sql.ts'

export function userStoriesRoutes({ readInSession, writeInSession }: Routes) {
  readInSession(readUserStories, ({ db, catalogue, params }) => readStoryTable(db, catalogue, params.solutionId))

  writeInSession(saveUserStories, async ({ tx, session, catalogue, params: { solution_id }, body, record }) => {
    const stories = await listStories(tx, solution_id)
    const stored = new Map(stories.map((story) => [story.metric_id, story]))
    const conflicts = []
    for (const { metric_id, user_story, previous } of body.updates) {
      const story = stored.get(metric_id)
      if (!story) throw new AppError('NOT_FOUND')
      // the editor did not touch this row, or it is like that already
      if (previous === user_story || story.user_story === user_story) continue
      if (isConflict({ stored: story.user_story, wanted: user_story, previous })) {
        const subject = { session_id: session.id, solution_id, subject_id: story.id, kinds: ['story_saved'] }
        conflicts.push({ metric_id, user_story: story.user_story, ...(await findAuthor(tx, subject)) })
        continue
      }
      await changeStory({ tx, record }, { ...story, solution_id }, user_story)
      story.user_story = user_story
    }
    if (conflicts.length > 0) throw new AppError('STORY_CHANGED', { conflicts })
    return readStoryTable(tx, catalogue, solution_id, stories)
  })
}
