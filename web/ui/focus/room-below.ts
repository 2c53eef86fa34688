/**
 * A page can be scrolled only as far as it is long. This adds the room that is missing below the end of an area, and
 * takes it away again once it is out of sight: nothing that somebody sees ever moves because of it.
 */
export class RoomBelow {
  readonly #area: HTMLElement

  constructor(area: HTMLElement) {
    this.#area = area
  }

  add(pixels: number) {
    const { height } = this.#area.getBoundingClientRect()
    this.#area.style.minHeight = `${height + pixels}px`
    document.addEventListener('scroll', this.#trim, { passive: true })
  }

  remove() {
    this.#area.style.minHeight = ''
    document.removeEventListener('scroll', this.#trim)
  }

  #trim = () => {
    if (document.documentElement.scrollTop === 0) return this.remove()
    const inSight = window.innerHeight - this.#area.getBoundingClientRect().top
    if (inSight < parseFloat(this.#area.style.minHeight)) this.#area.style.minHeight = `${inSight}px`
  }
}
