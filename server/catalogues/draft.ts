import type { Lines } from './locate-entries.ts'

/** What a file holds, not yet checked: anything may stand in a field. */
export interface Draft {
  lists: Record<ListName, Record<string, unknown>[]>
  lines: Lines
}

export const listNames = ['fhns', 'measures', 'purposes', 'stakeholders', 'metrics'] as const
export type ListName = (typeof listNames)[number]

/** The field that names an entry of each list. */
export const nameFields: Record<ListName, string> = {
  fhns: 'p_fhn',
  measures: 'measure',
  purposes: 'purpose',
  stakeholders: 'stakeholder',
  metrics: 'metric_text',
}

/** As people call them. */
export const listTitles: Record<ListName, string> = {
  fhns: 'need',
  measures: 'measure',
  purposes: 'purpose',
  stakeholders: 'stakeholder',
  metrics: 'metric',
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
