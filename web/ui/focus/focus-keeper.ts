import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isDisabled, isField, isThere, rowAround } from './controls.ts'
import { findPlace, partOf, spotOf, type Spot } from './find-place.ts'
import { lastFocused } from './typed-field.ts'

/**
 * Never lets the focus fall to the page itself. A button that is disabled during its write, or that leaves with its row,
 * takes the focus along, and a person who works by keyboard would start again at the top. A disabled control gives the
 * focus to its row and gets it back; when a control is gone, `findPlace` says what takes over. A focus that the person has
 * moved stays.
 */
export class FocusKeeper {
  readonly #observer = new MutationObserver((records) => this.#look(records))
  readonly #listeners = new AbortController()
  /** The last focus in each part of the page, newest first. */
  #spots: readonly Spot[] = []
  /** The row that has the focus until the control of the newest spot can be used again. */
  #waitingIn: HTMLElement | undefined
  /** Where the key that is down was pressed. */
  #pressedOn: EventTarget | null = null

  start() {
    // somebody may have begun before this script was loaded
    this.#note(lastFocused() ?? document.activeElement)
    // React tells nobody what it has changed, and browsers send no event when the focused element is removed or disabled
    this.#observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['disabled'],
    })
    const options = { capture: true, signal: this.#listeners.signal }
    document.addEventListener('focusin', ({ target }) => this.#note(target), options)
    document.addEventListener('click', () => this.#leaveIfNowhere(), options)
    document.addEventListener('keydown', (event) => this.#holdBack(event), options)
    this.#look([])
  }

  stop() {
    this.#observer.disconnect()
    this.#listeners.abort()
  }

  /** Another page begins; what was used on the last one means nothing there. */
  readonly forget = () => {
    this.#spots = []
    this.#waitingIn = undefined
  }

  #note(target: EventTarget | null) {
    if (!(target instanceof HTMLElement) || target === document.body || target === this.#waitingIn) return
    this.#waitingIn = undefined
    this.#remember(spotOf(target))
  }

  #remember(spot: Spot) {
    const isElsewhere = (other: Spot) => partOf(other) !== partOf(spot) && partOf(other)?.isConnected
    this.#spots = [spot, ...this.#spots.filter(isElsewhere)]
  }

  /** A click beside everything is the person's own way to take the focus off. */
  #leaveIfNowhere() {
    if (document.activeElement === document.body) this.forget()
  }

  /** A key that is held down does not press what the focus has come to meanwhile, such as the next row's Delete. */
  #holdBack(event: KeyboardEvent) {
    if (!event.repeat) this.#pressedOn = event.target
    else if (event.target !== this.#pressedOn && ['Enter', ' '].includes(event.key)) event.preventDefault()
  }

  #look(records: readonly MutationRecord[]) {
    const [last] = this.#spots
    if (!last) return
    const { activeElement } = document
    const isNowhere = activeElement === null || activeElement === document.body
    const { element } = last
    if (this.#waitingIn && activeElement === this.#waitingIn) {
      if (!isThere(element) || !isDisabled(element)) this.#move()
    } else if (activeElement === element ? isDisabled(element) : isNowhere && this.#wasTaken(element, records)) {
      this.#move()
    }
  }

  /** Removed, hidden or disabled; or moved on the page, which loses the focus too. */
  #wasTaken(element: Element, records: readonly MutationRecord[]) {
    if (this.#waitingIn || !isThere(element) || isDisabled(element)) return true
    return records.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(element)))
  }

  #move() {
    const [last] = this.#spots
    const found = findPlace(this.#spots)
    if (!last || !found) return
    // a press by pointer opens no phone keyboard
    const isUnasked = isField(found) && !isField(last.element) && !last.isByKeyboard
    const target = (isUnasked && rowAround(found)) || found
    if (isDisabled(target)) {
      this.#remember({ ...spotOf(target), isByKeyboard: last.isByKeyboard })
      this.#waitFor(target)
    } else {
      this.#waitingIn = undefined
      // people with a pointer have scrolled to where they look
      focusOn(target, last.isByKeyboard)
      if (target !== last.element) carryCaret(last.element, target)
    }
  }

  #waitFor(target: HTMLElement) {
    const row = rowAround(target) ?? target.closest('fieldset:disabled')?.parentElement ?? target.parentElement
    if (!row) return
    this.#waitingIn = row
    focusOn(row, false)
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

/** A field that is made anew elsewhere goes on where the caret was. */
function carryCaret(from: HTMLElement, to: HTMLElement) {
  const isSame = to.dataset.place !== undefined && to.dataset.place === from.dataset.place
  if (isSame && isField(from) && isField(to)) to.setSelectionRange(from.selectionStart, from.selectionEnd)
}

/** Stands once in the frame of the screens; nothing on them has to know of it. */
export function useFocusKeeper() {
  const router = useRouter()
  useEffect(() => {
    const keeper = new FocusKeeper()
    keeper.start()
    const stopListening = router.subscribe('onBeforeLoad', ({ pathChanged }) => {
      if (pathChanged) keeper.forget()
    })
    return () => {
      stopListening()
      keeper.stop()
    }
  }, [router])
}
