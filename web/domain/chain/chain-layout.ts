import type { OptionOutline, Outline, RatingOutline, StoryOutline } from '#contract/outline.ts'
import { metricName, optionName, requirementName, storyName } from '#contract/visible-ids.ts'
import { purposeKey, ratingKey, stakeholderItem, stakeholderKey, type Layer } from './chain-graph.ts'
import {
  decisionHeight,
  heightsOf,
  OPTION_GAP,
  optionHeight,
  PURPOSE,
  ratingHeight,
  room,
  SLOT,
  STORY_GAP,
  sum,
} from './chain-heights.ts'
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

/**
 * Places every item of an outline. From the metric on it is a forest: whatever hangs on an item stands in its span, and
 * the item in the middle of that. Heights come from the outline alone: texts are cut to the lines that fit, not measured.
 */
export function layOut(outline: Outline): ChainLayout {
  const places: Place[] = []
  const lines: Line[] = []
  const { whole, forest, storyHeight, personHeight, peopleOf, loose } = heightsOf(outline)

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

  stack(outline.stories, 0, forest, storyHeight, putStory, STORY_GAP)

  const purposes = besideMetrics(outline, metrics, forest).map(({ id, served, top }) => ({
    ...put(purposeKey(id), 'purpose', top, PURPOSE, PURPOSE, 3),
    served,
  }))
  const routes = routePurposes(purposes)
  lines.push(...routes.lines)

  // at the foot of it all
  let foot = whole - sum(loose, personHeight)
  for (const id of loose) {
    putPerson(stakeholderItem(id), id, foot)
    foot += personHeight(id)
  }
  return { height: whole, places, lines, lanes: routes.lanes }
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
