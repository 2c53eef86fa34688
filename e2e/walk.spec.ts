import type { Page } from '@playwright/test'
import { sessionMessages } from '#contract/messages/session.ts'
import { solutionDetailsMessages } from '#contract/messages/solution-details.ts'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import { call } from './api.ts'
import { isDeep } from './deep.ts'
import { carKilometres, freedom, mobility, parents, residents, tripsOnFoot } from './example-solution.ts'
import { expect, test, watchConsole } from './workshop.ts'
import {
  addMetric,
  addOption,
  addRequirement,
  addStakeholder,
  createSolution,
  expectHeading,
  fillLogin,
  logIn,
  optionLine,
  personOf,
  rate,
  ratingOf,
  requirementsOf,
  rowOf,
  saveRatings,
  saveStories,
  storyOf,
  toast,
  viewDetails,
} from './workshop-page.ts'

const mirasMetric = carKilometres.metric_text
const jonasMetric = tripsOnFoot.metric_text
const words = {
  solution: 'Cargo bikes for the quarter',
  mirasStory: 'As a parent I want to carry my shopping without a car.',
  jonasStory: 'As a neighbour I want to walk to the market.',
  mirasOption: 'A bike with a box at every stop',
  jonasOption: 'A lift by a volunteer rider',
  mirasRequirement: 'A bike shall be free within ten minutes.',
  jonasRequirement: 'No ride shall need a telephone.',
}

