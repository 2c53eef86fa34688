const ID = 9
const SHORT = 14
/** Of a date with its time, which a spreadsheet does not wrap: where it does not fit it shows #### instead. */
const TIME = 20
const LIST = 24
const NAME = 32
/** Of a text that is cut; wider where there is room. */
const BESIDE = 15
const BESIDE_MAX = 26
/** Of what people wrote; it becomes wider where there is room. */
const LONG = 36
const LONG_MAX = 60
/** So wide is a page of A4 across with letters of eight points, which are the smallest that are read well on paper. */
const PAGE = 196

/** What there can be in a table, by a key that is the same in every language. */
const known = {
  solution_id: { header: 'Solution ID', width: ID, holds: 'number' },
  solution_name: { header: 'Solution', width: NAME },
  primary_fhn: { header: 'Primary FHN', width: SHORT },
  purposes: { header: 'Purposes', width: NAME },
  group: { header: 'Group', width: LIST },
  user_email: { header: 'Created by', width: LIST },
  created_at: { header: 'Created', width: TIME, holds: 'time' },
  metric_id: { header: 'Metric ID', width: ID },
  metric_text: { header: 'Metric', width: LONG },
  story_id: { header: 'Story ID', width: ID },
  stakeholder: { header: 'Stakeholder', width: NAME },
  stakeholder_category: { header: 'Category', width: LIST },
  metric_ids: { header: 'Metric IDs', width: LIST },
  stakeholders: { header: 'Stakeholders', width: NAME },
  user_story: { header: 'User Story', width: LONG },
  option_id: { header: 'Option ID', width: ID },
  functional_option: { header: 'Functional Option', width: LONG },
  decision: { header: 'Decision', width: SHORT },
  decision_reason: { header: 'Reason', width: NAME },
  recheck: { header: 'Re-check', width: ID },
  fhn: { header: 'FHN', width: SHORT },
  direction: { header: 'Direction', width: 10 },
  measure: { header: 'Measure', width: SHORT },
  reading: { header: 'Reading', width: SHORT },
  requirement_ids: { header: 'Requirement IDs', width: LIST },
  requirement_id: { header: 'Requirement ID', width: 13 },
  specification: { header: 'System Requirement', width: LONG },
  link: { header: 'Link', width: NAME },
  own: { header: 'Own word', width: LIST },
  round: { header: 'Round', width: ID, holds: 'number' },
  people: { header: 'People', width: ID, holds: 'number' },
  of: { header: 'Of', width: ID, holds: 'number' },
  share: { header: 'Share set', width: SHORT },
  has_reached: { header: 'Share reached', width: SHORT },
  changed: { header: 'Have changed', width: SHORT },
} satisfies Record<string, Pick<Column, 'header' | 'width' | 'holds'>>

export type ColumnKey = keyof typeof known

/** The same thing is called the same and as wide in every table. */
export interface Column {
  key: string
  header: string
  /** In characters, as spreadsheets measure it. */
  width: number
  /** Text, where it is absent. */
  holds?: 'number' | 'time'
  /** Another table has it in full; here it says what an id stands for, in one line. */
  isBeside?: true
}

const columnOf = (key: ColumnKey): Column => ({ key, ...known[key] })

export const columnsOf = (...keys: (ColumnKey | Column)[]): Column[] =>
  keys.map((key) => (typeof key === 'string' ? columnOf(key) : key))

/** What the id before it stands for. */
export const beside = (key: ColumnKey): Column => ({ ...columnOf(key), width: BESIDE, isBeside: true })

/** What is left of a page goes to what people wrote, and then to what says what an id stands for. */
export function fillingPage(columns: readonly Column[]): Column[] {
  const withLong = widened(columns, ({ width, isBeside }) => width === LONG && !isBeside, LONG_MAX)
  return widened(withLong, ({ isBeside }) => isBeside === true, BESIDE_MAX)
}

function widened(columns: readonly Column[], isMeant: (column: Column) => boolean, max: number): Column[] {
  const left = PAGE - columns.reduce((sum, { width }) => sum + width, 0)
  const more = Math.floor(Math.max(0, left) / Math.max(1, columns.filter(isMeant).length))
  return columns.map((column) => (isMeant(column) ? { ...column, width: Math.min(max, column.width + more) } : column))
}
