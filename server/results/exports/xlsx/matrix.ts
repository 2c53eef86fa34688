import { workbookMessages } from '#contract/messages/workbook.ts'
import { FHN_COUNT } from '#contract/limits.ts'
import { optionsOf, type Outline } from '#contract/outline.ts'
import { measureIn } from '#contract/reading.ts'
import { optionName } from '#contract/visible-ids.ts'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { decisionName, directionName, Names } from '../source/names.ts'
import { beside, columnsOf, type Column } from '../tables/columns.ts'
import type { Cell } from '../tables/tables.ts'
import { fillOfMeasure } from './look.ts'
import type { Shown } from './sheet.ts'

/** The longest name of a need fits, and with the other columns all nine fit a page. */
const NEED_WIDTH = 14
const OPTION_WIDTH = 15
const DECISION_WIDTH = 12

interface Matrix {
  title: string
  columns: Column[]
  rows: (solution: Outline) => Iterable<(Cell | Shown)[]>
}

/** Options and needs, both directions: what the comparison shows on the screen. */
export function matrixOf({ fhns }: Catalogue): Matrix {
  const needs = fhns.slice(0, FHN_COUNT)
  const columns: Column[] = [
    ...columnsOf('solution_id', beside('solution_name'), 'option_id'),
    ...columnsOf('functional_option').map((column) => ({ ...column, width: OPTION_WIDTH })),
    ...columnsOf('decision').map((column) => ({ ...column, width: DECISION_WIDTH })),
    ...columnsOf('direction'),
    ...needs.map(({ id, p_fhn }) => ({ key: `fhn_${id}`, header: p_fhn, width: NEED_WIDTH })),
  ]
  return {
    title: workbookMessages.matrix,
    columns,
    *rows(solution) {
      const names = new Names(solution)
      for (const { option } of optionsOf(solution))
        for (const virtuous of [true, false]) {
          const measures = needs.map(({ id }) => measureIn(option.ratings, id, virtuous))
          yield [
            solution.id,
            solution.solution_name,
            optionName(option.id),
            option.functional_option,
            decisionName(option.decision),
            directionName(virtuous),
            ...measures.map((measure) => ({
              value: measure === undefined ? '' : names.measure(measure),
              fill: fillOfMeasure(measure),
            })),
          ]
        }
    },
  }
}
