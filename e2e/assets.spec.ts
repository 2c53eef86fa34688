import type { Locator } from '@playwright/test'
import { DEEP } from './deep.ts'
import { makeSolution } from './example-solution.ts'
import { hostScreens } from './host-screens.ts'
import { findDemoWorkshop, logInAsHost } from './host.ts'
import { linkToResults, paperScreens, type ResultsPlaces } from './paper-screens.ts'
import { goOnToScreen, openScreen, screens, type Screen } from './screens.ts'
import { firstPlaces } from './workshop-contents.ts'
import { expect, joinWithoutLogin, test, watchConsole } from './workshop.ts'
import { expectHeading } from './workshop-page.ts'

const email = 'mira@example.org'

test(
  'on a tour of all screens nothing comes from elsewhere and the policy is never violated',
  DEEP,
  async ({ page, context, server, workshop }) => {
    test.slow()
    const errors = watchConsole(page)
    const hosts = new Set<string>()
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.protocol !== 'data:' && url.protocol !== 'blob:') hosts.add(url.origin)
    })
    const policies = new Set<string | undefined>()
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) policies.add(response.headers()['content-security-policy'])
    })

    await joinWithoutLogin(context, server.url, workshop.id, email)
    const { id, name, optionId } = await makeSolution(page.request, workshop.id, email)
    const tour: [path: string, heading: string | RegExp][] = [
      ['/login', 'Login'],
      ['/solutions', 'Solutions'],
      ['/solutions/new', 'Create New Solution'],
      [`/solutions/${id}`, name],
      ['/metrics', /^Available Metrics/],
      [`/solutions/${id}/metrics`, 'Solution Metrics'],
      [`/solutions/${id}/stakeholders`, 'Stakeholder Management'],
      [`/solutions/${id}/user-stories`, 'User Story Creation'],
      [`/solutions/${id}/functional-options`, 'Functional Option Creation'],
      [`/solutions/${id}/option-analysis/${optionId}/virtuous`, `H9 Analysis for Solution: ${name}`],
      [`/solutions/${id}/system-requirements/${optionId}`, 'System Requirements'],
    ]
    for (const [path, heading] of tour) {
      await page.goto(path)
      await expectHeading(page, heading)
    }
    expect([...hosts]).toEqual([server.url])
    expect([...policies]).toEqual([expect.stringContaining("script-src 'self'")])
    // the browser reports a violation of the policy as an error
    expect(errors).toEqual([])
  },
)

test(
  'a visit comes in few files, each asked for once, and the signs of all needs in one',
  DEEP,
  async ({ page, context, server, workshop }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/\.(js|css|svg|woff2)$/.test(pathname)) asked.push(pathname)
    })
    await page.goto('/login')
    await expectHeading(page, 'Login')
    await page.waitForLoadState('networkidle')
    expect(new Set(asked).size).toBe(asked.length)
    expect(asked.length).toBeLessThan(20)

    await joinWithoutLogin(context, server.url, workshop.id, email)
    const { id, optionId } = await makeSolution(page.request, workshop.id, email)
    asked.length = 0
    await page.goto('/solutions')
    const places = { solutionId: id, optionId }
    for (const screen of screens.filter(({ name }) => /solutions|h9|comparison/.test(name)))
      await goOnToScreen(page, screen, places)
    const twice = asked.filter((path, place) => asked.indexOf(path) !== place)
    expect(twice).toEqual([])
    // the ring has the specification's images, one a need
    const signs = asked.filter((path) => path.endsWith('.svg') && !path.startsWith('/icons/fhn/'))
    expect(signs).toEqual([expect.stringMatching(/need-signs/)])
  },
)

