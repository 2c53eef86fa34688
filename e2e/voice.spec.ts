import type { Page } from '@playwright/test'
import { commonMessages } from '#contract/messages/common.ts'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { undoMessages } from '#contract/messages/undo.ts'
import { userStoriesMessages } from '#contract/messages/user-stories.ts'
import { connectionMessages } from '#contract/messages/shell.ts'
import { call } from './api.ts'
import { DEEP, isDeep } from './deep.ts'
import { makeSolution, type ExampleSolution } from './example-solution.ts'
import { goOnToScreen, screens } from './screens.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'
import { optionLine, toast } from './workshop-page.ts'

// One voice: one card an event, and never over the field in use or the button that goes on.

let solution: ExampleSolution

test.beforeEach(async ({ page, context, server, workshop }) => {
  await joinWithoutLogin(context, server.url, workshop.id, 'mira@example.org')
  solution = await makeSolution(page.request, workshop.id, 'mira@example.org')
})

const SIZES = [
  { width: 320, height: 640 },
  { width: 768, height: 800 },
  { width: 1280, height: 800 },
]
/** A phone with its keyboard open. */
const HALF_A_PHONE = { width: 390, height: 460 }
/** A desk at 400 %. */
const ZOOMED_IN = { width: 320, height: 256 }

/** Focuses every field, one after another, and answers what lies over it, and over the main button. */
const coveredFields = (page: Page) =>
  page.evaluate(async () => {
    const frames = async () => {
      for (let left = 6; left > 0; left -= 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    const overlap = (one: Element, other: Element) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      return width > 0.5 && height > 0.5
    }
    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility())
    const called = (element: Element) => element.getAttribute('aria-label') ?? element.id ?? element.tagName
    const covered: string[] = []
    let count = 0
    for (const field of all('main :is(input, textarea, select)')) {
      field.focus()
      if (document.activeElement !== field) continue
      await frames()
      count += 1
      const over = [...all('[data-card]'), ...all('[data-sticks]')].filter((each) => overlap(field, each))
      covered.push(...over.map((each) => `${called(field)} under ${each.textContent.slice(0, 30)}`))
      const buttons = all('main [data-variant=filled]').filter((button) =>
        all('[data-card]').some((each) => overlap(button, each)),
      )
      covered.push(...buttons.map((button) => `the button ${button.textContent} at ${called(field)}`))
    }
    return { count, covered }
  })

test('a card and the save bar cover neither the field in use nor the main button, on any screen at any size', async ({
  page,
}) => {
  test.slow()
  const body = { user_story_id: solution.storyId, functional_option: 'A trailer' }
  await call(page.request, 'POST /api/function_options', { body })
  await page.goto(`/solutions/${solution.id}/functional-options`)
  // a try that failed leaves its card until somebody closes it
  await page.route('**/api/undo/*', (route) => route.fulfill({ status: 500 }))
  await optionLine(page, 'A trailer').getByRole('button', { name: 'Delete' }).click()
  await toast(page, functionalOptionsMessages.deleted).getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, undoMessages.failed(''))).toBeVisible()

  const found: string[] = []
  const counted = new Map<string, number>()
  const isLast = ({ name }: { name: string }) => name === '04-stories'
  const inFrame = screens.filter(({ name }) => !['01-login', '09-map', '23-report', '19-not-found'].includes(name))
  for (const screen of inFrame.toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)))) {
    await goOnToScreen(page, screen, { solutionId: solution.id, optionId: solution.optionId })
    // makes the save bar come
    if (isLast(screen)) await page.getByLabel('User story').first().fill('Half a sentence')
    for (const size of isDeep() ? [...SIZES, HALF_A_PHONE, ZOOMED_IN] : SIZES) {
      await page.setViewportSize(size)
      const { count, covered } = await coveredFields(page)
      counted.set(screen.name, count)
      found.push(...covered.map((fault) => `${screen.name} at ${size.width}x${size.height}: ${fault}`))
    }
  }
  expect(found).toEqual([])
  // it has really met fields
  expect(Object.fromEntries(counted)).toMatchObject({ '02-solutions': 3, '05-h9': 9 })
})

