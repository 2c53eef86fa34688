import { FHN_COUNT } from '#contract/limits.ts'
import { optionsOf, type Outline } from '#contract/outline.ts'
import { measureIn } from '#contract/reading.ts'
import { optionName } from '#contract/visible-ids.ts'
import type { ExportSource } from '../source/export-source.ts'
import { Names } from '../source/names.ts'
import { beside, columnsOf, type NamedColumn } from '../tables/columns.ts'
import { roomFor } from '../tables/room-for.ts'
import type { Cell } from '../tables/step-tables.ts'
import { named } from '../tables/tables.ts'
import { inOneLine } from './in-one-line.ts'
import { fillOfMeasure } from './look.ts'
import type { Shown } from './sheet.ts'

/** The longest name of a need fits in English, and with the other columns all nine fit a page. */
const NEED_WIDTH = 14
const OPTION_WIDTH = 15
const DECISION_WIDTH = 12
/** It stands here beside its id, twice; the whole text is in the sheet of options. */
const OPTION_LENGTH_MAX = 100

interface Matrix {
  title: string
  columns: NamedColumn[]
  rows: (solution: Outline) => Iterable<(Cell | Shown)[]>
}

/** Options and needs, both directions: what the comparison shows on the screen. */
export function matrixOf({ catalogue, words }: Pick<ExportSource, 'catalogue' | 'words'>): Matrix {
  const needs = catalogue.fhns.slice(0, FHN_COUNT)
  const measures = catalogue.measures.map(({ measure }) => measure)
  const described = [
    ...columnsOf('solution_id', beside('solution_name'), 'option_id'),
    ...columnsOf('functional_option').map((column) => ({ ...column, width: OPTION_WIDTH })),
    ...columnsOf('decision').map((column) => ({ ...column, width: DECISION_WIDTH })),
    ...columnsOf('direction'),
  ]
  const columns: NamedColumn[] = [
    ...named(described, words, catalogue),
    ...needs.map(({ id, p_fhn }) => ({
      key: `fhn_${id}`,
      header: p_fhn,
      width: Math.max(NEED_WIDTH, roomFor([p_fhn, ...measures])),
    })),
  ]
  return {
    title: words.workbook.matrix,
    columns,
    *rows(solution) {
      const names = new Names(solution, words)
      for (const { option } of optionsOf(solution))
        for (const virtuous of [true, false]) {
          const rated = needs.map(({ id }) => measureIn(option.ratings, id, virtuous))
          yield [
            solution.id,
            solution.solution_name,
            optionName(option.id),
            inOneLine(option.functional_option, OPTION_LENGTH_MAX),
            names.decision(option.decision),
            names.direction(virtuous),
            ...rated.map((measure) => ({
              value: measure === undefined ? '' : names.measure(measure),
              fill: fillOfMeasure(measure),
            })),
          ]
        }
    },
  }
}