test('a screen that is opened by its address comes in few files', DEEP, async ({ browser, context, server }) => {
  test.slow()
  await logInAsHost(context, { url: server.url, password: server.hostPassword })
  const { id: workshopId } = await findDemoWorkshop({ url: server.url, password: server.hostPassword })
  const token = await linkToResults(context.request, workshopId)
  await joinWithoutLogin(context, server.url, workshopId, email)
  const places = { ...(await firstPlaces(context.request, workshopId)), workshopId, catalogueId: 1, token }
  const storageState = await context.storageState()
  const hosts: Screen<ResultsPlaces>[] = hostScreens
  for (const screen of [...screens, ...hosts, ...paperScreens]) {
    // a browser that has nothing yet, and fetches nothing for later
    const fresh = await browser.newContext({ baseURL: server.url, storageState })
    const page = await fresh.newPage()
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
    const asked: string[] = []
    page.on('request', (request) => /\.(js|css)$/.test(request.url()) && asked.push(request.url()))
    await openScreen(page, screen, places)
    expect(asked.length, screen.name).toBeLessThanOrEqual(hosts.includes(screen) ? 30 : 21)
    await fresh.close()
  }
})

test('hashed files are kept for a year and come compressed; the page is always asked for', async ({
  page,
  request,
}) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (/\/assets\/.*\.(js|css)$/.test(response.url())) scripts.push(response.url())
  })
  await page.goto('/login')
  await expectHeading(page, 'Login')
  expect(scripts.length).toBeGreaterThan(2)
  for (const url of scripts) {
    const plain = await request.get(url, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers()['cache-control'], url).toBe('public, max-age=31536000, immutable')
    expect(plain.headers()['content-encoding'], url).toBeUndefined()
    for (const encoding of ['br', 'gzip']) {
      const packed = await request.get(url, { headers: { 'accept-encoding': encoding } })
      expect(packed.headers()['content-encoding'], url).toBe(encoding)
      expect(packed.headers().vary?.toLowerCase(), url).toContain('accept-encoding')
      // unpacked by the client, it is the same file
      expect(await packed.text()).toBe(await plain.text())
    }
  }
  for (const path of ['/', '/login', '/solutions/7/metrics']) {
    const answer = await request.get(path)
    expect(answer.headers()['cache-control'], path).toBe('no-cache')
    expect(answer.headers()['content-type'], path).toContain('text/html')
  }
})

test('a missing file is not answered with the page', async ({ request }) => {
  expect((await request.get('/assets/gone-1234.js')).status()).toBe(404)
})

test('the log-in is seen as it is to be when nothing but its page has come', async ({ page }) => {
  await page.route('**/*', (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()))
  await page.goto('/login')
  await expectHeading(page, 'Login')
  // without a style a page has no colour of its own
  await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0)
})

test('what is pressed before the script of the log-in is there is sent when it is', async ({ page, workshop }) => {
  let letCome = () => {}
  const held = new Promise<void>((resolve) => (letCome = resolve))
  await page.route('**/assets/react-*.js', (route) => held.then(() => route.continue()))
  const pressIsThere = page.waitForResponse(/\/assets\/press-/)
  await page.goto('/login', { waitUntil: 'commit' })
  await (await pressIsThere).finished()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Session ID').fill(workshop.id)
  // it runs when the page is read to its end, which nothing tells
  await expect(async () => {
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.locator('form[data-pressed]')).toHaveCount(1, { timeout: 100 })
  }).toPass()
  letCome()
  await expectHeading(page, 'Solutions')
})

test('where no script comes, the page says so after a while, and loads again', async ({
  page,
  workshop,
  context,
  server,
}) => {
  await joinWithoutLogin(context, server.url, workshop.id, email)
  for (const [path, heading] of [
    ['/login', 'Login'],
    ['/solutions', 'Solutions'],
    ['/metrics', /^Available Metrics/],
  ] as const) {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(path)
    const late = page
      .getByRole('complementary')
      .getByRole('link', { name: 'This page is taking a long time. Load it again' })
    await expect(late).toHaveCount(0)
    await page.evaluate(() => document.getAnimations().forEach((waiting) => waiting.finish()))
    await expect(late).toBeVisible()
    await page.unrouteAll()
    await late.click()
    await expectHeading(page, heading)
    await expect(page.locator('#late')).toHaveCSS('animation-name', 'none')
    await expect(page.locator('#late')).toBeHidden()
  }
})

test('without scripts the page says what it needs', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of ['/login', '/solutions']) {
    await page.goto(path)
    await expect(page.getByRole('alert')).toHaveText('Ninefold needs JavaScript to run.')
    await expect(page.getByRole('alert')).toBeInViewport()
    await expect(page.locator('#late')).toBeHidden()
  }
  await context.close()
})

