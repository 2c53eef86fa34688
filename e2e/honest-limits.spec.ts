import { TEXT_MAX } from '#contract/limits.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { limitsMessages, unsavedMessages } from '#contract/messages/edits.ts'
import { sessionEndMessages, sessionScreensMessages } from '#contract/messages/shell.ts'
import { sessionMessages } from '#contract/messages/session.ts'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import { call } from './api.ts'
import { DEEP } from './deep.ts'
import { carKilometres, makeSolution } from './example-solution.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'
import { expectHeading, fillLogin, logIn, storyOf } from './workshop-page.ts'

const [mira, ana] = ['mira@example.org', 'ana@example.org']
const metric = carKilometres.metric_text

test('a deleted solution says by whom, and leads to the list', async ({ page, context, server, workshop }) => {
  await joinWithoutLogin(context, server.url, workshop.id, mira)
  const { id } = await makeSolution(page.request, workshop.id, mira)
  await call(page.request, 'DELETE /api/solutions/{id}', { params: { id } })
  await page.goto(`/solutions/${id}/stakeholders`)
  await expect(page.getByRole('heading', { name: solutionsMessages.notFound })).toBeVisible()
  await expect(page.getByText(`The solution was deleted by you, just now.`)).toBeVisible()
  await page.getByRole('link', { name: commonMessages.goToSolutions }).click()
  await expectHeading(page, 'Solutions')
})

test(
  'a paste that is too long is kept, shown and not saved; once it fits, Save and leave saves it and leaves',
  DEEP,
  async ({ page, context, server, workshop }) => {
    await joinWithoutLogin(context, server.url, workshop.id, mira)
    const { id } = await makeSolution(page.request, workshop.id, mira)
    await page.goto(`/solutions/${id}/user-stories`)
    await storyOf(page, metric).fill('x'.repeat(2 * TEXT_MAX))
    await page.getByRole('button', { name: 'Save All User Stories' }).click()
    await expect(page.getByText(limitsMessages.nothingSaved)).toBeVisible()
    await expect(storyOf(page, metric)).toHaveValue('x'.repeat(2 * TEXT_MAX))
    const question = page.getByRole('dialog', { name: unsavedMessages.title })
    for (const answer of [unsavedMessages.saveAndLeave, unsavedMessages.saveAndLeave, unsavedMessages.stay]) {
      await page.getByRole('link', { name: 'Back to Stakeholders' }).click()
      await question.getByRole('button', { name: answer }).click()
      await expect(question).toHaveCount(0)
      const isLed = answer === unsavedMessages.saveAndLeave
      await expect(
        isLed ? storyOf(page, metric) : page.getByRole('link', { name: 'Back to Stakeholders' }),
      ).toBeFocused()
    }
    await page.setViewportSize({ width: 390, height: 800 })
    await test.step('on a phone the three answers stand one below the other as they are read', async () => {
      await page.getByRole('link', { name: 'Back to Stakeholders' }).click()
      const answers = [unsavedMessages.stay, unsavedMessages.leave, unsavedMessages.saveAndLeave]
      const boxes = await Promise.all(answers.map((name) => question.getByRole('button', { name }).boundingBox()))
      const heights = boxes.map((box) => box!.y)
      expect(heights).toEqual(heights.toSorted((one, other) => one - other))
      await question.getByRole('button', { name: unsavedMessages.stay }).click()
      // the page goes along with the focus
      await expect(question).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Back to Stakeholders' })).toBeFocused()
    })
    await test.step('wherever in the text one is, why it is not saved stands in sight', async () => {
      const reason = page.getByText(limitsMessages.tooLong)
      const seen = () =>
        reason.evaluate((words) => {
          const { left, top, bottom } = words.getBoundingClientRect()
          return words.contains(document.elementFromPoint(left + 4, (top + bottom) / 2))
        })
      for (const share of [0.05, 0.5, 0.95]) {
        await storyOf(page, metric).evaluate((field, part) => {
          const { top, height } = field.getBoundingClientRect()
          scrollTo(0, scrollY + top + height * part - innerHeight / 2)
        }, share)
        await expect.poll(seen).toBe(true)
      }
      // the line in which one types is not under it
      await storyOf(page, metric).focus()
      await page.keyboard.press('ControlOrMeta+Home')
      const strip = page.getByText(limitsMessages.tooLong).locator('..')
      for (let line = 0; line < 30; line += 1) await page.keyboard.press('ArrowDown')
      const caret = await storyOf(page, metric).evaluate((field: HTMLTextAreaElement) => {
        const { lineHeight, paddingTop } = getComputedStyle(field)
        return field.getBoundingClientRect().top + parseFloat(paddingTop) + 31 * parseFloat(lineHeight)
      })
      expect(caret).toBeLessThanOrEqual((await strip.boundingBox())!.y)
      expect(await strip.evaluate((element) => parseFloat(getComputedStyle(element).paddingLeft))).toBeGreaterThan(0)
    })
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.getByRole('button', { name: limitsMessages.selectExcess }).click()
    await page.keyboard.press('Delete')
    await expect(storyOf(page, metric)).toHaveValue('x'.repeat(TEXT_MAX))

    await page.getByRole('link', { name: 'Back to Stakeholders' }).click()
    await page.getByRole('button', { name: unsavedMessages.saveAndLeave }).click()
    await expectHeading(page, /Stakeholder/)
    await page.goto(`/solutions/${id}/user-stories`)
    await expect(storyOf(page, metric)).toHaveValue('x'.repeat(TEXT_MAX))
  },
)

