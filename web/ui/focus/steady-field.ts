import type { RoomBelow } from './room-below.ts'

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
  readonly #room: RoomBelow
  readonly #levels: Level[]
  readonly #sticks: boolean
  readonly #observer: ResizeObserver
  readonly #title = document.querySelector('h1')
  #titlePlace = placeBelowBars(this.#title)
  #wasInView = true
  /** A page scrolls by whole pixels: what is left of one is made up for the next time, so that it never adds up. */
  #fraction = 0

  constructor(field: Element, room: RoomBelow) {
    this.#field = field
    this.#room = room
    this.#levels = levelsAround(field)
    this.#sticks = sticks(field)
    this.#observer = new ResizeObserver(this.#hold)
    // whatever moves the field changes the height of something around it
    for (let around = field.parentElement; around; around = around.parentElement) this.#observer.observe(around)
    document.addEventListener('scroll', this.#hold, { capture: true, passive: true })
  }

  get isHolding() {
    return this.#field.isConnected && this.#wasInView
  }

  release() {
    this.#observer.disconnect()
    document.removeEventListener('scroll', this.#hold, { capture: true })
    this.#letBrowserAnchor(true)
  }

  #hold = () => {
    if (!this.#field.isConnected) return
    let left = this.#fraction
    for (const level of this.#levels) left = this.#follow(level, left)
    if (left >= 1 && this.#wasInView) left = this.#scrollBeyondEnd(left)
    this.#fraction = Math.abs(left) < 1 ? left : 0
    this.#titlePlace = placeBelowBars(this.#title)
    this.#wasInView = this.#levels.every(({ scroller }) => meet(this.#field, scroller))
    this.#letBrowserAnchor(!this.#wasInView)
  }

  /** Scrolls by as much as its part has moved in it; answers what it could not do, for the next outer one. */
  #follow(level: Level, left: number): number {
    const { scroller, inner } = level
    const place = placeOf(inner, scroller)
    const moved = place - level.place
    level.place = place
    if (this.#sticks && scroller.scrollTop !== level.scrolled) {
      // it came along with what somebody has scrolled, as it should
      level.scrolled = scroller.scrollTop
      return left
    }

    const isAtEnd = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop < 1
    const from = isAtEnd ? Math.max(scroller.scrollTop, level.scrolled) : scroller.scrollTop
    const isOnTop = scroller === page() && scroller.scrollTop === 0
    const wanted = left + moved - (isOnTop ? this.#toBeSeen(left + moved) : 0)
    const pixels = Math.round(wanted)
    if (pixels !== 0 && this.#wasInView) scroller.scrollTo({ top: from + pixels, behavior: 'instant' })
    level.scrolled = scroller.scrollTop
    return wanted - (level.scrolled - from)
  }

  /** A page shorter than the window, or at its end, has nothing left to scroll by. */
  #scrollBeyondEnd(left: number): number {
    const before = page().scrollTop
    this.#room.add(Math.ceil(left))
    page().scrollTo({ top: before + Math.round(left), behavior: 'instant' })
    return left - (page().scrollTop - before)
  }

  /**
   * At the top of the page, what appears above the title may push it down, as far as the field stays in view. A bar that
   * sticks to the window's upper edge is seen anyway.
   */
  #toBeSeen(moved: number) {
    const above = placeBelowBars(this.#title) - this.#titlePlace
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

/** Whether it is part of something that stays in view while the page is scrolled, and so changes its place in it. */
function sticks(field: Element): boolean {
  for (let around: Element | null = field; around; around = around.parentElement) {
    const { position, top, bottom } = getComputedStyle(around)
    if (position === 'sticky' && (top !== 'auto' || bottom !== 'auto')) return true
  }
  return false
}

const topOf = (scroller: Element) => (scroller === page() ? 0 : scroller.getBoundingClientRect().top)

/** Independent of how far anything is scrolled. */
const placeOf = (inner: Element, scroller: Element) =>
  inner.getBoundingClientRect().top - topOf(scroller) + scroller.scrollTop

/** Without the room that sticking bars above it take. */
function placeBelowBars(element: Element | null) {
  if (!element) return 0
  const bars = [...document.querySelectorAll<HTMLElement>('[data-sticks=top]')]
  const room = bars
    .filter((bar) => bar.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
    .map((bar) => bar.offsetHeight + parseFloat(getComputedStyle(bar).marginBottom))
  return placeOf(element, page()) - room.reduce((sum, height) => sum + height, 0)
}

/** Whether something of the field shows in what scrolls. */
function meet(field: Element, scroller: Element) {
  const { top, bottom } = field.getBoundingClientRect()
  const upper = topOf(scroller)
  return bottom > upper && top < upper + scroller.clientHeight
}
