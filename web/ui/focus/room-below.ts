const ROOM = '--nf-room-below'

/**
 * A page can be scrolled only as far as it is long. This adds the room that is missing below the end of an area, which
 * takes it as `--nf-room-below`, and takes it away again once it is out of sight: nothing that somebody sees ever moves
 * because of it. It follows what the area holds: where that gets shorter, no more stays empty than before.
 */
export class RoomBelow {
  readonly #area: HTMLElement

  constructor(area: HTMLElement) {
    this.#area = area
  }

  add(pixels: number) {
    this.#set(this.#room() + this.#unused() + pixels)
    document.addEventListener('scroll', this.#trim, { passive: true })
  }

  remove() {
    this.#area.style.removeProperty(ROOM)
    document.removeEventListener('scroll', this.#trim)
  }

  #trim = () => {
    if (document.documentElement.scrollTop === 0) return this.remove()
    const outOfSight = this.#area.getBoundingClientRect().bottom - window.innerHeight
    if (outOfSight > 0) this.#set(Math.max(0, this.#room() - outOfSight))
  }

  #room = () => parseFloat(this.#area.style.getPropertyValue(ROOM)) || 0

  #set = (pixels: number) => this.#area.style.setProperty(ROOM, `${pixels}px`)

  /** What an area that fills the window has below its content already. */
  #unused() {
    const end = Math.max(...[...this.#area.children].map((part) => part.getBoundingClientRect().bottom))
    const padding = parseFloat(getComputedStyle(this.#area).paddingBottom) || 0
    return Math.max(0, this.#area.getBoundingClientRect().bottom - padding - end)
  }
}
