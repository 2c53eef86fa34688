import type { Page } from '@playwright/test'
import { languages } from '#contract/languages/languages.ts'
import { call } from './api.ts'
import { DESK, listFaultsIn, PHONE } from './faults.ts'
import { listMisfits } from './fit.ts'
import { hostScreens } from './host-screens.ts'
import { logInAsHost } from './host.ts'
import { listOverlaps } from './overlaps.ts'
import { linkToResults, paperScreens, type ResultsPlaces } from './paper-screens.ts'
import { showWhole, takePicture, writeIndex } from './pictures.ts'
import { openScreen, panel, screens, type Screen } from './screens.ts'
import { startServer } from './server.ts'
import { firstPlaces } from './workshop-contents.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'

const all: Screen<ResultsPlaces>[] = [...screens, panel, ...hostScreens, ...paperScreens]
/** The longest words of ours, and the other direction. */
const PICTURED = ['de', 'ar']

test.use({ trace: 'off' })
test.slow()

for (const language of Object.keys(languages).filter((each) => each !== 'en')) {
  test(`every screen is in the language, fits and is without faults: ${language}`, async ({ browser }) => {
    // its demo workshop is in the language, and whoever comes prefers it
    const server = await startServer({ DEMO: language })
    const context = await browser.newContext({ baseURL: server.url, locale: language })
    await logInAsHost(context, { url: server.url, password: server.hostPassword })
    const workshops = await call(context.request, 'GET /api/admin/sessions', {})
    const { id: workshopId } = workshops.find((workshop) => workshop.language === language)!
    const token = await linkToResults(context.request, workshopId)
    await joinWithoutLogin(context, server.url, workshopId, 'mira@example.org')
    const places = { ...(await firstPlaces(context.request, workshopId)), workshopId, catalogueId: 1, token }

    const page = await context.newPage()
    const found: string[] = []
    for (const screen of all) {
      await page.setViewportSize(DESK)
      await openScreen(page, screen, places)
      expect(await page.locator('html').getAttribute('lang'), screen.name).toBe(language)
      found.push(...(await lookAt(page, screen.name, language)))
    }
    if (PICTURED.includes(language)) writeIndex()
    await server.remove()
    expect(found).toEqual([])
  })
}

async function lookAt(page: Page, name: string, language: string): Promise<string[]> {
  const found: string[] = []
  for (const width of [320, PHONE.width, DESK.width]) {
    await page.setViewportSize({ ...DESK, width })
    const misfits = () => listMisfits(page, { name })
    // a table that is too wide becomes cards a moment after the window has changed
    await expect
      .poll(misfits, { timeout: 5000 })
      .toEqual([])
      .catch(() => undefined)
    found.push(...(await misfits()))
    for (const overlap of await listOverlaps(page)) found.push(`${name} at ${width} px: ${overlap}`)
    if (width === 320) continue
    await showWhole(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const picture = `${name}-${language}-${colorScheme}-${width}`
      if (PICTURED.includes(language)) await takePicture(page, picture)
      for (const fault of await listFaultsIn(page, colorScheme)) found.push(`${picture} ${fault}`)
    }
  }
  return found
}
