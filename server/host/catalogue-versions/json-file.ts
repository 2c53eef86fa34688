import type { CatalogueDocument } from '../../catalogue/catalogue.ts'
import { whereJsonBreaks } from '../../formats/where-json-breaks.ts'
import { misfitsMessages } from '#contract/messages/imports.ts'
import { listNames } from '#contract/catalogue-lists.ts'
import { emptyLists, Unreadable, type Draft, type FileProblem } from './draft.ts'
import { locateEntries } from './locate-entries.ts'

const { misfit, found, catalogue, objects } = misfitsMessages

export function readJsonFile(text: string): Draft {
  const document = parse(text)
  if (typeof document !== 'object' || document === null || Array.isArray(document)) {
    throw new Unreadable({ line: 1, problem: misfit(found(document), catalogue) })
  }
  const lists = emptyLists()
  const problems: FileProblem[] = []
  for (const name of listNames) {
    const list = (document as Record<string, unknown>)[name]
    if (!Array.isArray(list) || !list.every(isObject)) {
      problems.push({ line: null, problem: misfit(found(list), objects, name) })
    } else lists[name] = list
  }
  if (problems.length > 0) throw new Unreadable(...problems)
  return { lists, lines: locateEntries(text), problems }
}

const isObject = (entry: unknown): entry is Record<string, unknown> =>
  typeof entry === 'object' && entry !== null && !Array.isArray(entry)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const { line, column, found: word, expected } = whereJsonBreaks(text)
    const stands = word === '' ? misfitsMessages.end : found(word)
    const problem = misfit(stands, misfitsMessages.json[expected], misfitsMessages.columnOf(column))
    throw new Unreadable({ line, problem })
  }
}

/** One entry a line, so that the line of an entry is easy to find. */
export function writeJsonFile({ name, version, ...document }: CatalogueDocument): string {
  const lists = listNames.map((list) => {
    const entries = document[list].map((entry) => `    ${JSON.stringify(entry)}`)
    return `  "${list}": [\n${entries.join(',\n')}\n  ]`
  })
  const head = [`  "name": ${JSON.stringify(name)}`, `  "version": ${JSON.stringify(version)}`]
  return `{\n${[...head, ...lists].join(',\n')}\n}\n`
}
