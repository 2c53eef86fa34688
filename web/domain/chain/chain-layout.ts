import type { OptionOutline, Outline, RatingOutline, StoryOutline } from '#contract/outline.ts'
import { decisionsMessages } from '#contract/messages/decisions.ts'
import { metricName, optionName, requirementName, storyName } from '#contract/visible-ids.ts'
import { purposeKey, ratingKey, stakeholderItem, stakeholderKey, type Layer } from './chain-graph.ts'
import { connect, passing, type End, type Line } from './chain-lines.ts'
import { routePurposes, type Lane } from './purpose-lanes.ts'
import { spread } from './spread.ts'

/** Where an item stands: across by its layer, down in pixels. */
export interface Place {
  key: string
  layer: Layer
  top: number
  height: number
  /** How many lines of its text fit. */
  lines: number
}

interface ChainLayout {
  height: number
  places: Place[]
  lines: Line[]
  lanes: Lane[]
}

/** The height of one requirement, or of a rating that has none. */
const SLOT = 42
/** A name that fits on one line, no nearer to the next than fingers can tell apart, and one that takes two. */
const PERSON = 24
const LONG_PERSON = 36
const LONG_NAME = 16
const PURPOSE = 54
/** A line of what was decided about an option, below its id. */
const DECISION_LINE = 16
const OPTION_GAP = 10
const STORY_GAP = 26
/** Room for the id, then the least and the most lines of text. */
const room = {
  metric: { head: 18, line: 18, least: 3, most: 8 },
  story: { head: 18, line: 19, least: 3, most: 8 },
  option: { head: 18, line: 19, least: 3, most: 5 },
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number, gap = 0) =>
  items.reduce((total, item) => total + of(item), 0) + Math.max(0, items.length - 1) * gap
const leastOf = (layer: keyof typeof room) => room[layer].head + room[layer].least * room[layer].line
const decisionHeight = ({ decision }: OptionOutline) =>
  decision === null ? 0 : DECISION_LINE * (decisionsMessages.decision[decision].length > LONG_NAME ? 2 : 1)

const ratingHeight = ({ requirements }: RatingOutline) => Math.max(1, requirements.length) * SLOT
const optionHeight = (option: OptionOutline) =>
  Math.max(leastOf('option') + decisionHeight(option), sum(option.ratings, ratingHeight))
const optionsHeight = ({ options }: StoryOutline) => sum(options, optionHeight, OPTION_GAP)

/**
 * Places every item of an outline. From the metric on it is a forest: whatever hangs on an item stands in its span, and
 * the item in the middle of that. Heights come from the outline alone: texts are cut to the lines that fit, not measured.
 */
