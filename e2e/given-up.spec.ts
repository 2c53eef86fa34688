import type { Page, Request } from '@playwright/test'
import { commonMessages } from '#contract/messages/common.ts'
import { connectionMessages } from '#contract/messages/shell.ts'
import { editsMessages, unsavedMessages } from '#contract/messages/edits.ts'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { solutionDetailsMessages } from '#contract/messages/solution-details.ts'
import { userStoriesMessages } from '#contract/messages/user-stories.ts'
import { call } from './api.ts'
import { carKilometres, freedom, makeSolution, mobility, type ExampleSolution } from './example-solution.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'
import { expectHeading, goInside, newOptionOf, optionLine, rowOf, saveStories, storyOf } from './workshop-page.ts'

// What got no answer has failed, and what was given up is never sent: the server goes away in the middle of each, and
// comes back when everybody has gone on.

const email = 'mira@example.org'
const metric = carKilometres.metric_text
let solution: ExampleSolution

test.beforeEach(async ({ context, page, server, workshop }) => {
  await joinWithoutLogin(context, server.url, workshop.id, email)
  solution = await makeSolution(page.request, workshop.id, email)
})

const at = (path: string) => `/solutions/${solution.id}${path}`
const isWrite = (request: Request) =>
  request.method() !== 'GET' && request.url().includes('/api/') && !request.url().endsWith('/api/presence')

/** Takes the server away from this page, and tells which writes are sent once it is back. */
async function takeServerAway(page: Page) {
  const away = '**/api/**'
  await page.route(away, (route) => route.abort('connectionrefused'))
  return async () => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (isWrite(request)) sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    await page.unroute(away)
    // the page asks by itself now and then; a device that is connected again does so at once
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.getByText(connectionMessages.offline)).toHaveCount(0)
    return sent
  }
}

/** The page is up to date again, so that whatever was waiting for the server would have been sent. */
async function readAgain(page: Page) {
  // the list reads when it is opened
  if (new URL(page.url()).pathname === '/solutions') {
    await page.getByRole('link', { name: 'Create New Solution' }).click()
    await expectHeading(page, 'Create New Solution')
  }
  const list = page.waitForResponse((answer) => answer.url().includes('/api/solutions?') && answer.ok())
  await page.getByRole('link', { name: 'Home' }).click()
  const leave = page.getByRole('button', { name: unsavedMessages.leave })
  await expect(leave.or(page.getByRole('heading', { level: 1, name: 'Solutions' }))).toBeVisible()
  if (await leave.isVisible()) await leave.click()
  await list
  await expect(rowOf(page, 'Solutions', solution.name)).toBeVisible()
}

test('what was given up while the server was away is not sent when it is back', async ({ page }) => {
  test.slow()
  await test.step('a deletion without an answer is over: the solution stays when the server is back', async () => {
    await page.goto(at(''))
    await expectHeading(page, solution.name)
    const comeBack = await takeServerAway(page)
    await page.getByRole('button', { name: 'Delete Solution' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText(solutionDetailsMessages.deleteFailed)).toBeVisible()
    const sent = await comeBack()
    await readAgain(page)
    expect(sent).toEqual([])
  })

  await test.step('Leave Without Saving after a failed save saves nothing later', async () => {
    await goInside(page, at('/user-stories'))
    await storyOf(page, metric).fill('Not wanted after all')
    const comeBack = await takeServerAway(page)
    await page.getByRole('button', { name: 'Save All User Stories' }).click()
    await expect(page.getByText(userStoriesMessages.saveFailed)).toBeVisible()
    await page.getByRole('link', { name: 'Back to Stakeholders' }).click()
    await page.getByRole('button', { name: unsavedMessages.leave }).click()
    await expectHeading(page, /Stakeholder/)
    const sent = await comeBack()
    await readAgain(page)
    expect(sent).toEqual([])
    await page.goto(at('/user-stories'))
    await expect(storyOf(page, metric)).toHaveValue(solution.story)
    await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0)
  })

  await test.step('Cancel on Create creates nothing later', async () => {
    await goInside(page, '/solutions/new')
    await page.getByLabel('Solution Name').fill('Given up')
    await page.getByRole('combobox', { name: 'Primary Purpose(s)' }).click()
    await page.getByRole('option', { name: mobility.purpose }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: 'Primary FHN' }).click()
    await page.getByRole('option', { name: freedom.p_fhn }).click()
    const comeBack = await takeServerAway(page)
    await page.getByRole('button', { name: 'Create Solution' }).click()
    await expect(page.getByText(solutionDetailsMessages.createFailedUnknown)).toBeVisible()
    await page.getByRole('link', { name: 'Cancel' }).click()
    const sent = await comeBack()
    await readAgain(page)
    expect(sent).toEqual([])
    await expect(rowOf(page, 'Solutions', 'Given up')).toHaveCount(0)
  })

  await test.step('a cleared line is not added later; one that stays is added when asked, once', async () => {
    await goInside(page, at('/functional-options'))
    await expect(newOptionOf(page, metric)).toBeVisible()
    const comeBack = await takeServerAway(page)
    await newOptionOf(page, metric).fill('Cleared again')
    await page.keyboard.press('Enter')
    await expect(page.getByText(functionalOptionsMessages.addFailed)).toBeVisible()
    await newOptionOf(page, metric).fill('')
    await newOptionOf(page, metric).fill('Still wanted')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/Not saved yet: New functional option/)).toBeVisible()
    const sent = await comeBack()
    await page.getByRole('button', { name: connectionMessages.saveNow }).click()
    await expect(optionLine(page, 'Still wanted')).toHaveCount(1)
    await expect(newOptionOf(page, metric)).toHaveValue('')
    await readAgain(page)
    expect(sent).toEqual(['POST /api/function_options'])
  })
})

