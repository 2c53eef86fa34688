import type { UserStoryRow } from '#contract/user-stories.ts'
import type { Listed } from '../../lib/edits/list-drafts.ts'

/** The stories options can be added to, and the options. */
export function listOptions(rows: readonly UserStoryRow[]): Listed {
  const options = rows.flatMap((row) => row.functional_options)
  return {
    parents: new Set(rows.map((row) => row.user_story_id)),
    texts: new Map(
      options.map(({ id, user_story_id, functional_option }) => [
        id,
        { parentId: user_story_id, text: functional_option },
      ]),
    ),
  }
}
