import type { Page } from '@playwright/test'
import { connectionMessages, sessionEndMessages } from '#contract/messages/shell.ts'
import { draftsMessages, unsavedMessages } from '#contract/messages/edits.ts'
import { h9AnalysisMessages } from '#contract/messages/h9-analysis.ts'
import { call } from './api.ts'
import { DEEP, isDeep } from './deep.ts'
import { carKilometres, freedom, makeSolution } from './example-solution.ts'
import { expectNoFaults } from './faults.ts'
import { expect, joinWithoutLogin, test, watchConsole } from './workshop.ts'
import {
  expectHeading,
  fillLogin,
  logIn,
  newOptionOf,
  optionLine,
  ratingOf,
  saveStories,
  storyOf,
  viewDetails,
} from './workshop-page.ts'

const email = 'mira@example.org'
const metric = carKilometres.metric_text
const discard = (page: Page) => page.getByRole('button', { name: 'Discard' })

/** Closes the page as a crash does, and opens the same address in a new one. */
async function crash(page: Page): Promise<Page> {
  const next = await page.context().newPage()
  const address = page.url()
  // the page is asked nothing, and tells of its end no more than a browser that breaks down after a pause in typing
  await page.close({ runBeforeUnload: false })
  await next.goto(address)
  return next
}

/** As the server has it. */
const storedStory = async (page: Page, solutionId: number) => {
  const { metrics } = await call(page.request, 'GET /api/user_stories_table/{solutionId}', { params: { solutionId } })
  return metrics[0]?.user_story
}

test('what is typed on any screen is back in its field after a crash, until it is saved or discarded', async ({
  page: first,
  context,
  server,
  workshop,
}) => {
  test.slow()
  await joinWithoutLogin(context, server.url, workshop.id, email)
  const { id, optionId, option, story } = await makeSolution(first.request, workshop.id, email)
  let page = first
  const stored = (text: string) =>
    expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(text)

  await test.step('a story', async () => {
    await page.goto(`/solutions/${id}/user-stories`)
    await storyOf(page, metric).fill('Half a sentence')
    await stored('Half a sentence')
    page = await crash(page)
    await expect(storyOf(page, metric)).toHaveValue('Half a sentence')
    await expectNoFaults(page, 'draft restored', discard(page))
    // restoring sends nothing
    await expect(storedStory(page, id)).resolves.toBe(story)
    await discard(page).click()
    await expect(storyOf(page, metric)).toHaveValue(story)
    await expectNoFaults(page, 'draft discarded', page.getByText(draftsMessages.discarded))
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(storyOf(page, metric)).toHaveValue('Half a sentence')
    await saveStories(page)
    page = await crash(page)
    await expect(storyOf(page, metric)).toHaveValue('Half a sentence')
    await expect(discard(page)).toHaveCount(0)
  })

  await test.step('an option, left behind on purpose', async () => {
    await page.goto(`/solutions/${id}/functional-options`)
    await newOptionOf(page, metric).fill('A lift')
    await stored('A lift')
    page = await crash(page)
    await expect(newOptionOf(page, metric)).toHaveValue('A lift')
    await expect(discard(page)).toBeVisible()
    await page.getByRole('link', { name: 'Back to User Stories' }).click()
    await page.getByRole('button', { name: unsavedMessages.leave }).click()
    await expectHeading(page, 'User Story Creation')
    await page.goto(`/solutions/${id}/functional-options`)
    await expect(newOptionOf(page, metric)).toHaveValue('')
    await expect(discard(page)).toHaveCount(0)
  })

  await test.step('an option in edit mode, discarded for good', async () => {
    await optionLine(page, option).getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Edit functional option').fill('A better bike')
    await stored('A better bike')
    page = await crash(page)
    await expect(page.getByLabel('Edit functional option')).toHaveValue('A better bike')
    await discard(page).click()
    await expect(page.getByLabel('Edit functional option')).toHaveCount(0)
    page = await crash(page)
    await expect(optionLine(page, option)).toBeVisible()
    await expect(discard(page)).toHaveCount(0)
  })

  await test.step('a rating, through a reload the browser asks about', async () => {
    await page.goto(`/solutions/${id}/option-analysis/${optionId}/Virtuous`)
    await ratingOf(page, 'Leisure').selectOption('Synergic')
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(ratingOf(page, 'Leisure')).toHaveValue('1')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(h9AnalysisMessages.saved)).toBeVisible()
  })

  await test.step('a new requirement, a new solution and an edit, which nothing asks about', async () => {
    if (!isDeep()) return
    await page.goto(`/solutions/${id}/system-requirements/${optionId}`)
    await page.getByPlaceholder('Add requirement...').fill('Free on Sundays.')
    await page.goto(`/solutions/${id}`)
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Solution Name').fill('Another name')
    await page.goto('/solutions/new')
    await page.getByLabel('Solution Name').fill('Night school')
    await page.getByRole('combobox', { name: 'Primary FHN' }).click()
    await page.getByRole('option', { name: freedom.p_fhn }).click()

    await page.goto(`/solutions/${id}/system-requirements/${optionId}`)
    await expect(page.getByPlaceholder('Add requirement...')).toHaveValue('Free on Sundays.')
    await page.goto(`/solutions/${id}`)
    await expect(page.getByLabel('Solution Name')).toHaveValue('Another name')
    await page.goto('/solutions/new')
    await expect(page.getByLabel('Solution Name')).toHaveValue('Night school')
    await expect(page.getByRole('combobox', { name: 'Primary FHN' })).toContainText(freedom.p_fhn)
  })
})

