import type { ElementHandle, Page } from '@playwright/test'

/** One of the things a person can press, found again on the same screen opened anew. */
export interface Control {
  /** What it is and where in the page: the same for the buttons of all rows of a list. */
  kind: string
  name: string
  /** Of several with the same kind and name. */
  place: 'first' | 'last'
  /** What one does with it: write in it, or press it. */
  use: 'write' | 'choose' | 'press'
}

/** Matches no part of the page. */
export const NOTHING = 'not-there'

/** Of rows that differ in their words alone, so many are enough. */
const SAMPLE = 3

/** What can be pressed now, outside of what `except` matches: each kind and name once or, where there are several, the first and the last. */
export async function listControls(page: Page, except: string): Promise<Control[]> {
  const all = await page.evaluateHandle(readControls, except)
  const found = await all.evaluate((controls) => controls.map(({ kind, name, use }) => ({ kind, name, use })))
  const kinds = [...new Set(found.map(({ kind }) => kind))]
  return kinds.flatMap((kind) => {
    const alike = found.filter((each) => each.kind === kind)
    const names = [...new Set(alike.map(({ name }) => name))]
    const some = names.length > SAMPLE + 1 ? [...names.slice(0, SAMPLE), names.at(-1)!] : names
    return some.flatMap((name) => {
      const same = alike.filter((each) => each.name === name)
      const places = same.length > 1 ? (['first', 'last'] as const) : (['first'] as const)
      return places.map((place) => ({ ...same[0]!, place }))
    })
  })
}

export const sameControl = (a: Control, b: Control) => a.kind === b.kind && a.name === b.name && a.place === b.place

/** The control on the page as it is now; null when it is not there. */
export async function findControl(page: Page, wanted: Control): Promise<ElementHandle<HTMLElement> | null> {
  const all = await page.evaluateHandle(readControls, NOTHING)
  const found = await all.evaluateHandle((controls, { kind, name, place }) => {
    const same = controls.filter((each) => each.kind === kind && each.name === name)
    return (place === 'last' ? same.at(-1) : same[0])?.element ?? null
  }, wanted)
  return found.asElement()
}

/** Runs in the page. While a dialog is open, what lies behind it cannot be pressed. */
function readControls(except: string) {
  const selector = 'a[href], button, input, select, textarea, summary, [role=menuitem], [role=option], [tabindex="0"]'
  const kindOf = (element: Element) => {
    const path: string[] = []
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const [own] = at.classList
      path.unshift(`${at.tagName.toLowerCase()}${own ? `.${own}` : ''}`)
    }
    return path.slice(-6).join(' ')
  }
  const nameOf = (element: HTMLElement) => {
    const label = (element as HTMLInputElement).labels?.[0]?.textContent
    const words = element.getAttribute('aria-label') ?? label ?? element.textContent ?? ''
    return (words.trim() || element.getAttribute('placeholder') || '').slice(0, 60)
  }
  const useOf = (element: HTMLElement) => {
    const isBox = element.matches('[type=checkbox], [type=radio], [type=file], [role=combobox]')
    if (element.matches('input, textarea') && !isBox) return 'write' as const
    return element.matches('select') ? ('choose' as const) : ('press' as const)
  }
  const dialog = [...document.querySelectorAll('[role=dialog]')].filter((each) => each.checkVisibility()).at(-1)
  return [...(dialog ?? document.body).querySelectorAll<HTMLElement>(selector)]
    .filter((each) => {
      const { width, height } = each.getBoundingClientRect()
      const isSeen = width > 0 && height > 0 && each.checkVisibility({ visibilityProperty: true })
      const isUsable =
        !each.matches(':disabled, [tabindex="-1"]:not([role])') &&
        !each.closest(`[inert], [aria-hidden=true], ${except}`)
      return isSeen && isUsable
    })
    .map((element) => ({ kind: kindOf(element), name: nameOf(element), use: useOf(element), element }))
}
