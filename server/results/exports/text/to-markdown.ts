import { commonestOf, hasReached } from '#contract/agreement.ts'
import { FHN_COUNT } from '#contract/limits.ts'
import { cellInMarkdown, inMarkdown, markdownTable } from '#contract/markdown.ts'
import { ownWordsMessages } from '#contract/messages/own-words.ts'
import { optionsOf, type OptionOutline, type Outline } from '#contract/outline.ts'
import { measureIn } from '#contract/reading.ts'
import type { RevealedRound } from '#contract/silent-counts.ts'
import { metricName, optionName, requirementName, storyName } from '#contract/visible-ids.ts'
import type { ExportSource } from '../source/export-source.ts'
import { linkTo } from '../source/links.ts'
import { decisionName, directionName, Names, readingName, recheckName } from '../source/names.ts'

/** A document to read: one chapter a solution, one table a step. */
export async function* toMarkdown(source: ExportSource): AsyncIterable<string> {
  const isWorkshop = source.kind === 'workshop'
  if (isWorkshop) yield `# ${inMarkdown(source.title)}\n\nExported ${source.at.slice(0, 10)}\n\n`
  for await (const solution of source.solutions()) yield* chapter(solution, isWorkshop ? '##' : '#', source.address)
}

function* chapter(solution: Outline, level: string, address: ExportSource['address']): Iterable<string> {
  const names = new Names(solution)
  const purposes = solution.purposes.map(({ purpose }) => purpose).join(', ')
  yield `${level} ${inMarkdown(solution.solution_name)}\n\n`
  yield `- Primary FHN: ${inMarkdown(names.fhn(solution.primary_fhn))}\n- Purposes: ${inMarkdown(purposes) || '-'}\n`
  if (solution.group !== undefined) yield `- Group: ${inMarkdown(solution.group)}\n`
  yield `- Created: ${solution.created_at.slice(0, 10)} by ${inMarkdown(solution.user_email)}\n\n`

  yield `${level}# Metrics and user stories\n\n`
  yield* table(
    ['ID', 'Metric', 'Story', 'Stakeholders', 'User story'],
    solution.stories.map(({ id, metric_id, metric_text, own, stakeholder_ids, user_story }) => [
      metricName(metric_id),
      own ? `${metric_text} (${ownWordsMessages.mark})` : metric_text,
      storyName(id),
      names.stakeholders(stakeholder_ids),
      user_story,
    ]),
  )

  const options = [...optionsOf(solution)]
  yield `${level}# Functional options\n\n`
  yield* table(
    ['ID', 'Functional option', 'Story', 'Decision', 'Reason', 'Re-check'],
    options.map(({ story, option }) => [
      optionName(option.id),
      option.functional_option,
      storyName(story.id),
      decisionName(option.decision),
      option.decision_reason,
      recheckName(option.recheck),
    ]),
  )

  yield `${level}# H9 analysis\n\n`
  const rated = options
    .map(({ option }) => option)
    .filter((option) => option.ratings.length > 0 || option.silent_rounds)
  if (rated.length === 0) yield NOTHING
  for (const option of rated) yield* analysis(option, solution, names, `${level}##`)

  yield `${level}# System requirements\n\n`
  yield* table(
    ['ID', 'System requirement', 'FHN', 'Direction', 'Measure', 'Option', 'Decision', 'Story', 'Metric', 'Re-check'],
    options.flatMap(({ story, option }) =>
      option.ratings.flatMap((rating) =>
        rating.requirements.map(({ id, specification, recheck }) => [
          requirementCell(requirementName(id), address),
          specification,
          names.fhn(rating.fhn_id),
          directionName(rating.virtuous),
          names.measure(rating.measure),
          optionName(option.id),
          decisionName(option.decision),
          storyName(story.id),
          metricName(story.metric_id),
          recheckName(recheck),
        ]),
      ),
    ),
  )
}

function* analysis(option: OptionOutline, { fhns }: Outline, names: Names, level: string): Iterable<string> {
  yield `${level} ${optionName(option.id)} ${inMarkdown(option.functional_option)}\n\n`
  const measureOf = (fhnId: number, virtuous: boolean) => {
    const measure = measureIn(option.ratings, fhnId, virtuous)
    return measure === undefined ? '-' : names.measure(measure)
  }
  yield* table(
    ['FHN', 'Virtuous', 'Vicious', 'Reading'],
    fhns
      .slice(0, FHN_COUNT)
      .map(({ id, p_fhn }) => [
        p_fhn,
        measureOf(id, true),
        measureOf(id, false),
        readingName(names.reading(option, id)),
      ]),
  )
  if (option.silent_rounds) yield* ratedAlone(option.silent_rounds, fhns, names)
}

function* ratedAlone(rounds: RevealedRound[], fhns: Outline['fhns'], names: Names): Iterable<string> {
  yield 'Rated alone (how many people chose what):\n\n'
  const rows = rounds.flatMap(({ virtuous, round, share, spread, changed }) =>
    fhns.flatMap(({ id, p_fhn }) => {
      const chosen = spread.filter(({ fhn_id }) => fhn_id === id)
      const commonest = commonestOf(chosen)
      if (!commonest) return []
      const isReached = share !== undefined && hasReached(commonest, share)
      const moved = changed?.find(({ fhn_id }) => fhn_id === id)
      return [
        [
          p_fhn,
          directionName(virtuous),
          String(round),
          chosen.map(({ measure, people }) => `${people} ${names.measure(measure)}`).join(', '),
          `${commonest.percent} %${isReached ? `, reached ${share} %` : ''}`,
          moved ? `${moved.people} of ${moved.of}` : '',
        ],
      ]
    }),
  )
  yield* table(['FHN', 'Direction', 'Round', 'People', 'Commonest', 'Changed'], rows)
}

const NOTHING = 'Nothing yet.\n\n'

/** Of our own making; whatever else stands in a cell is people's words. */
interface Markup {
  markup: string
}

function requirementCell(name: string, address: ExportSource['address']): string | Markup {
  const link = linkTo(name, address)
  return link === undefined ? name : { markup: `[${name}](<${link}>)` }
}

function* table(heads: string[], rows: (string | Markup)[][]): Iterable<string> {
  if (rows.length === 0) {
    yield NOTHING
    return
  }
  yield* markdownTable(heads, inCells(rows))
  yield '\n'
}

/** One after another, so that others have their turn between them. */
function* inCells(rows: (string | Markup)[][]): Iterable<string[]> {
  for (const cells of rows) yield cells.map(cell)
}

const cell = (text: string | Markup) => (typeof text === 'string' ? cellInMarkdown(text) : text.markup)
