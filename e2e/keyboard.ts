import { expect, type Locator, type Page } from '@playwright/test'

/** Farther than this nobody tabs. */
const MAX_PRESSES = 150

/** Tabs until the target has the focus; every stop on the way must show where the focus is. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await page.keyboard.press(key)
    const { isThere, unseen } = await target.evaluate(lookAtFocus)
    expect(unseen, 'has the focus without a ring').toBeUndefined()
    if (isThere) return
  }
  throw new Error(`${String(target)} is not reached by ${key}`)
}

/** Runs in the page. */
function lookAtFocus(target: Element) {
  const focused = document.activeElement
  const isSeen = (element: Element | null | undefined) => {
    if (!element) return false
    const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0 && opacity !== '0'
  }
  // an unseen select leaves the ring to the tile that shows its value; beyond the last stop the page itself has the focus
  const isMarked = focused === document.body || isSeen(focused) || isSeen(focused?.parentElement)
  return { isThere: focused === target, unseen: isMarked ? undefined : focused?.outerHTML.slice(0, 200) }
}

export async function tabToAndPress(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

/** Replaces what stands in the focused field. */
export async function typeInstead(page: Page, text: string) {
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Opens the focused dropdown and goes down to an option, as a screen reader would follow it. */
export async function pickWithArrows(page: Page, option: string) {
  const current = () =>
    page.evaluate(() => {
      const id = document.activeElement?.getAttribute('aria-activedescendant')
      return (id && document.getElementById(id)?.textContent) || ''
    })
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if ((await current()).startsWith(option)) return page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`${option} is not reached by the arrow keys`)
}

/**
 * A change of page is told by a live region, and reading goes on at its title. Where the title waits for the solution's
 * name, what is told may be what stands there until it comes.
 */
export async function expectArrival(page: Page, title: string, untilNamed = title) {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  const told = page.getByRole('status').filter({ hasText: title })
  await expect(told.or(page.getByRole('status').filter({ hasText: untilNamed })).first()).toBeAttached()
}
