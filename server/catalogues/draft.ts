import type { ListName } from '#contract/catalogue-lists.ts'
import type { Lines } from './locate-entries.ts'

/** What a file holds, not yet checked: anything may stand in a field. */
export interface Draft {
  lists: Record<ListName, Record<string, unknown>[]>
  lines: Lines
}

/** A file that cannot be read at all. */
export class Unreadable extends Error {
  readonly line: number | null

  constructor(problem: string, line: number | null) {
    super(problem)
    this.line = line
  }
}

export function emptyLists(): Draft['lists'] {
  return { fhns: [], measures: [], purposes: [], stakeholders: [], metrics: [] }
}