test('an outline is shown before the application has come, whose frame and title take its place', async ({
  browser,
  server,
  workshop,
}) => {
  for (const [index, width] of [320, 390, 540, 820, 1100, 1280, 1600].entries()) {
    const viewport = { width, height: width < 700 ? 800 : 900 }
    const context = await browser.newContext({
      baseURL: server.url,
      viewport,
      colorScheme: index % 2 === 0 ? 'light' : 'dark',
    })
    await joinWithoutLogin(context, server.url, workshop.id, email)
    const { id } = await makeSolution(context.request, workshop.id, email)
    const page = await context.newPage()
    const errors = watchConsole(page)
    for (const path of ['/solutions', `/solutions/${id}/metrics`]) {
      let letCome = () => {}
      const held = new Promise<void>((resolve) => (letCome = resolve))
      // the first script needs neither of them
      await page.route(/assets\/(app|react)-.*\.js$/, (route) => held.then(() => route.continue()))
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const outline = page.locator('#skeleton')
      await expect(outline).toBeVisible()
      const frame = await boxOf(page.locator('.skeleton-sidebar'))
      const title = await boxOf(page.locator('.skeleton-title'))
      const ground = await outline.evaluate((element) => getComputedStyle(element).backgroundColor)
      // a screen reader does not read it, and nothing in it takes the focus
      await expect(outline).toHaveAttribute('aria-hidden', 'true')
      await expect(outline.locator('a, button, input, [tabindex]')).toHaveCount(0)
      letCome()
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toBeVisible()
      await expect(outline).toBeHidden()
      const head = width < 700 ? page.locator('#root aside > div').first() : page.locator('#root aside')
      expect.soft(await boxOf(head), `${path}, ${width} px`).toEqual(frame)
      await expect(page.locator('body')).toHaveCSS('background-color', ground)
      const { x, y, height } = await boxOf(heading)
      expect.soft(title.x, `${path}, ${width} px`).toBe(x)
      // the steps of a solution have a line above the title, too
      const above = path === '/solutions' ? 0 : 24
      expect.soft(title.y + title.height / 2 - (y + height / 2) + above, `${path}, ${width} px`).toBeLessThan(24)
      await page.unrouteAll()
    }
    expect(errors).toEqual([])
    await context.close()
  }
})

test('the first script asks for what the opening screen reads, and nothing is asked for twice', async ({
  page,
  context,
  server,
  workshop,
}) => {
  await joinWithoutLogin(context, server.url, workshop.id, email)
  const { id } = await makeSolution(page.request, workshop.id, email)
  // A response is read again once it is some seconds old, however long a busy machine takes to load the application.
  await page.clock.setFixedTime(Date.now())
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(room|solutions)/.test(pathname)) asked.push(pathname)
  })
  for (const [path, first, heading] of [
    ['/solutions', ['/api/room', '/api/solutions'], 'Solutions'],
    [`/solutions/${id}/metrics`, ['/api/room', `/api/solutions/${id}`], 'Solution Metrics'],
  ] as const) {
    asked.length = 0
    let letCome = () => {}
    const held = new Promise<void>((resolve) => (letCome = resolve))
    await page.route(/assets\/(app|react)-.*\.js$/, (route) => held.then(() => route.continue()))
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect.poll(() => asked).toEqual(first)
    letCome()
    await expectHeading(page, heading)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((call) => first.includes(call as never))).toEqual(first)
    await page.unrouteAll()
  }
})

test('where the application does not come, the page says so and loads again', async ({
  page,
  context,
  server,
  workshop,
}) => {
  await joinWithoutLogin(context, server.url, workshop.id, email)
  const files = '**/assets/app-*.js'
  await page.route(files, (route) => route.abort())
  await page.goto('/solutions')
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded.')
  await expect(page.locator('#skeleton')).toBeHidden()
  await page.unroute(files)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expectHeading(page, 'Solutions')
})

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error(`${String(part)} is not visible`)
  return { x: Math.round(box.x), y: Math.round(box.y), width: Math.round(box.width), height: Math.round(box.height) }
}
