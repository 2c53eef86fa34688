import type { Decision } from '#contract/chain.ts'
import type { Outline } from '#contract/outline.ts'
import { metricName, optionName, requirementName, storyName } from '#contract/visible-ids.ts'
import { chainMessages } from '#contract/messages/map.ts'

export const layers = ['purpose', 'metric', 'stakeholder', 'story', 'option', 'rating', 'requirement'] as const
export type Layer = (typeof layers)[number]

export const layerNames: Record<Layer, string> = {
  purpose: chainMessages.purpose,
  metric: chainMessages.metric,
  stakeholder: chainMessages.stakeholders,
  story: chainMessages.userStory,
  option: chainMessages.option,
  rating: chainMessages.rating,
  requirement: chainMessages.requirement,
}

export interface ChainNode {
  /** Unique in the picture: a stakeholder appears once for every metric that concerns them. */
  key: string
  /** What it is in the solution; several places of one stakeholder share it. */
  item: string
  layer: Layer
  id: number
  /** M27, S12, O31, R88; empty where the name is enough. */
  label: string
  text: string
  parents: string[]
  children: string[]
  recheck: boolean
  /** An option that is rated in one direction only. */
  isHalfRated: boolean
  decision: Decision | null
  reason: string
  /** Set on what the workshop has added itself. */
  own?: true | undefined
  rating?: { measure: number; virtuous: boolean; isPrimary: boolean }
  /** The option a rating or requirement belongs to. */
  optionId?: number
}

export type ChainGraph = ReadonlyMap<string, ChainNode>

export const purposeKey = (id: number) => `P${id}`
export const stakeholderItem = (id: number) => `H${id}`
export const stakeholderKey = (id: number, storyId: number) => `H${id}.${storyName(storyId)}`
export const ratingKey = (id: number) => `A${id}`

/** Every item of a solution and what it hangs on. */
export function graphOf(outline: Outline): ChainGraph {
  const graph = new Map<string, ChainNode>()
  type Given = Pick<ChainNode, 'key' | 'layer' | 'id' | 'text'> & Partial<ChainNode>
  const add = (given: Given, ...parents: string[]) => {
    const defaults = {
      item: given.key,
      label: '',
      recheck: false,
      isHalfRated: false,
      decision: null,
      reason: '',
      children: [],
    }
    graph.set(given.key, { ...defaults, ...given, parents })
    for (const parent of parents) graph.get(parent)?.children.push(given.key)
  }

  const people = new Map(outline.stakeholders.map(({ id, stakeholder: text, own }) => [id, { id, text, own }]))
  const needs = new Map(outline.fhns.map(({ id, p_fhn }) => [id, p_fhn]))
  for (const { id, purpose } of outline.purposes) add({ key: purposeKey(id), layer: 'purpose', id, text: purpose })

  for (const story of outline.stories) {
    const [metric, told] = [metricName(story.metric_id), storyName(story.id)]
    const purposes = story.purpose_ids.map(purposeKey).filter((key) => graph.has(key))
    const measured = { id: story.metric_id, text: story.metric_text, own: story.own }
    add({ ...measured, key: metric, label: metric, layer: 'metric' }, ...purposes)
    const concerned = story.stakeholder_ids.filter((id) => people.has(id))
    for (const id of concerned) {
      const place = { key: stakeholderKey(id, story.id), item: stakeholderItem(id) }
      add({ ...people.get(id)!, ...place, layer: 'stakeholder' }, metric)
    }
    const above = [metric, ...concerned.map((id) => stakeholderKey(id, story.id))]
    add({ key: told, label: told, layer: 'story', id: story.id, text: story.user_story }, ...above)
    for (const option of story.options) {
      const name = optionName(option.id)
      const { decision, decision_reason: reason, recheck, isHalfRated = false, functional_option: text } = option
      const made = { id: option.id, text, decision, reason, recheck, isHalfRated }
      add({ ...made, key: name, label: name, layer: 'option' }, told)
      for (const { id, fhn_id, measure, virtuous, requirements } of option.ratings) {
        const rating = { measure, virtuous, isPrimary: fhn_id === outline.primary_fhn }
        const need = needs.get(fhn_id) ?? ''
        add({ key: ratingKey(id), layer: 'rating', id, text: need, rating, optionId: option.id }, name)
        for (const { id: number, specification, recheck: isStale } of requirements) {
          const key = requirementName(number)
          const given = { key, label: key, id: number, text: specification, recheck: isStale, optionId: option.id }
          add({ ...given, layer: 'requirement' }, ratingKey(id))
        }
      }
    }
  }

  const placed = new Set([...graph.values()].map(({ item }) => item))
  for (const person of people.values())
    if (!placed.has(stakeholderItem(person.id)))
      add({ ...person, key: stakeholderItem(person.id), layer: 'stakeholder' })
  return graph
}

/** The keys of everything that some items come from and everything that comes from them. */
export function threadOf(graph: ChainGraph, items: Iterable<string>): Set<string> {
  const wanted = new Set(items)
  const own = [...graph.values()].filter(({ item }) => wanted.has(item)).map(({ key }) => key)
  const reach = (side: 'parents' | 'children') => {
    const reached = new Set(own)
    // the set grows during the loop, which visits what was added
    for (const key of reached) for (const next of graph.get(key)?.[side] ?? []) reached.add(next)
    return reached
  }
  return new Set([...reach('parents'), ...reach('children')])
}
