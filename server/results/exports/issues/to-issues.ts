import type { IssueTracker } from '#contract/exports.ts'
import { plainCsvLine } from '../../../formats/csv-line.ts'
import { attributeText, elementText } from '../../../formats/xml-text.ts'
import type { ExportSource } from '../source/export-source.ts'
import type { FileWords } from '../words/file-words.ts'
import { issuesOf, type Issue } from './issues-of.ts'
import { inGitlab, inGitlabTitle, inHtml, inJira } from './plain-in-tracker.ts'

/** Heads and kinds of tickets are words of the tracker, which finds its fields by them. */
interface Tracker {
  heads: string[]
  row: (issue: Issue, words: FileWords['issues']) => string[]
}

/** People's words stay words in each of them: nothing in a requirement becomes markup, mentions anybody or does anything. */
const trackers: Record<IssueTracker, Tracker> = {
  jira: {
    heads: ['Summary', 'Issue Type', 'Description', 'Labels', 'Labels'],
    row: ({ title, parts, labels, link }, { inNinefold }) => [
      title,
      'Story',
      [
        ...parts.map(([heading, text]) => `*${heading}*\n${inJira(text)}`),
        ...(link ? [`*${inNinefold}*\n${link}`] : []),
      ].join('\n\n'),
      // a label has no blanks there
      ...labels.map((label) => label.replaceAll(/\s+/g, '-')),
    ],
  },
  'azure-devops': {
    heads: ['Work Item Type', 'Title', 'Description', 'Tags'],
    row: ({ title, parts, labels, link }, { inNinefold }) => [
      'User Story',
      title,
      [
        ...parts.map(([heading, text]) => `<p><b>${elementText(heading)}</b><br>${inHtml(text)}</p>`),
        ...(link ? [`<p><a href="${attributeText(link)}">${elementText(inNinefold)}</a></p>`] : []),
      ].join(''),
      labels.map((label) => label.replaceAll(/[;,]/g, ' ')).join('; '),
    ],
  },
  gitlab: {
    heads: ['title', 'description'],
    row: ({ title, parts, link }, { inNinefold }) => [
      inGitlabTitle(title),
      [
        ...parts.map(([heading, text]) => `**${heading}**\n\n${inGitlab(text)}`),
        ...(link ? [`**${inNinefold}**\n\n${link}`] : []),
      ].join('\n\n'),
    ],
  },
}

export const areHeadsOfIssues = (given: readonly string[]) =>
  Object.values(trackers).some(({ heads }) => heads.join('\n') === given.join('\n'))

/** A ticket for each requirement, in the columns that a tracker asks for. */
export async function* toIssues(source: ExportSource, name: IssueTracker): AsyncIterable<string> {
  const { heads, row } = trackers[name]
  yield plainCsvLine(heads)
  for await (const solution of source.solutions())
    for (const issue of issuesOf(solution, source)) yield plainCsvLine(row(issue, source.words.issues))
}
