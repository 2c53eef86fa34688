import type { EditedField } from '#contract/changes.ts'
import { changesMessages, misfitsMessages } from '#contract/messages/imports.ts'
import { EDITABLE } from '../made-from/editable.ts'
import { readOrigin } from '../made-from/origin.ts'
import { badFile } from './bad-file.ts'
import { said, type DecisionWords } from './decision-words.ts'
import type { EditedTexts } from './edited-text.ts'

/** The columns of a table by key, in the words of its file. */
export type Headers = ReadonlyMap<string, string>

export interface TableWords {
  headers: Headers
  decisions: DecisionWords
}

/** Reads the rows of one table, wherever its columns stand now. */
export class TableReader {
  readonly #found: EditedTexts
  readonly #words: TableWords
  readonly #idColumn: number
  readonly fields: EditedField[]
  readonly #columns: Map<EditedField, number>

  constructor(found: EditedTexts, words: TableWords, heads: readonly string[], place: string) {
    this.#found = found
    this.#words = words
    const editable = Object.values(EDITABLE).find(({ id }) => words.headers.has(id))
    const { columns, editableTable, columnNamed, twice, once } = misfitsMessages
    const named = columns(heads.filter((head) => readOrigin(head) === undefined))
    if (!editable) throw badFile(changesMessages.notEditable, named, editableTable, place)
    // what was typed below a heading that is not found would be lost without a word
    const columnOf = (key: string, missing: string) => {
      const header = words.headers.get(key) ?? ''
      const [column, second] = heads.flatMap((head, at) => (said(head) === said(header) ? [at] : []))
      if (column === undefined) throw badFile(missing, named, columnNamed(header), place)
      if (second === undefined) return column
      throw badFile(changesMessages.twiceHeaded, twice(columnNamed(header)), once('column'), place)
    }
    this.fields = editable.fields.filter((field) => words.headers.has(field))
    this.#idColumn = columnOf(editable.id, changesMessages.noIds)
    this.#columns = new Map(this.fields.map((field) => [field, columnOf(field, changesMessages.noColumn)]))
  }

  /**
   * `cell` gives the text of a column, `fingerprint` what a field was exported as, and `odd` what stands in a column that is no
   * text.
   */
  row(
    place: string,
    cell: (column: number) => string,
    fingerprint: (name: string, field: EditedField) => string | undefined,
    odd: (column: number) => string | undefined = () => undefined,
  ) {
    const name = cell(this.#idColumn).trim()
    for (const [field, column] of this.#columns) {
      const unlikeText = odd(column)
      if (unlikeText !== undefined) {
        this.#found.refuse(place, name, misfitsMessages.misfit(unlikeText, misfitsMessages.text))
        continue
      }
      const text = field === 'decision' ? this.#decision(cell(column)) : cell(column)
      if (text === undefined) {
        const { misfit, found, decisions } = misfitsMessages
        this.#found.refuse(place, name, misfit(found(cell(column)), decisions(this.#words.decisions.expected)))
      } else if (name !== '' || text.trim() !== '')
        this.#found.add({ name, field, text, fingerprint: fingerprint(name, field), place })
    }
  }

  #decision(word: string): string | undefined {
    return said(word) === '' ? '' : this.#words.decisions.find(word)
  }
}
