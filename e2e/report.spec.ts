import { DEEP } from './deep.ts'
import { expect, test } from './demo.ts'
import { readPdf } from './read-pdf.ts'
import { listSmallType } from './type-size.ts'

test('what is chosen in the contents of a report comes into view, and so does what its address names', async ({
  page,
  demo: { solutionId, optionId },
}) => {
  await page.goto(`/solutions/${solutionId}/report`)
  const report = page.getByRole('article').first()
  // the contents stay in view, and must not draw the page along with them
  for (const title of ['Open gaps', 'H9 analysis']) {
    await report.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: title }).click()
    await expect(report.getByRole('heading', { name: title })).toBeInViewport()
  }
  const placeOf = (part: string) =>
    page.locator(`#${part}`).evaluate((goal) => Math.round(goal.getBoundingClientRect().top))
  for (const part of ['part-decisions', `O${optionId}-analysis`]) {
    await page.locator(`nav a[href="#${part}"]`).click()
    const chosen = await placeOf(part)
    // loaded anew: within a page the browser itself follows the address
    await page.goto('about:blank')
    await page.goto(`/solutions/${solutionId}/report#${part}`)
    await expect.poll(() => placeOf(part)).toBe(chosen)
    await page.waitForLoadState('networkidle')
    expect(await placeOf(part), 'what is above it has come to its height').toBe(chosen)
  }
})

test('nothing on a report moves on paper, so that what was never seen is printed whole', async ({
  page,
  demo: { solutionId },
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(`/solutions/${solutionId}/report`)
  await expect(page.getByRole('heading', { name: 'System requirements by need' })).toBeAttached()
  const moving = () =>
    page
      .getByRole('article')
      .first()
      .locator('*')
      .evaluateAll(
        (elements) =>
          elements.filter((element) => {
            const { animationName, transitionDuration } = getComputedStyle(element)
            return animationName !== 'none' || /[1-9]/.test(transitionDuration)
          }).length,
      )
  expect(await moving(), 'on the screen lines are drawn').toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  expect(await moving()).toBe(0)
})

test(
  'the report has its contents, and is printed on A4 and Letter without anything around it',
  DEEP,
  async ({ page, demo: { solutionId, optionId } }) => {
    await page.goto(`/solutions/${solutionId}`)
    await page.getByRole('link', { name: 'Report to print' }).click()

    const report = page.getByRole('article').first()
    const contents = report.getByRole('navigation', { name: 'Contents' })
    await expect(contents).toBeVisible()

    const a4 = readPdf(await page.pdf({ format: 'A4' }))
    const letter = readPdf(await page.pdf({ format: 'Letter' }))
    expect([a4.sizes[0], letter.sizes[0]]).toEqual([
      { width: 596, height: 843 },
      { width: 612, height: 792 },
    ])
    // the map stands on pages of their own, turned to their long side
    expect(a4.sizes).toContainEqual({ width: 843, height: 596 })
    expect(letter.sizes).toContainEqual({ width: 792, height: 612 })
    const last = contents.getByRole('listitem').last()
    await expect(last).not.toContainText('Open gaps')
    expect(await listSmallType(page, 8)).toEqual([])
    for (const { pages, pictures, linksTo } of [a4, letter]) {
      expect(pages).toBeGreaterThan(5)
      // circles and map are drawn, not photographed
      expect(pictures).toBe(0)
      for (const target of ['part-solution', 'part-gaps', `O${optionId}`, 'M27']) expect(linksTo).toContain(target)
    }

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('navigation').filter({ hasNot: page.locator('ol') })).toHaveCount(0)
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(report.getByRole('heading', { level: 2 })).toHaveCSS('color', 'rgb(34, 26, 38)')
    await expect(report).not.toContainText('@example.org')

    await page.emulateMedia({ media: 'screen' })
    await page.getByLabel('List the participants’ e-mails').check()
    await expect(report.getByRole('region', { name: 'Participants' })).toContainText('@example.org')
  },
)
