/** A cell of an analysis that was rated: the measure it got, and the one it had before, if any. */
interface RatedCell {
  fhn_id: number
  virtuous: boolean
  measure: number
  from: number | null
}

/** How the history keeps one. A save has nine of them, so the names of their fields are left out. */
export type NotedCell = [fhn_id: number, virtuous: 0 | 1, measure: number, from: number | null]

/** Up to version 0.2 they were kept with those names, and at first without what was there before. */
export type NotedCells = NotedCell[] | (Omit<RatedCell, 'from'> & { from?: number | null })[]

export const noteCell = ({ fhn_id, virtuous, measure, from }: RatedCell): NotedCell => [
  fhn_id,
  virtuous ? 1 : 0,
  measure,
  from,
]

export function readCells(cells: NotedCells): RatedCell[] {
  return cells.map((cell) => {
    if (!Array.isArray(cell)) return { from: null, ...cell }
    const [fhn_id, virtuous, measure, from] = cell
    return { fhn_id, virtuous: virtuous === 1, measure, from }
  })
}
