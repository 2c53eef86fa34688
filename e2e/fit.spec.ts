import { expect, test } from './demo.ts'
import { listCutText, withTextSpacing } from './cut-text.ts'
import { DESK, listFaults, measurePage } from './faults.ts'
import { listSmallTargets } from './targets.ts'
import { goOnToScreen, openScreen, screens } from './screens.ts'

test.use({ viewport: DESK, trace: 'off' })

/** The narrowest phone, the tablet and the desk: where the layout is another one. */
const FEW_WIDTHS = [320, 768, DESK.width]

/**
 * Every rule once on each screen, by turns on the phone in light and on the desk in dark. The deep tests look at each
 * screen at every width and in both colours, empty and crowded too, and take its picture.
 */
test('every screen of the demo workshop fits the phone, the tablet and the desk, and is without faults', async ({
  page,
  demo,
}) => {
  test.slow()
  const sideways: string[] = []
  const faults: string[] = []
  const cut: string[] = []
  const small: string[] = []
  await openScreen(page, screens[0]!, demo)
  for (const [place, screen] of screens.entries()) {
    await goOnToScreen(page, screen, demo)
    const [lookedAt, colorScheme] = place % 2 === 0 ? ([320, 'light'] as const) : ([DESK.width, 'dark'] as const)
    await page.emulateMedia({ colorScheme })
    for (const width of FEW_WIDTHS) {
      await page.setViewportSize({ ...DESK, width })
      const { pageWidth } = await measurePage(page)
      if (pageWidth > width) sideways.push(`${screen.name} at ${width} px is ${pageWidth} px wide`)
      cut.push(...(await listCutText(page)).map((text) => `${screen.name} ${width} px ${text}`))
      small.push(...(await listSmallTargets(page)).map((target) => `${screen.name} ${width} px ${target}`))
      if (width !== lookedAt) continue
      const spaced = await withTextSpacing(page, () => listCutText(page))
      cut.push(...spaced.map((text) => `${screen.name} ${width} px, spaced, ${text}`))
      faults.push(...(await listFaults(page)).map((fault) => `${screen.name} ${width} px ${colorScheme} ${fault}`))
    }
  }
  expect(faults).toEqual([])
  expect(sideways).toEqual([])
  expect(cut).toEqual([])
  expect(small).toEqual([])
})
