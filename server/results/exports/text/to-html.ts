import { languages } from '#contract/languages/languages.ts'
import { FHN_COUNT, MEASURE_NONE } from '#contract/limits.ts'
import { MEASURE_COLOURS } from '#contract/measure-colours.ts'
import { optionsOf, type OptionOutline, type Outline } from '#contract/outline.ts'
import { measureIn } from '#contract/reading.ts'
import { metricName, optionName, requirementName, storyName } from '#contract/visible-ids.ts'
import { attributeText, elementText } from '../../../formats/xml-text.ts'
import type { ExportSource } from '../source/export-source.ts'
import { isRightToLeft } from '../source/is-right-to-left.ts'
import { linkTo } from '../source/links.ts'
import { Names } from '../source/names.ts'
import type { FileWords } from '../words/file-words.ts'
import { gapsIn } from './gaps-html.ts'
import { head, HtmlParts, idCell } from './html-parts.ts'
import { ringsOf } from './ring-svg.ts'

/** Nothing is loaded, run or sent, whatever people wrote. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

const styleIn = ({ files }: FileWords) => `
:root { color-scheme: light dark; --ink: #221A26; --quiet: #574E5D; --ground: #fff; --accent: #6A2A5B; --head: #F6ECF2; --line: #E6E1D8; }
@media screen and (prefers-color-scheme: dark) {
  :root { --ink: #F2ECEF; --quiet: #C2B7C5; --ground: #16121A; --accent: #E2A7D2; --head: #3A2438; --line: #362E3F; } }
body { max-width: 1100px; margin: 0 auto; padding: 24px 16px 64px; color: var(--ink); background: var(--ground);
  font: 16px/1.5 system-ui, sans-serif; overflow-wrap: break-word; }
h1, h2, h3, li { overflow-wrap: anywhere; }
h1, h2, h3 { font-family: Georgia, serif; font-weight: 500; line-height: 1.2; color: var(--accent); break-after: avoid; }
h1 { font-size: 34px; margin: 0 0 4px; } h2 { font-size: 26px; margin: 48px 0 8px; } h3 { font-size: 19px; margin: 28px 0 8px; }
a { color: inherit; } p { margin: 4px 0; } .quiet { color: var(--quiet); } nav ol { padding-inline-start: 24px; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { text-align: start; vertical-align: top; padding: 6px 8px; border-bottom: 1px solid var(--line); }
td { white-space: pre-line; max-width: 460px; } .id { white-space: nowrap; }
th { background: var(--head); color: var(--accent); } tr { break-inside: avoid; } thead { display: table-header-group; }
dt { margin-top: 12px; font-weight: 600; } dd { margin: 0; white-space: pre-line; }
.option { break-inside: avoid; margin: 20px 0 0; } .rings { display: flex; flex-wrap: wrap; gap: 8px 32px; }
figure { margin: 0; flex: 0 1 340px; min-width: 0; } figcaption { color: var(--quiet); } svg { display: block; width: 100%; height: auto; }
svg text { font: 13px system-ui, sans-serif; text-anchor: middle; fill: currentColor; } svg .seal { font-size: 18px; font-weight: 600; fill: #221A26; }
svg .dark + .seal { fill: #fff; } svg path, svg .halo { fill: none; stroke: #A07A12; stroke-width: 2; }
.wide { overflow-x: auto; } .wide td { min-width: 74px; } .measured { color: #221A26; }
@media screen and (max-width: 700px) {
  .rows, .rows tbody { display: block; overflow-wrap: anywhere; } .rows thead { display: none; } .rows tr { display: block; padding: 8px 0; border-bottom: 1px solid var(--line); }
  .rows td { display: block; max-width: none; padding: 2px 0; border: 0; }
  .rows td:not(.id)::before { content: attr(data-head) "${files.label('')} "; color: var(--quiet); } .rows td:empty { display: none; } .id { font-weight: 600; } }
@media print { body { max-width: none; padding: 0; font-size: 11pt; } figure { flex-basis: 300px; } * { print-color-adjust: exact; } table { font-size: 9pt; } }
`

/** The report as one page that needs nothing else, to be read and printed anywhere. A chapter for each solution. */
export async function* toHtml(source: ExportSource): AsyncIterable<string> {
  const isWorkshop = source.kind === 'workshop'
  const { title, at, language, words } = source
  const parts = new HtmlParts(source)
  yield (
    `<!doctype html>\n<html lang="${language}"${isRightToLeft(source) ? ' dir="rtl"' : ''}><head><meta charset="utf-8">` +
      `<meta http-equiv="Content-Security-Policy" content="${POLICY}">` +
      `<meta name="viewport" content="width=device-width,initial-scale=1">` +
      `<title>${elementText(title)}</title><style>${styleIn(words)}${languages[language].style ?? ''}</style></head>\n<body><main>\n` +
      `${parts.theirs('h1', title)}\n` +
      `<p class="quiet">${words.report.exported(words.files.day(at))}</p>\n`
  )
  if (isWorkshop) yield* contents(source)
  for await (const solution of source.solutions()) {
    const named = (direction: string) => ` id="${place(solution)}"${direction}`
    if (isWorkshop) yield `${parts.theirs('h2', solution.solution_name, named)}\n`
    yield* chapter(solution, source, isWorkshop ? 'h3' : 'h2')
  }
  yield '</main></body></html>\n'
}

