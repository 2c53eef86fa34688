const ROWS = 'tr,li'
/** More at once is another list or screen, and nothing that somebody has just added. */
const MOST = 2

/** The rows that came while there were cards: what was just added, as far as can be told without knowing the screen. */
export class NewRows {
  #rows = new Set<Element>()

  /** A row whose place is only kept open for a moment is hidden from everybody but the eye. */
  note(changes: readonly MutationRecord[]) {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes].filter((node) => node instanceof Element))
    const rows = added
      .flatMap((element) => [...(element.matches(ROWS) ? [element] : element.querySelectorAll(ROWS))])
      .filter((row) => row.closest('main') && !row.closest('[aria-hidden=true]'))
    if (rows.length <= MOST) for (const row of rows) this.#rows.add(row)
  }

  forget = () => this.#rows.clear()

  /** What is seen of them, where they stand in a box that scrolls in itself. */
  seen(): DOMRect[] {
    return [...this.#rows].flatMap((row) => {
      const { left, top, right, bottom } = row.getBoundingClientRect()
      const box = row.closest('[role=region]')?.getBoundingClientRect()
      const [highest, lowest] = [Math.max(top, box?.top ?? top), Math.min(bottom, box?.bottom ?? bottom)]
      return lowest > highest ? [new DOMRect(left, highest, right - left, lowest - highest)] : []
    })
  }
}
