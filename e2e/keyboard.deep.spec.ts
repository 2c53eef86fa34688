import { commonMessages, headingsMessages } from '#contract/languages/ar/common.ts'
import { functionalOptionsMessages } from '#contract/languages/ar/functional-options.ts'
import { h9AnalysisMessages } from '#contract/languages/ar/h9-analysis.ts'
import { mapMessages } from '#contract/languages/ar/map.ts'
import { metricsMessages } from '#contract/languages/ar/metrics.ts'
import { sessionMessages } from '#contract/languages/ar/session.ts'
import { solutionDetailsMessages } from '#contract/languages/ar/solution-details.ts'
import { solutionsMessages } from '#contract/languages/ar/solutions.ts'
import { stakeholdersMessages } from '#contract/languages/ar/stakeholders.ts'
import { systemRequirementsMessages } from '#contract/languages/ar/system-requirements.ts'
import { userStoriesMessages } from '#contract/languages/ar/user-stories.ts'
import catalogue from '../server/catalogue/languages/ar.json' with { type: 'json' }
import { carKilometres, freedom, mobility, parents } from './example-solution.ts'
import { openWorkshop } from './host.ts'
import { expectArrival, pickWithArrows, tabTo, tabToAndPress, typeInstead } from './keyboard.ts'
import { expect, test } from './workshop.ts'
import { rowOf, toast } from './workshop-page.ts'

const name = 'دراجات الشحن'
const option = 'دراجة بصندوق'
const requirement = 'يجب أن تتوفر دراجة خلال عشر دقائق.'
const sayIn = <Item extends { id: number }>(items: readonly Item[], { id }: { id: number }) =>
  items.find((item) => item.id === id)!
const purpose = sayIn(catalogue.purposes, mobility).purpose
const need = sayIn(catalogue.fhns, freedom).p_fhn
const metric = sayIn(catalogue.metrics, carKilometres).metric_text
const stakeholder = sayIn(catalogue.stakeholders, parents).stakeholder

test.use({ locale: 'ar' })