const place = ({ id }: Outline) => `solution-${id}`

/** The way to every chapter, for a page as long as a workshop. */
async function* contents(source: ExportSource): AsyncIterable<string> {
  yield `<nav><h2>${source.words.report.contents}</h2>\n<ol>\n`
  for await (const solution of source.solutions())
    yield `<li><a href="#${place(solution)}" dir="auto">${elementText(solution.solution_name)}</a></li>\n`
  yield '</ol></nav>\n'
}

function* chapter(solution: Outline, source: ExportSource, level: 'h2' | 'h3'): Iterable<string> {
  const heading = (text: string) => `<${level}>${text}</${level}>\n`
  const parts = new HtmlParts(source)
  const names = new Names(solution, source.words)
  const { report: words } = source.words
  const options = [...optionsOf(solution)]
  yield parts.fact(words.primaryNeed, names.fhn(solution.primary_fhn))
  yield parts.fact(words.purposes, names.purposes(solution.purposes.map(({ id }) => id)))
  if (solution.group !== undefined) yield parts.fact(words.group, solution.group)

  yield heading(words.stories)
  yield* parts.table(
    [words.id, words.metric, words.stakeholders, words.story],
    solution.stories.map(({ id, metric_id, metric_text, stakeholder_ids, user_story }) => [
      `${metricName(metric_id)}, ${storyName(id)}`,
      metric_text,
      names.stakeholders(stakeholder_ids),
      user_story,
    ]),
  )

  yield heading(words.options)
  yield* parts.table(
    [words.id, words.option, words.story, words.decision, words.reason],
    options.map(({ story, option }) => [
      optionName(option.id),
      option.functional_option,
      storyName(story.id),
      names.decision(option.decision),
      option.decision_reason,
    ]),
  )

  yield heading(words.analysis)
  const rated = options.filter(({ option }) => option.ratings.length > 0)
  yield* matrix(
    rated.map(({ option }) => option),
    solution,
    names,
    parts,
  )
  if (rated.length > 0) yield keyOf(solution, words)
  for (const { option } of rated) {
    const title = `<p><b>${optionName(option.id)}</b> <span dir="auto">${elementText(option.functional_option)}</span></p>`
    yield `<section class="option">${title}<div class="rings">${ringsOf(option, solution, names)}</div></section>\n`
  }

  yield heading(words.gaps)
  yield* gapsIn(solution, names, parts)

  yield heading(words.requirements)
  yield* parts.table(
    [words.id, words.requirement, words.need, words.reading, words.option, words.decision],
    [...requirements(solution, names)],
    (name) => linkTo(name, source.address),
  )
}

/** By need, the primary one first. */
function* requirements(solution: Outline, names: Names): Iterable<string[]> {
  const { primary_fhn, fhns } = solution
  const needs = fhns.toSorted((one, other) => Number(other.id === primary_fhn) - Number(one.id === primary_fhn))
  for (const need of needs)
    for (const { option } of optionsOf(solution))
      for (const { fhn_id, virtuous, measure, requirements: answered } of option.ratings) {
        if (fhn_id !== need.id) continue
        for (const { id, specification } of answered)
          yield [
            requirementName(id),
            specification,
            names.words.report.rated(need.p_fhn, names.direction(virtuous), names.measure(measure)),
            names.readingName(option, fhn_id),
            optionName(option.id),
            names.decision(option.decision),
          ]
      }
}

/** Options and needs, the measure in words and in its colour. */
function* matrix(
  options: OptionOutline[],
  { fhns, solution_name }: Outline,
  names: Names,
  parts: HtmlParts,
): Iterable<string> {
  const { report: words } = names.words
  if (options.length === 0) return yield parts.nothing()
  const needs = fhns.slice(0, FHN_COUNT)
  // whoever has no mouse moves it, too, and hears what it is
  const name = attributeText(names.words.files.fact(words.analysis, solution_name))
  yield `<div class="wide" tabindex="0" role="region" aria-label="${name}"><table>${head([words.option, words.direction, ...needs.map(({ p_fhn }) => p_fhn)])}<tbody>\n`
  for (const option of options)
    for (const virtuous of [true, false]) {
      const measures = needs.map(({ id }) => measureIn(option.ratings, id, virtuous))
      yield `<tr>${idCell(optionName(option.id))}${parts.cell(names.direction(virtuous))}${measures
        .map((measure) => (measure === undefined ? parts.cell('') : measured(measure, names.measure(measure))))
        .join('')}</tr>\n`
    }
  yield '</tbody></table></div>\n'
}

/** What the numbers in the circles stand for. */
const keyOf = ({ measures }: Outline, words: FileWords['report']) => {
  const named = measures.filter(({ id }) => id !== MEASURE_NONE).map(({ id, measure }) => `${id} ${measure}`)
  return `<p class="quiet">${elementText(words.key(named))}</p>\n`
}

const measured = (id: number, name: string) =>
  `<td class="measured" style="background:linear-gradient(${pale(id)} 0 0) #fff">${elementText(name)}</td>`

const pale = (measure: number) => attributeText(`${MEASURE_COLOURS[measure] ?? '#FFFFFF'}80`)
