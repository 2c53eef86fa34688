import { expect, type Locator, type Page } from '@playwright/test'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { h9AnalysisMessages } from '#contract/messages/h9-analysis.ts'
import { metricsMessages } from '#contract/messages/metrics.ts'
import { solutionDetailsMessages } from '#contract/messages/solution-details.ts'
import { stakeholdersMessages } from '#contract/messages/stakeholders.ts'
import { userStoriesMessages } from '#contract/messages/user-stories.ts'

/** What a participant does with the mouse, named after the doing. Each ends when the page has answered. */

export async function fillLogin(page: Page, email: string, sessionId: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Session ID (Provided live by workshop host)').fill(sessionId)
  await page.getByRole('button', { name: 'Login' }).click()
}

export async function logIn(page: Page, email: string, sessionId: string) {
  await page.goto('/login')
  await fillLogin(page, email, sessionId)
  await expectHeading(page, 'Solutions')
}

export const expectHeading = (page: Page, title: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

/** Goes to another screen as a link does: without loading the page anew. */
export const goInside = (page: Page, path: string) => page.evaluate((next) => history.pushState(null, '', next), path)

/** One event in the place for what happened. */
export const toast = (page: Page, text: string) => page.locator('[data-card]').filter({ hasText: text })

export const rowOf = (page: Page, region: string, text: string) =>
  page.getByRole('region', { name: region }).getByRole('row').filter({ hasText: text })

export async function createSolution(page: Page, solution: { name: string; purposes: string[]; fhn: string }) {
  await page.getByRole('link', { name: 'Create New Solution' }).click()
  await page.getByLabel('Solution Name').fill(solution.name)
  await page.getByRole('combobox', { name: 'Primary Purpose(s)' }).click()
  for (const purpose of solution.purposes) await page.getByRole('option', { name: purpose }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Primary FHN' }).click()
  await page.getByRole('option', { name: solution.fhn }).click()
  await page.getByRole('button', { name: 'Create Solution' }).click()
  await expect(toast(page, solutionDetailsMessages.created)).toBeVisible()
  await expect(page).toHaveURL('/solutions')
}

export async function viewDetails(page: Page, name: string): Promise<number> {
  await rowOf(page, 'Solutions', name).getByRole('button', { name: 'View Details' }).click()
  await expectHeading(page, name)
  return Number(/\/solutions\/(\d+)$/.exec(page.url())?.[1])
}

export async function addMetric(page: Page, metric: string) {
  await rowOf(page, 'Available Metrics', metric).getByRole('button', { name: 'Add' }).click()
  await expect(toast(page, metricsMessages.added)).toBeVisible()
  await expect(rowOf(page, 'Added Metrics', metric)).toBeVisible()
  // the next metric moves under the pointer, and a click at once in the same place would count as a double click
  await page.getByRole('heading', { level: 1 }).click()
}

export const personOf = (page: Page, metric: string, name: string) =>
  rowOf(page, 'Stakeholders by metric', metric).getByRole('listitem').filter({ hasText: name })

export async function addStakeholder(page: Page, metric: string, name: string) {
  await personOf(page, metric, name).getByRole('button', { name: 'Add', exact: true }).click()
  await expect(toast(page, stakeholdersMessages.added)).toBeVisible()
  await expect(personOf(page, metric, name).getByRole('button', { name: 'Added' })).toBeEnabled()
}

export const storyOf = (page: Page, metric: string) => rowOf(page, 'User stories', metric).getByLabel('User story')

export async function saveStories(page: Page) {
  await page.getByRole('button', { name: 'Save All User Stories' }).click()
  await expect(toast(page, userStoriesMessages.saved)).toBeVisible()
}

export const newOptionOf = (page: Page, metric: string) =>
  rowOf(page, 'Functional options', metric).getByLabel('Add functional option')

export const optionLine = (page: Page, option: string) =>
  page.getByRole('region', { name: 'Functional options' }).getByRole('listitem').filter({ hasText: option })

export async function addOption(page: Page, metric: string, option: string) {
  await newOptionOf(page, metric).fill(option)
  await rowOf(page, 'Functional options', metric).getByRole('button', { name: 'Add' }).click()
  await expect(toast(page, functionalOptionsMessages.added)).toBeVisible()
  await expect(optionLine(page, option)).toBeVisible()
}

export const ratingOf = (page: Page, fhn: string) => page.getByRole('combobox', { name: fhn, exact: true })

export async function rate(page: Page, ratings: Record<string, string>) {
  for (const [fhn, measure] of Object.entries(ratings)) await ratingOf(page, fhn).selectOption(measure)
}

export async function saveRatings(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, h9AnalysisMessages.saved)).toBeVisible()
}

export const requirementsOf = (page: Page, measure: string, fhn: string) =>
  page
    .getByRole('table', { name: `Measure: ${measure}` })
    .getByRole('row')
    .filter({ hasText: fhn })

/** Not the field in which it is written: it has the same text before anything is stored. */
export const storedRequirement = (row: Locator, text: string) => row.getByRole('paragraph').filter({ hasText: text })

export async function addRequirement(page: Page, measure: string, fhn: string, text: string) {
  const row = requirementsOf(page, measure, fhn)
  await row.getByPlaceholder('Add requirement...').fill(text)
  await row.getByRole('button', { name: 'Add' }).click()
  await expect(row.getByText(text)).toBeVisible()
}
