import { catalogueLanguages, fieldIn, textIn, translatedFields, translationOf } from './catalogue-languages.ts'
import { listNames, listTitles, nameFields, nameOf } from './catalogue-lists.ts'
import type { CatalogueLists, ListName } from './catalogue-lists.ts'
import { FHN_COUNT, ID_MAX, MEASURE_NONE, TEXT_MAX } from './limits.ts'
import { MEASURE_COLOURS } from './measure-colours.ts'
import { catalogueProblemsMessages as problem } from './messages/catalogues.ts'
import { misfitsMessages } from './messages/imports.ts'
import { isTooLong } from './text-length.ts'

/** What keeps a draft from being published. */
export interface CatalogueProblem {
  list: ListName
  /** Where in its list the entry stands; null when the list as a whole is wrong. */
  index: number | null
  field: string | null
  problem: string
  /** The same for whoever has it in a file: what stands there, and what should. */
  found: string
  expected: string
}

interface Misfit {
  found: string
  expected: string
}
type Say = (list: ListName, index: number | null, field: string | null, sentence: string, misfit: Misfit) => void
type Entries = readonly Record<string, unknown>[]

const words = misfitsMessages
const stands = (value: unknown, expected: string): Misfit => ({ found: words.found(value), expected })
const again = (value: unknown, expected: string): Misfit => ({ found: words.twice(words.found(value)), expected })

export const EFFECTS = ['helps', 'seems', 'harms', 'none'] as const

/** Everything that is wrong with a draft, list by list. Whoever edits one sees the same as who sends a file. */
export function checkCatalogue(draft: CatalogueLists): CatalogueProblem[] {
  const lists = draft as Record<ListName, Entries>
  const problems: CatalogueProblem[] = []
  const say: Say = (list, index, field, sentence, misfit) =>
    problems.push({ list, index, field, problem: sentence, ...misfit })
  for (const list of listNames) {
    checkEntries(list, lists[list], say)
    checkTranslations(list, lists[list], say)
  }
  checkNeeds(lists.fhns, say)
  checkMeasures(lists.measures, say)
  checkStakeholders(lists.stakeholders, say)
  checkMetrics(lists, say)
  return problems
}

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= ID_MAX
const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0')
const isBlank = (value: unknown) => !isText(value) || value.trim() === ''

function checkEntries(list: ListName, entries: Entries, say: Say) {
  const title = listTitles[list]
  const seenIds = new Set<unknown>()
  const seenNames = new Set<string>()
  for (const [index, entry] of entries.entries()) {
    for (const [field, value] of Object.entries(entry))
      if (typeof value === 'string' && isTooLong(value))
        say(list, index, field, problem.tooLong(TEXT_MAX), stands(value, words.atMost(TEXT_MAX, words.characters)))
    const name = nameOf(list, entry)
    if (!isId(entry.id)) say(list, index, 'id', problem.needsId(title), stands(entry.id, words.id))
    else if (seenIds.has(entry.id))
      say(list, index, 'id', problem.idTwice(entry.id, title), again(entry.id, words.freshId(title)))
    const known = String(name).trim().toLowerCase()
    if (isBlank(name)) say(list, index, nameFields[list], problem.needsName(title), stands(name, words.name(title)))
    else if (seenNames.has(known))
      say(list, index, nameFields[list], problem.nameTwice(String(name), title), again(name, words.freshName(title)))
    if (entry.description !== undefined && !isText(entry.description))
      say(list, index, 'description', problem.descriptionIsText, stands(entry.description, words.text))
    seenIds.add(entry.id)
    seenNames.add(known)
  }
}

/** Texts in other languages: of what is read by people, in languages that Ninefold speaks, and no name twice in any. */
function checkTranslations(list: ListName, entries: Entries, say: Say) {
  const sayMisfit = (index: number, field: string, misfit: Misfit) =>
    say(list, index, field, words.misfit(misfit.found, misfit.expected), misfit)
  const languages = new Set<string>()
  for (const [index, entry] of entries.entries())
    for (const [name, value] of Object.entries(entry)) {
      const { field, language } = translationOf(name) ?? { field: '', language: '' }
      if (field === '') continue
      if (!translatedFields[list].includes(field))
        sayMisfit(index, name, stands(field, words.oneOf(translatedFields[list])))
      else if (!catalogueLanguages.some((one) => one === language))
        sayMisfit(index, name, stands(language, words.oneOf(catalogueLanguages)))
      else if (!isText(value)) sayMisfit(index, name, stands(value, words.text))
      else languages.add(language)
    }
  for (const language of languages) checkNamesIn(list, entries, language, sayMisfit)
}

