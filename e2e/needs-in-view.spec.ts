import type { Page } from '@playwright/test'
import { withTextSpacing } from './cut-text.ts'
import { isDeep } from './deep.ts'
import { expect, test } from './demo.ts'

/** Where the layout is another one come first. */
const WIDTHS = [320, 768, 1180, 360, 390, 820, 1024, 1280, 1920]

/** What of the nine needs and their button is outside the window sideways, cut by a box or covered by another. */
const listHidden = (page: Page, { needs, button }: { needs: string; button: string }) =>
  page.evaluate(
    ([needsOf, buttonOf]) => {
      const hidden: string[] = []
      const all = [...document.querySelectorAll(needsOf)]
      if (all.length !== 9) hidden.push(`${all.length} needs`)
      const last = document.querySelector(buttonOf)
      for (const element of last ? [...all, last] : all) {
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
    },
    [needs, button] as const,
  )
const RATED = { needs: 'main select', button: 'main td:last-child button' }
const COMPARED = { needs: 'main tbody tr:first-child td a', button: 'main tbody tr:first-child button' }

/** Of the nine needs, those whose name stands nowhere in sight while the first option is in the middle of the window. */
const listUnnamed = (page: Page) =>
  page.evaluate(() => {
    const [row] = document.querySelectorAll('main tbody tr')
    row!.scrollIntoView({ block: 'center' })
    const heads = [...document.querySelectorAll('main thead th')].slice(1)
    const isInSight = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return (
        right - left > 30 &&
        left >= 0 &&
        right <= innerWidth &&
        top >= 0 &&
        bottom <= innerHeight &&
        element.contains(met)
      )
    }
    const names = [...row!.querySelectorAll('td a')].map(
      (link) => /^[^:]+/.exec(link.querySelector('.visually-hidden')!.textContent)![0],
    )
    return names.filter((name, place) => {
      const named = [...row!.querySelectorAll('td a > [aria-hidden=true]:first-child'), heads[place]!]
      return !named.some((element) => element.textContent.startsWith(name) && isInSight(element))
    })
  })

test('all nine needs and Save are met by scrolling down alone, at every width', async ({ page, demo }) => {
  await page.goto(`/solutions/${demo.solutionId}/option-analysis/${demo.optionId}/Virtuous`)
  await expect(page.locator('main select')).toHaveCount(9)
  const hidden: Record<string, string[]> = {}
  for (const width of isDeep() ? WIDTHS : WIDTHS.slice(0, 3)) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 })
    hidden[width] = await listHidden(page, RATED)
  }
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await page.setViewportSize({ width: 1280, height: 900 })
  hidden['1280 beside an open sidebar'] = await listHidden(page, RATED)
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await withTextSpacing(page, async () => {
    // the table becomes cards once it has been found too wide
    await expect.poll(() => listHidden(page, RATED)).toEqual([])
  })
  expect(Object.fromEntries(Object.entries(hidden).filter(([, list]) => list.length > 0))).toEqual({})
})

test('on a phone the list of measures shows all five, wherever on the page its need stands', async ({ page, demo }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/solutions/${demo.solutionId}/option-analysis/${demo.optionId}/Virtuous`)
  const select = page.locator('main select').nth(4)
  for (const top of [160, 420, 690]) {
    await select.evaluate((field, goal) => window.scrollBy(0, field.getBoundingClientRect().top - goal), top)
    await select.click()
    for (const measure of await select.locator('option').all())
      await expect.soft(measure, `from ${top}`).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
  }
})

test('the comparison shows all nine needs of an option with their names, at every width', async ({ page, demo }) => {
  await page.goto(`/solutions/${demo.solutionId}/comparison`)
  const hidden: Record<string, string[]> = {}
  await expect(page.locator(COMPARED.needs)).toHaveCount(9)
  for (const width of isDeep() ? WIDTHS : [390, 820, 1024]) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 })
    hidden[width] = [...(await listHidden(page, COMPARED)), ...(await listUnnamed(page))]
  }
  await page.setViewportSize({ width: 820, height: 900 })
  await withTextSpacing(page, async () => {
    await expect.poll(() => listHidden(page, COMPARED)).toEqual([])
  })
  expect(Object.fromEntries(Object.entries(hidden).filter(([, list]) => list.length > 0))).toEqual({})
})