export function layOut(outline: Outline): ChainLayout {
  const places: Place[] = []
  const lines: Line[] = []
  const names = new Map(outline.stakeholders.map(({ id, stakeholder }) => [id, stakeholder]))
  const personHeight = (id: number) => (names.get(id)!.length > LONG_NAME ? LONG_PERSON : PERSON)
  const peopleOf = ({ stakeholder_ids }: StoryOutline) => stakeholder_ids.filter((id) => names.has(id))
  const storyHeight = (story: StoryOutline) =>
    Math.max(leastOf('metric'), leastOf('story'), sum(peopleOf(story), personHeight), optionsHeight(story))

  /** In the middle of its span; answers where lines meet it. */
  const put = (key: string, layer: Layer, top: number, span: number, height: number, count: number): End => {
    places.push({ key, layer, top: top + (span - height) / 2, height, lines: count })
    return { key, layer, middle: top + span / 2 }
  }
  const putText = (key: string, layer: keyof typeof room, top: number, span: number, marks = 0) => {
    const { line, least, most } = room[layer]
    const head = room[layer].head + marks
    const count = Math.min(most, Math.max(least, Math.floor((span - head) / line)))
    return put(key, layer, top, span, head + count * line, count)
  }
  const putPerson = (key: string, id: number, top: number) =>
    put(key, 'stakeholder', top, personHeight(id), personHeight(id), 2)
  /** One below the other, together in the middle of a span. */
  const stack = <Item>(
    items: readonly Item[],
    top: number,
    span: number,
    heightOf: (item: Item) => number,
    putOne: (item: Item, top: number) => void,
    gap = 0,
  ) => {
    let next = top + (span - sum(items, heightOf, gap)) / 2
    for (const item of items) {
      putOne(item, next)
      next += heightOf(item) + gap
    }
  }

  const putRating = (above: End, rating: RatingOutline, top: number) => {
    const span = ratingHeight(rating)
    const end = put(ratingKey(rating.id), 'rating', top, span, SLOT, 2)
    lines.push(connect(above, end))
    const putRequirement = ({ id }: { id: number }, place: number) =>
      lines.push(connect(end, put(requirementName(id), 'requirement', place, SLOT, SLOT, 2)))
    stack(rating.requirements, top, span, () => SLOT, putRequirement)
  }

  const putOption = (above: End, option: OptionOutline, top: number) => {
    const span = optionHeight(option)
    const end = putText(optionName(option.id), 'option', top, span, decisionHeight(option))
    lines.push(connect(above, end))
    stack(option.ratings, top, span, ratingHeight, (rating, place) => putRating(end, rating, place))
  }

  const metrics = new Map<StoryOutline, End>()
  const putStory = (story: StoryOutline, top: number) => {
    const span = storyHeight(story)
    const metric = putText(metricName(story.metric_id), 'metric', top, span)
    const end = putText(storyName(story.id), 'story', top, span)
    const people = peopleOf(story)
    stack(people, top, span, personHeight, (id, place) => putPerson(stakeholderKey(id, story.id), id, place))
    lines.push(people.length > 0 ? passing(metric, 'stakeholder', end) : { ...connect(metric, end), isBroken: true })
    metrics.set(story, metric)
    const below = (option: OptionOutline, place: number) => putOption(end, option, place)
    stack(story.options, top, span, optionHeight, below, OPTION_GAP)
  }

  let height = Math.max(sum(outline.stories, storyHeight, STORY_GAP), outline.purposes.length * PURPOSE)
  stack(outline.stories, 0, height, storyHeight, putStory, STORY_GAP)

  const purposes = besideMetrics(outline, metrics, height).map(({ id, served, top }) => ({
    ...put(purposeKey(id), 'purpose', top, PURPOSE, PURPOSE, 3),
    served,
  }))
  const routes = routePurposes(purposes)
  lines.push(...routes.lines)

  // stakeholders without a metric
  const placed = new Set(outline.stories.flatMap(({ stakeholder_ids }) => stakeholder_ids))
  const loose = outline.stakeholders.filter(({ id }) => !placed.has(id))
  if (loose.length > 0 && height > 0) height += STORY_GAP
  for (const { id } of loose) {
    putPerson(stakeholderItem(id), id, height)
    height += personHeight(id)
  }
  return { height, places, lines, lanes: routes.lanes }
}

/** Purposes beside the middle of the metrics that serve them; those that none serves below all others. */
function besideMetrics(outline: Outline, metrics: ReadonlyMap<StoryOutline, End>, height: number) {
  const wished = outline.purposes
    .map(({ id }) => {
      const stories = outline.stories.filter(({ purpose_ids }) => purpose_ids.includes(id))
      const served = stories.map((story) => metrics.get(story)!)
      const middle = served.length > 0 ? sum(served, (end) => end.middle) / served.length : height
      return { id, served, wish: middle - PURPOSE / 2 }
    })
    .toSorted((one, other) => one.wish - other.wish)
  const tops = spread(
    wished.map(({ wish }) => wish),
    PURPOSE,
    height,
  )
  return wished.map(({ id, served }, index) => ({ id, served, top: tops[index]! }))
}
