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
/** Where other columns take more, because their words are longer. */
const LONG_MIN = 28
/** So wide is a page of A4 across with letters of eight points, which are the smallest that are read well on paper. */
const PAGE = 196

/** What there can be in a table, by a key that is the same in every language. */
const known = {
  solution_id: { width: ID, holds: 'number' },
  solution_name: { width: NAME },
  primary_fhn: { width: SHORT },
  purposes: { width: NAME },
  group: { width: LIST },
  user_email: { width: LIST },
  created_at: { width: TIME, holds: 'time' },
  metric_id: { width: ID },
  metric_text: { width: LONG },
  story_id: { width: ID },
  stakeholder: { width: NAME },
  stakeholder_category: { width: LIST },
  metric_ids: { width: LIST },
  stakeholders: { width: NAME },
  user_story: { width: LONG },
  option_id: { width: ID },
  functional_option: { width: LONG },
  decision: { width: SHORT },
  decision_reason: { width: NAME },
  recheck: { width: ID },
  fhn: { width: SHORT },
  direction: { width: 10 },
  measure: { width: SHORT },
  reading: { width: SHORT },
  requirement_ids: { width: LIST },
  requirement_id: { width: 13 },
  specification: { width: LONG },
  link: { width: NAME },
  own: { width: LIST },
  round: { width: ID, holds: 'number' },
  people: { width: ID, holds: 'number' },
  of: { width: ID, holds: 'number' },
  share: { width: SHORT },
  has_reached: { width: SHORT },
  changed: { width: SHORT },
} satisfies Record<string, Pick<Column, 'width' | 'holds'>>

export type ColumnKey = keyof typeof known

/** The same thing is as wide in every table. */
export interface Column {
  key: ColumnKey
  /** In characters, as spreadsheets measure it. */
  width: number
  /** Text, where it is absent. */
  holds?: 'number' | 'time'
  /** Another table has it in full; here it says what an id stands for, in one line. */
  isBeside?: true
}

/** One that has its name, in the language of a file. */
export interface NamedColumn extends Omit<Column, 'key'> {
  key: string
  header: string
}

const columnOf = (key: ColumnKey): Column => ({ key, ...known[key] })

export const columnsOf = (...keys: (ColumnKey | Column)[]): Column[] =>
  keys.map((key) => (typeof key === 'string' ? columnOf(key) : key))

/** What the id before it stands for. */
export const beside = (key: ColumnKey): Column => ({ ...columnOf(key), width: BESIDE, isBeside: true })

/** What is left of a page goes to what people wrote, and then to what says what an id stands for; what is missing is taken from there. */
export function fillingPage(columns: readonly NamedColumn[]): NamedColumn[] {
  const withLong = widened(columns, ({ width, isBeside }) => width === LONG && !isBeside, LONG_MAX)
  return widened(withLong, ({ isBeside }) => isBeside === true, BESIDE_MAX)
}

function widened(columns: readonly NamedColumn[], isMeant: (column: NamedColumn) => boolean, max: number) {
  const left = PAGE - columns.reduce((sum, { width }) => sum + width, 0)
  const more = Math.floor(left / Math.max(1, columns.filter(isMeant).length))
  const fitted = ({ width }: NamedColumn) => Math.min(max, Math.max(width + more, Math.min(width, LONG_MIN)))
  return columns.map((column) => (isMeant(column) ? { ...column, width: fitted(column) } : column))
}
