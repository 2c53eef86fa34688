import type { CatalogueDocument } from '../../catalogue/catalogue.ts'
import { whereJsonBreaks } from '../../formats/where-json-breaks.ts'
import { listNames } from '#contract/catalogue-lists.ts'
import { emptyLists, Unreadable, type Draft, type FileProblem } from './draft.ts'
import { locateEntries } from './locate-entries.ts'

export function readJsonFile(text: string): Draft {
  const document = parse(text)
  if (typeof document !== 'object' || document === null || Array.isArray(document)) {
    throw new Unreadable({ line: 1, problem: 'JSON must hold one object with the lists of the catalogue.' })
  }
  const lists = emptyLists()
  const problems: FileProblem[] = []
  for (const name of listNames) {
    const list = (document as Record<string, unknown>)[name]
    if (!Array.isArray(list) || !list.every(isObject)) {
      problems.push({ line: null, problem: `"${name}" must be a list of objects.` })
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
    throw new Unreadable({ line: whereJsonBreaks(text).line, problem: 'This is not valid JSON.' })
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
