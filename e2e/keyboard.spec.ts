import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { h9AnalysisMessages } from '#contract/messages/h9-analysis.ts'
import { metricsMessages } from '#contract/messages/metrics.ts'
import { sessionMessages } from '#contract/messages/session.ts'
import { solutionDetailsMessages } from '#contract/messages/solution-details.ts'
import { stakeholdersMessages } from '#contract/messages/stakeholders.ts'
import { systemRequirementsMessages } from '#contract/messages/system-requirements.ts'
import { unsavedMessages } from '#contract/messages/edits.ts'
import { userStoriesMessages } from '#contract/messages/user-stories.ts'
import { carKilometres, freedom, mobility, parents } from './example-solution.ts'
import { expectArrival, pickWithArrows, tabTo, tabToAndPress, typeInstead } from './keyboard.ts'
import { expect, test } from './workshop.ts'
import { newOptionOf, optionLine, personOf, ratingOf, requirementsOf, rowOf, storyOf, toast } from './workshop-page.ts'

const name = 'Cargo bikes'
const metric = carKilometres.metric_text
const option = 'A bike with a box'

test('the whole walk by keyboard alone', async ({ page, workshop }) => {
  test.slow()
  const button = (label: string) => page.getByRole('button', { name: label, exact: true })
  const link = (label: string) => page.getByRole('link', { name: label, exact: true })
  const press = (key: string) => page.keyboard.press(key)
  const dialog = page.getByRole('dialog')

  await test.step('login', async () => {
    await page.goto('/login')
    await tabTo(page, page.getByLabel('Email'))
    await page.keyboard.type('mira@example.org')
    await tabTo(page, page.getByLabel(/^Session ID/))
    await page.keyboard.type('WRONG')
    await press('Enter')
    await expect(page.getByRole('alert')).toHaveText(sessionMessages.invalid)
    await expect(page.getByLabel(/^Session ID/)).toBeFocused()
    await typeInstead(page, workshop.id)
    await press('Enter')
    await expectArrival(page, 'Solutions')
  })

  await test.step('create a solution', async () => {
    await tabToAndPress(page, link('Create New Solution'))
    await expectArrival(page, 'Create New Solution')
    await tabTo(page, page.getByLabel('Solution Name'))
    await page.keyboard.type(name)
    await tabTo(page, page.getByRole('combobox', { name: 'Primary Purpose(s)' }))
    await pickWithArrows(page, mobility.purpose)
    await press('Escape')
    await expect(page.getByRole('combobox', { name: 'Primary Purpose(s)' })).toBeFocused()
    await tabTo(page, page.getByRole('combobox', { name: 'Primary FHN' }))
    await pickWithArrows(page, freedom.p_fhn)
    await expect(page.getByRole('combobox', { name: 'Primary FHN' })).toBeFocused()
    await tabTo(page, button('Create Solution'))
    await press('Space')
    await expect(toast(page, solutionDetailsMessages.created)).toBeVisible()
    await expectArrival(page, 'Solutions')
  })

  await test.step("the row's menu and the details", async () => {
    const row = rowOf(page, 'Solutions', name)
    await tabToAndPress(page, row)
    await expect(page.getByRole('menuitem', { name: 'View Details' })).toBeFocused()
    await press('Escape')
    await expect(row).toBeFocused()
    await press('Enter')
    await expect(page.getByRole('menuitem', { name: 'View Details' })).toBeFocused()
    await press('Enter')
    await expectArrival(page, name, 'Solution Details')

    await tabToAndPress(page, button('Delete Solution'))
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await press('Escape')
    await expect(button('Delete Solution')).toBeFocused()
    await tabToAndPress(page, button('Edit'), 'Shift+Tab')
    await expect(page.getByLabel('Solution Name')).toBeFocused()
    await tabToAndPress(page, button('Cancel'))
    await expect(button('Edit')).toBeFocused()
    await tabToAndPress(page, button('Workshop'), 'Shift+Tab')
    await expect(page.getByRole('region', { name: 'Workshop' })).toBeFocused()
    await press('Escape')
    await expect(button('Workshop')).toBeFocused()
    await tabToAndPress(page, link('View Metrics'))
    await expectArrival(page, 'Solution Metrics')
  })

  await test.step('add a metric', async () => {
    const search = page.getByLabel('Search Available Metrics')
    await tabTo(page, search)
    await page.keyboard.type('car kilo')
    await tabToAndPress(page, rowOf(page, 'Available Metrics', metric).getByRole('button', { name: 'Add' }))
    await expect(toast(page, metricsMessages.added)).toBeVisible()
    // its row has gone to the other table; the title of the one it left takes the focus
    await expect(page.getByRole('heading', { name: 'Available Metrics' })).toBeFocused()
    await tabToAndPress(page, link('Forward to Stakeholders'))
    await expectArrival(page, 'Stakeholder Management')
  })

  await test.step('add a stakeholder', async () => {
    const person = personOf(page, metric, parents.stakeholder).getByRole('button')
    await tabToAndPress(page, person)
    await expect(toast(page, stakeholdersMessages.added)).toBeVisible()
    await expect(person).toBeFocused()
    // what the pointer sees on hovering, the keyboard sees with the focus
    await expect(person).toHaveText('Remove')
    await tabToAndPress(page, link('Forward to User Stories'))
    await expectArrival(page, 'User Story Creation')
  })

  await test.step('write a story', async () => {
    await tabTo(page, storyOf(page, metric))
    await page.keyboard.type('As a parent I want a bike.')
    await tabToAndPress(page, button('Save All User Stories'))
    await expect(toast(page, userStoriesMessages.saved)).toBeVisible()
    await expect(storyOf(page, metric)).toBeFocused()
    await tabToAndPress(page, link('Forward to Functional Options'))
    await expectArrival(page, 'Functional Option Creation')
  })

  await test.step('add an option', async () => {
    await tabTo(page, newOptionOf(page, metric))
    await page.keyboard.type(option)
    await press('Enter')
    await expect(toast(page, functionalOptionsMessages.added)).toBeVisible()
    await expect(newOptionOf(page, metric)).toBeFocused()
    const edit = optionLine(page, option).getByRole('button', { name: 'Edit' })
    await tabToAndPress(page, edit, 'Shift+Tab')
    await expect(page.getByRole('listitem').getByRole('textbox')).toBeFocused()
    await press('Escape')
    await expect(edit).toBeFocused()
    await tabToAndPress(page, optionLine(page, option).getByRole('button', { name: /^Subjective/ }), 'Shift+Tab')
    await expectArrival(page, `H9 Analysis for Solution: ${name}`, 'H9 Analysis')
  })

  await test.step('rate it', async () => {
    await tabTo(page, ratingOf(page, 'Freedom'))
    // opens the list, which says what each measure means, then goes on from None
    await press('ArrowDown')
    await press('ArrowDown')
    await press('Enter')
    await expect(ratingOf(page, 'Freedom')).toHaveValue('1')
    await expect(ratingOf(page, 'Freedom')).toBeFocused()
    // Tab keeps what one has gone to in the list, as it does in the system's own
    await tabTo(page, ratingOf(page, 'Leisure'), 'Shift+Tab')
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Tab']) await press(key)
    await expect(ratingOf(page, 'Leisure')).toHaveValue('2')
    await tabToAndPress(page, link('View System Requirements'))
    await expect(dialog.getByRole('button', { name: unsavedMessages.stay })).toBeFocused()
    await press('Enter')
    await expect(link('View System Requirements')).toBeFocused()
    await tabToAndPress(page, button('Save'), 'Shift+Tab')
    await expect(toast(page, h9AnalysisMessages.saved)).toBeVisible()
    await tabToAndPress(page, link('View System Requirements'))
    await expectArrival(page, 'System Requirements')
  })

  await test.step('write a requirement', async () => {
    const row = requirementsOf(page, 'Synergic', freedom.p_fhn)
    await tabTo(page, row.getByPlaceholder('Add requirement...'))
    await page.keyboard.type('A bike shall be free within ten minutes.')
    await press('Enter')
    await expect(row.getByText('A bike shall be free within ten minutes.')).toBeVisible()
    await tabToAndPress(page, row.getByRole('button', { name: 'Delete' }), 'Shift+Tab')
    await expect(dialog).toContainText(systemRequirementsMessages.confirmDelete)
    await press('Escape')
    await expect(row.getByRole('button', { name: 'Delete' })).toBeFocused()
  })
})

test('the first stop of a page leads past the navigation', async ({ page, workshop }) => {
  await page.goto(`/login?session=${workshop.id}`)
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type('mira@example.org')
  await page.keyboard.press('Enter')
  await expectArrival(page, 'Solutions')
  await page.reload()
  await tabToAndPress(page, page.getByRole('link', { name: 'Skip to content' }))
  await tabTo(page, page.getByRole('link', { name: 'Create New Solution' }))
})
