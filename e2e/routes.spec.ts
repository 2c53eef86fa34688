import { commonMessages } from '#contract/messages/common.ts'
import { notLoadedMessages } from '#contract/messages/not-loaded.ts'
import { plainPagesMessages, sessionScreensMessages } from '#contract/messages/shell.ts'
import { CHUNK_TIMEOUT_MS } from '#contract/limits.ts'
import { DEEP } from './deep.ts'
import { carKilometres, makeSolution } from './example-solution.ts'
import { expectNoFaults } from './faults.ts'
import { expect, joinWithoutLogin, test, watchConsole } from './workshop.ts'
import { expectHeading, rowOf } from './workshop-page.ts'

const email = 'mira@example.org'

test('all routes show their screens, and the type in the address decides between the two kinds of analysis', async ({
  page,
  context,
  server,
  workshop,
}) => {
  test.slow()
  const errors = watchConsole(page)
  await joinWithoutLogin(context, server.url, workshop.id, email)
  const { id, name, optionId } = await makeSolution(page.request, workshop.id, email)
  const routes: [path: string, heading: string | RegExp, leadsTo?: string][] = [
    ['/', 'Solutions', '/solutions'],
    ['/solutions', 'Solutions'],
    ['/solutions/new', 'Create New Solution'],
    [`/solutions/${id}`, name],
    ['/metrics', /^Available Metrics \(\d+\)$/],
    [`/solutions/${id}/metrics`, 'Solution Metrics'],
    [`/solutions/${id}/stakeholders`, 'Stakeholder Management'],
    [`/solutions/${id}/user-stories`, 'User Story Creation'],
    [`/solutions/${id}/functional-options`, 'Functional Option Creation'],
    [`/solutions/${id}/option-analysis/${optionId}/VIRTUOUS`, `H9 Analysis for Solution: ${name}`],
    [`/solutions/${id}/system-requirements/${optionId}`, 'System Requirements'],
    [`/solutions/${id}/history`, 'History'],
    [`/solutions/${id}/comparison`, 'Comparison'],
    ['/data', 'Data'],
  ]
  for (const [path, heading, leadsTo = path] of routes) {
    await page.goto(path)
    await expectHeading(page, heading)
    await expect(page).toHaveURL(leadsTo)
    // of several tabs one is found by its solution
    if (path.startsWith(`/solutions/${id}`)) await expect(page).toHaveTitle(new RegExp(name))
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  }
  await expect(page.getByText(plainPagesMessages.dataDisabled)).toBeVisible()

  await page.goto(`/solutions/${id}/option-analysis/${optionId}/vIrTuOuS`)
  await expect(page.getByRole('region', { name: 'Virtuous ratings' })).toBeVisible()
  await page.goto(`/solutions/${id}/option-analysis/${optionId}/anything`)
  await expect(page.getByRole('region', { name: 'Vicious ratings' })).toBeVisible()

  await page.goto('/login')
  await expectHeading(page, 'Login')
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await page.goto('/privacy')
  await expectHeading(page, 'Privacy')
  expect(errors).toEqual([])
})

test('without a session every page is replaced by the login', async ({ page }) => {
  await page.goto('/favicon.svg')
  await page.goto('/solutions/3/metrics')
  await expect(page).toHaveURL('/login')
  await expectHeading(page, 'Login')
  // the guarded page left no entry behind
  await page.goBack()
  await expect(page).toHaveURL('/favicon.svg')
})

test('an address that is no page says so and leads home', async ({ page, context, server, workshop }) => {
  await joinWithoutLogin(context, server.url, workshop.id, email)
  for (const path of [
    '/nowhere',
    '/solutions/seven',
    '/solutions/0',
    '/solutions/0x10',
    '/solutions/1/option-analysis/x/virtuous',
  ]) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByText(plainPagesMessages.notFound)).toBeVisible()
      await page.getByRole('link', { name: 'Go to Solutions' }).click()
      await expectHeading(page, 'Solutions')
    })
  }
})

test('a screen whose script fails to load, or does not come within two minutes, offers a reload', async ({
  page,
  context,
  server,
  workshop,
}) => {
  await joinWithoutLogin(context, server.url, workshop.id, email)
  const chunk = '**/assets/metrics-overview-screen-*.js'
  // it comes by itself as soon as it can be had, so it can be had only once the page is asked for again
  let isThere = false
  await page.route(chunk, (route) => (isThere ? route.continue() : route.abort()))
  await page.goto('/metrics')
  await expect(page.getByText(notLoadedMessages.notLoaded)).toBeVisible()
  page.once('framenavigated', () => (isThere = true))
  await page.getByRole('button', { name: 'Reload' }).click()
  await expectHeading(page, /^Available Metrics/)
  await page.unroute(chunk)

  await page.clock.install()
  const asked = page.waitForRequest(chunk)
  await page.route(chunk, () => undefined)
  await page.goto('/metrics')
  await asked
  await page.clock.fastForward(CHUNK_TIMEOUT_MS / 2)
  await expect(page.getByText(commonMessages.loading)).toBeVisible()
  await page.clock.fastForward(CHUNK_TIMEOUT_MS / 2)
  await expect(page.getByText(notLoadedMessages.notLoaded)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
})

test('a screen that is on its way shows its heading at once, and keeps the focus there', async ({
  page,
  context,
  server,
  workshop,
}) => {
  await joinWithoutLogin(context, server.url, workshop.id, email)
  const { id } = await makeSolution(page.request, workshop.id, email)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/stakeholders-screen-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/solutions/${id}/metrics`)
  await expect(rowOf(page, 'Added Metrics', carKilometres.metric_text)).toBeVisible()
  await page.getByRole('link', { name: 'Forward to Stakeholders' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Stakeholder Management')
  await expect(heading).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible()
  await expect(page.getByText(commonMessages.loading)).toBeVisible()
  letGo()
  await expect(page.getByText(commonMessages.loading)).toHaveCount(0)
  await expect(heading).toHaveText(/Stakeholder Management$/)
  await expect(heading).toBeFocused()
})

test(
  'a workshop the host has closed says so, and goes on there when it is open again',
  DEEP,
  async ({ page, context, server, workshop }) => {
    await joinWithoutLogin(context, server.url, workshop.id, email)
    const { id } = await makeSolution(page.request, workshop.id, email)
    await page.goto(`/solutions/${id}/metrics`)
    await expectHeading(page, 'Solution Metrics')
    await server.changeWorkshop(workshop.id, { status: 'closed' })
    await expectHeading(page, 'Workshop closed')
    await expectNoFaults(page, 'closed', page.getByText(sessionScreensMessages.closedTitle))

    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(sessionScreensMessages.stillClosed)).toBeVisible()
    await server.changeWorkshop(workshop.id, { status: 'open' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL(`/solutions/${id}/metrics`)
    await expectHeading(page, 'Solution Metrics')
  },
)

test('a lost cookie is mended by one more validation, without a word', async ({ page, context, server, workshop }) => {
  await joinWithoutLogin(context, server.url, workshop.id, email)
  const { id } = await makeSolution(page.request, workshop.id, email)
  await page.goto(`/solutions/${id}/metrics`)
  await expectHeading(page, 'Solution Metrics')

  const validations: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/session-validate')) validations.push(request.url())
  })
  await context.clearCookies()
  await page.getByRole('link', { name: 'Forward to Stakeholders' }).click()
  await expect(page.getByRole('region', { name: 'Stakeholders by metric' })).toBeVisible()
  await expect(page.locator('[role=alert], [data-card]')).toHaveCount(0)
  expect(validations).toHaveLength(1)
  expect(await context.cookies()).toHaveLength(1)
})
