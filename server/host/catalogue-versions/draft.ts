import type { CatalogueReport } from '#contract/catalogues.ts'
import type { ListName } from '#contract/catalogue-lists.ts'
import type { Lines } from './locate-entries.ts'

export type FileProblem = CatalogueReport['problems'][number]

/** What a file holds, not yet checked: anything may stand in a field. */
export interface Draft {
  lists: Record<ListName, Record<string, unknown>[]>
  lines: Lines
  /** What the file says and a catalogue has no place for. */
  problems: FileProblem[]
}

/** A file that cannot be read at all. */
export class Unreadable extends Error {
  readonly problems: FileProblem[]

  constructor(...problems: FileProblem[]) {
    super(problems.map(({ problem }) => problem).join(' '))
    this.problems = problems
  }
}

export function emptyLists(): Draft['lists'] {
  return { fhns: [], measures: [], purposes: [], stakeholders: [], metrics: [] }
}
