import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as path } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type Browser } from '@playwright/test'
import { insertSession } from '../server/workshop/new-session.sql.ts'
import { CatalogueStore } from '../server/catalogue/catalogue-store.ts'
import { openDatabase } from '../server/db/open-database.ts'
import { showCode } from '../server/workshop/session-code.ts'
import { insertSolution } from '../server/steps/solutions/solutions.sql.ts'
import { findChromium } from '../scripts/find-chromium.mjs'
import { openAs } from './browser.ts'
import { seedLargeSolution, seedLargeWorkshop } from './large.ts'
import { startProduct } from './processes.ts'
import { limit, reported, type Row } from './report.ts'
import { measureScreens } from './screens.ts'
import { median } from './rounds.ts'

const LOGIN_KB = 70
const SOLUTIONS_KB = 140
const SOLUTIONS = 5000
const KEY_MS = 50
const LONG_TASK_MS = 100

const hostPassword = 'measured on two cores'

/** What a first visit weighs, how a list of 5,000 solutions answers to typing, and how large screens open. */
export async function measureWeb(): Promise<Row[]> {
  const folder = mkdtempSync(path(tmpdir(), 'ninefold-bench-'))
  const { code, ...large } = await seed(folder)
  const product = await startProduct({ DATA_DIR: folder, HOST_PASSWORD: hostPassword })
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const login = await firstVisit(browser, `${product.url}/login`, undefined)
    const solutions = await firstVisit(browser, `${product.url}/solutions`, code)
    const typing = await measureTyping(browser, product.url, code)
    const screens = await measureScreens(browser, product.url, { ...large, hostPassword })
    return [
      limit('First visit to /login, script and style', login.first, LOGIN_KB, 'kB'),
      limit('First visit to /solutions, script and style', solutions.first, SOLUTIONS_KB, 'kB'),
      reported('What follows once the list is there', `${Math.round(solutions.later)} kB`),
      limit(`Search in ${SOLUTIONS} solutions, slowest key`, typing.slowestKey, KEY_MS, 'ms'),
      limit(`Search in ${SOLUTIONS} solutions, median key`, typing.medianKey, KEY_MS, 'ms'),
      limit('Longest task while searching', typing.longestTask, LONG_TASK_MS, 'ms'),
      ...screens,
    ]
  } finally {
    await browser.close()
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A workshop with a long list, one with a large solution, and one with many people. */
async function seed(dataDir: string) {
  const db = await openDatabase({ dataDir, databaseUrl: undefined })
  const { defaultId: catalogue_id } = await CatalogueStore.open(db.read, db.write)
  const seeded = await db.transaction(async (tx) => {
    const long = await insertSession(tx, { title: 'A long list', catalogue_id })
    for (let number = 1; number <= SOLUTIONS; number++) {
      await insertSolution(tx, {
        session_id: long.id,
        solution_name: `Solution ${number} for street ${number % 97}`,
        primary_fhn: 1 + (number % 9),
        user_email: `group.${number % 500}@example.org`,
      })
    }
    const large = await insertSession(tx, { title: 'A large solution', catalogue_id })
    const full = await insertSession(tx, { title: 'A full room', catalogue_id })
    await seedLargeWorkshop(tx, full.id)
    return {
      code: long.code,
      largeCode: large.code,
      workshopCode: showCode(full.code),
      ...(await seedLargeSolution(tx, large.id)),
    }
  })
  await db.close()
  return seeded
}

/**
 * Kilobytes of script and style that a browser which was never here fetches, as they travel: first, and once the list has
 * been read. It was asked to save data, so that nothing is fetched for what may come next.
 */
async function firstVisit(browser: Browser, url: string, code: string | undefined) {
  const page = await openAs(browser, new URL(url).origin, code)
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  let isRead = false
  const sizes: Promise<{ isLater: boolean; bytes: number }>[] = []
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname === '/api/solutions') isRead = true
  })
  page.on('request', (request) => {
    if (!['script', 'stylesheet'].includes(request.resourceType())) return
    const isLater = isRead
    const size = async () => {
      await (await request.response())?.finished()
      return { isLater, bytes: (await request.sizes()).responseBodySize }
    }
    sizes.push(size())
  })
  // a long list may keep the page busy for longer than a network counts as idle
  const late = code && page.waitForResponse((response) => /\/late-[^/]*\.js$/.test(response.url()))
  const html = (await (await page.goto(url))?.text()) ?? ''
  await page.getByRole('heading', { level: 1 }).waitFor()
  await late
  await page.waitForLoadState('networkidle')
  const all = [{ isLater: false, bytes: stylesWithin(html) }, ...(await Promise.all(sizes))]
  await page.context().close()
  const kilobytes = (isLater: boolean) =>
    all.filter((size) => size.isLater === isLater).reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  return { first: kilobytes(false), later: kilobytes(true) }
}

/** What of a page is style, compressed as if it were a file. */
function stylesWithin(html: string): number {
  const styles = Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, text]) => text).join('')
  return styles === '' ? 0 : brotliCompressSync(styles).length
}

interface Seen {
  longTasks: number[]
  keys: number[]
}

/** From a key to the next painted frame, one key at a time. */
async function measureTyping(browser: Browser, origin: string, code: string) {
  const page = await openAs(browser, origin, code)
  await page.goto(`${origin}/solutions`)
  const search = page.getByPlaceholder('Search solutions by name...')
  await search.focus()
  await page.getByText('Solution 10 for street 10').waitFor()
  await page.evaluate(() => {
    const seen = { longTasks: [] as number[], keys: [] as number[] }
    new PerformanceObserver((list) => seen.longTasks.push(...list.getEntries().map((entry) => entry.duration))).observe(
      {
        type: 'longtask',
      },
    )
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => seen.keys.push(performance.now() - timeStamp))),
      { capture: true },
    )
    Object.assign(window, { seen })
  })
  const typed = 'street 42'
  for (const [index, key] of [...typed].entries()) {
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    await page.waitForFunction((count) => (window as unknown as { seen: Seen }).seen.keys.length === count, index + 1)
  }
  const { longTasks, keys } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  await page.context().close()
  return { slowestKey: Math.max(...keys), medianKey: median(keys), longestTask: Math.max(0, ...longTasks) }
}
