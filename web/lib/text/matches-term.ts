import type { UserStoryRow } from '#contract/user-stories.ts'

/** Every search of the product: a case-insensitive part of any of the texts. */
export function matchesTerm(term: string, ...texts: string[]): boolean {
  const wanted = term.toLowerCase()
  return texts.some((text) => text.toLowerCase().includes(wanted))
}

/** Searches what the story and option screens show of a row. */
export function rowMatchesTerm(term: string, row: UserStoryRow): boolean {
  const options = row.functional_options.map((option) => option.functional_option)
  return matchesTerm(term, row.metric_text, row.stakeholder, row.user_story, ...options)
}
