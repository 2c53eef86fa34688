import { expect, type Page } from '@playwright/test'
import { expectNoFaults } from './faults.ts'
import type { Places, Screen } from './screens.ts'

// one after the other on one page, which keeps its scripts: loading them anew is most of what a screen takes

/** Each of the screens while no answer comes. */
export async function checkWaiting(page: Page, places: Places, screens: readonly Screen[]) {
  await page.route('**/api/**', () => undefined)
  for (const { name, path } of screens) {
    await page.goto(path(places))
    // the screen's own script has come; what it waits for is data
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoFaults(page, `${name}, loading`, page.locator('[aria-busy=true]'))
  }
}

/** Each of the screens when the server refuses everything. */
export async function checkFailed(page: Page, places: Places, screens: readonly Screen[]) {
  const json = { code: 'UNEXPECTED', error: 'The database is on fire.' }
  await page.route('**/api/**', (route) => route.fulfill({ status: 500, json }))
  for (const { name, path } of screens) {
    await page.goto(path(places))
    await expectNoFaults(page, `${name}, failed`, page.getByRole('alert'))
  }
}
