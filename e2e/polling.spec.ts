import type { Page, Request } from '@playwright/test'
import { POLL_MS, WRITE_RETRY_DELAY_MS } from '#contract/limits.ts'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { metricsMessages } from '#contract/messages/metrics.ts'
import { call } from './api.ts'
import { DEEP, isDeep } from './deep.ts'
import { carKilometres, type ExampleSolution, makeSolution, tripsOnFoot } from './example-solution.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'
import { expectHeading, goInside, ratingOf, requirementsOf, rowOf, storyOf, toast } from './workshop-page.ts'

const email = 'mira@example.org'
let solution: ExampleSolution

test.beforeEach(async ({ page, context, server, workshop }) => {
  await joinWithoutLogin(context, server.url, workshop.id, email)
  // without the live room, which would be faster
  await context.route('**/api/presence', (route) => route.fulfill({ status: 404, json: {} }))
  solution = await makeSolution(page.request, workshop.id, email)
})

/** Requests of this page, by method and path, or path with query. */
function watchRequests(page: Page, method: string, path: RegExp): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    const isMeant = path.test(pathname) || path.test(pathname + search)
    if (request.method() === method && isMeant) requests.push(request)
  })
  return requests
}

const addMetricPastTheScreen = (page: Page) =>
  call(page.request, 'POST /api/user-stories', { body: { solution_id: solution.id, metric_id: tripsOnFoot.id } })

interface Poll {
  path: string
  /** The reading that is repeated. */
  read: RegExp
  /** Changes something behind the page's back. */
  change: () => Promise<unknown>
  expectChange: () => Promise<void>
}