function checkNamesIn(
  list: ListName,
  entries: Entries,
  language: string,
  sayMisfit: (index: number, field: string, misfit: Misfit) => void,
) {
  const known = (value: unknown) => String(value).trim().toLowerCase()
  const owners = new Map<string, Record<string, unknown>>()
  const categories = new Map<string, unknown>()
  for (const [index, entry] of entries.entries()) {
    const field = fieldIn(nameFields[list], language)
    const name = textIn(entry, nameFields[list], language)
    const other = owners.get(known(name))
    // two that have the same name in the catalogue's own language are told of there
    if (other && known(nameOf(list, other)) !== known(nameOf(list, entry)))
      sayMisfit(index, field, again(name, words.freshName(listTitles[list])))
    owners.set(known(name), entry)

    const category = entry[fieldIn('stakeholder_category', language)]
    const own = known(entry.stakeholder_category)
    if (isBlank(category)) continue
    const elsewhere = categories.get(own)
    if (elsewhere !== undefined && elsewhere !== category)
      sayMisfit(index, fieldIn('stakeholder_category', language), stands(category, words.sameCategory(elsewhere)))
    else categories.set(own, category)
  }
}

function checkNeeds(needs: Entries, say: Say) {
  const ids = new Set(needs.map(({ id }) => id))
  const wanted = Array.from({ length: FHN_COUNT }, (_, index) => index + 1)
  if (needs.length !== FHN_COUNT || !wanted.every((id) => ids.has(id))) {
    const found = words.ofIds(needs.map(({ id }) => id))
    say('fhns', null, null, problem.needs(FHN_COUNT), { found, expected: words.needs(FHN_COUNT) })
  }
}

function checkMeasures(measures: Entries, say: Say) {
  const wanted = effectOfNone(measures)
  for (const [index, { id, effect }] of measures.entries()) {
    if (isId(id) && !(id in MEASURE_COLOURS))
      say('measures', index, 'id', problem.measureId(MEASURE_NONE), stands(id, words.measureId(MEASURE_NONE)))
    if (effect !== undefined && !EFFECTS.some((each) => each === effect)) {
      say('measures', index, 'effect', problem.effects(EFFECTS), stands(effect, words.oneOf(EFFECTS)))
    } else if (id === MEASURE_NONE && effect !== wanted) {
      say(
        'measures',
        index,
        'effect',
        problem.effectOfNone,
        stands(effect, wanted ? words.effectOfNone : words.noEffect),
      )
    }
  }
  const none = measures.find(({ id }) => id === MEASURE_NONE)
  if (none?.measure !== 'None') {
    const misfit = stands(none?.measure, words.measureNone(MEASURE_NONE))
    say('measures', null, null, problem.measureNone(MEASURE_NONE), misfit)
  }
}

/**
 * What a cell nobody has rated counts as must neither help nor harm. Where no measure is given an effect, None needs
 * none either.
 */
export function effectOfNone(measures: readonly { effect?: unknown }[]): 'none' | undefined {
  return measures.some(({ effect }) => effect !== undefined) ? 'none' : undefined
}

function checkStakeholders(stakeholders: Entries, say: Say) {
  for (const [index, { stakeholder_category: category }] of stakeholders.entries()) {
    if (isBlank(category))
      say('stakeholders', index, 'stakeholder_category', problem.needsCategory, stands(category, words.category))
  }
}

function checkMetrics({ metrics, purposes, stakeholders }: Record<ListName, Entries>, say: Say) {
  const known = {
    purposes: new Set(purposes.map(({ id }) => id)),
    stakeholders: new Set(stakeholders.map(({ id }) => id)),
  }
  for (const [index, metric] of metrics.entries()) {
    for (const field of ['purposes', 'stakeholders'] as const) {
      const ids: unknown = metric[field]
      if (!Array.isArray(ids))
        say('metrics', index, field, problem.listOfIds(listTitles[field]), stands(ids, words.ids))
      else
        for (const id of ids as unknown[])
          if (!known[field].has(id))
            say(
              'metrics',
              index,
              field,
              problem.unknown(listTitles[field], String(id)),
              stands(id, words.idAmong(field)),
            )
      if (field === 'purposes' && Array.isArray(ids) && ids.length === 0)
        say('metrics', index, field, problem.needsPurpose, stands(undefined, words.onePurpose))
    }
    if (metric.source !== undefined && !isText(metric.source))
      say('metrics', index, 'source', problem.sourceIsText, stands(metric.source, words.text))
  }
}

/** Needs are nine and stay nine, and a rating of None has to mean the same in every workshop. */
export const isProtected = (list: ListName, id: number) =>
  list === 'fhns' || (list === 'measures' && id === MEASURE_NONE)
