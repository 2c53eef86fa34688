import { DESK, PHONE, listFaults } from './faults.ts'
import { expect, test } from './demo.ts'
import { checkMoment, moments, named } from './moments.ts'
import { openScreen } from './screens.ts'
import { checkFailed, checkWaiting } from './unready-screens.ts'

test.use({ viewport: DESK, trace: 'off' })

test('the check finds what is wrong', async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>A</title><main><h1 style="color: #aaa">Pale</h1><img src="a.png"></main>',
  )
  expect((await listFaults(page)).map((fault) => fault.split(':')[0])).toEqual(['color-contrast', 'image-alt'])
  expect(await listFaults(page, 'color-contrast')).toEqual(['color-contrast: h1'])
})

// a few of those that the deep tests go through
test('screens while they wait for their data', ({ page, demo }) => checkWaiting(page, demo, [named('options')]))
test('screens that failed to get their data', ({ page, demo }) => checkFailed(page, demo, [named('h9')]))
const few = new Set(['dropdown of purposes open, one chosen', 'Workshop panel open'])
test('moments between two clicks', async ({ page, demo }) => {
  test.slow()
  for (const moment of moments.filter(({ name }) => few.has(name))) {
    await test.step(`${moment.screen.name}, ${moment.name}`, async () => {
      await page.setViewportSize(DESK)
      await checkMoment(page, demo, moment)
      await page.unrouteAll()
    })
  }
})

test('the steps as a sheet on the phone', async ({ page, demo }) => {
  await page.setViewportSize(PHONE)
  await openScreen(page, named('options'), demo)
  await page.getByRole('button', { name: /^Step 5 of 7/ }).click()
  await expect(page.getByRole('link', { name: /H9 analysis/ })).toBeVisible()
  expect(await listFaults(page)).toEqual([])
})
