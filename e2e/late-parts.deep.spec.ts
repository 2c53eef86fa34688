import type { Browser, Page, ViewportSize } from '@playwright/test'
import type { UserStoryRow } from '#contract/user-stories.ts'
import { call } from './api.ts'
import { expect, test } from './demo.ts'
import { findDemoWorkshop, logInAsHost } from './host.ts'
import { hostScreens } from './host-screens.ts'
import { openScreen, screens, type Places, type Screen } from './screens.ts'
import { SESSION_ID } from './spec-only-calls.ts'
import { metrics } from './spec-only-catalogue.ts'
import { startSpecOnlyServer } from './spec-only-server.ts'

/** The edge of a network. */
const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 900 },
]
/** Less than anybody sees. */
const STILL_PX = 2
/** Their outline stands where their table will stand; on the others something else comes in its place. */
const withTable = /solutions|0[34]-|12-|13-|14-/

test.use({ trace: 'off' })
test.describe.configure({ timeout: 1_800_000 })

for (const size of sizes) {
  test(`on a slow network nothing moves while a screen comes, ${size.width} px`, async ({ page, demo }) => {
    await page.setViewportSize(size)
    await expectStillness(page, demo)
  })
}

for (const size of sizes) {
  test(`nor while one of the host comes, ${size.width} px`, async ({ page, context, demo, server }) => {
    const host = { url: server.url, password: server.hostPassword }
    await logInAsHost(context, host)
    const { id: workshopId } = await findDemoWorkshop(host)
    await page.setViewportSize(size)
    await expectStillness(page, { ...demo, workshopId, catalogueId: 1 }, hostScreens)
  })
}

for (const size of sizes) {
  test(`nor on a server that knows only the calls of the specification, ${size.width} px`, async ({ browser }) => {
    await openOnSpecOnlyServer(browser, size)
  })
}

async function openOnSpecOnlyServer(browser: Browser, viewport: ViewportSize) {
  const server = await startSpecOnlyServer()
  const stored = { sessionId: SESSION_ID, email: 'mira@example.org' }
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
  const page = await browser.newPage({
    baseURL: server.url,
    viewport,
    storageState: { cookies: [], origins: [{ origin: server.url, localStorage }] },
  })
  // the list that comes after the log-in, where no solution is at hand: from then on the browser knows the server
  await page.goto('/solutions', { waitUntil: 'networkidle' })
  await expectStillness(page, await makeRatableOption(page))
  await page.close()
  await server.stop()
}

/** Opens each screen as if it were the first, far from everything. */
async function expectStillness<Of extends Places>(page: Page, places: Of, all: readonly Screen<Of>[] = screens) {
  await page.addInitScript((id) => localStorage.setItem('solutionID', id), `${places.solutionId}`)
  await page.addInitScript(notePlaces)
  // nothing of a screen is there before it is asked for
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', slow)
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  // the log-in is a page of its own, whose form stands there before its letters come
  for (const screen of all.filter(({ name, open }) => !open && name !== '01-login')) {
    await openScreen(page, screen, places)
    await page.waitForLoadState('networkidle')
    const { tops, moves } = await notedOn(page)
    for (const [part, stood] of Object.entries(tops)) {
      if (part === 'table' && !withTable.test(screen.name)) continue
      const spread = Math.max(...stood) - Math.min(...stood)
      expect.soft(spread, `${screen.name}: its ${part}, at ${stood.join(', ')}`).toBeLessThan(STILL_PX)
    }
    expect.soft(moves, screen.name).toEqual([])
  }
}

