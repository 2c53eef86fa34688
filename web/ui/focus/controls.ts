const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]'
/** `data-row` makes a row of anything else that is used as a whole. */
const ROWS = 'tr, li, [role="row"], [role="listitem"], [data-row]'
const FIELDS = 'input, textarea, select, [role="combobox"]'
const HEADINGS = 'h1, h2, h3'

export const isRow = (element: Element) => element.matches(ROWS)
export const rowAround = (element: Element) => element.closest<HTMLElement>(ROWS)

/** On the page and visible. Whether it is disabled is another question. */
export function isThere(element: Element): boolean {
  if (!element.isConnected || element.closest('[hidden], [inert]')) return false
  // simulated browsers lay nothing out
  return typeof element.checkVisibility !== 'function' || element.checkVisibility()
}

export const isDisabled = (element: Element) => element.matches(':disabled')

/** What Tab reaches, or would if it were not disabled. */
export function controlsIn(area: Element): HTMLElement[] {
  const all = [...area.querySelectorAll<HTMLElement>(CONTROLS)]
  return all.filter((each) => each.getAttribute('tabindex') !== '-1' && isThere(each))
}

/** The field with that `data-place`, otherwise the control that stands for it, such as the Edit button that opens it. */
export function placeCalled(place: string): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)].filter(isThere)
  return all.find((each) => each.matches(FIELDS)) ?? all[0]
}

/** Two controls with the same name do the same thing in two rows. */
export function nameOf(control: Element): string {
  const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : null
  const words = control.getAttribute('aria-label') ?? label ?? control.textContent ?? ''
  return `${control.tagName} ${words.trim() || control.getAttribute('placeholder')}`
}

export function headingOf(area: Element): HTMLElement | undefined {
  return [...area.querySelectorAll<HTMLElement>(HEADINGS)].find(isThere)
}

/** Whether a person types into it. */
export const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element.matches('input, textarea')
