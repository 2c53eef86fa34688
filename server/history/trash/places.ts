import type { Queries, Tables } from '../../db/schema.ts'
import { readPresent, readRowsOf, type Present } from './places.sql.ts'
import type { TreeRows } from '../../solution-parts/solution-tree.sql.ts'
import { readStoredTree } from './deleted-tree.ts'

/** Added again with nothing lost; or added again and worked on, so that what was deleted has no place. */
export type Place = 'there again' | 'taken'

interface Entry {
  id: number
  kind: Tables['trash']['kind']
  solution_id: number
}

/** All else comes back under its own id, which nothing new ever gets. */
const addable: ReadonlySet<Entry['kind']> = new Set(['metric', 'stakeholder', 'reset'])

/** Of things in the trash, by their ids there: what has become of their places. Nothing where those are free. */
export async function findPlaces(db: Queries, entries: readonly Entry[]): Promise<ReadonlyMap<number, Place>> {
  const asked = entries.filter(({ kind }) => addable.has(kind))
  if (asked.length === 0) return new Map()
  const present = await readPresent(db, [...new Set(asked.map(({ solution_id }) => solution_id))])
  const ids = asked.map(({ id }) => id)
  const places = new Map<number, Place>()
  for (const { id, solution_id, rows } of await readRowsOf(db, ids)) {
    const tree = readStoredTree(rows)
    // a damaged entry is listed, and whoever restores it reads that it cannot be
    const place = tree && fitIn(tree, solution_id, present).place
    if (place) places.set(id, place)
  }
  return places
}

/**
 * How something deleted fits into what its solution has now. A metric that was added again and left alone makes room
 * for one with a story or options; what was only a link need not come twice.
 */
export function fitIn(tree: TreeRows, solutionId: number, present: Present) {
  const metrics = new Map(present.metrics.filter(isHere).map((metric) => [metric.metric_id, metric]))
  const people = new Set(present.stakeholders.filter(isHere).map(({ stakeholder_id }) => stakeholder_id))
  const withOptions = new Set(tree.functional_options.map(({ user_story_id }) => user_story_id))

  const stories = tree.user_stories.filter(
    ({ id, metric_id, user_story }) =>
      !metrics.has(metric_id) || user_story.trim() !== '' || withOptions.has(id as number),
  )
  const links = tree.solution_stakeholders.filter(({ stakeholder_id }) => !people.has(stakeholder_id))
  const meeting = stories.flatMap(({ metric_id }) => metrics.get(metric_id) ?? [])
  return {
    place: placeOf(),
    /** The metrics that make room. */
    inTheWay: meeting.map(({ metric_id }) => metric_id),
    /** What is not there again. */
    missing: { ...tree, user_stories: stories, solution_stakeholders: links },
  }

  function isHere({ solution_id }: { solution_id: number }) {
    return solution_id === solutionId
  }

  function placeOf(): Place | undefined {
    const wasAdded = tree.user_stories.length + tree.solution_stakeholders.length > 0
    const isMore = tree.solutions.length > 0
    if (wasAdded && !isMore && stories.length + links.length === 0) return 'there again'
    return meeting.some(({ isBare }) => !isBare) ? 'taken' : undefined
  }
}
