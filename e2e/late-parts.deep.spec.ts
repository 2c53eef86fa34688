import type { Page } from '@playwright/test'
import { expect, test } from './demo.ts'
import { openScreen, screens } from './screens.ts'

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
  test(`on a slow network nothing moves while a screen comes, ${size.width} px`, async ({ page, context, demo }) => {
    await page.setViewportSize(size)
    await page.addInitScript((id) => localStorage.setItem('solutionID', id), `${demo.solutionId}`)
    await page.addInitScript(notePlaces)
    // each screen as if it were the first: nothing of it is there before it is asked for
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    await network.send('Network.emulateNetworkConditions', slow)
    await network.send('Network.setCacheDisabled', { cacheDisabled: true })
    // the log-in is a page of its own, whose form stands there before its letters come
    for (const screen of screens.filter(({ name, open }) => !open && name !== '01-login')) {
      await openScreen(page, screen, demo)
      await page.waitForLoadState('networkidle')
      const { titles, tables, moves } = await placesOn(page)
      expect.soft(spread(titles), `${screen.name}: its title, at ${titles.join(', ')}`).toBeLessThan(STILL_PX)
      expect.soft(moves, screen.name).toEqual([])
      if (withTable.test(screen.name))
        expect.soft(spread(tables), `${screen.name}: its table, at ${tables.join(', ')}`).toBeLessThan(STILL_PX)
    }
  })
}

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

interface Places {
  /** How far down the words of the title, and the first table or its outline, have stood. */
  titles: number[]
  tables: number[]
  /** What was in sight and has moved. */
  moves: string[]
}
type Noted = typeof window & { places: Places }

const placesOn = (page: Page) => page.evaluate(() => (window as Noted).places)
const spread = (places: number[]) => Math.max(...places) - Math.min(...places)

/** Runs in the page, and looks at every frame. */
function notePlaces() {
  const places: Places = { titles: [], tables: [], moves: [] }
  ;(window as Noted).places = places
  const note = (list: number[], top: number | undefined) => {
    if (top !== undefined && list.at(-1) !== top) list.push(top)
  }
  const look = () => {
    const title = document.querySelector('h1')?.lastChild
    if (title) {
      const words = document.createRange()
      words.selectNodeContents(title)
      note(places.titles, words.getClientRects()[0]?.top)
    }
    const table = document.querySelector('main :is([aria-busy] > [aria-hidden], [role=region][tabindex])')
    note(places.tables, table?.getBoundingClientRect().top)
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
          places.moves.push(`${from.top} to ${to.top}: ${node?.textContent?.slice(0, 60)}`)
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
