/** The lists of a catalogue, in the order in which they are told and stored. */
export const listNames = ['fhns', 'measures', 'purposes', 'stakeholders', 'metrics'] as const
export type ListName = (typeof listNames)[number]

/** The lists as a file or a form has them, not yet checked: anything may stand in a field. */
export type CatalogueLists = Record<ListName, readonly object[]>

/** The field that names an entry of each list. */
export const nameFields = {
  fhns: 'p_fhn',
  measures: 'measure',
  purposes: 'purpose',
  stakeholders: 'stakeholder',
  metrics: 'metric_text',
} as const satisfies Record<ListName, string>

/** One entry, as people call it; several are called the same with an s. */
export const listTitles: Record<ListName, string> = {
  fhns: 'need',
  measures: 'measure',
  purposes: 'purpose',
  stakeholders: 'stakeholder',
  metrics: 'metric',
}

/** Where a list stands in no other order than that of its ids: the ring has nine places, a measure its colour. */
export const hasFixedOrder = (list: ListName) => list === 'fhns' || list === 'measures'

export const nameOf = (list: ListName, entry: object): unknown => (entry as Record<string, unknown>)[nameFields[list]]

/** Case and outer spaces make no other catalogue. */
export const isSameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()
