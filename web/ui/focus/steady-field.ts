/** Something that scrolls, and where in it the next inner one stands, or the field itself. */
interface Level {
  scroller: HTMLElement
  inner: Element
  place: number
  /** How far it was scrolled when last seen: one that gets shorter is scrolled back by the browser. */
  scrolled: number
}

/** What floats along the lower edge of the window is about as high. */
const FOOT = 80

/**
 * Holds a field where it is in the window while others' words above it grow, rows come and go, or the host says
 * something. The browser's own anchoring holds what stands at the upper edge, which need not be the field, and some
 * browsers have none; it rests for as long as the field is in view.
 */
export class SteadyField {
  readonly #field: Element
  readonly #levels: Level[]
  readonly #observer: ResizeObserver
  readonly #title = document.querySelector('h1')
  #titlePlace = placeOnPage(this.#title)
  #wasInView = true

  constructor(field: Element) {
    this.#field = field
    this.#levels = levelsAround(field)
    this.#observer = new ResizeObserver(this.#hold)
    // whatever moves the field changes the height of something around it
    for (let around = field.parentElement; around; around = around.parentElement) this.#observer.observe(around)
    document.addEventListener('scroll', this.#hold, { capture: true, passive: true })
  }

  release() {
    this.#observer.disconnect()
    document.removeEventListener('scroll', this.#hold, { capture: true })
    this.#letBrowserAnchor(true)
  }

  #hold = () => {
    if (!this.#field.isConnected) return
    let left = 0
    for (const level of this.#levels) left = this.#follow(level, left)
    this.#titlePlace = placeOnPage(this.#title)
    this.#wasInView = this.#levels.every(({ scroller }) => meet(this.#field, scroller))
    this.#letBrowserAnchor(!this.#wasInView)
  }

  /** Scrolls by as much as its part has moved in it; answers what it could not do, for the next outer one. */
  #follow(level: Level, left: number): number {
    const { scroller, inner } = level
    const place = placeOf(inner, scroller)
    const moved = place - level.place
    level.place = place

    const isAtEnd = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop < 1
    const from = isAtEnd ? Math.max(scroller.scrollTop, level.scrolled) : scroller.scrollTop
    const isOnTop = scroller === page() && scroller.scrollTop === 0
    const wanted = left + moved - (isOnTop ? this.#toBeSeen(left + moved) : 0)
    if (wanted !== 0 && this.#wasInView) scroller.scrollTo({ top: from + wanted, behavior: 'instant' })
    level.scrolled = scroller.scrollTop
    return wanted - (level.scrolled - from)
  }

  /** What comes above the title is meant to be seen by whoever is at the top of the page, as far as the field allows. */
  #toBeSeen(moved: number) {
    const above = placeOnPage(this.#title) - this.#titlePlace
    const room = window.innerHeight - FOOT - this.#field.getBoundingClientRect().bottom + moved
    return Math.min(above, Math.max(0, room))
  }

  #letBrowserAnchor(isAllowed: boolean) {
    for (const { scroller } of this.#levels) {
      // set on the page itself it makes Chromium stick to the page's end
      const content = scroller === page() ? document.body : scroller
      content.style.overflowAnchor = isAllowed ? '' : 'none'
    }
  }
}

const page = () => document.documentElement

/** From the innermost to the page. Whether one has anything to scroll may change. */
function levelsAround(field: Element): Level[] {
  const levels: Level[] = []
  let inner = field
  for (let around = field.parentElement; around; around = around.parentElement) {
    if (around !== page() && !['auto', 'scroll'].includes(getComputedStyle(around).overflowY)) continue
    levels.push({ scroller: around, inner, place: placeOf(inner, around), scrolled: around.scrollTop })
    inner = around
  }
  return levels
}

const topOf = (scroller: Element) => (scroller === page() ? 0 : scroller.getBoundingClientRect().top)

/** Independent of how far anything is scrolled. */
const placeOf = (inner: Element, scroller: Element) =>
  inner.getBoundingClientRect().top - topOf(scroller) + scroller.scrollTop

const placeOnPage = (element: Element | null) => (element ? placeOf(element, page()) : 0)

/** Whether something of the field shows in what scrolls. */
function meet(field: Element, scroller: Element) {
  const { top, bottom } = field.getBoundingClientRect()
  const upper = topOf(scroller)
  return bottom > upper && top < upper + scroller.clientHeight
}
