import { isDisabled, isField, isThere, rowAround } from './controls.ts'
import { findPlace } from './find-place.ts'
import { takeFirstFocus } from './first-focus.ts'
import { Gaps } from './gaps.ts'

/** As many as may lie between opening something and coming back from it. */
const TRAIL = 12

/** Waits in the row of something disabled until it can be used again. */
interface Rest {
  place: HTMLElement
  target: HTMLElement
}

/**
 * Never lets the focus fall to the page itself. A button that is disabled while its write runs, or leaves with its row,
 * takes the focus along; a person who works by keyboard would start again at the top. It comes back to where it was as
 * soon as that can be used, else its place takes over (see findPlace). A focus that the person has moved stays.
 */
export class FocusKeeper {
  readonly #gaps = new Gaps()
  readonly #observer = new MutationObserver((records) => this.#look(records))
  /** What had the focus, newest first. */
  #trail: Element[] = []
  #rest: Rest | undefined
  /** Where the key that is down was pressed. */
  #pressedOn: EventTarget | null = null
  #isByKeyboard = true

  start() {
    const { activeElement } = document
    const { trail, records } = takeFirstFocus()
    this.#trail = [...new Set(trail)].slice(0, TRAIL)
    // what somebody has begun with before anybody looked
    if (!trail.length && activeElement && activeElement !== document.body) this.#trail = [activeElement]
    this.#observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['disabled', 'hidden', 'inert'],
    })
    document.addEventListener('focusin', this.#note)
    document.addEventListener('click', this.#leaveIfNowhere, true)
    document.addEventListener('pointerdown', this.#notePointer, true)
    document.addEventListener('keydown', this.#noteKey, true)
    this.#look(records)
  }

  stop() {
    this.#observer.disconnect()
    document.removeEventListener('focusin', this.#note)
    document.removeEventListener('click', this.#leaveIfNowhere, true)
    document.removeEventListener('pointerdown', this.#notePointer, true)
    document.removeEventListener('keydown', this.#noteKey, true)
  }

  /** Another page begins; what was used on the last one means nothing there. */
  readonly forget = () => {
    this.#trail = []
    this.#rest = undefined
  }

  readonly #note = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target === this.#rest?.place) return
    this.#rest = undefined
    this.#trail = [target, ...this.#trail.filter((each) => each !== target)].slice(0, TRAIL)
  }

  /** A click beside everything is the person's own way to take the focus off. */
  readonly #leaveIfNowhere = () => {
    if (document.activeElement === document.body) this.forget()
  }

  readonly #notePointer = () => {
    this.#isByKeyboard = false
  }

  readonly #noteKey = (event: KeyboardEvent) => {
    this.#isByKeyboard = true
    this.#holdBack(event)
  }

  /** A key that is held down does not press what the focus has come to meanwhile, such as the next row's Delete. */
  #holdBack(event: KeyboardEvent) {
    if (!event.repeat) this.#pressedOn = event.target
    else if (event.target !== this.#pressedOn && ['Enter', ' '].includes(event.key)) event.preventDefault()
  }

  #look(records: readonly MutationRecord[]) {
    this.#gaps.note(records)
    const [last] = this.#trail
    if (!last) return
    const { activeElement } = document
    const isNowhere = activeElement === null || activeElement === document.body
    if (this.#rest && activeElement === this.#rest.place) {
      if (!isThere(this.#rest.target) || !isDisabled(this.#rest.target)) this.#move()
    } else if (activeElement === last ? isDisabled(last) : isNowhere && this.#wasTaken(last, records)) this.#move()
  }

  /** Off the page, put away or disabled; or taken off and put back elsewhere, which loses the focus too. */
  #wasTaken(last: Element, records: readonly MutationRecord[]) {
    if (this.#rest || !isThere(last) || isDisabled(last)) return true
    return records.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(last)))
  }

  #move() {
    const [last] = this.#trail
    const found = findPlace(this.#rest ? [this.#rest.target, ...this.#trail] : this.#trail, this.#gaps)
    if (!found) return
    const target = (last?.hasAttribute('data-leads-back') && !this.#isByKeyboard && rowAround(found)) || found
    if (isDisabled(target)) this.#restBeside(target)
    else {
      this.#rest = undefined
      // people with a pointer have scrolled to where they look
      focusOn(target, this.#isByKeyboard)
      if (last && target !== last) carryCaret(last, target)
    }
  }

  #restBeside(target: HTMLElement) {
    const place = rowAround(target) ?? target.closest('fieldset:disabled')?.parentElement ?? target.parentElement
    if (!place) return
    this.#rest = { place, target }
    focusOn(place, false)
  }
}

/** Lets what is no control take the focus for once; nothing scrolls for it. */
function focusOn(element: HTMLElement, mayScroll: boolean) {
  const isControl = element.tabIndex >= 0
  if (!isControl && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.toggleAttribute('data-takes-focus', true)
    const restore = () => ['tabindex', 'data-takes-focus'].forEach((name) => element.removeAttribute(name))
    element.addEventListener('blur', restore, { once: true })
  }
  element.focus({ preventScroll: !(isControl && mayScroll) })
}

/** Of a field that has moved, the caret too. */
function carryCaret(from: Element, to: HTMLElement) {
  const isSame = to.dataset.place !== undefined && to.dataset.place === from.getAttribute('data-place')
  if (isSame && isField(from) && isField(to)) to.setSelectionRange(from.selectionStart, from.selectionEnd)
}
