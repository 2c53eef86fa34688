import { controlsIn, headingOf, isField, isRow, isThere, nameOf, placeCalled } from './controls.ts'

/** An element around the focus, and what stood before it in its list, nearest first, if it is a row. */
interface Level {
  element: Element
  parent: Element | null
  before: readonly Element[]
}

/** Where an element with the focus stands. It is noted while the element is on the page, and read when it is gone. */
export interface Spot {
  element: HTMLElement
  /** From the element itself to the part of the page that it is in: the screen, a dialog, the toasts. */
  levels: readonly Level[]
  isByKeyboard: boolean
}

export function spotOf(element: HTMLElement): Spot {
  const levels: Level[] = []
  for (let at: Element | null = element; at; at = outerOf(at)) {
    const siblings = isRow(at) ? [...(at.parentElement?.children ?? [])] : []
    levels.push({ element: at, parent: at.parentElement, before: siblings.slice(0, siblings.indexOf(at)).toReversed() })
  }
  return { element, levels, isByKeyboard: element.matches(':focus-visible') }
}

export const partOf = ({ levels }: Spot) => levels.at(-1)?.element

/** Dialogs and menus lie above the page wherever they stand in it. A screen ends at the frame around it. */
function outerOf(element: Element): Element | null {
  if (element.matches('dialog, [role="dialog"], [role="menu"]')) return null
  const outer = element.parentElement
  const isFrame = !outer || outer.parentElement === document.body || outer.querySelector('main') !== null
  return isFrame ? null : outer
}

/**
 * Where the focus goes when the element that had it is gone. Three rules, the first match wins: the same `data-place`, the
 * row that took the place, the heading. `spots` are the last focus in each part of the page, newest first: when a dialog or
 * a toast is gone, the rules apply to what had the focus before it. The place that is found may be disabled.
 */
export function findPlace(spots: readonly Spot[]): HTMLElement | undefined {
  for (const spot of spots) {
    if (isThere(spot.element)) return spot.element
    const found = samePlace(spot) ?? around(spot)
    if (found) return found
  }
  return headingOf(document.querySelector('main') ?? document.body)
}

/** A form names the place of all its controls. */
function samePlace({ element, levels }: Spot): HTMLElement | undefined {
  const form = levels.find((level) => level.element.matches('form[data-place]'))?.element
  const place = element.dataset.place ?? form?.getAttribute('data-place')
  return place ? placeCalled(place) : undefined
}

/** From the inside out: a row, or the heading of an area. */
function around(spot: Spot): HTMLElement | undefined {
  for (const level of spot.levels) {
    const { element } = level
    const isLeft = isThere(element)
    const found = isRow(element)
      ? ((isLeft ? element : neighbourOf(level)) as HTMLElement | undefined)
      : isLeft && headingOf(element)
    if (found) return isRow(found) ? heirIn(found, spot) : found
  }
  return undefined
}

/** The row that stands now where it stood, or the next one that can be used, or the one before. */
function neighbourOf({ parent, before }: Level): Element | undefined {
  if (!parent?.isConnected) return undefined
  const rows = [...parent.children]
  const previous = before.find((row) => row.parentElement === parent)
  const place = previous ? rows.indexOf(previous) + 1 : 0
  const nearest = [...rows.slice(place), ...rows.slice(0, place).toReversed()]
  return nearest.find((row) => controlsIn(row).length > 0)
}

/** The same control of that row. Typed characters must not go into another field or press a button: then the row itself. */
function heirIn(row: HTMLElement, { element }: Spot): HTMLElement {
  if (isField(element) || isRow(element)) return row
  const controls = controlsIn(row)
  return controls.find((each) => nameOf(each) === nameOf(element)) ?? controls[0] ?? row
}
