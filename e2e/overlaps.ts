import type { Page } from '@playwright/test'

/**
 * Words that lie on other words, or on a button or a field that is not theirs. What floats above the page on purpose, and
 * scrolls away from what is under it, is compared with its own alone.
 */
export const listOverlaps = (page: Page) =>
  page.evaluate(() => {
    /** Lines set close overlap a little: their letters do not. */
    const LEAST_DOWN = 0.4
    const LEAST_ACROSS = 2
    interface Thing {
      element: Element
      layer: Element | null
      name: string
      box: DOMRect
    }

    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement))
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isClipped(element)
    function layerOf(element: Element | null): Element | null {
      if (!element || /fixed|sticky/.test(getComputedStyle(element).position)) return element
      return layerOf(element.parentElement)
    }
    /** What of it is not scrolled away. */
    function shownPart(box: DOMRect, element: Element): DOMRect {
      let { left, top, right, bottom } = box
      for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around)
        if (overflowX === 'visible' && overflowY === 'visible') continue
        const frame = around.getBoundingClientRect()
        left = Math.max(left, frame.left)
        right = Math.min(right, frame.right)
        top = Math.max(top, frame.top)
        bottom = Math.min(bottom, frame.bottom)
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
    }

    // what is left out until one scrolls there stands where it would not
    const all = document.createElement('style')
    all.textContent = '* { content-visibility: visible !important }'
    document.head.append(all)
    const things: Thing[] = []
    const add = (element: Element, words: string, boxes: Iterable<DOMRect>) => {
      const layer = layerOf(element)
      const name = `${element.tagName.toLowerCase()} “${words.trim().slice(0, 40)}”`
      for (const each of boxes) {
        const box = shownPart(each, element)
        if (box.width > LEAST_ACROSS && box.height > LEAST_ACROSS) things.push({ element, layer, name, box })
      }
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const element = text.parentElement!
      if (!text.data.trim() || element.closest('textarea, select') || !isSeen(element)) continue
      const range = document.createRange()
      range.selectNode(text)
      add(element, text.data, range.getClientRects())
    }
    for (const control of document.querySelectorAll('button, input, select, textarea:not([aria-hidden])')) {
      if (isSeen(control))
        add(control, control.getAttribute('aria-label') ?? control.textContent, [control.getBoundingClientRect()])
    }

    /** A hint stands in its field, and so does the cross that empties it. */
    const isFor = ({ element, box: a }: Thing, { element: field, box: b }: Thing) =>
      field.matches('input, button') &&
      element.matches('button, [aria-hidden]') &&
      a.left >= b.left &&
      a.right <= b.right &&
      a.top >= b.top &&
      a.bottom <= b.bottom
    const areApart = (one: Thing, other: Thing) =>
      one.layer === other.layer &&
      !one.element.contains(other.element) &&
      !other.element.contains(one.element) &&
      !isFor(one, other) &&
      !isFor(other, one)
    const overlap = ({ box: a }: Thing, { box: b }: Thing) => {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      return across > LEAST_ACROSS && down > LEAST_DOWN * Math.min(a.height, b.height)
    }
    things.sort((a, b) => a.box.top - b.box.top)
    const found = new Set<string>()
    for (const [place, upper] of things.entries()) {
      for (const lower of things.slice(place + 1)) {
        if (lower.box.top > upper.box.bottom) break
        if (areApart(upper, lower) && overlap(upper, lower)) found.add(`${upper.name} lies on ${lower.name}`)
      }
    }
    all.remove()
    return [...found]
  })
