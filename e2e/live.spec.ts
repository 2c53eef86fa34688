import type { Locator, Page } from '@playwright/test'
import { connectionMessages, plainPagesMessages } from '#contract/messages/shell.ts'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { userStoriesMessages } from '#contract/messages/user-stories.ts'
import { call } from './api.ts'
import { DEEP } from './deep.ts'
import {
  carKilometres,
  type ExampleSolution,
  learning,
  makeSolution,
  mobility,
  parents,
  tripsOnFoot,
} from './example-solution.ts'
import { expectNoFaults } from './faults.ts'
import { expect, joinWithoutLogin, test, watchConsole } from './workshop.ts'
import {
  addOption,
  expectHeading,
  goInside,
  newOptionOf,
  optionLine,
  personOf,
  ratingOf,
  requirementsOf,
  rowOf,
  saveStories,
  storyOf,
} from './workshop-page.ts'

let mira: Page
let jonas: Page
let solution: ExampleSolution

test.beforeEach(async ({ page, context, another, server, workshop }) => {
  await joinWithoutLogin(context, server.url, workshop.id, 'mira@example.org')
  mira = page
  solution = await makeSolution(page.request, workshop.id, 'mira@example.org')
  jonas = await another('jonas.lindt@example.org')
})

const at = (step: string) => `/solutions/${solution.id}${step}`
const here = (page: Page, who: RegExp) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('img', { name: who })
/** Seeing each other, both hear of everything. */
async function meet(one: Page, other: Page) {
  await expect(here(one, /jonas/)).toBeVisible()
  await expect(here(other, /mira/)).toBeVisible()
}

const long = 'More and more words. '.repeat(60)

/** The field stays where it is in the window while others change something above it. */
async function holds(field: Locator, change: () => Promise<unknown>, isSeen: () => Promise<unknown>) {
  await field.click()
  const top = () => field.evaluate((line) => line.getBoundingClientRect().top)
  const before = await top()
  await change()
  await isSeen()
  // lines of text are fractions of a pixel high and a page scrolls by whole ones: less than one may be left over
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(1)
  await expect(field).toBeFocused()
}

test('the line being written on stays where it is in the window, whatever comes above it', async ({
  server,
  workshop,
}) => {
  const { id: solution_id, optionId } = solution
  const write = jonas.request
  const rate = (fhn_id: number) => ({ functional_option_id: optionId, fhn_id, virtuous: true, measure: 1 })
  const [upper] = await call(write, 'PUT /api/option_analysis', { body: { updates: [rate(6), rate(7)] } })

  await test.step('on a page shorter than the window', async () => {
    const { width, height } = mira.viewportSize()!
    await mira.setViewportSize({ width: 1280, height: 1000 })
    await mira.goto(at(`/system-requirements/${solution.optionId}`))
    const line = mira.getByPlaceholder('Add requirement...').last()
    const pageLength = () => mira.evaluate(() => document.documentElement.scrollHeight)
    for (const count of [1, 2, 3]) {
      const specification = `${count} ${'more and more words. '.repeat(20).trim()}`
      const body = { option_analysis_id: upper!.id, specification }
      await holds(
        line,
        () => call(write, 'POST /api/system_requirements', { body }),
        () => expect(requirementsOf(mira, 'Synergic', 'Leisure')).toContainText(specification),
      )
    }

    // the room that this took below the page goes again, out of sight
    const withRoom = await pageLength()
    await line.blur()
    expect(await pageLength()).toBe(withRoom)
    await mira.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(pageLength).toBeLessThan(withRoom)
    await mira.setViewportSize({ width, height })
  })

  await call(write, 'POST /api/user-stories', { body: { solution_id, metric_id: tripsOnFoot.id } })
  // and rows below, so that there is something to scroll
  await call(write, 'POST /api/solution-purposes', {
    body: { solution_id, purpose_ids: [mobility.id, learning.id], metrics_action: 'add_only' },
  })
  await mira.goto(at('/user-stories'))
  const updates = [{ metric_id: carKilometres.id, user_story: long }]
  await holds(
    storyOf(mira, tripsOnFoot.metric_text),
    () =>
      call(write, 'PUT /api/user_stories_table/{solution_id}', {
        params: { solution_id },
        body: { updates, field: 'user_story' },
      }),
    () => expect(storyOf(mira, carKilometres.metric_text)).toHaveValue(long),
  )

  await mira.goto(at('/functional-options'))
  await holds(
    newOptionOf(mira, tripsOnFoot.metric_text),
    () =>
      call(write, 'PUT /api/function_options/{id}', { params: { id: optionId }, body: { functional_option: long } }),
    () => expect(optionLine(mira, long.trim())).toBeAttached(),
  )

  await mira.goto(at(`/system-requirements/${optionId}`))
  await holds(
    mira.getByPlaceholder('Add requirement...').last(),
    () =>
      call(write, 'POST /api/system_requirements', { body: { option_analysis_id: upper!.id, specification: long } }),
    () => expect(requirementsOf(mira, 'Synergic', 'Leisure')).toContainText(long.trim()),
  )
  await write.post('/api/admin/login', { data: { password: server.hostPassword } })
  await holds(
    mira.getByPlaceholder('Add requirement...').last(),
    () =>
      call(write, 'PATCH /api/admin/sessions/{id}/room', {
        params: { id: workshop.id },
        body: { message: 'Five more minutes', frozen: true },
      }),
    () => expect(mira.getByText('Five more minutes')).toBeAttached(),
  )
})

