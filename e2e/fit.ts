import type { Page } from '@playwright/test'
import { listCutText, withTextSpacing } from './cut-text.ts'
import { measurePage, PHONE } from './faults.ts'
import type { Screen } from './screens.ts'
import { listSmallTargets } from './targets.ts'

/** Every option against every need, and all the layers of the map: wider than a tablet by their nature. */
const WIDE_TABLES = ['09-map', '23-report']

/** What of a screen does not fit the window as it is now. */
export async function listMisfits(page: Page, screen: Pick<Screen, 'name'>): Promise<string[]> {
  const tables = WIDE_TABLES.includes(screen.name) ? [] : await listSidewaysTables(page)
  return said(page, screen, [...(await listBeyond(page)), ...tables, ...(await listSmallTargets(page))])
}

/**
 * The same for somebody who reads with more room between lines, words and letters: then a table may go on at the side, and
 * beside others in a table a word may be parted; on phones, where things stand below each other, it may not.
 */
export const listSpacedMisfits = (page: Page, screen: Pick<Screen, 'name'>) =>
  withTextSpacing(page, async () => {
    const found = await listBeyond(page)
    const isPhone = page.viewportSize()!.width <= PHONE.width
    return said(page, screen, isPhone ? found : found.filter((misfit) => !misfit.startsWith('parted')), 'spaced, ')
  })

function said(page: Page, { name }: Pick<Screen, 'name'>, misfits: string[], how = '') {
  const { width, height } = page.viewportSize()!
  return misfits.map((misfit) => `${name} at ${width} by ${height} px: ${how}${misfit}`)
}

/** What is beyond the window's edge, or cut. */
async function listBeyond(page: Page): Promise<string[]> {
  const { pageWidth } = await measurePage(page)
  const isWider = pageWidth > page.viewportSize()!.width
  return [...(isWider ? [`is ${pageWidth} px wide`] : []), ...(await listCutText(page))]
}

/** Tables that go on beyond the edge of their box. */
const listSidewaysTables = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main table')].flatMap((table) => {
      const { scrollWidth, clientWidth } = table.parentElement!
      const isSeen = table.checkVisibility() && getComputedStyle(table.parentElement!).clipPath === 'none'
      const [head] = table.querySelectorAll('th, td')
      const goesOn = isSeen && scrollWidth > clientWidth + 1
      return goesOn ? [`the table “${head?.textContent}…” is ${scrollWidth} px wide in ${clientWidth}`] : []
    }),
  )
