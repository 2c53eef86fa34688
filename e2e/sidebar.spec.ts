import { DEEP } from './deep.ts'
import { withTextSpacing } from './cut-text.ts'
import { makeSolution } from './example-solution.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'
import { expectHeading } from './workshop-page.ts'

const email = 'mira@example.org'

test.beforeEach(({ context, server, workshop }) => joinWithoutLogin(context, server.url, workshop.id, email))

test(
  'the name beside an icon stays under the pointer, goes with Escape, and comes at the next one',
  DEEP,
  async ({ page, workshop }) => {
    const { id, name } = await makeSolution(page.request, workshop.id, email)
    await page.goto(`/solutions/${id}/metrics`)
    const link = (called: string) => page.getByRole('link', { name: called, exact: true })
    const label = (called: string) => link(called).locator('[class*=label]')
    const isShown = async (called: string) =>
      (await label(called).evaluate((it) => getComputedStyle(it).opacity)) === '1'
    await link('Stakeholders').hover()
    await expect.poll(() => isShown('Stakeholders')).toBe(true)
    await expect(label('Stakeholders').locator('[data-name]')).toHaveAttribute('data-name', name)

    const { x, y, width, height } = (await label('Stakeholders').boundingBox())!
    await page.mouse.move(x - 5, y + height / 2)
    await page.mouse.move(x + width / 2, y + height / 2)
    expect(await isShown('Stakeholders')).toBe(true)

    await page.keyboard.press('Escape')
    await expect.poll(() => isShown('Stakeholders')).toBe(false)
    await page.mouse.move(x - 30, y + height / 2)
    expect(await isShown('Stakeholders')).toBe(false)

    await link('Home').focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => isShown('Metrics')).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => isShown('Metrics')).toBe(false)
    await expect(link('Metrics')).toBeFocused()
  },
)

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

  // A tab hears no storage event of its own writing, so that it is told. Both in one task: whatever is drawn for another
  // reason reads the selection as well.
  const selectInThisTab = (solutionId: string | null) =>
    page.evaluate((value) => {
      if (value === null) localStorage.removeItem('solutionID')
      else localStorage.setItem('solutionID', value)
      window.dispatchEvent(new Event('localStorageChange'))
    }, solutionId)
  await selectInThisTab(String(id))
  await expect(links).toHaveCount(4)
  await selectInThisTab(null)
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

test(
  'on a phone the number of people stands beside its icon, and no word breaks with more room between letters',
  DEEP,
  async ({ page, another, workshop }) => {
    const { id } = await makeSolution(page.request, workshop.id, email)
    await (await another('jonas@example.org')).goto('/solutions')
    const button = page.getByRole('button', { name: 'Workshop' })
    for (const path of ['/solutions', `/solutions/${id}`]) {
      await page.goto(path)
      await expect(button).toHaveAccessibleDescription('Here now, 2')
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 700 })
        const icon = (await button.locator('svg').boundingBox())!
        const count = (await button.getByText('2', { exact: true }).boundingBox())!
        expect(Math.abs(count.x - icon.x - icon.width)).toBeLessThanOrEqual(2)
        expect(count.y).toBeLessThan(icon.y)
        expect(count.y + count.height).toBeGreaterThan(icon.y)
        expect(count.x + count.width).toBeLessThanOrEqual(width)
        const lines = await withTextSpacing(page, () =>
          page.locator('aside [class*=label]').evaluateAll((labels) =>
            labels.map((label) => {
              const text = document.createRange()
              text.selectNodeContents(label)
              return { words: label.textContent.split(' ').length, lines: text.getClientRects().length }
            }),
          ),
        )
        expect(lines).toHaveLength(path === '/solutions' ? 2 : 5)
        expect(lines.filter((label) => label.lines > label.words)).toEqual([])
      }
    }
  },
)
