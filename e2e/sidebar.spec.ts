import { makeSolution } from './example-solution.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'
import { expectHeading } from './workshop-page.ts'

const email = 'mira@example.org'

test.beforeEach(({ context, server, workshop }) => joinWithoutLogin(context, server.url, workshop.id, email))

test('shows only Home without a solution, and four links with one, whichever tab selects it', async ({
  page,
  context,
  workshop,
}) => {
  const { id } = await makeSolution(page.request, workshop.id, email)
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await page.goto('/solutions')
  await expect(links).toHaveText(['Home'])

  const otherTab = await context.newPage()
  await otherTab.goto('/favicon.svg')
  await otherTab.localStorage.setItem('solutionID', String(id))
  await expect(links).toHaveCount(4)
  await otherTab.localStorage.removeItem('solutionID')
  await expect(links).toHaveCount(1)

  // a tab hears no storage event of its own writing
  await page.evaluate((solutionId) => localStorage.setItem('solutionID', solutionId), String(id))
  await expect(links).toHaveCount(1)
  await page.evaluate(() => window.dispatchEvent(new Event('localStorageChange')))
  await expect(links).toHaveCount(4)

  await page.evaluate(() => localStorage.removeItem('solutionID'))
  await page.evaluate(() => window.dispatchEvent(new Event('localStorageChange')))
  await expect(links).toHaveText(['Home'])
  await page.getByRole('button', { name: 'View Details' }).click()
  await expect(links).toHaveText(['Home', 'Metrics', 'Stakeholders', 'User Stories'])
  expect(await page.localStorage.getItem('solutionID')).toBe(String(id))
  for (const [name, path, heading] of [
    ['Metrics', `/solutions/${id}/metrics`, 'Solution Metrics'],
    ['Stakeholders', `/solutions/${id}/stakeholders`, 'Stakeholder Management'],
    ['User Stories', `/solutions/${id}/user-stories`, 'User Story Creation'],
    ['Home', '/solutions', 'Solutions'],
  ] as const) {
    await links.filter({ hasText: name }).click()
    await expect(page).toHaveURL(path)
    await expectHeading(page, heading)
    await expect(page.locator('nav[aria-label=Main] [aria-current=page]')).toHaveText(name)
    // the bar is drawn beside the current link, and beside no other
    const bars = await links.evaluateAll((all) =>
      all.filter((link) => getComputedStyle(link, '::before').content !== 'none').map((link) => link.textContent),
    )
    expect(bars).toEqual([name])
  }
})

test('is collapsed at first; collapsing and an outside click close the Workshop panel', async ({ page, workshop }) => {
  await page.goto('/solutions')
  const panel = page.getByRole('region', { name: 'Workshop' })
  const home = page.getByRole('link', { name: 'Home' })
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toHaveAttribute('aria-expanded', 'false')
  const narrow = (await home.boundingBox())?.width ?? 0

  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await expect.poll(async () => (await home.boundingBox())?.width).toBeGreaterThan(narrow)
  await page.getByRole('button', { name: 'Workshop' }).click()
  await expect(panel).toContainText(workshop.id)
  await expect(panel).toContainText(email)
  // by keyboard: a click there would be an outside click as well
  await page.getByRole('button', { name: 'Collapse sidebar' }).press('Enter')
  await expect(panel).toHaveCount(0)

  await page.getByRole('button', { name: 'Workshop' }).click()
  await expect(panel).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(panel).toHaveCount(0)
})
