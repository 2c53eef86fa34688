import { FHN_COUNT, MEASURE_COLOURS, MEASURE_NONE, TEXT_MAX } from '#contract/limits.ts'
import { listNames, listTitles, nameFields, type Draft, type ListName } from './draft.ts'

export interface Problem {
  line: number | null
  problem: string
}

const ID_MAX = 2_147_483_647
const effects = ['helps', 'seems', 'harms', 'none']

/** Everything that keeps a draft from being published, in the order of the file's lists. */
export function checkDraft({ lists, lines }: Draft): Problem[] {
  const problems: Problem[] = []
  const say = (list: ListName, index: number, problem: string) =>
    problems.push({ line: lines.get(list)?.[index] ?? null, problem })

  for (const list of listNames) {
    const seenIds = new Set<unknown>()
    const seenNames = new Set<string>()
    for (const [index, entry] of lists[list].entries()) {
      const title = listTitles[list]
      const name = entry[nameFields[list]]
      if (!isId(entry.id)) say(list, index, `The ${title} needs an id: a whole number from 1.`)
      else if (seenIds.has(entry.id)) say(list, index, `The id ${entry.id} is there twice among the ${title}s.`)
      if (!isText(name) || name.trim() === '') say(list, index, `The ${title} needs a name.`)
      else if (seenNames.has(name.toLowerCase())) say(list, index, `"${name}" is there twice among the ${title}s.`)
      if (entry.description !== undefined && !isText(entry.description))
        say(list, index, 'The description must be a text.')
      seenIds.add(entry.id)
      seenNames.add(String(name).toLowerCase())
    }
  }
  checkNeeds(lists.fhns, problems)
  checkMeasures(lists.measures, say, problems)
  checkStakeholders(lists.stakeholders, say)
  checkMetrics(lists, say)
  return problems
}

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= ID_MAX
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= TEXT_MAX && !value.includes('\0')

type Entries = Record<string, unknown>[]
type Say = (list: ListName, index: number, problem: string) => void

function checkNeeds(needs: Entries, problems: Problem[]) {
  const ids = new Set(needs.map(({ id }) => id))
  const wanted = Array.from({ length: FHN_COUNT }, (_, index) => index + 1)
  if (needs.length !== FHN_COUNT || !wanted.every((id) => ids.has(id))) {
    problems.push({ line: null, problem: `There must be exactly ${FHN_COUNT} needs, with the ids 1 to ${FHN_COUNT}.` })
  }
}

function checkMeasures(measures: Entries, say: Say, problems: Problem[]) {
  for (const [index, { id, effect }] of measures.entries()) {
    if (isId(id) && !(id in MEASURE_COLOURS)) say('measures', index, `A measure has an id from 1 to ${MEASURE_NONE}.`)
    if (effect !== undefined && !effects.some((each) => each === effect)) {
      say('measures', index, `An effect is one of ${effects.join(', ')}.`)
    }
  }
  if (measures.find(({ id }) => id === MEASURE_NONE)?.measure !== 'None') {
    problems.push({ line: null, problem: `Measure ${MEASURE_NONE} must be there and be called None.` })
  }
}

function checkStakeholders(stakeholders: Entries, say: Say) {
  for (const [index, { stakeholder_category: category }] of stakeholders.entries()) {
    if (!isText(category) || category.trim() === '') say('stakeholders', index, 'The stakeholder needs a category.')
  }
}

function checkMetrics({ metrics, purposes, stakeholders }: Draft['lists'], say: Say) {
  const known = {
    purposes: new Set(purposes.map(({ id }) => id)),
    stakeholders: new Set(stakeholders.map(({ id }) => id)),
  }
  for (const [index, metric] of metrics.entries()) {
    for (const field of ['purposes', 'stakeholders'] as const) {
      const ids: unknown = metric[field]
      if (!Array.isArray(ids)) say('metrics', index, `The ${field} of a metric are a list of ids.`)
      else
        for (const id of ids)
          if (!known[field].has(id)) say('metrics', index, `There is no ${field.slice(0, -1)} ${id}.`)
      if (field === 'purposes' && Array.isArray(ids) && ids.length === 0)
        say('metrics', index, 'A metric needs a purpose.')
    }
    if (metric.source !== undefined && !isText(metric.source)) say('metrics', index, 'The source must be a text.')
  }
}