test('every screen shows what others do', DEEP, async ({ workshop }) => {
  const { id: solution_id, storyId, optionId } = solution
  const write = jonas.request
  const nightSchool = {
    solution_name: 'Night school',
    primary_fhn: 1,
    session_id: workshop.id,
    user_email: 'j@example.org',
  }
  const rating = { functional_option_id: optionId, fhn_id: 6, virtuous: true, measure: 1 }
  let ratingId = 0

  await mira.goto('/solutions')
  await expect(mira.getByText('Showing 1 of 1')).toBeVisible()
  await expect(mira.getByText(solution.name)).toBeVisible()
  await jonas.goto('/solutions')
  await expect(mira.getByRole('button', { name: 'Workshop' })).toContainText('2')
  await call(write, 'POST /api/solutions', { body: nightSchool })
  await expect(rowOf(mira, 'Solutions', 'Night school')).toBeVisible()

  await mira.getByRole('button', { name: 'View Details' }).first().click()
  await call(write, 'PUT /api/solutions/{id}', {
    params: { id: solution_id },
    body: { solution_name: 'Cargo bikes for all', primary_fhn: 9 },
  })
  await expect(mira.getByText('Cargo bikes for all').first()).toBeVisible()

  await openStep('2', 'Solution Metrics')
  await call(write, 'POST /api/user-stories', { body: { solution_id, metric_id: tripsOnFoot.id } })
  await expect(mira.getByText(tripsOnFoot.metric_text).first()).toBeVisible()

  await openStep('3', 'Stakeholder Management')
  await call(write, 'POST /api/solution-stakeholders', { body: { solution_id, stakeholder_id: parents.id } })
  await expect(personOf(mira, carKilometres.metric_text, parents.stakeholder)).toContainText('Added')

  await openStep('5', 'Functional Option Creation')
  const body = { user_story_id: storyId, functional_option: 'A rider who helps' }
  const added = await call(write, 'POST /api/function_options', { body })
  await expect(optionLine(mira, 'A rider who helps')).toBeVisible()
  await call(write, 'DELETE /api/function_options/{id}', { params: { id: added.id } })
  await expect(optionLine(mira, 'A rider who helps')).toHaveCount(0)

  await openStep('6', /H9/)
  const [rated] = await call(write, 'PUT /api/option_analysis', { body: { updates: [rating] } })
  ratingId = rated!.id
  await expect(ratingOf(mira, 'Leisure')).toHaveValue('1')

  await openStep('7', /System Requirements/)
  const requirement = { option_analysis_id: ratingId, specification: 'Free on Sundays.' }
  await call(write, 'POST /api/system_requirements', { body: requirement })
  await expect(requirementsOf(mira, 'Synergic', 'Leisure')).toContainText('Free on Sundays.')
})

