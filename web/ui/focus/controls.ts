/** What takes the keyboard's focus. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]'
/** `data-row` makes one of anything else that is used as a whole. */
const ROWS = 'tr, li, [role="row"], [role="listitem"], [data-row]'
const HEADINGS = 'h1, h2, h3'

export const isRow = (element: Element) => element.matches(ROWS)
export const rowsIn = (area: Element) => [...area.querySelectorAll<HTMLElement>(ROWS)]
export const rowAround = (element: Element) => element.closest<HTMLElement>(ROWS)

/** On the page and not put away. Whether it is disabled is another question. */
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

/** The field of that place, see `findPlace`. */
export const placeCalled = (place: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-place]')].find(
    (each) => each.dataset.place === place && isThere(each),
  )

/** What people call it, together with what it is: two controls that share it do the same thing in two places. */
export function nameOf(control: Element): string {
  const { tagName } = control
  const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : null
  const words = control.getAttribute('aria-label') ?? label ?? control.textContent ?? ''
  const name = words.trim() || control.getAttribute('placeholder')
  return name ? `${tagName} ${name}` : ''
}

/** The one control of that name; none where several have it, because nobody could say which is meant. */
export function onlyOneCalled(name: string, area: Element): HTMLElement | undefined {
  const called = name ? controlsIn(area).filter((each) => nameOf(each) === name) : []
  return called.length === 1 ? called[0] : undefined
}

/** The title of an area, where it has one. */
export function headingOf(area: Element): HTMLElement | undefined {
  return [...area.querySelectorAll<HTMLElement>(HEADINGS)].find(isThere)
}

/** What letters go into. */
export const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element.matches('input, textarea')
