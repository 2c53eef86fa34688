import type { Browser, Page } from '@playwright/test'
import { commonMessages } from '#contract/messages/common.ts'
import { mapMessages } from '#contract/messages/map.ts'
import type { Tx } from '../server/db/schema.ts'
import { insertOption } from '../server/steps/functional-options/functional-options.sql.ts'
import { listRatings, upsertRatings } from '../server/steps/h9-analysis/h9-analysis.sql.ts'
import { insertSolutionMetric } from '../server/solution-parts/stories.sql.ts'
import { insertPurposes, insertSolution } from '../server/steps/solutions/solutions.sql.ts'
import { insertStakeholder } from '../server/solution-parts/stories.sql.ts'
import { insertRequirement } from '../server/steps/system-requirements/system-requirements.sql.ts'
import { updateStory } from '../server/steps/user-stories/user-stories.sql.ts'
import { openAs } from './browser.ts'
import { limit, type Row } from './report.ts'

const METRICS = 97
const OPTIONS = 300
const REQUIREMENTS = 1000
const PURPOSES = 11
const STAKEHOLDERS = 30
const PAINTED_MS = 1000
const LONG_TASK_MS = 100

/** A solution as large as the default catalogue lets one become. */
export async function seedLargeSolution(tx: Tx, session_id: number): Promise<number> {
  const solution_id = await insertSolution(tx, {
    session_id,
    solution_name: 'Everything at once',
    primary_fhn: 9,
    user_email: 'group@example.org',
  })
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  await insertPurposes(tx, solution_id, upTo(PURPOSES))
  for (const stakeholder_id of upTo(STAKEHOLDERS)) await insertStakeholder(tx, { solution_id, stakeholder_id })
  const stories: number[] = []
  for (const metric_id of upTo(METRICS)) {
    const id = (await insertSolutionMetric(tx, { solution_id, metric_id }))?.id ?? 0
    await updateStory(tx, id, `As a resident, I want number ${metric_id} to get better, so that my street does too.`)
    stories.push(id)
  }
  let requirements = 0
  for (const number of upTo(OPTIONS)) {
    const functional_option = `Option ${number}, concrete enough to picture, and long enough to be cut`
    const user_story_id = stories[number % stories.length] ?? 0
    const id = await insertOption(tx, { user_story_id, functional_option })
    // four of the eighteen cells are findings
    const cells = upTo(9).flatMap((fhn_id) =>
      [true, false].map((virtuous) => ({
        functional_option_id: id,
        fhn_id,
        virtuous,
        measure: (number + fhn_id * 2 + Number(virtuous)) % 4 === 0 && fhn_id < 9 ? 1 + (fhn_id % 4) : 5,
      })),
    )
    await upsertRatings(tx, cells)
    const findings = (await listRatings(tx, [id])).filter(({ measure }) => measure !== 5)
    for (const { id: option_analysis_id } of findings) {
      if (requirements++ >= REQUIREMENTS) break
      const specification = `The system shall keep promise ${requirements} in at most ${requirements} steps.`
      await insertRequirement(tx, { option_analysis_id, specification })
    }
  }
  return solution_id
}

interface Seen {
  paintedAt: number
  tasks: { start: number; duration: number }[]
}

/** From the address to the painted map, and the longest task while somebody scrolls, chooses, searches and filters. */
export async function measureMap(browser: Browser, origin: string, code: string, solutionId: number): Promise<Row[]> {
  const page = await openAs(browser, origin, code)
  await page.addInitScript(watch)
  await page.goto(`${origin}/solutions/${solutionId}/map`)
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.paintedAt > 0)
  await walkMap(page)
  const { paintedAt, tasks } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  await page.context().close()
  const afterwards = tasks.filter(({ start }) => start > paintedAt).map(({ duration }) => duration)
  return [
    limit(`Map of ${REQUIREMENTS} requirements, address to painted`, paintedAt, PAINTED_MS, 'ms'),
    limit('Longest task on that map afterwards', Math.max(0, ...afterwards), LONG_TASK_MS, 'ms'),
  ]
}

function watch() {
  const seen: Seen = { paintedAt: 0, tasks: [] }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
  const changes = new MutationObserver(() => {
    if (!document.querySelector('[data-key]')) return
    changes.disconnect()
    requestAnimationFrame(() => setTimeout(() => (seen.paintedAt = performance.now())))
  })
  changes.observe(document, { childList: true, subtree: true })
}

const frame = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))

async function walkMap(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += height / 40) {
    await page.evaluate((to) => window.scrollTo(0, to), top)
    await frame(page)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  await frame(page)
  for (const layer of ['P', 'M', 'S', 'O', 'R']) {
    await page.locator(`[data-key^="${layer}"]`).first().click()
    await frame(page)
  }
  await page.getByLabel(mapMessages.onlyTheChosenThread).click()
  await frame(page)
  await page.getByLabel(mapMessages.onlyTheChosenThread).click()
  await page.keyboard.press('Tab')
  await page.getByLabel(mapMessages.searchTheMap).focus()
  for (const key of 'promise 42') {
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    await frame(page)
  }
  await page.getByRole('button', { name: commonMessages.clearSearch }).click()
  await frame(page)
  for (const gap of await page.getByRole('list', { name: mapMessages.gaps }).getByRole('button').all()) {
    await gap.click()
    await frame(page)
  }
  await page.getByRole('button', { name: mapMessages.table }).click()
  await frame(page)
}
