import { expect, type Locator, type Page } from '@playwright/test'
import { metricsMessages } from '#contract/messages/metrics.ts'
import { referenceDataMessages } from '#contract/messages/reference-data.ts'
import { sessionMessages } from '#contract/messages/session.ts'
import { solutionDetailsMessages } from '#contract/messages/solution-details.ts'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import { systemRequirementsMessages } from '#contract/messages/system-requirements.ts'
import { userStoriesMessages } from '#contract/messages/user-stories.ts'
import { openScreen, screens, type Places, type Screen } from './screens.ts'
import { expectNoFaults } from './faults.ts'

export const named = (name: string) => screens.find((screen) => screen.name.endsWith(name))!

/** What people see between two clicks: an open list, a question, a refusal. */
export interface Moment {
  name: string
  screen: Screen
  /** Leads from the open screen to the moment, and tells what is seen then. */
  lead: (page: Page) => Promise<Locator> | Locator
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title })

export const moments: Moment[] = [
  {
    name: 'login refused',
    screen: named('login'),
    lead: async (page) => {
      await page.getByLabel('Session ID').fill('K7QM-2XVD')
      await press(page, 'Login')
      return page.getByRole('alert')
    },
  },
  {
    name: 'login waiting',
    screen: named('login'),
    lead: async (page) => {
      await page.route('**/api/session-validate*', () => undefined)
      await page.getByLabel('Session ID').fill('K7QM-2XVD')
      await press(page, 'Login')
      return page.getByRole('button', { name: sessionMessages.validating })
    },
  },
  {
    name: 'menu of a row open',
    screen: named('02-solutions'),
    lead: async (page) => {
      await page
        .getByRole('row')
        .nth(1)
        .click({ position: { x: 200, y: 20 } })
      return page.getByRole('menu')
    },
  },
  {
    name: 'filters set, nothing found',
    screen: named('02-solutions'),
    lead: async (page) => {
      await page.getByRole('combobox', { name: 'FHN' }).selectOption('Freedom')
      await page.getByRole('searchbox').fill('no such name')
      return page.getByText(solutionsMessages.noneMatching)
    },
  },
  {
    name: 'dropdown of purposes open, one chosen',
    screen: named('create'),
    lead: async (page) => {
      await page.getByRole('combobox', { name: 'Primary Purpose(s)' }).click()
      await page.getByRole('option').first().click()
      return page.getByRole('listbox')
    },
  },
  {
    name: 'dropdown of needs open',
    screen: named('create'),
    lead: async (page) => {
      await page.getByRole('combobox', { name: 'Primary FHN' }).click()
      return page.getByRole('listbox')
    },
  },
  {
    name: 'required fields left blank',
    screen: named('create'),
    lead: async (page) => {
      await page.getByLabel('Solution Name').press('Enter')
      return page.getByText(solutionDetailsMessages.fhnRequired)
    },
  },
  {
    name: 'choices failed to load',
    screen: named('create'),
    lead: async (page) => {
      await page.route('**/api/fhns', (route) => route.fulfill({ status: 500 }))
      await page.reload()
      return page.getByText(referenceDataMessages.loadFhnsFailed)
    },
  },
  {
    name: 'deleting asked',
    screen: named('details'),
    lead: async (page) => {
      await press(page, 'Delete Solution')
      return dialog(page, 'Confirm Deletion')
    },
  },
  {
    name: 'reset asked',
    screen: named('edit'),
    lead: async (page) => {
      await page.getByLabel('Reset all metrics').check()
      await press(page, 'Save')
      return dialog(page, 'Confirm Reset')
    },
  },
  {
    name: 'search without result',
    screen: named('03-metrics'),
    lead: async (page) => {
      await page.getByRole('searchbox').first().fill('no such metric')
      return page.getByText(metricsMessages.noneMatching('no such metric'))
    },
  },
  {
    name: 'Remove under the focus',
    screen: named('stakeholders'),
    lead: async (page) => {
      await page.getByRole('button', { name: 'Added' }).first().focus()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      return page.getByRole('button', { name: 'Remove' })
    },
  },
  {
    name: 'story unsaved',
    screen: named('stories'),
    lead: async (page) => {
      await page.getByLabel('User story').first().fill('As a test')
      return page.getByText(userStoriesMessages.notSavedYet)
    },
  },
  {
    name: 'leaving with an unsaved story',
    screen: named('stories'),
    lead: async (page) => {
      await page.getByLabel('User story').first().fill('As a test')
      await page.getByRole('link', { name: 'Back to Stakeholders' }).click()
      return dialog(page, 'Unsaved Changes')
    },
  },
  {
    name: 'option being edited',
    screen: named('options'),
    lead: async (page) => {
      await press(page, 'Edit')
      return page.getByLabel('Edit functional option')
    },
  },
  {
    name: 'leaving with unsaved ratings',
    screen: named('h9'),
    lead: async (page) => {
      await page.getByRole('combobox', { name: 'Affection' }).selectOption('Inhibiting')
      await page.getByRole('link', { name: 'View System Requirements' }).click()
      return dialog(page, 'Unsaved Changes')
    },
  },
  {
    name: 'saving failed',
    screen: named('h9'),
    lead: async (page) => {
      await page.route('**/api/option_analysis', (route) => route.fulfill({ status: 400 }))
      await page.getByRole('combobox', { name: 'Affection' }).selectOption('Pseudo-satisfier')
      await press(page, 'Save')
      return page.getByRole('alert')
    },
  },
  {
    name: 'saving failed, told by a toast',
    screen: named('stories'),
    lead: async (page) => {
      await page.route('**/api/user_stories_table/*', (route) => route.fulfill({ status: 400 }))
      await page.getByLabel('User story').first().fill('Half a sentence')
      // by keyboard: a card stays while the keyboard's focus is on it
      await page.getByRole('button', { name: 'Save All User Stories' }).first().press('Enter')
      const toast = page.locator('[data-card]').filter({ hasText: userStoriesMessages.saveFailed })
      await toast.getByRole('button').focus()
      // above the bar that saves, also where there is little room
      await page.setViewportSize({ width: 390, height: 844 })
      const bar = await page.getByText(userStoriesMessages.unsavedCount(1)).locator('..').boundingBox()
      const message = await toast.boundingBox()
      expect(message!.y + message!.height).toBeLessThanOrEqual(bar!.y)
      return toast
    },
  },
  {
    name: 'requirement being edited',
    screen: named('requirements'),
    lead: async (page) => {
      await press(page, 'Edit')
      return page.getByLabel('System requirement')
    },
  },
  {
    name: 'requirement edited to nothing',
    screen: named('requirements'),
    lead: async (page) => {
      await press(page, 'Edit')
      await page.getByLabel('System requirement').fill(' ')
      await press(page, 'Save')
      return page.getByText(systemRequirementsMessages.empty)
    },
  },
  {
    name: 'deleting a requirement asked',
    screen: named('requirements'),
    lead: async (page) => {
      await press(page, 'Delete')
      return dialog(page, 'Confirm Deletion')
    },
  },
  {
    name: 'Workshop panel open',
    screen: named('03-metrics'),
    lead: async (page) => {
      await press(page, 'Workshop')
      return page.getByRole('region', { name: 'Workshop' })
    },
  },
  {
    name: 'sidebar expanded',
    screen: named('03-metrics'),
    lead: async (page) => {
      await press(page, 'Expand sidebar')
      return page.getByRole('button', { name: 'Collapse sidebar' })
    },
  },
]

/** Nothing is wrong with what is seen then. */
export async function checkMoment(page: Page, demo: Places, { name, screen, lead }: Moment) {
  await openScreen(page, screen, demo)
  await expectNoFaults(page, name, await lead(page))
}