/** The change must show after 30 s, by one reading. */
async function expectPoll(page: Page, { path, read, change, expectChange }: Poll) {
  const requests = watchRequests(page, 'GET', read)
  await goInside(page, path)
  await expect.poll(() => requests.length).toBeGreaterThan(0)
  await (await requests[0]!.response())?.finished()
  await expect(page.locator('main table').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  // step bar and screen are there: they ask together, or one after the other where a script took its time
  await page.evaluate(async () => {
    for (let left = 2; left > 0; left -= 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
  // taken in: an answer that is still being read when the clock jumps would count as none, and be asked for again
  for (const request of requests) await (await request.response())?.finished()
  const asked = requests.length
  // a busy machine may take half a minute for what follows
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await change()
  await page.clock.fastForward(POLL_MS / 2)
  expect(requests).toHaveLength(asked)
  await page.clock.resume()
  await page.clock.fastForward(POLL_MS / 2)
  await expectChange()
  expect(requests).toHaveLength(asked + 1)
}

const rateLeisure = (page: Page, measure: number) =>
  call(page.request, 'PUT /api/option_analysis', {
    body: { updates: [{ functional_option_id: solution.optionId, fhn_id: 6, virtuous: true, measure }] },
  })

test(
  'every screen of a workshop reads again every 30 s, and leaves alone what somebody is typing',
  DEEP,
  async ({ page, workshop }) => {
    await page.clock.install()
    // a page that reads none of it
    await page.goto('/data')
    await expectHeading(page, 'Data')

    await test.step('the solutions', async () => {
      const body = { solution_name: 'Night school', primary_fhn: 4, session_id: workshop.id, user_email: email }
      await expectPoll(page, {
        path: '/solutions',
        read: /^\/api\/solutions$/,
        change: () => call(page.request, 'POST /api/solutions', { body }),
        expectChange: () => expect(rowOf(page, 'Solutions', 'Night school')).toBeVisible(),
      })
    })

    for (const [step, region, read] of [
      ['stakeholders', 'Stakeholders by metric', /metrics-stakeholders$/],
      ['user-stories', 'User stories', /user_stories_table/],
      ['functional-options', 'Functional options', /user_stories_table/],
    ] as const) {
      await test.step(`the rows of ${step}`, async () => {
        if (!isDeep() && step !== 'functional-options') return
        solution = await makeSolution(page.request, workshop.id, email)
        await expectPoll(page, {
          path: `/solutions/${solution.id}/${step}`,
          read,
          change: () => addMetricPastTheScreen(page),
          expectChange: () => expect(rowOf(page, region, tripsOnFoot.metric_text)).toBeVisible(),
        })
      })
    }

    await test.step('ratings', () =>
      expectPoll(page, {
        path: `/solutions/${solution.id}/option-analysis/${solution.optionId}/virtuous`,
        read: /option_analysis\?.*virtuous=true/,
        change: () => rateLeisure(page, 3),
        expectChange: () => expect(ratingOf(page, 'Leisure')).toHaveValue('3'),
      }))

    await test.step('requirements', async () => {
      const [rating] = await rateLeisure(page, 1)
      const body = { option_analysis_id: rating?.id ?? 0, specification: 'Free on Sundays.' }
      await expectPoll(page, {
        path: `/solutions/${solution.id}/system-requirements/${solution.optionId}`,
        read: /system_requirements$/,
        change: () => call(page.request, 'POST /api/system_requirements', { body }),
        expectChange: () => expect(requirementsOf(page, 'Synergic', 'Leisure')).toContainText('Free on Sundays.'),
      })
    })

    await test.step('a text that somebody is typing is not touched', async () => {
      solution = await makeSolution(page.request, workshop.id, email)
      await goInside(page, `/solutions/${solution.id}/user-stories`)
      await storyOf(page, carKilometres.metric_text).fill('Half a sentence')
      await addMetricPastTheScreen(page)
      await page.clock.fastForward(POLL_MS)
      await expect(rowOf(page, 'User stories', tripsOnFoot.metric_text)).toBeVisible()
      await expect(storyOf(page, carKilometres.metric_text)).toHaveValue('Half a sentence')
    })
  },
)

test(
  'a write whose answer is lost is repeated once, and counts once; one that fails twice is told, and not tried again',
  DEEP,
  async ({ page }) => {
    const arrivals: number[] = []
    await page.route('**/api/function_options', async (route) => {
      arrivals.push(Date.now())
      if (arrivals.length > 1) return route.continue()
      // the server has done it, but the browser never hears so
      await route.fetch()
      await route.fulfill({ status: 503, body: '' })
    })
    const requests = watchRequests(page, 'POST', /function_options$/)
    await page.goto(`/solutions/${solution.id}/functional-options`)
    await page.getByLabel('Add functional option').fill('A second bike')
    await page.keyboard.press('Enter')
    await expect(toast(page, functionalOptionsMessages.added)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'A second bike' })).toHaveCount(1)

    const [first, second, ...more] = requests.map((request) => request.headers()['idempotency-key'])
    expect(first).toMatch(/^\w{16,}$/)
    expect(second).toBe(first)
    expect(more).toEqual([])
    expect(arrivals[1]! - arrivals[0]!).toBeGreaterThanOrEqual(WRITE_RETRY_DELAY_MS)
    const rows = await call(page.request, 'GET /api/user_stories_table/{solutionId}', {
      params: { solutionId: solution.id },
    })
    expect(rows.metrics[0]?.functional_options.map((option) => option.functional_option)).toEqual([
      solution.option,
      'A second bike',
    ])

    await page.unroute('**/api/function_options')
    await page.route('**/api/function_options', (route) => route.fulfill({ status: 503, body: '' }))
    requests.length = 0
    await page.getByLabel('Add functional option').fill('A third bike')
    await page.keyboard.press('Enter')
    await expect(toast(page, functionalOptionsMessages.addFailed)).toBeVisible()
    expect(requests).toHaveLength(2)
    await expect(page.getByLabel('Add functional option')).toHaveValue('A third bike')
  },
)

test('a refusal is an answer and is not repeated', async ({ page }) => {
  const requests = watchRequests(page, 'POST', /user-stories$/)
  await page.clock.install()
  await page.goto(`/solutions/${solution.id}/metrics`)
  const add = rowOf(page, 'Available Metrics', tripsOnFoot.metric_text).getByRole('button', { name: 'Add' })
  await expect(add).toBeEnabled()
  await addMetricPastTheScreen(page)
  await add.click()
  await expect(toast(page, metricsMessages.alreadyAdded)).toBeVisible()
  await page.clock.fastForward(2 * WRITE_RETRY_DELAY_MS)
  await expect(rowOf(page, 'Added Metrics', tripsOnFoot.metric_text)).toBeVisible()
  expect(requests).toHaveLength(1)
})
