import type { Page } from '@playwright/test'

/** What a person may set who reads more easily with more room: WCAG 1.4.12. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`

/** Does something while the page is read so. */
export async function withTextSpacing<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  const style = await page.addStyleTag({ content: TEXT_SPACING })
  // what sets itself by its own size does so with the next picture
  await page.evaluate(async () => {
    for (let left = 2; left > 0; left -= 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
  const result = await work()
  await style.evaluate((element) => (element as HTMLStyleElement).remove())
  return result
}

/**
 * Text of which a part cannot be seen: cut by a box around it that does not scroll, hidden in a field that did not grow,
 * or under something else. What is cut on purpose, and whole elsewhere, ends in "…".
 */
export const listCutText = (page: Page) =>
  page.evaluate(() => {
    const TOLERANCE = 2
    const cut = new Set<string>()
    const nameOf = (element: Element, text: string | null) =>
      `${element.tagName.toLowerCase()}.${element.classList[0]} “${(text ?? '').trim().slice(0, 40)}”`
    const clips = (style: CSSStyleDeclaration, axis: 'X' | 'Y') => /hidden|clip/.test(style[`overflow${axis}`])
    /** The whole of it is to be had elsewhere: said by the style of the box itself. */
    const isShortened = (style: CSSStyleDeclaration) =>
      style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'

    function lookAround(text: Text, box: DOMRect) {
      for (let around = text.parentElement; around && around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around)
        if (isShortened(style)) return
        const frame = around.getBoundingClientRect()
        const isCutAcross =
          clips(style, 'X') && (box.left < frame.left - TOLERANCE || box.right > frame.right + TOLERANCE)
        const isCutDown =
          clips(style, 'Y') && (box.top < frame.top - TOLERANCE || box.bottom > frame.bottom + TOLERANCE)
        if (isCutAcross || isCutDown) cut.add(`cut: ${nameOf(around, text.data)}`)
        if (/auto|scroll/.test(style.overflowX + style.overflowY) || style.position === 'fixed') return
      }
      if (box.right > innerWidth + TOLERANCE || box.left < -TOLERANCE)
        cut.add(`outside: ${text.data.trim().slice(0, 40)}`)
    }

    /** Not the parts of an address. */
    const USUAL_WORD = /(?<![\p{L}@.-])\p{L}{2,14}(?![\p{L}@-]|\.\p{L})/gu
    /** Where it stands beside others, a word of usual length is not parted. */
    function lookForParted(text: Text) {
      const range = document.createRange()
      for (const { 0: word, index } of text.data.matchAll(USUAL_WORD)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 1)
        if (first && others.some(({ top }) => top > first.top + first.height / 2)) cut.add(`parted: ${word}`)
      }
    }

    /** What is written or drawn in it, without what is shortened. */
    function* shownIn(part: Element): Generator<DOMRect> {
      if (!isSeen(part) || isShortened(getComputedStyle(part))) return
      if (part instanceof SVGElement) return yield part.getBoundingClientRect()
      for (const node of part.childNodes) {
        if (node instanceof Text) yield* wordsOf(node)
        else if (node instanceof Element) yield* shownIn(node)
      }
    }

    /** Not the blank at which a line ends: it hangs over the edge, and nobody sees it. */
    function* wordsOf(text: Text): Generator<DOMRect> {
      const range = document.createRange()
      for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        yield* range.getClientRects()
      }
    }

    /** A button's or a link's words and signs are inside it, and nobody else's lie on them. */
    function lookInside(control: HTMLElement) {
      const frame = control.getBoundingClientRect()
      for (const line of shownIn(control)) {
        const isInside = line.top >= frame.top - TOLERANCE && line.bottom <= frame.bottom + TOLERANCE
        const isWithin = line.left >= frame.left - TOLERANCE && line.right <= frame.right + TOLERANCE
        if (line.width > 1 && !(isInside && isWithin)) cut.add(`over its edge: ${nameOf(control, control.textContent)}`)
      }
    }

    const known = new Map<Element, boolean>()
    function isClipped(element: Element): boolean {
      const { parentElement } = element
      const answer =
        known.get(element) ??
        (getComputedStyle(element).clipPath !== 'none' || (parentElement !== null && isClipped(parentElement)))
      known.set(element, answer)
      return answer
    }
    /** Not read out alone. */
    const isSeen = (element: Element) =>
      !isClipped(element) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      if (!text.data.trim() || !isSeen(text.parentElement!) || text.parentElement!.closest('textarea, select')) continue
      const range = document.createRange()
      range.selectNode(text)
      lookAround(text, range.getBoundingClientRect())
      if (range.getClientRects().length > 1) lookForParted(text)
    }
    for (const control of document.querySelectorAll<HTMLElement>('button, aside a, a[data-variant], main :is(th, td)'))
      lookInside(control)
    const pen = document.createElement('canvas').getContext('2d')!
    for (const field of document.querySelectorAll('input')) {
      const style = getComputedStyle(field)
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
      pen.letterSpacing = style.letterSpacing
      pen.wordSpacing = style.wordSpacing
      const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
      const isWider = pen.measureText(field.placeholder).width > room + TOLERANCE
      // one that needs several lines stands over the field instead, and is looked at as any text
      const isShown = isSeen(field) && getComputedStyle(field, '::placeholder').opacity !== '0'
      if (isWider && isShown && !isShortened(style)) cut.add(`cut hint: ${nameOf(field, field.placeholder)}`)
    }
    for (const field of document.querySelectorAll('textarea:not([aria-hidden])')) {
      // a file of hundreds of lines scrolls in its field
      if (getComputedStyle(field).whiteSpace === 'pre') continue
      if (field.scrollHeight > field.clientHeight + TOLERANCE)
        cut.add(`did not grow: ${nameOf(field, field.textContent)}`)
    }
    return [...cut]
  })