test(
  'a card moves to the other edge when it would cover the field in use, and several fold into one',
  DEEP,
  async ({ page }) => {
    for (const functional_option of ['A trailer', 'A tandem', 'A tricycle'])
      await call(page.request, 'POST /api/function_options', {
        body: { user_story_id: solution.storyId, functional_option },
      })
    await page.goto(`/solutions/${solution.id}/functional-options`)
    await page.route('**/api/undo/*', (route) => route.fulfill({ status: 500 }))
    const cards = page.locator('[data-card]:visible')
    const field = page.getByLabel(functionalOptionsMessages.addFunctionalOption)
    const edges = async () => {
      const { y, height } = (await cards.last().boundingBox())!
      return { above: y, below: page.viewportSize()!.height - y - height }
    }
    const fail = async (option: string) => {
      await optionLine(page, option).getByRole('button', { name: 'Delete' }).click()
      await toast(page, functionalOptionsMessages.deleted).getByRole('button', { name: 'Undo' }).click()
      await page.mouse.move(0, 0)
    }

    await fail('A trailer')
    await expect(toast(page, undoMessages.failed(''))).toBeVisible()
    expect((await edges()).below).toBeLessThan(20)

    await page.setViewportSize({ width: 390, height: 800 })
    // the field is where the card is on phones
    const search = page.getByRole('searchbox').or(page.getByPlaceholder('Search')).first()
    await search.focus()
    const { above } = await edges()
    await search.evaluate((input, top) => scrollBy(0, input.getBoundingClientRect().top - top), above)
    await expect.poll(async () => (await edges()).above).toBeGreaterThan(400)
    await page.getByRole('heading', { level: 1 }).focus()
    await fail('A tandem')
    await fail('A tricycle')
    await page.getByRole('button', { name: commonMessages.earlier(2) }).click()
    await page.mouse.move(0, 0)
    await expect(page.getByRole('button', { name: commonMessages.tryAgain })).toHaveCount(3)
    // as much as a keyboard leaves of a phone
    await page.setViewportSize({ width: 390, height: 360 })
    await field.focus()
    await expect(cards).toHaveCount(1)
    await expect.poll(() => coveredFields(page).then(({ covered }) => covered)).toEqual([])
  },
)

test('on a phone the bar about the connection is seen whole, wherever on the page one is', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 560 })
  await page.goto(`/solutions/${solution.id}/user-stories`)
  await page.getByLabel('User story').fill('Half a sentence')
  await context.setOffline(true)
  const bar = page.getByRole('status').filter({ hasText: connectionMessages.offline })
  await expect(bar).toBeVisible()
  /** Below zero while it is not there: it is drawn anew when the page turns from wide to narrow. */
  const barTop = async () => (await bar.boundingBox())?.y ?? -1
  /** Words of the bar in whose middle something else lies. */
  const covered = () =>
    bar.evaluate((element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      return [...text.getClientRects()].filter(
        ({ left, right, top, bottom }) =>
          !element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)),
      ).length
    })
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    await page.evaluate((part) => {
      const { scrollHeight, clientHeight } = document.documentElement
      scrollTo(0, part * (scrollHeight - clientHeight))
    }, share)
    await expect.poll(barTop).toBeGreaterThanOrEqual(0)
    await expect.poll(covered).toBe(0)
  }

  // a phone held sideways: seen as one low line; the smallest phone: the bars leave most of it to the work
  await page.setViewportSize({ width: 844, height: 390 })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(barTop).toBeGreaterThanOrEqual(0)
  expect((await bar.boundingBox())!.height).toBeLessThanOrEqual(40)
  expect(await covered()).toBe(0)
  await page.setViewportSize({ width: 320, height: 568 })
  await page.getByLabel('User story').focus()
  const taken = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-sticks]')]
        .map((each) => each.getBoundingClientRect())
        .reduce((sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)), 0),
    )
  await expect.poll(taken).toBeLessThan(568 * 0.45)

  // back online it asks what to do about the story, and has not grown over it
  await page.setViewportSize({ width: 390, height: 560 })
  await page.getByRole('button', { name: 'Save All User Stories' }).click()
  await expect(toast(page, userStoriesMessages.saveFailed)).toBeVisible()
  const { height } = (await bar.boundingBox())!
  await context.setOffline(false)
  const asking = page.getByRole('status').filter({ hasText: connectionMessages.notSavedBriefly })
  await expect(asking.getByRole('button', { name: connectionMessages.saveNow })).toBeVisible()
  expect((await asking.boundingBox())!.height).toBeLessThanOrEqual(height)
})