test(
  'a session that ends keeps what was typed for the next login to it, and for no other',
  DEEP,
  async ({ page, server, workshop }) => {
    await logIn(page, email, workshop.id)
    const { id } = await makeSolution(page.request, workshop.id, email)
    await page.goto(`/solutions/${id}/user-stories`)
    await storyOf(page, metric).fill('Half a sentence')
    await server.changeWorkshop(workshop.id, { status: 'closed' })
    await expectHeading(page, 'Workshop closed')
    await page.getByRole('link', { name: 'Join another workshop' }).click()
    await server.changeWorkshop(workshop.id, { status: 'open' })
    // spelled as somebody may who types it from the wall
    await fillLogin(page, email, workshop.id.toLowerCase().replace('-', ''))
    await expectHeading(page, 'Solutions')
    await page.goto(`/solutions/${id}/user-stories`)
    await expect(storyOf(page, metric)).toHaveValue('Half a sentence')
    await saveStories(page)
  },
)

test('storage that is forbidden or full is survived, and said once', DEEP, async ({ browser, server }) => {
  for (const [name, forbid] of [
    [
      'forbidden',
      "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError') } })",
    ],
    ['full', "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }"],
  ] as const) {
    await test.step(name, async () => {
      const { id } = await server.openWorkshop(`Storage is ${name}`)
      const context = await browser.newContext({ baseURL: server.url })
      await context.addInitScript(forbid)
      const page = await context.newPage()
      const errors = watchConsole(page)
      await logIn(page, email, id)
      await expect(page.getByText(sessionEndMessages.storageBlocked)).toBeVisible()
      const solution = await makeSolution(page.request, id, email)
      // inside the application, which alone remembers the session now
      await page.getByRole('link', { name: 'Create New Solution' }).click()
      await page.getByRole('link', { name: 'Cancel' }).click()
      await viewDetails(page, solution.name)
      await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'User stories' }).click()
      await storyOf(page, metric).fill(`Written while storage is ${name}`)
      await saveStories(page)
      // the cookie still says who this is
      await page.reload()
      await expect(storyOf(page, metric)).toHaveValue(`Written while storage is ${name}`)
      expect(errors).toEqual([])
      // nobody is told that the text is kept where it is not
      await storyOf(page, metric).fill('Kept by nobody')
      await page.route('**/api/**', (route) => route.abort('connectionrefused'))
      await page.getByRole('button', { name: 'Save All User Stories' }).click()
      await expect(page.getByText(connectionMessages.offlineUnkept)).toBeVisible()
      await expect(page.getByText(connectionMessages.offline)).toHaveCount(0)
      await context.close()
    })
  }
})

test('two tabs show the same draft, and what one discards is gone from both', async ({
  page: writing,
  context,
  server,
  workshop,
}) => {
  await joinWithoutLogin(context, server.url, workshop.id, email)
  const { id, story } = await makeSolution(writing.request, workshop.id, email)
  const stories = `/solutions/${id}/user-stories`
  const beside = await context.newPage()
  await beside.goto(stories)
  await expect(storyOf(beside, metric)).toHaveValue(story)

  await writing.goto(stories)
  await storyOf(writing, metric).fill('Half a sentence')
  await expect(storyOf(beside, metric)).toHaveValue('Half a sentence')
  await storyOf(beside, metric).fill('Half a sentence, and more')
  await expect(storyOf(writing, metric)).toHaveValue('Half a sentence, and more')

  await discard(beside).click()
  await expect(storyOf(writing, metric)).toHaveValue(story)
  writing.on('dialog', (dialog) => void dialog.accept())
  await writing.reload()
  await expect(storyOf(writing, metric)).toHaveValue(story)
  await expect(discard(writing)).toHaveCount(0)
})

test('drafts of the version before are back: the newest in its field, the older one to be copied', async ({
  page,
  context,
  server,
  workshop,
}) => {
  await joinWithoutLogin(context, server.url, workshop.id, email)
  const { id } = await makeSolution(page.request, workshop.id, email)
  await page.goto(`/solutions/${id}/user-stories`)
  await storyOf(page, metric).fill('Newest words')
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('Newest words')
  // as that version stored them: a key for each visit
  const moved = page.evaluate(() => {
    const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('ninefold-draft/'))
    const draft = JSON.parse(localStorage.getItem(key) ?? '') as object
    const earlier = new Date(Date.now() - 60_000).toISOString()
    return [
      [`${key}~visit1`, JSON.stringify(draft)],
      [`${key}~visit2`, JSON.stringify({ ...draft, value: 'Older words', at: earlier })],
    ]
  })
  const drafts = await moved
  page.on('dialog', (dialog) => void dialog.accept())
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('moved')) return
    sessionStorage.setItem('moved', 'yes')
    for (const key of Object.keys(localStorage)) if (key.startsWith('ninefold-draft/')) localStorage.removeItem(key)
    for (const [key = '', text = ''] of entries) localStorage.setItem(key, text)
  }, drafts)
  await page.reload()
  await expect(storyOf(page, metric)).toHaveValue('Newest words')
  const older = page.getByRole('alert').filter({ hasText: 'Older words' })
  await expect(older).toContainText(draftsMessages.older)
  await older.getByRole('button', { name: 'Discard' }).click()
  await saveStories(page)
  await page.reload()
  await expect(storyOf(page, metric)).toHaveValue('Newest words')
  await expect(page.getByText('Older words')).toHaveCount(0)
  await expect(discard(page)).toHaveCount(0)
})
