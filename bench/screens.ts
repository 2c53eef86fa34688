import type { Browser, Page } from '@playwright/test'
import { openAs } from './browser.ts'
import type { LargeSolution } from './large.ts'
import { walkMap } from './map.ts'
import { limit, type Row } from './report.ts'

/** The least of them counts: a busy machine makes a round slower, never faster. */
const ROUNDS = 2
const PAINTED_MS = 1000
const LONG_TASK_MS = 100

interface Screen {
  name: string
  path: string
  /** What stands there once it is painted. */
  painted: string
}

const screensOf = ({ solutionId, optionId }: LargeSolution): Screen[] => [
  { name: 'Map', path: `/solutions/${solutionId}/map`, painted: '[data-key]' },
  { name: 'Report', path: `/solutions/${solutionId}/report`, painted: '#report-title' },
  { name: 'Comparison', path: `/solutions/${solutionId}/comparison`, painted: 'main tbody tr' },
  { name: 'Requirements', path: `/solutions/${solutionId}/system-requirements/${optionId}`, painted: 'main tbody tr' },
  { name: 'History', path: `/solutions/${solutionId}/history`, painted: 'main ol li' },
]

const hostScreensOf = (code: string): Screen[] => [
  { name: 'Cockpit', path: `/admin/workshops/${code}`, painted: 'main tbody tr' },
  { name: 'Participants', path: `/admin/workshops/${code}/participants`, painted: 'main tbody tr' },
  { name: 'Room screen', path: `/admin/workshops/${code}/room`, painted: 'h1' },
]

interface Seen {
  paintedAt: number
  tasks: { start: number; duration: number }[]
}

/** A large solution in a workshop, and another workshop with much in it. */
export interface Large extends LargeSolution {
  largeCode: string
  workshopCode: string
  hostPassword: string
}

/** From the address to the painted screen, and the longest task until it is whole and at rest. */
export async function measureScreens(browser: Browser, origin: string, large: Large): Promise<Row[]> {
  const member = await openAs(browser, origin, large.largeCode)
  const host = await openAs(browser, origin, undefined)
  await host.context().request.post(`${origin}/api/admin/login`, { data: { password: large.hostPassword } })
  const rows: Row[] = []
  for (const screen of screensOf(large)) rows.push(...(await measureScreen(member, origin, screen)))
  rows.push(await measureWalk(member, `${origin}/solutions/${large.solutionId}/map`))
  for (const screen of hostScreensOf(large.workshopCode)) rows.push(...(await measureScreen(host, origin, screen)))
  await member.context().close()
  await host.context().close()
  return rows
}

async function measureScreen(visitor: Page, origin: string, { name, path, painted }: Screen): Promise<Row[]> {
  const opened: number[] = []
  const longest: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const page = await openWatched(visitor, `${origin}${path}`, painted)
    const { paintedAt, tasks } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
    opened.push(paintedAt)
    longest.push(Math.max(0, ...tasks.map(({ duration }) => duration)))
    await page.close()
  }
  return [
    limit(`${name} of a large one, address to painted`, Math.min(...opened), PAINTED_MS, 'ms'),
    limit(`${name} of a large one, longest task`, Math.min(...longest), LONG_TASK_MS, 'ms'),
  ]
}

/** The longest task while somebody scrolls, chooses, searches and filters on the map. */
async function measureWalk(visitor: Page, address: string): Promise<Row> {
  const page = await openWatched(visitor, address, '[data-key]')
  const since = await page.evaluate(() => performance.now())
  await walkMap(page)
  const { tasks } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  await page.close()
  const afterwards = tasks.filter(({ start }) => start > since).map(({ duration }) => duration)
  return limit('Longest task while walking the map', Math.max(0, ...afterwards), LONG_TASK_MS, 'ms')
}

/** A page of the same visitor, once it is painted, has all its rows and asks for nothing more. */
async function openWatched(visitor: Page, address: string, painted: string): Promise<Page> {
  const page = await visitor.context().newPage()
  await page.addInitScript(watch, painted)
  await page.goto(address)
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.paintedAt > 0)
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(isStill, undefined, { polling: 500 })
  return page
}

/** Whether nothing was added since the last look. */
function isStill() {
  const { dataset } = document.documentElement
  const count = `${document.getElementsByTagName('*').length}`
  const was = dataset.elements
  dataset.elements = count
  return was === count
}

function watch(painted: string) {
  const seen: Seen = { paintedAt: 0, tasks: [] }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
  const changes = new MutationObserver(() => {
    if (!document.querySelector(painted)) return
    changes.disconnect()
    requestAnimationFrame(() => setTimeout(() => (seen.paintedAt = performance.now())))
  })
  changes.observe(document, { childList: true, subtree: true })
}
