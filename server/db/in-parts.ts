/** Rows a statement may carry: far from the engines' limits of parameters. Each length is compiled and cached by itself. */
const ROWS_A_STATEMENT = 100

/** Splits rows into as many as one statement takes. */
export function* inParts<Row>(rows: readonly Row[], size = ROWS_A_STATEMENT): Iterable<Row[]> {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size)
}
