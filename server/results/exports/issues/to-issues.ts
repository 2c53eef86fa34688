import type { IssueTracker } from '#contract/exports.ts'
import { plainCsvLine } from '../../../formats/csv-line.ts'
import { elementText } from '../../../formats/xml-text.ts'
import type { ExportSource } from '../source/export-source.ts'
import { issuesOf, type Issue } from './issues-of.ts'

interface Tracker {
  heads: string[]
  row: (issue: Issue) => string[]
}

/** People's words stay words in each of them: nothing in a requirement becomes markup, mentions anybody or does anything. */
const trackers: Record<IssueTracker, Tracker> = {
  jira: {
    heads: ['Summary', 'Issue Type', 'Description', 'Labels', 'Labels'],
    row: ({ title, parts, labels }) => [
      title,
      'Story',
      parts.map(([heading, text]) => `*${heading}*\n${inJira(text)}`).join('\n\n'),
      // a label has no blanks there
      ...labels.map((label) => label.replaceAll(/\s+/g, '-')),
    ],
  },
  'azure-devops': {
    heads: ['Work Item Type', 'Title', 'Description', 'Tags'],
    row: ({ title, parts, labels }) => [
      'User Story',
      title,
      parts.map(([heading, text]) => `<p><b>${elementText(heading)}</b><br>${inHtml(text)}</p>`).join(''),
      labels.map((label) => label.replaceAll(/[;,]/g, ' ')).join('; '),
    ],
  },
  gitlab: {
    heads: ['title', 'description'],
    row: ({ title, parts }) => [
      title,
      parts.map(([heading, text]) => `**${heading}**\n\n${inGitlab(text)}`).join('\n\n'),
    ],
  },
}

/** A ticket for each requirement, in the columns that a tracker asks for. */
export async function* toIssues(source: ExportSource, name: IssueTracker): AsyncIterable<string> {
  const { heads, row } = trackers[name]
  yield plainCsvLine(heads)
  for await (const solution of source.solutions())
    for (const issue of issuesOf(solution, source.address)) yield plainCsvLine(row(issue))
}

/** Braces begin macros, brackets links and mentions, exclamation marks pictures. */
const inJira = (text: string) => text.replaceAll(/[{[!]/g, (sign) => `\\${sign}`)

const inHtml = (text: string) => elementText(text).replaceAll(/\r?\n|\r/g, '<br>')

/**
 * Quoted, because a line that begins with a slash is an order otherwise (`/close`), and with every sign escaped that begins
 * markup, a mention or a reference; but for addresses.
 */
const inGitlab = (text: string) =>
  text
    .split(/\r?\n|\r/)
    .map(
      (line) =>
        `> ${line
          .split(/(https?:\/\/[^\s<>|`\\[\]]+)/)
          .map((part, at) => (at % 2 ? part : escaped(part)))
          .join('')}`,
    )
    .join('\n')

const escaped = (text: string) => text.replaceAll(/[\\`*_[\]<>|#~&@!$%{}]/g, (sign) => `\\${sign}`)
