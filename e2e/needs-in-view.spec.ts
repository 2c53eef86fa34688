import type { Page } from '@playwright/test'
import { withTextSpacing } from './cut-text.ts'
import { isDeep } from './deep.ts'
import { expect, test } from './demo.ts'

/** Where the layout is another one come first. */
const WIDTHS = [320, 768, 1180, 360, 390, 820, 1024, 1280, 1920]

/** What of the nine selects, their names and Save is outside the window sideways, cut by a box or covered by another. */
const listHidden = (page: Page) =>
  page.evaluate(() => {
    const hidden: string[] = []
    const selects = [...document.querySelectorAll('main select')]
    if (selects.length !== 9) hidden.push(`${selects.length} selects`)
    const save = document.querySelector('main td:last-child button')
    for (const element of save ? [...selects, save] : selects) {
      element.scrollIntoView({ block: 'center' })
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
      const isInside = left >= 0 && right <= innerWidth && width >= 44 && height >= 24
      const points = [left + 4, (left + right) / 2, right - 4].map((x) => [x, (top + bottom) / 2] as const)
      const isMet = points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)))
      if (!isInside || !isMet) hidden.push(element.getAttribute('aria-label') ?? element.textContent)
    }
    for (const scroller of document.querySelectorAll('main [role=region]')) {
      if (scroller.scrollWidth > scroller.clientWidth) hidden.push('the table scrolls sideways')
    }
    if (document.documentElement.scrollWidth > innerWidth) hidden.push('the page scrolls sideways')
    return hidden
  })

test('all nine needs and Save are met by scrolling down alone, at every width', async ({ page, demo }) => {
  await page.goto(`/solutions/${demo.solutionId}/option-analysis/${demo.optionId}/Virtuous`)
  await expect(page.locator('main select')).toHaveCount(9)
  const hidden: Record<string, string[]> = {}
  for (const width of isDeep() ? WIDTHS : WIDTHS.slice(0, 3)) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 })
    hidden[width] = await listHidden(page)
  }
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await page.setViewportSize({ width: 1280, height: 900 })
  hidden['1280 beside an open sidebar'] = await listHidden(page)
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await withTextSpacing(page, async () => {
    // the table becomes cards once it has been found too wide
    await expect.poll(() => listHidden(page)).toEqual([])
  })
  expect(Object.fromEntries(Object.entries(hidden).filter(([, list]) => list.length > 0))).toEqual({})
})