test('the whole walk by keyboard alone, from right to left', async ({ page, server }) => {
  test.slow()
  const host = { url: server.url, password: server.hostPassword }
  const { id } = await openWorkshop(host, 'ورشة', 'ar')
  const button = (label: string) => page.getByRole('button', { name: label, exact: true })
  const link = (label: string) => page.getByRole('link', { name: label, exact: true })
  const press = (key: string) => page.keyboard.press(key)

  await test.step('login', async () => {
    await page.goto('/login')
    await tabTo(page, page.getByLabel(sessionMessages.email))
    await page.keyboard.type('mira@example.org')
    await tabTo(page, page.getByLabel(sessionMessages.sessionIdLabel))
    await page.keyboard.type('WRONG')
    await press('Enter')
    await expect(page.getByRole('alert')).toHaveText(sessionMessages.invalid)
    await typeInstead(page, id)
    await press('Enter')
    await expectArrival(page, headingsMessages.solutions)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  })

  await test.step('create a solution', async () => {
    await tabToAndPress(page, link(headingsMessages.createNewSolution))
    await expectArrival(page, headingsMessages.createNewSolution)
    await tabTo(page, page.getByLabel(solutionsMessages.solutionName))
    await page.keyboard.type(name)
    await tabTo(page, page.getByRole('combobox', { name: solutionDetailsMessages.primaryPurposes }))
    await pickWithArrows(page, purpose)
    await press('Escape')
    await tabTo(page, page.getByRole('combobox', { name: solutionsMessages.primaryFhn }))
    await pickWithArrows(page, need)
    await tabTo(page, button(solutionDetailsMessages.createSolution))
    await press('Space')
    await expect(toast(page, solutionDetailsMessages.created)).toBeVisible()
    await expectArrival(page, headingsMessages.solutions)
  })

  await test.step('its details', async () => {
    await tabToAndPress(page, rowOf(page, headingsMessages.solutions, name))
    await expect(page.getByRole('menuitem', { name: solutionsMessages.viewDetails })).toBeFocused()
    await press('Enter')
    await expectArrival(page, name, solutionDetailsMessages.solutionDetails)
    await tabToAndPress(page, link(solutionDetailsMessages.viewMetrics))
    await expectArrival(page, headingsMessages.solutionMetrics)
  })

  await test.step('add a metric', async () => {
    const available = rowOf(page, headingsMessages.availableMetrics, metric)
    await tabToAndPress(page, available.getByRole('button', { name: commonMessages.add }))
    await expect(toast(page, metricsMessages.added)).toBeVisible()
    await tabToAndPress(page, link(metricsMessages.forwardToStakeholders))
    await expectArrival(page, headingsMessages.stakeholderManagement)
  })

  await test.step('add a stakeholder', async () => {
    const row = rowOf(page, stakeholdersMessages.stakeholdersByMetric, metric)
    const person = row.getByRole('listitem').filter({ hasText: stakeholder }).getByRole('button')
    await tabToAndPress(page, person)
    await expect(toast(page, stakeholdersMessages.added)).toBeVisible()
    await expect(person).toHaveText(commonMessages.remove)
    await tabToAndPress(page, link(stakeholdersMessages.forwardToUserStories))
    await expectArrival(page, headingsMessages.userStoryCreation)
  })

  await test.step('write a story', async () => {
    const story = rowOf(page, userStoriesMessages.userStories, metric).getByLabel(userStoriesMessages.userStory)
    await tabTo(page, story)
    await page.keyboard.type('أريد دراجة.')
    await tabToAndPress(page, button(userStoriesMessages.saveAllUserStories))
    await expect(toast(page, userStoriesMessages.saved)).toBeVisible()
    await expect(story).toBeFocused()
    await tabToAndPress(page, link(userStoriesMessages.forwardToFunctionalOptions))
    await expectArrival(page, headingsMessages.functionalOptionCreation)
  })

  await test.step('add an option', async () => {
    const options = page.getByRole('region', { name: functionalOptionsMessages.tableLabel })
    await tabTo(page, options.getByLabel(functionalOptionsMessages.addFunctionalOption))
    await page.keyboard.type(option)
    await press('Enter')
    const line = options.getByRole('listitem').filter({ hasText: option })
    await expect(line).toBeVisible()
    const reflect = line.getByRole('button', { name: functionalOptionsMessages.subjectiveReflection })
    await tabToAndPress(page, reflect, 'Shift+Tab')
    await expectArrival(page, h9AnalysisMessages.title(name), headingsMessages.h9Analysis)
  })

  await test.step('rate it', async () => {
    const rating = page.getByRole('combobox', { name: need, exact: true })
    await tabTo(page, rating)
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await press(key)
    await expect(rating).toHaveValue('1')
    await tabToAndPress(page, button(commonMessages.save))
    await expect(toast(page, h9AnalysisMessages.saved)).toBeVisible()
    await tabToAndPress(page, link(h9AnalysisMessages.viewSystemRequirements))
    await expectArrival(page, headingsMessages.systemRequirements)
  })

  await test.step('write a requirement', async () => {
    const measure = systemRequirementsMessages.measure(catalogue.measures[0]!.measure)
    const row = page.getByRole('table', { name: measure }).getByRole('row').filter({ hasText: need })
    await tabTo(page, row.getByPlaceholder(systemRequirementsMessages.addPlaceholder))
    await page.keyboard.type(requirement)
    await press('Enter')
    await expect(row.getByText(requirement)).toBeVisible()
  })

  await test.step('on the map an arrow leads to what lies on its side', async () => {
    const solution = /\/solutions\/\d+/.exec(page.url())![0]
    await page.goto(`${solution}/map`)
    const map = page.getByRole('group', { name: mapMessages.map })
    const last = map.getByRole('button', { name: requirement.slice(0, 12) })
    // one stop for all of it, from which the arrows lead on; first as far to the right as there is anything
    await tabTo(page, map.locator('[tabindex="0"]'))
    for (let steps = 0; steps < 6; steps += 1) await press('ArrowRight')
    await expect(map.getByRole('button', { name: purpose })).toBeFocused()
    // metric, stakeholder, story, option, rating, requirement: each further to the left
    let place = Infinity
    for (let steps = 0; steps < 6; steps += 1) {
      await press('ArrowLeft')
      const { x } = (await page.locator(':focus').boundingBox())!
      expect(x).toBeLessThan(place)
      place = x
    }
    await expect(last).toBeFocused()
    await press('ArrowRight')
    expect((await page.locator(':focus').boundingBox())!.x).toBeGreaterThan(place)
  })
})

test('the tabs of a catalogue’s draft follow the side of an arrow', async ({ hostAt, server }) => {
  const page = await hostAt('/admin')
  await page.context().addCookies([{ name: 'ninefold_language', value: 'ar', url: server.url }])
  await page.goto('/admin/catalogues/1/draft')
  const tabs = page.getByRole('tab')
  await tabTo(page, tabs.first())
  await page.keyboard.press('ArrowLeft')
  await expect(tabs.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.first()).toBeFocused()
})