test('what was typed before a reload is in its field, and is typed on and saved from there', async ({ page }) => {
  await page.goto(at('/user-stories'))
  await storyOf(page, metric).fill('From the first visit')
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('From the first visit')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(storyOf(page, metric)).toHaveValue('From the first visit')
  await storyOf(page, metric).fill('From the first visit and the second')
  await saveStories(page)
  await page.reload()
  await expect(storyOf(page, metric)).toHaveValue('From the first visit and the second')
  await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0)
})

test('a search does not take away what is being written in', async ({ page }) => {
  await page.goto(at('/functional-options'))
  await optionLine(page, solution.option).getByRole('button', { name: 'Edit' }).click()
  const field = page.getByRole('textbox', { name: 'Edit functional option' })
  await field.fill('Half a thought')
  await page.getByRole('searchbox').or(page.getByLabel('Search')).first().fill('zeppelin')
  await expect(field).toHaveValue('Half a thought')
  await expect(page.getByText(editsMessages.shownWhileEdited)).toBeVisible()
  await expect(page.getByText('Showing 0 of 1 metrics')).toBeVisible()
})

test('two deletions quickly after each other are both sent, and their refusal is told', async ({ page }) => {
  await call(page.request, 'POST /api/function_options', {
    body: { user_story_id: solution.storyId, functional_option: 'A second one' },
  })
  await page.goto(at('/functional-options'))
  const refused: string[] = []
  await page.route('**/api/function_options/*', async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue()
    refused.push(route.request().url())
    // both are answered in the same moment
    await expect.poll(() => refused.length).toBe(2)
    return route.fulfill({ status: 400, json: { error: 'No.', code: 'BAD_INPUT' } })
  })
  await optionLine(page, solution.option).getByRole('button', { name: 'Delete' }).click()
  await optionLine(page, 'A second one').getByRole('button', { name: 'Delete' }).click()
  // equal words share one message, which counts
  const refusal = page.locator('[data-card]').filter({ hasText: functionalOptionsMessages.deleteFailed })
  await expect(refusal).toContainText(commonMessages.times(2))
  for (const option of [solution.option, 'A second one']) {
    await expect(optionLine(page, option).getByRole('button', { name: 'Delete' })).toBeEnabled()
  }
})

test('deeds that the server did while both answers were lost are done once, and pressing again tells that they are', async ({
  page,
}) => {
  const second = 'A second one'
  await call(page.request, 'POST /api/function_options', {
    body: { user_story_id: solution.storyId, functional_option: second },
  })
  await page.goto(at('/functional-options'))
  const card = (text: string) => page.locator('[data-card]').filter({ hasText: text })
  const press = (option: string) => optionLine(page, option).getByRole('button', { name: 'Delete' }).click()
  await expect(optionLine(page, second)).toBeVisible()

  // nothing comes back, so that the rows stay on the screen
  let isLost = true
  await page.route('**/api/**', async (route) => {
    if (!isWrite(route.request())) return route.abort()
    if (!isLost) return route.fallback()
    await route.fetch()
    return route.abort()
  })
  await press(solution.option)
  await press(second)
  await expect(card(functionalOptionsMessages.deleteFailed)).toContainText(commonMessages.times(2))

  isLost = false
  await press(solution.option)
  await expect(card(functionalOptionsMessages.deleted)).toHaveCount(1)
  await press(second)
  await expect(card(functionalOptionsMessages.deleted)).toHaveCount(2)
  await expect(card(functionalOptionsMessages.deleteFailed)).toHaveCount(0)

  await page.unrouteAll()
  const { deeds } = await call(page.request, 'GET /api/solution/{id}/activity', {
    params: { id: solution.id },
    query: {},
  })
  expect(deeds.filter(({ kind }) => kind === 'option_deleted')).toHaveLength(2)
})
