import type { RoomBelow } from './room-below.ts'

/**
 * Holds what is read where it is in the window while the bars above it come, grow or go: they stick to the window's edge
 * and are seen anyway. What cannot be made up for by scrolling, because the page is at its top, stays open below the bars
 * (`--nf-kept-above`) until the page is left.
 */
export class SteadyPage {
  readonly #bars: HTMLElement
  readonly #room: RoomBelow
  /** Whether a field in use is held already, which holds the page. */
  readonly #isHeld: () => boolean
  readonly #observer: ResizeObserver
  #size: number
  #scrolled = page().scrollTop
  #kept = 0

  constructor(bars: HTMLElement, room: RoomBelow, isHeld: () => boolean) {
    this.#bars = bars
    this.#room = room
    this.#isHeld = isHeld
    this.#size = sizeOf(bars)
    this.#observer = new ResizeObserver(this.#hold)
    this.#observer.observe(bars)
    document.addEventListener('scroll', this.#note, { passive: true })
    scrolls.addEventListener('scroll', this.#accept)
  }

  release() {
    this.#observer.disconnect()
    document.removeEventListener('scroll', this.#note)
    scrolls.removeEventListener('scroll', this.#accept)
    this.#keep(0)
    this.#room.remove()
  }

  /** Where the page was scrolled to; not by the browser's own anchoring, which may come before the bars are seen to change. */
  #note = () => {
    if (this.#grown() === 0) this.#scrolled = page().scrollTop
    else this.#hold()
  }

  #accept = () => {
    this.#size += this.#grown()
    this.#scrolled = page().scrollTop
  }

  #grown = () => Math.round(sizeOf(this.#bars) - this.#kept - this.#size)

  #hold = () => {
    const grown = this.#grown()
    if (grown === 0) return
    this.#size += grown
    // room that is still open is used first, and as much stays open as the page cannot be scrolled back by
    const kept = Math.max(0, this.#kept - grown - (grown < 0 ? this.#scrolled : 0))
    const moved = grown + kept - this.#kept
    this.#keep(kept)
    if (!this.#isHeld()) this.#scrollTo(this.#scrolled + moved)
  }

  /** To a place rather than by a distance: the browser's own anchoring may have been there before. */
  #scrollTo(top: number) {
    scrollAsFar(top, this.#room)
    this.#scrolled = page().scrollTop
  }

  #keep(pixels: number) {
    this.#kept = pixels
    this.#bars.style.setProperty('--nf-kept-above', `${pixels}px`)
  }
}

const page = () => document.documentElement

const scrolls = new EventTarget()

/** Scrolls the page for more than the bars, which takes what they have done to it into account. */
export function scrollPage(top: number, room: RoomBelow) {
  scrollAsFar(top, room)
  scrolls.dispatchEvent(new Event('scroll'))
}

function scrollAsFar(top: number, room: RoomBelow) {
  const go = () => page().scrollTo({ top, behavior: 'instant' })
  go()
  const missing = top - page().scrollTop
  if (missing < 1) return
  room.add(Math.ceil(missing))
  go()
}

/** What they take of the page, with the room below them. */
const sizeOf = (bars: HTMLElement) => bars.offsetHeight + (parseFloat(getComputedStyle(bars).marginBottom) || 0)