test('a long text without a blank is laid out about as quickly as one with blanks, so that each key is', async ({
  page,
  context,
  server,
  workshop,
}) => {
  await joinWithoutLogin(context, server.url, workshop.id, mira)
  const { id } = await makeSolution(page.request, workshop.id, mira)
  await page.goto(`/solutions/${id}/user-stories`)
  const { words, unbroken } = await storyOf(page, metric).evaluate(async (field: HTMLTextAreaElement) => {
    await document.fonts.ready
    const copy = field.cloneNode() as HTMLTextAreaElement
    field.after(copy)
    /** The quickest of several times: the others had to wait for something else. */
    const quickest = (text: string) =>
      Math.min(
        ...[1, 2, 3].map((time) => {
          copy.value = `${time}${text}`
          const began = performance.now()
          void copy.scrollHeight
          return performance.now() - began
        }),
      )
    return { words: quickest('Tow a '.repeat(3000)), unbroken: quickest('VAToWa'.repeat(3000)) }
  })
  // without care it takes about eighty times as long
  expect(unbroken).toBeLessThan(20 * words)
})

test('a browser that blocks cookies says so after the log-in, and goes on once they are allowed', async ({
  page,
  workshop,
}) => {
  // as a browser does that blocks them: none is stored, none is sent
  await page.addInitScript(() => {
    const fetch = window.fetch.bind(window)
    window.fetch = (input, init) =>
      fetch(input, sessionStorage.getItem('allowed') ? init : { ...init, credentials: 'omit' })
  })
  await page.goto('/login')
  await fillLogin(page, mira, workshop.id)
  await expect(page.getByText(sessionScreensMessages.cookiesBlockedTitle)).toBeVisible()
  await expect(page.getByText(sessionEndMessages.ended)).toHaveCount(0)
  await page.sessionStorage.setItem('allowed', 'yes')
  await page.getByRole('button', { name: commonMessages.tryAgain }).click()
  await expectHeading(page, 'Solutions')
})

test('another person logged in in a second tab: the first asks before it writes on', async ({
  page,
  context,
  server,
  workshop,
}) => {
  await joinWithoutLogin(context, server.url, workshop.id, mira)
  const { id } = await makeSolution(page.request, workshop.id, mira)
  await page.goto(`/solutions/${id}/user-stories`)
  await storyOf(page, metric).fill('Typed by Mira')
  const otherTab = await context.newPage()
  await logIn(otherTab, ana, workshop.id)
  await otherTab.close()
  const question = page.getByRole('dialog', { name: sessionScreensMessages.somebodyElse })
  await expect(question).toContainText(sessionScreensMessages.somebodyElseHint(ana, mira))
  await question.getByRole('button', { name: sessionScreensMessages.logInAgainAs(mira) }).click()
  await expect(page.getByLabel(sessionMessages.email)).toHaveValue(mira)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('link', { name: 'Continue where you were' }).click()
  await expect(storyOf(page, metric)).toHaveValue('Typed by Mira')
})