/** A solution with one option, by the calls of the specification alone. */
async function makeRatableOption({ request }: Page): Promise<Places> {
  const send = (path: string, data: object) => request.post(`/api/${path}`, { data })
  const solution = { solution_name: 'Reading room', primary_fhn: 1, session_id: SESSION_ID }
  const { id: solutionId } = (await (await send('solutions', solution)).json()) as { id: number }
  const readRow = async () => {
    const rows = (await (await request.get(`/api/user_stories_table/${solutionId}`)).json()) as UserStoryRow[]
    return rows[0]!
  }
  await send('user-stories', { solution_id: solutionId, metric_id: metrics[0]!.id })
  await send('function_options', { user_story_id: (await readRow()).user_story_id, functional_option: 'A lamp' })
  return { solutionId, optionId: (await readRow()).functional_options[0]!.id }
}

test('a page that is loaded again stands where it was', async ({ page, context, demo, server }) => {
  const host = { url: server.url, password: server.hostPassword }
  await logInAsHost(context, host)
  const params = { id: (await findDemoWorkshop(host)).id }
  const tell = (body: object) => call(page.request, 'PATCH /api/admin/sessions/{id}/room', { params, body })
  await tell({ step: 4, message: 'Please finish your sentence.', frozen: true })
  await page.setViewportSize(sizes[0]!)
  await page.goto(`/solutions/${demo.solutionId}/user-stories`)
  await expect(page.getByText('Please finish your sentence.')).toBeVisible()
  for (const top of [100, 1200]) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    await page.reload({ waitUntil: 'networkidle' })
    await expect(page.getByText('Please finish your sentence.')).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
  }
  await tell({ step: null, message: null, frozen: false })
})

test('the log-in stays where it is when its letters come', async ({ page }) => {
  for (const size of [{ width: 320, height: 640 }, { width: 360, height: 780 }, ...sizes]) {
    await page.setViewportSize(size)
    let letCome = () => {}
    const held = new Promise<void>((resolve) => {
      letCome = resolve
    })
    await page.route('**/*.woff2', (route) => held.then(() => route.continue()))
    await page.goto('/login', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    const before = await page.evaluate(listTops)
    letCome()
    await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'))
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    expect.soft(await page.evaluate(listTops), `${size.width} px`).toEqual(before)
    await page.unrouteAll()
  }
})

/** Runs in the page. */
const listTops = () =>
  [...document.querySelectorAll('h1, p, label, input, button')].map(
    (part) => `${part.textContent} at ${Math.round(part.getBoundingClientRect().top)}`,
  )

interface Noted {
  /** How far down the words of the title and the first of the others have stood. */
  tops: Record<'title' | 'steps' | 'field' | 'table', number[]>
  /** What was in sight and has moved. */
  moves: string[]
}
type NotingWindow = typeof window & { noted: Noted }

const notedOn = (page: Page) => page.evaluate(() => (window as NotingWindow).noted)

/** Runs in the page, and looks at every frame. */
function notePlaces() {
  const noted: Noted = { tops: { title: [], steps: [], field: [], table: [] }, moves: [] }
  ;(window as NotingWindow).noted = noted
  const note = (part: keyof Noted['tops'], box: DOMRect | undefined) => {
    if (box && box.height > 0 && noted.tops[part].at(-1) !== box.top) noted.tops[part].push(box.top)
  }
  const find = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
  const look = () => {
    const title = document.querySelector('h1')?.lastChild
    if (title) {
      const words = document.createRange()
      words.selectNodeContents(title)
      note('title', words.getClientRects()[0])
    }
    note('steps', find('nav[aria-label=Steps]'))
    note('field', find('main :is(input, textarea, select)'))
    note('table', find('main :is([aria-busy] > [aria-hidden], [role=region][tabindex])'))
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)

  interface Shift extends PerformanceEntry {
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
  }
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as Shift[]) {
      for (const { node, previousRect: from, currentRect: to } of sources) {
        // what was below the window, or has gone there, nobody has seen moving
        const isSeen = from.height > 0 && to.height > 0
        if (isSeen && Math.abs(from.top - to.top) > 2)
          noted.moves.push(`${from.top} to ${to.top}: ${node?.textContent?.slice(0, 60)}`)
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
