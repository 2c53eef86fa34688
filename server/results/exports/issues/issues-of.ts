import { optionsOf, type Outline } from '#contract/outline.ts'
import { metricName, optionName, requirementName, storyName } from '#contract/visible-ids.ts'
import { writable } from '../../../formats/xml-text.ts'
import type { ExportSource } from '../source/export-source.ts'
import { linkTo } from '../source/links.ts'
import { Names } from '../source/names.ts'

/** A requirement as a ticket that somebody can work on without having been in the workshop. */
export interface Issue {
  /** One line, as short as trackers want it. */
  title: string
  /** What it is and why, each under its heading; none of them is empty. */
  parts: readonly (readonly [heading: string, text: string])[]
  labels: readonly string[]
  /** The way back, where it is known. */
  link: string | undefined
}

/** What trackers take at most. */
const TITLE_MAX = 250

/** Those of options that are not to be built are left out: nobody is to build them. */
export function* issuesOf(
  solution: Outline,
  { address, words: said }: Pick<ExportSource, 'address' | 'words'>,
): Iterable<Issue> {
  const names = new Names(solution, said)
  const { issues: words, readings } = said
  for (const { story, option } of optionsOf(solution)) {
    if (option.decision === 'rejected') continue
    const decision = [names.decision(option.decision), option.decision_reason].filter(Boolean).join(': ')
    for (const { fhn_id, virtuous, measure, requirements } of option.ratings) {
      const need = names.fhn(fhn_id)
      const reading = names.reading(option, fhn_id)
      for (const { id, specification } of requirements) {
        const name = requirementName(id)
        const parts: Issue['parts'] = [
          [words.requirement, specification],
          [words.need, words.rated(need, names.direction(virtuous), names.measure(measure))],
          [words.reading, reading ? words.read(readings.reading[reading].name, readings.reading[reading].ask) : ''],
          [words.story, story.user_story && `${storyName(story.id)}: ${story.user_story}`],
          [words.option, `${optionName(option.id)}: ${option.functional_option}`],
          [words.decision, decision],
          [words.metric, `${metricName(story.metric_id)}: ${story.metric_text}`],
          [words.solution, solution.solution_name],
        ]
        yield {
          title: inOneLine(`${name}: ${specification}`),
          parts: parts.filter(([, text]) => text !== '').map(([heading, text]) => [heading, writable(text)]),
          labels: ['ninefold', need],
          link: linkTo(name, address),
        }
      }
    }
  }
}

function inOneLine(text: string) {
  const line = writable(text).trim().replaceAll(/\s+/g, ' ')
  if (line.length <= TITLE_MAX) return line
  // not in the middle of a letter that counts as two
  return `${line
    .slice(0, TITLE_MAX - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`
}
