import { expect, type Locator, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { isDeep } from './deep.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']
export const DESK = { width: 1280, height: 900 }
export const PHONE = { width: 390, height: 844 }
/** A page is never wider than any of these. */
export const WIDTHS = [320, 360, 390, 768, 820, 1024, 1180, 1280, 1920]

export const measurePage = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return { pageWidth: scrollWidth, pageHeight: scrollHeight }
  })

/** A ground that is still on its way from dark to light is no fault; the page may take a moment to set out. */
const endTransitions = (page: Page) =>
  page.evaluate(async () => {
    const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // a page that is none of ours has no scheme
    const shown = () => document.documentElement.dataset.mantineColorScheme ?? scheme
    while (shown() !== scheme) await frame()
    await frame()
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  })

/** What axe finds on the page as it is now, one line a rule. */
export async function listFaults(page: Page, only?: 'color-contrast'): Promise<string[]> {
  await endTransitions(page)
  // once a document, not once a check: reading half a megabyte of script is most of the work
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: RunOptions = { runOnly: only ? [only] : tags, resultTypes: ['violations'] }
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { axe: typeof axe }).axe.run(document, given),
    options,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** The dark page is the light one in other colours. */
export const listFaultsIn = (page: Page, colorScheme: 'light' | 'dark') =>
  listFaults(page, colorScheme === 'dark' ? 'color-contrast' : undefined)

/**
 * `shown` is there to be seen at each of these sizes, and the deep tests find nothing wrong while it is, in light and
 * dark. Each screen is looked at in every run by fit.spec.ts; this is for states on the way, of which there are many.
 */
export async function expectNoFaults(page: Page, state: string, shown: Locator, sizes = [DESK, PHONE]) {
  const found: string[] = []
  for (const [place, size] of sizes.entries()) {
    await page.setViewportSize(size)
    // there and back: the second size begins with the colours that the first ended with
    const colours = place % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
    for (const colorScheme of colours) {
      await page.emulateMedia({ colorScheme })
      await expect(shown.first(), `${state} at ${size.width} px, ${colorScheme}`).toBeVisible()
      if (!isDeep()) break
      const faults = await listFaultsIn(page, colorScheme)
      found.push(...faults.map((fault) => `${state}, ${size.width} px, ${colorScheme}: ${fault}`))
    }
  }
  expect.soft(found).toEqual([])
}
