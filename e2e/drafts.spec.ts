import type { Page } from '@playwright/test'
import { connectionMessages } from '#contract/messages/connection.ts'
import { draftsMessages } from '#contract/messages/drafts.ts'
import { h9AnalysisMessages } from '#contract/messages/h9-analysis.ts'
import { sessionEndMessages } from '#contract/messages/session-end.ts'
import { unsavedMessages } from '#contract/messages/unsaved.ts'
import { DEEP, isDeep } from './deep.ts'
import { carKilometres, freedom, makeSolution } from './example-solution.ts'
import { expectNoFaults } from './faults.ts'
import { expect, joinWithoutLogin, test, watchConsole } from './workshop.ts'
import {
  expectHeading,
  fillLogin,
  logIn,
  newOptionOf,
  ratingOf,
  saveStories,
  storyOf,
  viewDetails,
} from './workshop-page.ts'

const email = 'mira@example.org'
const metric = carKilometres.metric_text
const offer = (page: Page) => page.getByText(draftsMessages.offer)
const restore = (page: Page) => page.getByRole('button', { name: 'Restore' }).click()

/** Closes the page as a crash does, and opens the same address in a new one. */
async function crash(page: Page): Promise<Page> {
  const next = await page.context().newPage()
  const address = page.url()
  // the page is asked nothing, and tells of its end no more than a browser that breaks down after a pause in typing
  await page.close({ runBeforeUnload: false })
  await next.goto(address)
  return next
}

test('what is typed on any screen is offered back after a crash, and cleared by saving', async ({
  page: first,
  context,
  server,
  workshop,
}) => {
  test.slow()
  await joinWithoutLogin(context, server.url, workshop.id, email)
  const { id, optionId, story } = await makeSolution(first.request, workshop.id, email)
  let page = first
  const stored = (text: string) =>
    expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(text)

  await test.step('a story', async () => {
    await page.goto(`/solutions/${id}/user-stories`)
    await storyOf(page, metric).fill('Half a sentence')
    await stored('Half a sentence')
    page = await crash(page)
    await expect(offer(page)).toBeVisible()
    await expect(storyOf(page, metric)).toHaveValue(story)
    await expectNoFaults(page, 'draft offered', offer(page))
    await restore(page)
    await expect(storyOf(page, metric)).toHaveValue('Half a sentence')
    await saveStories(page)
    page = await crash(page)
    await expect(storyOf(page, metric)).toHaveValue('Half a sentence')
    await expect(offer(page)).toHaveCount(0)
  })

  await test.step('an option, left behind on purpose', async () => {
    await page.goto(`/solutions/${id}/functional-options`)
    await newOptionOf(page, metric).fill('A lift')
    await stored('A lift')
    page = await crash(page)
    await restore(page)
    await expect(newOptionOf(page, metric)).toHaveValue('A lift')
    await page.getByRole('link', { name: 'Back to User Stories' }).click()
    await page.getByRole('button', { name: unsavedMessages.leave }).click()
    await expectHeading(page, 'User Story Creation')
    await page.goto(`/solutions/${id}/functional-options`)
    await expect(newOptionOf(page, metric)).toHaveValue('')
    await expect(offer(page)).toHaveCount(0)
  })

  await test.step('a rating, through a reload the browser asks about', async () => {
    await page.goto(`/solutions/${id}/option-analysis/${optionId}/Virtuous`)
    await ratingOf(page, 'Leisure').selectOption('Synergic')
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByText('Leisure: Synergic', { exact: true })).toBeVisible()
    await restore(page)
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
    await restore(page)
    await expect(page.getByPlaceholder('Add requirement...')).toHaveValue('Free on Sundays.')
    await page.goto(`/solutions/${id}`)
    await restore(page)
    await expect(page.getByLabel('Solution Name')).toHaveValue('Another name')
    await page.goto('/solutions/new')
    await restore(page)
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
    await restore(page)
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

test('what another tab has on its screen is not offered here, until that tab is gone', async ({
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

  // told at the moment of typing
  const told = beside.evaluate(
    () =>
      new Promise<void>((tell) => {
        addEventListener('storage', ({ newValue }) => newValue?.includes('Half a sentence') && tell())
      }),
  )
  await writing.goto(stories)
  await storyOf(writing, metric).fill('Half a sentence')
  await told
  // what is offered is offered in the frame after, and the answer of the browser before it
  const answered = (page: Page) =>
    page.evaluate(async () => {
      await navigator.locks.query()
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    })
  await answered(beside)
  await expect(offer(beside)).toHaveCount(0)

  // found on opening
  await beside.reload()
  await expect(storyOf(beside, metric)).toHaveValue(story)
  await answered(beside)
  await expect(offer(beside)).toHaveCount(0)

  await writing.close({ runBeforeUnload: false })
  await expect(offer(beside)).toBeVisible()
  await restore(beside)
  await expect(storyOf(beside, metric)).toHaveValue('Half a sentence')
})
