import type { Page } from '@playwright/test'

/** What a sign, an edge or a ring needs at least to be seen (WCAG 1.4.11). */
const LEAST = 3

/** Fields that have no edge, and controls whose ring of the focus cannot be told from what is around them. */
export async function listWeakEdges(page: Page): Promise<string[]> {
  // so that the rings show: the last thing used is the keyboard
  await page.keyboard.press('Tab')
  return page.evaluate(measureEdges, LEAST)
}

/** Runs in the page. */
function measureEdges(least: number): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
  const paint = (colours: string[]) => {
    canvas.clearRect(0, 0, 1, 1)
    for (const colour of colours) {
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
    }
    return [...canvas.getImageData(0, 0, 1, 1).data] as [number, number, number, number]
  }
  /** All that lies behind what is in an element, from the page up. */
  const groundsOf = (element: Element | null): string[] => {
    const grounds: string[] = []
    for (let at = element; at; at = at.parentElement) grounds.unshift(getComputedStyle(at).backgroundColor)
    return ['white', ...grounds]
  }
  const luminance = (colours: string[]) => {
    const [red, green, blue] = paint(colours).map((value) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
  }
  const contrast = (colour: string, grounds: string[]) => {
    const [darker, lighter] = [luminance([...grounds, colour]), luminance(grounds)].toSorted((a, b) => a - b)
    return (lighter! + 0.05) / (darker! + 0.05)
  }
  const called = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40)}”`
  const isSeen = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 2

  const edgeOf = (element: Element) => {
    const outside = groundsOf(element.parentElement)
    const style = getComputedStyle(element)
    const borders = ['top', 'right', 'bottom', 'left']
      .filter((side) => Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0)
      .map((side) => style.getPropertyValue(`border-${side}-color`))
    return Math.max(1, ...[...borders, style.backgroundColor].map((colour) => contrast(colour, outside)))
  }
  /** A field, or what is drawn around it and what belongs to it. */
  const strongestEdge = (field: Element) => {
    const { height } = field.getBoundingClientRect()
    const around = [field, field.parentElement, field.parentElement?.parentElement].filter(
      (each) => each && each.getBoundingClientRect().height <= height + 24,
    )
    return Math.max(...around.map((each) => edgeOf(each!)))
  }
  const fields = 'input, textarea, select, [role=combobox]'
  // boxes and dots that look as the browser draws them are its own affair
  const isItsOwn = (field: Element) =>
    field.matches('[type=checkbox], [type=radio]') && getComputedStyle(field).appearance !== 'none'
  const weak = [...document.querySelectorAll<HTMLElement>(fields)]
    .filter((field) => isSeen(field) && !field.matches(':disabled, [data-shut]') && !isItsOwn(field))
    .filter((field) => strongestEdge(field) < least)
    .map((field) => `no edge: ${called(field)}`)

  const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    if (!isSeen(control) || control.matches(':disabled')) continue
    control.focus({ preventScroll: true })
    if (document.activeElement !== control) continue
    const ringed = [control, control.parentElement!].filter((each) => getComputedStyle(each).outlineStyle !== 'none')
    const isRinged = ringed.some((each) => {
      const { outlineColor, outlineOffset } = getComputedStyle(each)
      const isInside = Number.parseFloat(outlineOffset) < 0
      return contrast(outlineColor, groundsOf(isInside ? each : each.parentElement)) >= least
    })
    if (!isRinged) weak.push(`no ring: ${called(control)}`)
  }
  return weak
}
