import { counted } from './grammar.ts'

/** What is said about a file that is brought in: to the host, and to whoever creates a solution. */
export const importsMessages = {
  hint: 'Choose a file that Ninefold exported as JSON. It is checked first, and nothing is created until you confirm.',
  checking: 'Checking the file...',
  nothingInIt: 'There is no solution in this file.',
  willMake: (solutions: number) =>
    solutions === 1 ? 'This creates one solution:' : `This creates ${solutions} solutions:`,
  contents: ({ metrics, options, requirements }: { metrics: number; options: number; requirements: number }) =>
    `${counted(metrics, 'metric')}, ${counted(options, 'option')}, ${counted(requirements, 'requirement')}`,
  matchedByName: (count: number) =>
    count === 1
      ? 'One catalogue entry has a different number here and was matched by name.'
      : `${count} catalogue entries have different numbers here and were matched by name.`,
  problems: (count: number) =>
    count === 1
      ? 'This file cannot be imported, for one reason:'
      : `This file cannot be imported, for ${count} reasons:`,
  line: (line: number) => `line ${line}`,
  morePlaces: (count: number) => (count === 1 ? 'and in one more place' : `and in ${count} more places`),
  imported: (count: number) => (count === 1 ? 'One solution imported.' : `${count} solutions imported.`),
  /** Said by the server. */
  notAnExport: 'This is not a JSON file exported by Ninefold.',
  otherVersion: 'This file was written by another version of Ninefold.',
  broken: 'This file is not valid JSON.',
  memberHint:
    'Does the solution already exist in another workshop or on another server? Export it there as JSON and import it here.',
} as const
