import type { Page } from '@playwright/test'
import { connectionMessages } from '#contract/messages/shell.ts'
import { DEEP } from './deep.ts'
import { carKilometres, makeSolution } from './example-solution.ts'
import { expect, joinWithoutLogin, test, watchConsole } from './workshop.ts'
import { expectHeading, storyOf } from './workshop-page.ts'

test.use({ serviceWorkers: 'allow' })

/** Addresses of what the worker keeps; the page's is the first. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname)
  })
/** Of the application, what this page itself has fetched. */
const fetchedFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/')),
  )

test(
  'a reload while the server is away shows the application and what was typed, and goes on by itself',
  DEEP,
  async ({ page, context, server, workshop }) => {
    test.slow()
    const email = 'mira@example.org'
    await joinWithoutLogin(context, server.url, workshop.id, email)
    const { id } = await makeSolution(page.request, workshop.id, email)
    const metric = carKilometres.metric_text
    const errors = watchConsole(page)
    await page.goto(`/solutions/${id}/user-stories`)
    await storyOf(page, metric).fill('Half a sentence')
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('Half a sentence')
    await expect
      .poll(async () => {
        const kept = await keptFiles(page)
        return (await fetchedFiles(page)).filter((path) => !kept.includes(path))
      })
      .toEqual([])
    expect(errors).toEqual([])
    const kept = await keptFiles(page)
    expect(kept).toContain('/')
    expect(kept.filter((path) => path.startsWith('/api'))).toEqual([])

    // nor does the browser itself remember anything
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    await server.stop()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expectHeading(page, 'User Story Creation')
    await expect(page.getByText(connectionMessages.offline)).toBeVisible()
    await expect(page.getByText(connectionMessages.keptHere)).toBeVisible()
    await expect(page.getByText('Half a sentence')).toBeVisible()

    await server.start()
    await expect(storyOf(page, metric)).toHaveValue('Half a sentence')
    await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible()
    await expect(page.getByText(connectionMessages.offline)).toHaveCount(0)
  },
)
