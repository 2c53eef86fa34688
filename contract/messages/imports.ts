import { counted } from './english.ts'

/** What is said about a file that is brought in: to the host, and to whoever creates a solution. */
export const importsMessages = {
  hint: 'Choose a file that Ninefold exported as JSON. It is looked at first; nothing is made before you agree.',
  checking: 'Looking at the file...',
  nothingInIt: 'There is no solution in this file.',
  willMake: (solutions: number) =>
    solutions === 1 ? 'This makes one solution:' : `This makes ${solutions} solutions:`,
  contents: ({ metrics, options, requirements }: { metrics: number; options: number; requirements: number }) =>
    `${counted(metrics, 'metric')}, ${counted(options, 'option')}, ${counted(requirements, 'requirement')}`,
  matchedByName: (count: number) =>
    count === 1
      ? 'One entry of the catalogue has another number here and is found by its name.'
      : `${count} entries of the catalogue have other numbers here and are found by their names.`,
  problems: (count: number) =>
    count === 1
      ? 'This file cannot be imported, for one reason:'
      : `This file cannot be imported, for ${count} reasons:`,
  line: (line: number) => `line ${line}`,
  morePlaces: (count: number) => (count === 1 ? 'and in one more place' : `and in ${count} more places`),
  imported: (count: number) => (count === 1 ? 'One solution imported.' : `${count} solutions imported.`),
  /** Said by the server. */
  notAnExport: 'This is not a file that Ninefold exported as JSON: its format is another one.',
  otherVersion: (version: number) =>
    `This file was written by another version of Ninefold; this server reads version ${version} of the format.`,
  partTooLarge: (path: string) => `${path} is too large to be imported.`,
  broken: (line: number, column: number) => `The request body is not valid JSON: line ${line}, column ${column}.`,
  memberHint:
    'Does the solution exist already, in another workshop or on another server? Export it there as JSON, and bring it in.',
} as const
