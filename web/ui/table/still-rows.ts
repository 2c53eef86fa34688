/** Further than a hand trembles between the two halves of a double click. */
const MOVED_PX = 8
/** A finger leaves nothing behind that could move: so long a second tap may follow the first. */
const TOUCH_MS = 1000
const ROWS = 'tr,li'

interface Place {
  x: number
  y: number
}

/**
 * Keeps the place of a row that was deleted open until the pointer moves, or the keyboard is used. Else the next row
 * would slide under the pointer, and a second click would delete that one too. What holds the place is empty and is
 * there for nobody but the eye.
 */
export class StillRows {
  readonly #area: HTMLElement
  readonly #observer = new MutationObserver((records) => this.#look(records))
  readonly #held = new Set<Element>()
  #pointer: Place | undefined
  /** Where it was when the row went. */
  #heldAt: Place | undefined
  #isTouch = false
  #isKeyboard = false
  #timer: ReturnType<typeof setTimeout> | undefined

  /** The area may hold several lists. */
  constructor(area: HTMLElement) {
    this.#area = area
  }

  start() {
    this.#observer.observe(this.#area, { subtree: true, childList: true })
    document.addEventListener('pointermove', this.#move, { passive: true })
    document.addEventListener('pointerdown', this.#press, { passive: true, capture: true })
    document.addEventListener('keydown', this.#type, { capture: true })
  }

  stop() {
    this.#observer.disconnect()
    document.removeEventListener('pointermove', this.#move)
    document.removeEventListener('pointerdown', this.#press, { capture: true })
    document.removeEventListener('keydown', this.#type, { capture: true })
    this.#release()
  }

  readonly #move = ({ clientX: x, clientY: y, pointerType, buttons }: PointerEvent) => {
    // browsers tell of a move also when something has moved under a pointer that rests
    const known = this.#pointer
    if (known && known.x === x && known.y === y) return
    this.#pointer = { x, y }
    this.#isKeyboard = false
    this.#isTouch = pointerType === 'touch'
    const from = this.#heldAt
    // what is being pressed stays where it is
    if (from && !this.#isTouch && buttons === 0 && Math.hypot(x - from.x, y - from.y) > MOVED_PX) this.#release()
  }

  readonly #press = ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
    this.#pointer = { x, y }
    this.#isKeyboard = false
    this.#isTouch = pointerType === 'touch'
    if (this.#held.size > 0) this.#waitForFinger()
  }

  readonly #type = () => {
    this.#isKeyboard = true
    this.#release()
  }

  #look(records: readonly MutationRecord[]) {
    const came = records.flatMap(({ addedNodes }) => [...addedNodes].filter(isRow))
    // the row itself has come back
    if (came.some((row) => this.#isBesideHeld(row))) this.#release()

    const gone = records.flatMap((record) =>
      [...record.removedNodes].filter(isRow).map((row) => ({ row, list: record.target, next: record.nextSibling })),
    )
    const [one, another] = gone.filter(({ row }) => !row.isConnected)
    // a search or another page takes many away: nobody clicks on in the same place
    if (one && !another && one.list.isConnected) this.#hold(one)
    // what was just done here is no news
    this.#observer.takeRecords()
  }

  #hold({ row, list, next }: { row: HTMLElement; list: Node; next: Node | null }) {
    if (!this.#pointer || this.#isKeyboard) return
    const before = next?.parentNode === list ? next : null
    list.insertBefore(row, before)
    const height = row.getBoundingClientRect().height
    const isPointedAt = contains(this.#area.getBoundingClientRect(), this.#pointer)
    row.remove()
    // simulated browsers lay nothing out
    if (height === 0 || !isPointedAt) return
    const place = emptyLike(row, height)
    list.insertBefore(place, before)
    this.#held.add(place)
    this.#heldAt = this.#pointer
    this.#waitForFinger()
  }

  #waitForFinger() {
    clearTimeout(this.#timer)
    if (this.#isTouch) this.#timer = setTimeout(() => this.#release(), TOUCH_MS)
  }

  #isBesideHeld({ previousElementSibling: before, nextElementSibling: after }: HTMLElement) {
    return (before !== null && this.#held.has(before)) || (after !== null && this.#held.has(after))
  }

  #release() {
    clearTimeout(this.#timer)
    for (const place of this.#held) place.remove()
    this.#held.clear()
    this.#heldAt = undefined
    this.#observer.takeRecords()
  }
}

const isRow = (node: Node): node is HTMLElement => node instanceof HTMLElement && node.matches(ROWS)

const contains = ({ left, right, top, bottom }: DOMRect, { x, y }: Place) =>
  x >= left && x <= right && y >= top && y <= bottom

/** As high and as wide as the row, without anything in it. */
function emptyLike(row: HTMLElement, height: number): HTMLElement {
  const empty = bare(row)
  empty.inert = true
  empty.ariaHidden = 'true'
  Object.assign(empty.style, { visibility: 'hidden', boxSizing: 'border-box', height: `${height}px` })
  if (row instanceof HTMLTableRowElement) empty.append(...[...row.cells].map(bare))
  return empty
}

function bare(element: HTMLElement): HTMLElement {
  const empty = element.cloneNode(false) as HTMLElement
  for (const name of ['id', 'tabindex', 'data-row', 'data-label', 'data-busy']) empty.removeAttribute(name)
  return empty
}