// with its motion, as most people have it
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('two people walk one solution from login to system requirements', async ({ page, browser, workshop }) => {
  test.slow()
  const mira = page
  const jonas = await (await browser.newContext()).newPage()
  const errors = [mira, jonas].map(watchConsole)
  let solutionId = 0
  let optionId = 0
  const open = (who: Page, step: string) => who.goto(`/solutions/${solutionId}${step}`)

  await test.step('a wrong session ID is refused, the right one leads in', async () => {
    await mira.goto('/')
    await expect(mira).toHaveURL('/login')
    await fillLogin(mira, 'mira@example.org', 'K7QM-2XVD')
    await expect(mira.getByRole('alert')).toHaveText(sessionMessages.invalid)
    await expect(mira).toHaveURL('/login')
    await fillLogin(mira, 'mira@example.org', workshop.id)
    await expectHeading(mira, 'Solutions')
    await expect(mira.getByText(solutionsMessages.noneMatching)).toBeVisible()
    await logIn(jonas, 'jonas@example.org', workshop.id.toLowerCase().replace('-', ''))
  })

  await test.step('Mira creates the solution, Jonas finds it and mends its name', async () => {
    await createSolution(mira, { name: 'Cargo bikes', purposes: [mobility.purpose], fhn: freedom.p_fhn })
    solutionId = await viewDetails(mira, 'Cargo bikes')

    await jonas.reload()
    await expect(rowOf(jonas, 'Solutions', 'Cargo bikes')).toContainText('mira@example.org')
    await viewDetails(jonas, 'Cargo bikes')
    await jonas.getByRole('button', { name: 'Edit' }).click()
    await jonas.getByLabel('Solution Name').fill(words.solution)
    await jonas.getByRole('button', { name: 'Save' }).click()
    await expect(toast(jonas, solutionDetailsMessages.updated)).toBeVisible()

    await mira.reload()
    await expectHeading(mira, words.solution)
  })

  await test.step('each adds a metric', async () => {
    await mira.getByRole('link', { name: 'View Metrics' }).click()
    await addMetric(mira, mirasMetric)
    await open(jonas, '/metrics')
    await expect(rowOf(jonas, 'Added Metrics', mirasMetric)).toBeVisible()
    await addMetric(jonas, jonasMetric)
    await expect(rowOf(mira, 'Added Metrics', jonasMetric)).toBeVisible()
  })

  await test.step('each adds a stakeholder', async () => {
    await mira.getByRole('link', { name: 'Forward to Stakeholders' }).click()
    await addStakeholder(mira, mirasMetric, parents.stakeholder)
    await jonas.getByRole('link', { name: 'Forward to Stakeholders' }).click()
    const added = { name: 'Added' }
    await expect(personOf(jonas, mirasMetric, parents.stakeholder).getByRole('button', added)).toBeVisible()
    await addStakeholder(jonas, jonasMetric, residents.stakeholder)
    // one person belongs to the solution, and so to every metric that knows them
    await expect(personOf(mira, mirasMetric, residents.stakeholder).getByRole('button', added)).toBeVisible()
  })

  await test.step('each writes a story', async () => {
    await mira.getByRole('link', { name: 'Forward to User Stories' }).click()
    await storyOf(mira, mirasMetric).fill(words.mirasStory)
    await saveStories(mira)
    await jonas.getByRole('link', { name: 'Forward to User Stories' }).click()
    await expect(storyOf(jonas, mirasMetric)).toHaveValue(words.mirasStory)
    await storyOf(jonas, jonasMetric).fill(words.jonasStory)
    await saveStories(jonas)
    await expect(storyOf(mira, jonasMetric)).toHaveValue(words.jonasStory)
  })

  await test.step('each adds an option to the same story', async () => {
    await mira.getByRole('link', { name: 'Forward to Functional Options' }).click()
    await addOption(mira, mirasMetric, words.mirasOption)
    await jonas.getByRole('link', { name: 'Forward to Functional Options' }).click()
    await expect(optionLine(jonas, words.mirasOption)).toBeVisible()
    await addOption(jonas, mirasMetric, words.jonasOption)
    await expect(optionLine(mira, words.jonasOption)).toBeVisible()
  })

  await test.step('Mira rates the option virtuous, Jonas vicious', async () => {
    await optionLine(mira, words.mirasOption).getByRole('button', { name: 'Subjective Reflection' }).click()
    await expectHeading(mira, `H9 Analysis for Solution: ${words.solution}`)
    await expect(mira).toHaveURL(/\/Virtuous$/)
    optionId = Number(/option-analysis\/(\d+)/.exec(mira.url())?.[1])
    await rate(mira, { Freedom: 'Synergic', Leisure: 'Singular' })
    await saveRatings(mira)

    await open(jonas, `/option-analysis/${optionId}/virtuous`)
    await expect(ratingOf(jonas, 'Leisure')).toHaveValue('3')
    await open(jonas, `/option-analysis/${optionId}/vicious`)
    await expect(ratingOf(jonas, 'Leisure')).toHaveValue('5')
    await rate(jonas, { Protection: 'Inhibiting' })
    await saveRatings(jonas)
  })

  await test.step('each writes a requirement', async () => {
    await mira.getByRole('link', { name: 'View System Requirements' }).click()
    await addRequirement(mira, 'Synergic', 'Freedom', words.mirasRequirement)
    await jonas.getByRole('link', { name: 'View System Requirements' }).click()
    await expect(requirementsOf(jonas, 'Synergic', 'Freedom')).toContainText(words.mirasRequirement)
    await addRequirement(jonas, 'Inhibiting', 'Protection', words.jonasRequirement)
    await expect(requirementsOf(mira, 'Inhibiting', 'Protection')).toContainText('Vicious')
    await expect(requirementsOf(mira, 'Inhibiting', 'Protection')).toContainText(words.jonasRequirement)
  })

  await test.step('the server holds what both wrote', async () => {
    const { request } = mira
    const table = await call(request, 'GET /api/user_stories_table/{solutionId}', { params: { solutionId } })
    expect(table).toMatchObject({
      solution_name: words.solution,
      metrics: [
        {
          metric_id: carKilometres.id,
          stakeholder: `${residents.stakeholder}, ${parents.stakeholder}`,
          user_story: words.mirasStory,
          functional_options: [
            { id: optionId, functional_option: words.mirasOption },
            { functional_option: words.jonasOption },
          ],
        },
        { metric_id: tripsOnFoot.id, user_story: words.jonasStory, functional_options: [] },
      ],
    })
    const ofOption = { query: { functional_option_id: optionId } }
    const { virtuous, vicious } = await call(request, 'GET /api/option_analysis/both', ofOption)
    const measures = (ratings: typeof virtuous) => ratings.map((rating) => rating.measure)
    expect(measures(virtuous)).toEqual([5, 5, 5, 5, 5, 3, 5, 5, 1])
    expect(measures(vicious)).toEqual([5, 4, 5, 5, 5, 5, 5, 5, 5])
    const requirements = await call(request, 'GET /api/system_requirements', ofOption)
    expect(requirements.map((requirement) => requirement.specification)).toEqual([
      words.mirasRequirement,
      words.jonasRequirement,
    ])
  })

  await test.step('every address opens alone, with the same content', async () => {
    if (!isDeep()) return
    const screens: [address: string, heading: string, ...content: string[]][] = [
      ['', words.solution, freedom.p_fhn, mobility.purpose],
      ['/metrics', 'Solution Metrics', mirasMetric, jonasMetric],
      ['/stakeholders', 'Stakeholder Management', words.mirasStory, residents.stakeholder],
      ['/user-stories', 'User Story Creation', words.mirasStory, words.jonasStory, words.jonasOption],
      ['/functional-options', 'Functional Option Creation', words.mirasOption, words.jonasOption],
      [
        `/option-analysis/${optionId}/virtuous`,
        'H9 Analysis for Solution',
        words.mirasOption,
        'Freedom (primary FHN)Synergic',
      ],
      [`/option-analysis/${optionId}/vicious`, 'H9 Analysis for Solution', words.mirasOption, 'ProtectionInhibiting'],
      [`/system-requirements/${optionId}`, 'System Requirements', words.mirasRequirement, words.jonasRequirement],
    ]
    for (const [address, heading, ...content] of screens) {
      await open(jonas, address)
      await expectHeading(jonas, heading)
      for (const text of content) await expect(jonas.getByRole('main')).toContainText(text)
      await expect(jonas.getByRole('navigation', { name: 'Steps' })).toContainText('2 added')
    }
  })

  expect(errors).toEqual([[], []])
})