async function openStep(number: string, title: string | RegExp) {
  await mira
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: new RegExp(`^${number} `) })
    .click()
  await expectHeading(mira, title)
}

test('people see who is here and where, until they leave', DEEP, async ({ another }) => {
  test.slow()
  const ana = await another('ana@example.org')
  await mira.goto(at('/metrics'))
  await jonas.goto(at('/functional-options'))
  await ana.goto('/solutions')
  await expect(here(mira, /jonas/)).toBeVisible()

  await mira.getByRole('button', { name: 'Workshop' }).click()
  const panel = mira.getByRole('region', { name: 'Here now, 3' })
  await expect(panel).toContainText(`jonas.lindt${solution.name}, Options`)
  await expect(panel).toContainText('anaSolutions')
  await expectNoFaults(mira, 'who is here', panel)

  await jonas.goto('about:blank')
  await expect(mira.getByRole('region', { name: 'Here now, 2' })).toBeVisible()
  await ana.goto('about:blank')
  await expect(mira.getByRole('region', { name: 'Here now, 1' })).toBeVisible()
})

test(
  'whoever writes is named where they write; what they save appears at once and takes nothing out of other hands',
  DEEP,
  async () => {
    await call(mira.request, 'POST /api/user-stories', {
      body: { solution_id: solution.id, metric_id: tripsOnFoot.id },
    })
    for (const page of [mira, jonas]) await page.goto(at('/user-stories'))
    await meet(mira, jonas)

    await test.step('named while they write, without their words', async () => {
      await storyOf(jonas, carKilometres.metric_text).fill('Half a sen')
      const row = rowOf(mira, 'User stories', carKilometres.metric_text)
      const mark = row.getByText('jonas.lindt is writing here')
      await expect(mark).toBeVisible()
      await expect(storyOf(mira, carKilometres.metric_text)).toHaveValue(solution.story)
      await expectNoFaults(mira, 'somebody writing', mark)
      await storyOf(jonas, carKilometres.metric_text).blur()
      await expect(mark).toHaveCount(0)
    })

    await test.step('saved, it is there, and the other goes on', async () => {
      const errors = [mira, jonas].map(watchConsole)

      const typing = storyOf(mira, tripsOnFoot.metric_text)
      await typing.fill('As a neighbour I want to walk.')
      await typing.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 14))
      await storyOf(jonas, carKilometres.metric_text).fill('Told by Jonas')
      await jonas.getByRole('button', { name: 'Save All User Stories' }).click()

      await expect(storyOf(mira, carKilometres.metric_text)).toHaveValue('Told by Jonas')
      await expect(typing).toBeFocused()
      await expect(typing).toHaveValue('As a neighbour I want to walk.')
      expect(await typing.evaluate((field: HTMLTextAreaElement) => [field.selectionStart, field.selectionEnd])).toEqual(
        [5, 14],
      )
      expect(errors.flat()).toEqual([])
      await saveStories(mira)
    })

    await test.step('named at an option too', async () => {
      for (const page of [mira, jonas]) await goInside(page, at('/functional-options'))
      await optionLine(jonas, solution.option).getByRole('button', { name: 'Edit' }).click()
      await expect(optionLine(mira, solution.option).getByText('jonas.lindt is writing here')).toBeVisible()
    })
  },
)

