import { expect, test } from './demo.ts'
import { DESK, listFaultsIn, measurePage, PHONE, WIDTHS } from './faults.ts'
import { openScreen, screens } from './screens.ts'

test.use({ viewport: DESK, trace: 'off' })

/** The deep tests look at each screen empty and crowded too, in every colour, and take its picture. */
test('every screen of the demo workshop fits every width and is without faults, light on the phone, dark on the desk', async ({
  page,
  demo,
}) => {
  test.slow()
  const sideways: string[] = []
  const faults: string[] = []
  for (const screen of screens) {
    await page.setViewportSize(DESK)
    await openScreen(page, screen, demo)
    for (const width of WIDTHS) {
      await page.setViewportSize({ ...DESK, width })
      const { pageWidth } = await measurePage(page)
      if (pageWidth > width) sideways.push(`${screen.name} at ${width} px is ${pageWidth} px wide`)
      const colorScheme = width === PHONE.width ? 'light' : width === DESK.width ? 'dark' : undefined
      if (!colorScheme) continue
      await page.emulateMedia({ colorScheme })
      faults.push(...(await listFaultsIn(page, colorScheme)).map((fault) => `${screen.name} ${width} px ${fault}`))
    }
  }
  expect(faults).toEqual([])
  expect(sideways).toEqual([])
})
