import {
  controlsIn,
  headingOf,
  isField,
  isRow,
  isThere,
  nameOf,
  onlyOneCalled,
  placeCalled,
  rowsIn,
} from './controls.ts'
import type { Gaps } from './gaps.ts'

/**
 * Where the focus goes when `trail[0]`, which had it, is gone: to the same place on another part of the page, to what
 * took its place in the list, to what was used before it in the same part of the page, to the heading of that part.
 * `trail` is what had the focus, newest first. May answer something disabled, which is worth waiting for.
 */
export function findPlace(trail: readonly Element[], gaps: Gaps): HTMLElement | undefined {
  const [lost] = trail
  if (!lost) return undefined
  if (isThere(lost)) return lost as HTMLElement
  return samePlace(lost) ?? newRow(lost, gaps) ?? around(lost, trail, gaps) ?? before(lost, trail, gaps)
}

/**
 * A field that moved is a new element to the browser; `data-place` identifies it. A button that leaves when it is pressed
 * can name in `data-leads-back` the field to return to. After a press by pointer only the field's row gets the focus, so
 * that nothing scrolls and no phone keyboard opens.
 */
function samePlace(lost: Element): HTMLElement | undefined {
  const place = lost.getAttribute('data-place') ?? lost.getAttribute('data-leads-back')
  return place ? placeCalled(place) : undefined
}

/** Or by `data-leads-to-rows` that it brought rows: the first that came as it left. */
function newRow(lost: Element, gaps: Gaps): HTMLElement | undefined {
  return lost.hasAttribute('data-leads-to-rows') ? rowsIn(document.body).find(gaps.cameJustNow) : undefined
}

/** Looks from the inside out, no further than the part of the page that it was in. */
function around(lost: Element, trail: readonly Element[], gaps: Gaps): HTMLElement | undefined {
  let at = lost
  for (let outer = outerOf(at, gaps); outer; outer = outerOf(at, gaps)) {
    const row = isRow(at) && !at.isConnected ? at : undefined
    const found = outer.isConnected ? ((row && takeOver(row, trail, gaps)) ?? inside(outer, trail, gaps)) : undefined
    if (found) return found
    at = outer
  }
  return undefined
}

/** The screen ends at the frame around it; dialogs and menus lie above the page wherever they stand in it. */
function outerOf(element: Element, gaps: Gaps): Element | null {
  if (element.matches('dialog, [role="dialog"], [role="menu"]')) return null
  const outer = gaps.parentOf(element)
  const isFrame = !outer || outer.parentElement === document.body || outer.querySelector('main') !== null
  return isFrame ? null : outer
}

/** The same control of the row that stands there now, else of the one before. */
function takeOver(row: Element, trail: readonly Element[], gaps: Gaps): HTMLElement | undefined {
  const list = gaps.parentOf(row)
  const names = trail.filter((each) => !each.isConnected && list && gaps.holds(list, each)).map(nameOf)
  for (const neighbour of gaps.neighboursOf(row)) {
    const controls = controlsIn(neighbour)
    if (controls.length === 0) continue
    const same = names.map((name) => controls.find((each) => nameOf(each) === name)).find(Boolean)
    // the row itself in another form, such as one that was edited
    if (same && gaps.hasJustCome(neighbour)) return same
    return heirIn(neighbour, trail, same)
  }
  return undefined
}

/** What was used there before and has come back under the same name, such as the Edit button when an editor closes. */
function inside(area: Element, trail: readonly Element[], gaps: Gaps): HTMLElement | undefined {
  for (const used of trail) {
    const isGone = !used.isConnected && gaps.holds(area, used)
    const again = isGone ? onlyOneCalled(nameOf(used), area) : undefined
    if (again) return again
  }
  return isRow(area) ? heirIn(area, trail) : headingOf(area)
}

/** The row itself where it has nothing else, and after typing: the next letters must not go into another field, or press a button. */
function heirIn(row: Element, [lost]: readonly Element[], same?: HTMLElement): HTMLElement | undefined {
  return lost && isField(lost) ? (row as HTMLElement) : (same ?? controlsIn(row)[0] ?? (row as HTMLElement))
}

/** A dialog, a menu or a message has gone: back to where the person came from. */
function before(lost: Element, trail: readonly Element[], gaps: Gaps): HTMLElement | undefined {
  const layer = layerOf(lost, gaps)
  const earlier = trail.filter((each) => layerOf(each, gaps) !== layer)
  return earlier.length > 0 ? findPlace(earlier, gaps) : headingOf(document.querySelector('main') ?? document.body)
}

/** The outermost part of the page that holds it: the screen, a dialog, the messages. */
function layerOf(element: Element, gaps: Gaps): Element {
  let at = element
  for (let outer = outerOf(at, gaps); outer; outer = outerOf(at, gaps)) at = outer
  return at
}
