import type { EditedField } from '#contract/changes.ts'
import type { ExportStep } from '#contract/exports.ts'
import { fingerprintOf } from './fingerprint.ts'

interface Editable {
  /** The column that says which thing a row is. */
  id: string
  fields: EditedField[]
}

/** The tables whose texts can come back, by the keys of their columns. A text beside an id is not one of them. */
export const EDITABLE: Partial<Record<ExportStep, Editable>> = {
  'user-stories': { id: 'story_id', fields: ['user_story'] },
  'functional-options': { id: 'option_id', fields: ['functional_option', 'decision', 'decision_reason'] },
  'system-requirements': { id: 'requirement_id', fields: ['specification'] },
}

interface TableLike {
  step: ExportStep
  columns: readonly { key: string; header: string }[]
}

const textAt = (row: readonly (string | number | Date)[], column: number) => {
  const cell = row[column]
  return typeof cell === 'string' ? cell : ''
}

/** What each text of a row is known by; of a decision not its word, which is of a language, but what it stands for. */
export function fingerprintsOf(
  { step, columns }: TableLike,
  row: readonly (string | number | Date)[],
  decisionWords: Readonly<Record<string, string>>,
) {
  const editable = EDITABLE[step]
  if (!editable) return []
  const cell = (key: string) =>
    textAt(
      row,
      columns.findIndex((column) => column.key === key),
    )
  const decisionOf = (word: string) => Object.keys(decisionWords).find((decision) => decisionWords[decision] === word)
  const name = cell(editable.id)
  return editable.fields.map((field) => {
    const text = field === 'decision' ? (decisionOf(cell(field)) ?? '') : cell(field)
    return { name, field, fingerprint: fingerprintOf(name, field, text) }
  })
}

/** The columns that a reader has to find again, by key. */
export function columnsToFind({ step, columns }: TableLike) {
  const editable = EDITABLE[step]
  if (!editable) return []
  const keys: string[] = [editable.id, ...editable.fields]
  return columns.filter(({ key }) => keys.includes(key)).map(({ key, header }) => ({ key, header }))
}
