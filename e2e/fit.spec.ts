import type { Page } from '@playwright/test'
import { commonMessages } from '#contract/messages/common.ts'
import { DEEP } from './deep.ts'
import { expect, test } from './demo.ts'
import { DESK, listFaults } from './faults.ts'
import { listMisfits, listSpacedMisfits } from './fit.ts'
import { hostScreens } from './host-screens.ts'
import { findDemoWorkshop, logInAsHost } from './host.ts'
import { goOnToScreen, openScreen, screens, type Places, type Screen } from './screens.ts'

test.use({ viewport: DESK, trace: 'off' })

/** The narrowest phone, the tablet and the desk: where the layout is another one. */
const FEW_WIDTHS = [320, 768, DESK.width]
const DEFAULT_CATALOGUE = 1

test('every screen of the demo workshop fits the phone, the tablet and the desk, and is without faults', async ({
  page,
  demo,
}) => {
  test.slow()
  await expectFit(page, screens, demo)
})

test('so does every screen of its host', async ({ page, context, server, demo }) => {
  test.slow()
  const host = { url: server.url, password: server.hostPassword }
  await logInAsHost(context, host)
  const { id: workshopId } = await findDemoWorkshop(host)
  await expectFit(page, hostScreens, { ...demo, workshopId, catalogueId: DEFAULT_CATALOGUE })
})

test('at 200 % the log-in shows its form, not its picture alone', DEEP, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 512 })
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeInViewport({ ratio: 1 })
})

test('on a phone the way forward stands after the work', DEEP, async ({ page, demo }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const next = page.getByRole('navigation', { name: commonMessages.next, exact: true })
  for (const screen of screens.filter(({ name }) => /03|04|05|06|13|14|15|21/.test(name))) {
    await openScreen(page, screen, demo)
    // in the order of the page: a table that scrolls by itself reaches further down than its frame
    const after = await next.evaluate((way) =>
      [...document.querySelectorAll('main :is(input, textarea, select, table, [role=table], dl)')]
        .filter((each) => each.checkVisibility())
        .map((each) => Boolean(each.compareDocumentPosition(way) & Node.DOCUMENT_POSITION_FOLLOWING)),
    )
    expect(new Set(after), screen.name).toEqual(new Set([true]))
  }
})

/**
 * Every rule once on each screen, by turns on the phone in light and on the desk in dark. The deep tests look at each
 * screen at every width and in both colours, empty and crowded too, and take its picture.
 */
async function expectFit<Of extends Places>(page: Page, all: readonly Screen<Of>[], places: Of) {
  const misfits: string[] = []
  const faults: string[] = []
  await openScreen(page, all[0]!, places)
  for (const [place, screen] of all.entries()) {
    await goOnToScreen(page, screen, places)
    const [lookedAt, colorScheme] = place % 2 === 0 ? ([320, 'light'] as const) : ([DESK.width, 'dark'] as const)
    await page.emulateMedia({ colorScheme })
    for (const width of FEW_WIDTHS) {
      await page.setViewportSize({ ...DESK, width })
      misfits.push(...(await listMisfits(page, screen)))
      if (width !== lookedAt) continue
      misfits.push(...(await listSpacedMisfits(page, screen)))
      faults.push(...(await listFaults(page)).map((fault) => `${screen.name} ${width} px ${colorScheme} ${fault}`))
    }
  }
  expect(faults).toEqual([])
  expect(misfits).toEqual([])
}
