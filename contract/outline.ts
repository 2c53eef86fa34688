import type { Chain } from './chain.ts'

type Requirement = Chain['requirements'][number]
export type RatingOutline = Chain['ratings'][number] & { requirements: Requirement[] }
export type OptionOutline = Chain['options'][number] & {
  ratings: RatingOutline[]
  /** Whether it is rated in one direction only; said where some of its ratings are left out. */
  isHalfRated?: boolean
  silent_rounds?: NonNullable<Chain['silent_rounds']>
}
export type StoryOutline = Chain['stories'][number] & { options: OptionOutline[] }
export type Outline = Omit<Chain, 'stories' | 'options' | 'ratings' | 'requirements' | 'silent_rounds'> & {
  stories: StoryOutline[]
}

/** A chain with everything under what it hangs on. */
export function outlineOf({ stories, options, ratings, requirements, silent_rounds, ...solution }: Chain): Outline {
  const requirementsOf = groupBy(requirements, (requirement) => requirement.option_analysis_id)
  const ratingsOf = groupBy(ratings, (rating) => rating.functional_option_id)
  const roundsOf = groupBy(silent_rounds ?? [], (round) => round.functional_option_id)
  const optionsOfStory = groupBy(options, (option) => option.user_story_id)
  return {
    ...solution,
    stories: stories.map((story) => ({
      ...story,
      options: (optionsOfStory.get(story.id) ?? []).map((option) => ({
        ...option,
        ratings: (ratingsOf.get(option.id) ?? []).map((rating) => ({
          ...rating,
          requirements: requirementsOf.get(rating.id) ?? [],
        })),
        ...(roundsOf.has(option.id) && { silent_rounds: roundsOf.get(option.id) ?? [] }),
      })),
    })),
  }
}

export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

/** An option with the story above it, for what walks a solution by options. */
export function* optionsOf({ stories }: Outline): Iterable<{ story: StoryOutline; option: OptionOutline }> {
  for (const story of stories) for (const option of story.options) yield { story, option }
}
