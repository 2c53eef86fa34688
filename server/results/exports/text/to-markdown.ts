import { commonestOf, hasReached } from '#contract/agreement.ts'
import { FHN_COUNT } from '#contract/limits.ts'
import { cellInMarkdown, inMarkdown, markdownTable } from '#contract/markdown.ts'
import { optionsOf, type OptionOutline, type Outline } from '#contract/outline.ts'
import { measureIn } from '#contract/reading.ts'
import type { RevealedRound } from '#contract/silent-counts.ts'
import { metricName, optionName, requirementName, storyName } from '#contract/visible-ids.ts'
import type { ExportSource } from '../source/export-source.ts'
import { linkTo } from '../source/links.ts'
import { Names } from '../source/names.ts'
import type { FileWords } from '../words/file-words.ts'

/** A document to read: one chapter a solution, one table a step. */
export async function* toMarkdown(source: ExportSource): AsyncIterable<string> {
  const isWorkshop = source.kind === 'workshop'
  const { report, files } = source.words
  if (isWorkshop) yield `# ${inMarkdown(source.title)}\n\n${report.exported(files.day(source.at))}\n\n`
  for await (const solution of source.solutions()) yield* chapter(solution, isWorkshop ? '##' : '#', source)
}

function* chapter(solution: Outline, level: string, { address, words }: ExportSource): Iterable<string> {
  const names = new Names(solution, words)
  const { report, markdown, files, recheck: toRecheck } = words
  const fact = (name: string, text: string) => `- ${files.fact(name, inMarkdown(text) || '-')}\n`
  yield `${level} ${inMarkdown(solution.solution_name)}\n\n`
  yield fact(markdown.primaryFhn, names.fhn(solution.primary_fhn))
  yield fact(report.purposes, names.purposes(solution.purposes.map(({ id }) => id)))
  if (solution.group !== undefined) yield fact(report.group, solution.group)
  yield `- ${markdown.created(files.day(solution.created_at), inMarkdown(names.person(solution.user_email)))}\n\n`

  yield `${level}# ${report.stories}\n\n`
  yield* table(
    words,
    [report.id, report.metric, markdown.story, report.stakeholders, report.story],
    solution.stories.map(({ id, metric_id, metric_text, own, stakeholder_ids, user_story }) => [
      metricName(metric_id),
      own ? `${metric_text} (${words.ownWords.mark})` : metric_text,
      storyName(id),
      names.stakeholders(stakeholder_ids),
      user_story,
    ]),
  )

  const options = [...optionsOf(solution)]
  yield `${level}# ${report.options}\n\n`
  yield* table(
    words,
    [report.id, markdown.functionalOption, markdown.story, report.decision, report.reason, toRecheck.recheck],
    options.map(({ story, option }) => [
      optionName(option.id),
      option.functional_option,
      storyName(story.id),
      names.decision(option.decision),
      option.decision_reason,
      names.recheck(option.recheck),
    ]),
  )

  yield `${level}# ${report.analysis}\n\n`
  const rated = options
    .map(({ option }) => option)
    .filter((option) => option.ratings.length > 0 || option.silent_rounds)
  if (rated.length === 0) yield nothing(words)
  for (const option of rated) yield* analysis(option, solution, names, `${level}##`)

  yield `${level}# ${report.requirements}\n\n`
  yield* table(
    words,
    [
      report.id,
      report.requirement,
      markdown.fhn,
      report.direction,
      markdown.measure,
      report.option,
      report.decision,
      markdown.story,
      report.metric,
      toRecheck.recheck,
    ],
    options.flatMap(({ story, option }) =>
      option.ratings.flatMap((rating) =>
        rating.requirements.map(({ id, specification, recheck }) => [
          requirementCell(requirementName(id), address),
          specification,
          names.fhn(rating.fhn_id),
          names.direction(rating.virtuous),
          names.measure(rating.measure),
          optionName(option.id),
          names.decision(option.decision),
          storyName(story.id),
          metricName(story.metric_id),
          names.recheck(recheck),
        ]),
      ),
    ),
  )
}

function* analysis(option: OptionOutline, { fhns }: Outline, names: Names, level: string): Iterable<string> {
  const { report, markdown } = names.words
  yield `${level} ${optionName(option.id)} ${inMarkdown(option.functional_option)}\n\n`
  const measureOf = (fhnId: number, virtuous: boolean) => {
    const measure = measureIn(option.ratings, fhnId, virtuous)
    return measure === undefined ? '-' : names.measure(measure)
  }
  yield* table(
    names.words,
    [markdown.fhn, names.direction(true), names.direction(false), report.reading],
    fhns
      .slice(0, FHN_COUNT)
      .map(({ id, p_fhn }) => [p_fhn, measureOf(id, true), measureOf(id, false), names.readingName(option, id)]),
  )
  if (option.silent_rounds) yield* ratedAlone(option.silent_rounds, fhns, names)
}

function* ratedAlone(rounds: RevealedRound[], fhns: Outline['fhns'], names: Names): Iterable<string> {
  const { report, markdown, ratedAlone: alone } = names.words
  yield `${markdown.ratedAlone}\n\n`
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
          names.direction(virtuous),
          String(round),
          alone.chosen(chosen.map(({ measure, people }) => [people, names.measure(measure)])),
          isReached ? alone.ofShare(commonest.percent, share, true) : alone.percent(commonest.percent),
          moved ? alone.moved(moved.people, moved.of) : '',
        ],
      ]
    }),
  )
  yield* table(
    names.words,
    [markdown.fhn, report.direction, alone.round, alone.people, markdown.commonest, alone.changed],
    rows,
  )
}

const nothing = ({ report }: FileWords) => `${report.nothing}\n\n`

/** Of our own making; whatever else stands in a cell is people's words. */
interface Markup {
  markup: string
}

function requirementCell(name: string, address: ExportSource['address']): string | Markup {
  const link = linkTo(name, address)
  return link === undefined ? name : { markup: `[${name}](<${link}>)` }
}

function* table(words: FileWords, heads: string[], rows: (string | Markup)[][]): Iterable<string> {
  if (rows.length === 0) {
    yield nothing(words)
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
