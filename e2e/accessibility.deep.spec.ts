import { expect, test } from './demo.ts'
import { listWeakEdges } from './edges.ts'
import { hostScreens } from './host-screens.ts'
import { findDemoWorkshop, logInAsHost } from './host.ts'
import { DESK } from './faults.ts'
import { checkMoment, moments, named } from './moments.ts'
import { openScreen, screens } from './screens.ts'
import { checkFailed, checkWaiting } from './unready-screens.ts'

test.use({ viewport: DESK, trace: 'off' })
test.slow()

const changing = screens.filter(({ isFixed, open }) => !isFixed && !open)

test('every screen while it waits for its data', ({ page, demo }) => checkWaiting(page, demo, changing))
test('every screen that failed to get its data', ({ page, demo }) => checkFailed(page, demo, changing))
for (const moment of moments) {
  test(`${moment.screen.name}, ${moment.name}`, ({ page, demo }) => checkMoment(page, demo, moment))
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`edges of fields and rings of the focus stand out on every screen, ${colorScheme}`, async ({ page, demo }) => {
    await page.emulateMedia({ colorScheme })
    for (const screen of screens) {
      await openScreen(page, screen, demo)
      expect(await listWeakEdges(page), screen.name).toEqual([])
    }
  })

  test(`and on every screen of the host, ${colorScheme}`, async ({ page, context, demo, server }) => {
    const host = { url: server.url, password: server.hostPassword }
    await logInAsHost(context, host)
    const { id: workshopId } = await findDemoWorkshop(host)
    await page.emulateMedia({ colorScheme })
    for (const screen of hostScreens) {
      await openScreen(page, screen, { ...demo, workshopId, catalogueId: 1 })
      expect(await listWeakEdges(page), screen.name).toEqual([])
    }
  })
}

test('the check of edges finds what is wrong', async ({ page, demo }) => {
  await openScreen(page, named('17-create'), demo)
  await page.addStyleTag({
    content: `input { border-color: transparent !important; background: none !important }
      button:focus-visible { outline-color: rgb(128 128 128 / 0.1) !important }`,
  })
  const found = await listWeakEdges(page)
  expect(found.filter((each) => each.startsWith('no edge: input'))).not.toEqual([])
  expect(found.filter((each) => each.startsWith('no ring: button'))).not.toEqual([])
})

test('what a need means stays under the pointer, and goes with Escape', async ({ page, demo }) => {
  await openScreen(page, named('05-h9'), demo)
  await page.getByRole('columnheader', { name: 'Protection' }).getByText('Protection').hover()
  const meaning = page.getByRole('tooltip')
  await expect(meaning).toBeVisible()
  await meaning.hover()
  await expect(meaning).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(meaning).toHaveCount(0)
})
