import { decisionsMessages } from '#contract/messages/comparison.ts'
import type { OptionOutline, Outline, RatingOutline, StoryOutline } from '#contract/outline.ts'

/** The height of one requirement, or of a rating that has none. */
export const SLOT = 42
/** A name that fits on one line, no nearer to the next than fingers can tell apart, and one that takes two. */
const PERSON = 24
const LONG_PERSON = 36
const LONG_NAME = 16
export const PURPOSE = 54
/** A line of what was decided about an option, below its id. */
const DECISION_LINE = 16
export const OPTION_GAP = 10
export const STORY_GAP = 26
/** Room for the id, then the least and the most lines of text. */
export const room = {
  metric: { head: 18, line: 18, least: 3, most: 8 },
  story: { head: 18, line: 19, least: 3, most: 8 },
  option: { head: 18, line: 19, least: 3, most: 5 },
}

export const sum = <Item>(items: readonly Item[], of: (item: Item) => number, gap = 0) =>
  items.reduce((total, item) => total + of(item), 0) + Math.max(0, items.length - 1) * gap
const leastOf = (layer: keyof typeof room) => room[layer].head + room[layer].least * room[layer].line
export const decisionHeight = ({ decision }: OptionOutline) =>
  decision === null ? 0 : DECISION_LINE * (decisionsMessages.decision[decision].length > LONG_NAME ? 2 : 1)

export const ratingHeight = ({ requirements }: RatingOutline) => Math.max(1, requirements.length) * SLOT
export const optionHeight = (option: OptionOutline) =>
  Math.max(leastOf('option') + decisionHeight(option), sum(option.ratings, ratingHeight))
const optionsHeight = ({ options }: StoryOutline) => sum(options, optionHeight, OPTION_GAP)

/** How high an outline is, known without placing anything: what is cut into pages asks for nothing else. */
export function heightsOf(outline: Outline) {
  const names = new Map(outline.stakeholders.map(({ id, stakeholder }) => [id, stakeholder]))
  const personHeight = (id: number) => (names.get(id)!.length > LONG_NAME ? LONG_PERSON : PERSON)
  const peopleOf = ({ stakeholder_ids }: StoryOutline) => stakeholder_ids.filter((id) => names.has(id))
  const storyHeight = (story: StoryOutline) =>
    Math.max(leastOf('metric'), leastOf('story'), sum(peopleOf(story), personHeight), optionsHeight(story))

  const forest = Math.max(sum(outline.stories, storyHeight, STORY_GAP), outline.purposes.length * PURPOSE)
  const placed = new Set(outline.stories.flatMap(({ stakeholder_ids }) => stakeholder_ids))
  /** Stakeholders without a metric stand below all others. */
  const loose = outline.stakeholders.map(({ id }) => id).filter((id) => !placed.has(id))
  const gap = loose.length > 0 && forest > 0 ? STORY_GAP : 0
  return {
    whole: forest + gap + sum(loose, personHeight),
    forest,
    storyHeight,
    personHeight,
    peopleOf,
    loose,
  }
}
