import type { Page } from '@playwright/test'
import { conflictsMessages, unsavedMessages } from '#contract/messages/edits.ts'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { userStoriesMessages } from '#contract/messages/user-stories.ts'
import { call } from './api.ts'
import { DEEP } from './deep.ts'
import { carKilometres, makeSolution } from './example-solution.ts'
import { expect, joinWithoutLogin, test } from './workshop.ts'
import {
  expectHeading,
  newOptionOf,
  optionLine,
  ratingOf,
  rowOf,
  saveRatings,
  saveStories,
  storyOf,
  toast,
} from './workshop-page.ts'

const email = 'mira@example.org'
const metric = carKilometres.metric_text

interface Screen {
  name: string
  /** Its name in the step bar. */
  step: string
  question: string
  change: (page: Page) => Promise<void>
  expectChange: (page: Page) => Promise<void>
  save: (page: Page) => Promise<void>
  /** A link in its head, and where that leads. */
  link: string
  leadsTo: string
}

const screens: Screen[] = [
  {
    name: 'user stories',
    step: 'User stories',
    question: unsavedMessages.userStories,
    change: (page) => storyOf(page, metric).fill('As a rider'),
    expectChange: (page) => expect(storyOf(page, metric)).toHaveValue('As a rider'),
    save: saveStories,
    link: 'Forward to Functional Options',
    leadsTo: 'Functional Option Creation',
  },
  {
    name: 'functional options',
    step: 'Options',
    question: unsavedMessages.functionalOptions,
    change: (page) => newOptionOf(page, metric).fill('A lift'),
    expectChange: (page) => expect(newOptionOf(page, metric)).toHaveValue('A lift'),
    save: async (page) => {
      await rowOf(page, 'Functional options', metric).getByRole('button', { name: 'Add' }).click()
      await expect(toast(page, functionalOptionsMessages.added)).toBeVisible()
    },
    link: 'Back to User Stories',
    leadsTo: 'User Story Creation',
  },
  {
    name: 'H9 analysis',
    step: 'H9 analysis',
    question: unsavedMessages.h9,
    change: async (page) => void (await ratingOf(page, 'Leisure').selectOption('Synergic')),
    expectChange: (page) => expect(ratingOf(page, 'Leisure')).toHaveValue('1'),
    save: saveRatings,
    link: 'View System Requirements',
    leadsTo: 'System Requirements',
  },
]

/** Reloading raises the browser's own question, which is answered with no. */
async function expectBrowserAsks(page: Page) {
  const asked = page.waitForEvent('dialog')
  // not awaited: it ends with the answer to the dialog
  void page.evaluate(() => location.reload())
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
}

const question = (page: Page) => page.getByRole('dialog', { name: unsavedMessages.title })
const openStep = (page: Page, step: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: step }).click()

for (const [place, screen] of screens.entries()) {
  test(
    `unsaved ${screen.name} ask before every way out; Stay keeps the text, Leave goes, and once saved nothing asks`,
    place === 0 ? {} : DEEP,
    async ({ page, context, server, workshop }) => {
      await joinWithoutLogin(context, server.url, workshop.id, email)
      const { id } = await makeSolution(page.request, workshop.id, email)
      await page.goto(`/solutions/${id}/metrics`)
      /** Arrives from another screen, so that Back stays inside the application. */
      const arriveAndChange = async () => {
        await expectHeading(page, 'Solution Metrics')
        await openStep(page, screen.step)
        await screen.change(page)
      }

      await test.step('a link, the sidebar, the step bar, Back and a reload ask; Stay keeps the text', async () => {
        await arriveAndChange()
        const here = page.url()
        const waysOut = [
          () => page.getByRole('link', { name: screen.link }).click(),
          () => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Metrics' }).click(),
          () => openStep(page, 'Solution'),
          () => page.evaluate(() => history.back()),
        ]
        for (const leave of waysOut) {
          await leave()
          await expect(question(page)).toContainText(screen.question)
          await question(page).getByRole('button', { name: unsavedMessages.stay }).click()
          await expect(question(page)).toHaveCount(0)
          await expect(page).toHaveURL(here)
          await screen.expectChange(page)
        }
        await expectBrowserAsks(page)
        await screen.expectChange(page)
      })

      await test.step('Leave goes where the link led', async () => {
        await page.getByRole('link', { name: screen.link }).click()
        await question(page).getByRole('button', { name: unsavedMessages.leave }).click()
        await expectHeading(page, screen.leadsTo)
      })

      await test.step('Leave goes where Back led', async () => {
        await openStep(page, 'Metrics')
        await arriveAndChange()
        await page.evaluate(() => history.back())
        await question(page).getByRole('button', { name: unsavedMessages.leave }).click()
        await expectHeading(page, 'Solution Metrics')
      })

      await test.step('once saved, nothing asks', async () => {
        await arriveAndChange()
        const asked: string[] = []
        page.on('dialog', (dialog) => {
          asked.push(dialog.type())
          void dialog.accept()
        })
        await screen.save(page)
        await page.reload()
        await page.getByRole('link', { name: screen.link }).click()
        await expectHeading(page, screen.leadsTo)
        expect(asked).toEqual([])
      })
    },
  )
}

test(
  'a Save and leave that fails leads to what hinders it, else to what is unsaved',
  DEEP,
  async ({ page, context, server, workshop }) => {
    await joinWithoutLogin(context, server.url, workshop.id, email)
    const { id, option } = await makeSolution(page.request, workshop.id, email)
    const saveAndLeave = async (link: string) => {
      await page.getByRole('link', { name: link }).click()
      await question(page).getByRole('button', { name: unsavedMessages.saveAndLeave }).click()
      await expect(question(page)).toHaveCount(0)
    }

    await test.step('an option without words', async () => {
      await page.goto(`/solutions/${id}/functional-options`)
      await optionLine(page, option).getByRole('button', { name: 'Edit' }).click()
      const field = page.getByRole('textbox', { name: functionalOptionsMessages.editFunctionalOption })
      await field.fill('')
      await saveAndLeave('Back to User Stories')
      await expect(toast(page, functionalOptionsMessages.empty)).toBeVisible()
      await expect(field).toBeFocused()
      await page.keyboard.press('Escape')
    })

    await test.step('a refusal', async () => {
      await page.goto(`/solutions/${id}/user-stories`)
      await storyOf(page, metric).fill('As a rider')
      await page.route('**/api/user_stories_table/*', (route) =>
        route.request().method() === 'PUT' ? route.fulfill({ status: 400, json: { error: 'No.' } }) : route.fallback(),
      )
      await saveAndLeave('Back to Stakeholders')
      await expect(toast(page, userStoriesMessages.saveFailed)).toBeVisible()
      await expect(storyOf(page, metric)).toBeFocused()
      await page.unrouteAll()
    })

    await test.step("somebody else's text", async () => {
      const updates = [{ metric_id: carKilometres.id, user_story: 'As a driver' }]
      await page.route('**/api/user_stories_table/*', (route) =>
        route.request().method() === 'GET' ? route.abort() : route.fallback(),
      )
      await call(page.request, 'PUT /api/user_stories_table/{solution_id}', {
        params: { solution_id: id },
        body: { field: 'user_story', updates },
      })
      await saveAndLeave('Back to Stakeholders')
      const asked = page.getByRole('dialog', { name: conflictsMessages.title })
      await expect(asked.locator(':focus')).toHaveCount(1)
      await page.unrouteAll()
      await asked.getByRole('button', { name: 'Cancel' }).click()
      await expect(asked).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Back to Stakeholders' })).toBeFocused()
    })
  },
)