test('a server that went away is no loss: what was typed waits, is sent once when asked, and all is caught up', async ({
  server,
}) => {
  test.slow()
  for (const page of [mira, jonas]) await page.goto(at('/functional-options'))
  await meet(mira, jonas)
  const bar = mira.getByRole('status').filter({ hasText: connectionMessages.offline })
  expect(await mira.evaluate(() => window.scrollY)).toBe(0)
  // the bar moves nothing, also at the very top of the page
  await holds(
    newOptionOf(mira, carKilometres.metric_text),
    async () => {
      await server.kill()
      await newOptionOf(mira, carKilometres.metric_text).fill('Written without a server')
      await mira.keyboard.press('Enter')
    },
    () => expect(bar).toContainText('Not saved yet'),
  )
  await expect(newOptionOf(mira, carKilometres.metric_text)).toHaveValue('Written without a server')
  await expectNoFaults(mira, 'offline', bar)

  await server.start()
  // what changes before the others are back is not missed either
  await call(jonas.request, 'POST /api/function_options', {
    body: { user_story_id: solution.storyId, functional_option: 'Written at once' },
  })
  for (const page of [mira, jonas]) await expect(optionLine(page, 'Written at once')).toHaveCount(1)
  await mira.getByRole('button', { name: connectionMessages.saveNow }).click()
  for (const page of [mira, jonas]) await expect(optionLine(page, 'Written without a server')).toHaveCount(1)
  await expect(bar).toHaveCount(0)
  await expect(newOptionOf(mira, carKilometres.metric_text)).toHaveValue('')
  await addOption(jonas, carKilometres.metric_text, 'And on we go')
  await expect(optionLine(mira, 'And on we go')).toBeVisible()
})

test(
  'the other screens open without the server; one whose script is missing comes when the server is back',
  DEEP,
  async ({ server }) => {
    const missing = '**/assets/stakeholders-screen-*.js'
    await mira.route(missing, (route) => route.abort())
    const fetchedWhenIdle = mira.waitForResponse('**/assets/functional-options-screen-*.js')
    await mira.goto(at('/user-stories'))
    await fetchedWhenIdle
    await expect(storyOf(mira, carKilometres.metric_text)).toBeVisible()
    await server.kill()
    await mira.getByRole('link', { name: userStoriesMessages.forwardToFunctionalOptions }).click()
    await expectHeading(mira, functionalOptionsMessages.functionalOptionCreation)
    await mira.goBack()

    await mira.getByRole('link', { name: userStoriesMessages.backToStakeholders }).click()
    await expectHeading(mira, plainPagesMessages.serverAway)
    await mira.unroute(missing)
    await server.start()
    await expect(personOf(mira, carKilometres.metric_text, parents.stakeholder)).toBeVisible()
  },
)

test('changes faster than an answer do not keep it from the screen', async () => {
  await mira.goto(at('/user-stories'))
  const story = storyOf(mira, carKilometres.metric_text)
  await expect(story).toBeVisible()
  let told = 0
  /** What holds an answer back. */
  const held: { until: number; let: () => void }[] = []
  const letGo = (isOver = false) => held.filter(({ until }) => isOver || told >= until).forEach((each) => each.let())
  await mira.route(/user_stories_table/, async (route) => {
    const response = await route.fetch()
    // on its way until five more changes are stored
    await new Promise<void>((resolve) => held.push({ until: told + 5, let: resolve }))
    await route.fulfill({ response }).catch(() => undefined)
  })

  const seen = new Set<string>()
  while (seen.size < 4 && told < 300) {
    await call(jonas.request, 'PUT /api/user_stories_table/{solution_id}', {
      params: { solution_id: solution.id },
      body: { field: 'user_story', updates: [{ metric_id: carKilometres.id, user_story: `Told ${told + 1} times` }] },
    })
    told += 1
    letGo()
    seen.add(await story.inputValue())
  }
  expect(seen.size, 'texts that came through while others went on').toBe(4)
  await mira.unrouteAll({ behavior: 'ignoreErrors' })
  letGo(true)
  await expect(story).toHaveValue(`Told ${told} times`)
})
