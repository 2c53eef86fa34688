import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { POLL_MS, STORY_TABLE_HEIGHT } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import type { UserStoryRow } from '#contract/user-stories.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { UserStoriesScreen } from './user-stories-screen.tsx'

const read = 'GET /api/user_stories_table/{solutionId}'
const write = 'PUT /api/user_stories_table/{solution_id}'
const parent = 'As a parent, I want a bike'

let rows: UserStoryRow[]
const storedTable = () => ({ solution_name: 'Cargo bikes', metrics: rows })
const storeStory = (metricId: number, user_story: string) => {
  rows = rows.map((row) => (row.metric_id === metricId ? { ...row, user_story } : row))
}

beforeEach(() => {
  rows = [
    {
      metric_id: 27,
      metric_text: 'Car kilometres avoided',
      stakeholder: 'Residents, Parents and guardians',
      user_story: parent,
      user_story_id: 11,
      functional_options: [
        { id: 31, functional_option: 'Book by the hour', user_story_id: 11 },
        { id: 32, functional_option: 'Monthly diary', user_story_id: 11 },
      ],
    },
    {
      metric_id: 31,
      metric_text: 'Share of bookings met',
      stakeholder: '',
      user_story: '',
      user_story_id: 12,
      functional_options: [],
    },
  ]
  fakeApi.answer(read, storedTable)
  fakeApi.answer(write, ({ body }) => {
    for (const { metric_id, user_story } of body.updates) storeStory(metric_id, user_story)
    return storedTable()
  })
})

afterEach(() => void vi.useRealTimers())

const open = () => renderApp(<UserStoriesScreen solutionId={1} />)
const rowOf = (metric: RegExp) => screen.findByRole('row', { name: metric })
const storyOf = async (metric: RegExp) => within(await rowOf(metric)).getByRole('textbox', { name: 'User story' })
const saveButton = () => screen.getByRole('button', { name: 'Save All User Stories' })
const search = () => screen.getByRole('searchbox', { name: 'Search' })
/** As polling does. */
const readAgain = ({ queryClient }: ReturnType<typeof open>) => queryClient.invalidateQueries()
const closesQuietly = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('a row shows metric, stakeholders as badges, the story in a textarea and options as badges', async () => {
  open()
  const row = await rowOf(/Car kilometres avoided/)
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Metric description',
    'Stakeholder',
    'User story',
    'Functional options',
  ])
  expect(
    within(row)
      .getAllByRole('listitem')
      .map((badge) => badge.textContent),
  ).toEqual(['Residents', 'Parents and guardians', 'Book by the hour', 'Monthly diary'])
  const story = within(row).getByRole('textbox', { name: 'User story' })
  expect(story).toHaveValue(parent)
  expect(story).toHaveAccessibleDescription('Car kilometres avoided')
  expect(story.tagName).toBe('TEXTAREA')
})

test('without stakeholder and options a row says so', async () => {
  open()
  const row = await rowOf(/Share of bookings met/)
  expect(row).toHaveTextContent(messages.userStories.noStakeholder)
  expect(row).toHaveTextContent(messages.userStories.noOptions)
})

test('the table scrolls at its height', async () => {
  open()
  await rowOf(/Car kilometres/)
  expect(STORY_TABLE_HEIGHT).toBe(500)
  expect(screen.getByRole('region', { name: 'User stories' })).toHaveStyle({ maxHeight: '500px' })
})

test('it leads back to stakeholders and forward to functional options', async () => {
  open()
  expect(await screen.findByRole('link', { name: 'Back to Stakeholders' })).toHaveAttribute(
    'href',
    '/solutions/1/stakeholders',
  )
  expect(screen.getByRole('link', { name: 'Forward to Functional Options' })).toHaveAttribute(
    'href',
    '/solutions/1/functional-options',
  )
})

test.each([
  ['metric text', 'KILOMETRES'],
  ['stakeholder', 'guardians'],
  ['user story', 'a PARENT'],
  ['functional options', 'diary'],
])('the search looks at the %s, whatever the case, and counts', async (_where, term) => {
  const { user } = open()
  await rowOf(/Share of bookings/)
  expect(screen.getByText('Showing 2 of 2 metrics')).toBeVisible()
  await user.type(search(), term)
  expect(screen.getByText('Showing 1 of 2 metrics')).toBeVisible()
  expect(screen.queryByRole('row', { name: /Share of bookings/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(await rowOf(/Share of bookings/)).toBeVisible()
})

test('a row found by what is typed stays while it is rewritten', async () => {
  const { user } = open()
  await user.type(await storyOf(/Share of bookings/), 'repair')
  await user.type(search(), 'repair')
  await user.clear(await storyOf(/Share of bookings/))
  expect(await storyOf(/Share of bookings/)).toHaveValue('')
})

test('a search without a hit says so', async () => {
  const { user } = open()
  await rowOf(/Car kilometres/)
  await user.type(search(), 'zeppelin')
  expect(screen.getByText(messages.metrics.noneMatching('zeppelin'))).toBeVisible()
})

test('an edit marks its row, floats the one save button and warns before the tab closes', async () => {
  const { user } = open()
  const story = await storyOf(/Share of bookings/)
  expect(saveButton().closest('header')).not.toBeNull()
  expect(closesQuietly()).toBe(true)

  await user.type(story, 'As a member')
  expect(story).toHaveAccessibleDescription(`Share of bookings met ${messages.userStories.notSavedYet}`)
  expect(within(await rowOf(/Car kilometres/)).queryByText(messages.userStories.notSavedYet)).not.toBeInTheDocument()
  expect(screen.getByText(messages.userStories.unsavedCount(1))).toBeVisible()
  expect(saveButton().closest('header')).toBeNull()
  expect(closesQuietly()).toBe(false)
})

test('typing back what is stored leaves nothing to save', async () => {
  const { user } = open()
  const story = await storyOf(/Share of bookings/)
  await user.type(story, 'x')
  await user.clear(story)
  expect(screen.queryByText(messages.userStories.notSavedYet)).not.toBeInTheDocument()
  expect(closesQuietly()).toBe(true)
})

test('saving sends every row with its previous text, also those a search hides, and clears the marks', async () => {
  const { user } = open()
  await user.type(await storyOf(/Share of bookings/), ' As a member ')
  await user.type(search(), 'kilometres')
  await user.click(saveButton())

  expect(await screen.findByText(messages.userStories.saved)).toBeVisible()
  expect(fakeApi.calls(write)).toHaveLength(1)
  expect(fakeApi.calls(write)[0]?.params.solution_id).toBe('1')
  expect(fakeApi.calls(write)[0]?.body).toEqual({
    updates: [
      { metric_id: 27, user_story: parent, previous: parent },
      { metric_id: 31, user_story: ' As a member ', previous: '' },
    ],
    field: 'user_story',
  })
  expect(closesQuietly()).toBe(true)
  expect(screen.queryByText(messages.userStories.notSavedYet)).not.toBeInTheDocument()
  await waitFor(() => expect(saveButton()).toHaveFocus())
  await waitFor(() => expect(fakeApi.calls(read).length).toBeGreaterThan(1))
})

test('what is typed while a save is under way stays unsaved', async () => {
  let answer = () => {}
  fakeApi.answer(write, ({ body }) => {
    for (const { metric_id, user_story } of body.updates) storeStory(metric_id, user_story)
    return new Promise((resolve) => {
      answer = () => resolve(storedTable())
    })
  })
  const { user } = open()
  await user.type(await storyOf(/Share of bookings/), 'As a')
  await user.click(saveButton())
  await user.click(saveButton()) // a second press changes nothing
  await user.type(await storyOf(/Share of bookings/), ' member')
  answer()

  expect(await screen.findByText(messages.userStories.saved)).toBeVisible()
  expect(fakeApi.calls(write)).toHaveLength(1)
  expect(await storyOf(/Share of bookings/)).toHaveValue('As a member')
  expect(screen.getByText(messages.userStories.notSavedYet)).toBeVisible()
  await user.click(saveButton())
  await waitFor(() =>
    expect(fakeApi.calls(write)[1]?.body.updates[1]).toEqual({
      metric_id: 31,
      user_story: 'As a member',
      previous: 'As a',
    }),
  )
})

test('rows without a metric are not sent; with none left nothing is', async () => {
  const stray = { ...rows[1]!, metric_id: undefined as unknown as number, metric_text: 'Stray row' }
  rows = [rows[0]!, stray]
  const { user, queryClient } = open()
  await rowOf(/Stray row/)
  await user.click(saveButton())
  await waitFor(() => expect(fakeApi.calls(write)).toHaveLength(1))
  expect(fakeApi.calls(write)[0]?.body.updates.map((update) => update.metric_id)).toEqual([27])

  rows = [stray]
  await queryClient.invalidateQueries()
  await waitFor(() => expect(screen.queryByText('Car kilometres avoided')).not.toBeInTheDocument())
  await user.click(saveButton())
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.userStories.nothingToSave)
  expect(fakeApi.calls(write)).toHaveLength(1)
})

test('a save that fails says so and keeps the text unsaved', async () => {
  fakeApi.refuse(write, { status: 400, body: { error: 'Not like this.' } })
  const { user } = open()
  await user.type(await storyOf(/Share of bookings/), 'As a member')
  await user.click(saveButton())
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.userStories.saveFailed)
  expect(await storyOf(/Share of bookings/)).toHaveValue('As a member')
  expect(closesQuietly()).toBe(false)
})

test('text being edited outlives a refetch, while untouched rows follow others', async () => {
  const view = open()
  await view.user.type(await storyOf(/Share of bookings/), 'Mine')
  storeStory(27, 'Changed by Ana')
  storeStory(31, 'Also Ana')
  await readAgain(view)
  await waitFor(async () => expect(await storyOf(/Car kilometres/)).toHaveValue('Changed by Ana'))
  expect(await storyOf(/Share of bookings/)).toHaveValue('Mine')
})

test('a conflict shows both texts, loses neither, and the next save may replace theirs', async () => {
  const view = open()
  await view.user.type(await storyOf(/Share of bookings/), 'Mine')
  storeStory(31, 'From Ana')
  fakeApi.refuse(write, {
    status: 409,
    body: {
      error: messages.userStories.changedMeanwhile,
      code: 'STORY_CHANGED',
      conflicts: [{ metric_id: 31, user_story: 'From Ana' }],
    },
  })
  await view.user.click(saveButton())
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.userStories.changedMeanwhile)
  expect(await storyOf(/Share of bookings/)).toHaveValue('Mine')
  expect(await screen.findByText('From Ana')).toBeVisible()

  fakeApi.answer(write, storedTable)
  await view.user.click(saveButton())
  await waitFor(() =>
    expect(fakeApi.calls(write)[1]?.body.updates[1]).toEqual({
      metric_id: 31,
      user_story: 'Mine',
      previous: 'From Ana',
    }),
  )
})

test('leaving with unsaved stories asks; staying keeps the text, leaving goes', async () => {
  const { user, router } = open()
  await user.type(await storyOf(/Share of bookings/), 'Mine')
  await user.click(screen.getByRole('link', { name: 'Forward to Functional Options' }))
  expect(await screen.findByRole('dialog', { name: messages.unsaved.title })).toHaveTextContent(
    messages.unsaved.userStories,
  )
  await user.click(screen.getByRole('button', { name: messages.unsaved.stay }))
  expect(await storyOf(/Share of bookings/)).toHaveValue('Mine')

  await user.click(screen.getByRole('link', { name: 'Back to Stakeholders' }))
  await user.click(await screen.findByRole('button', { name: messages.unsaved.leave }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/solutions/1/stakeholders'))
})

test('the browser Back asks too', async () => {
  const { user, router } = renderApp('/solutions/1/stakeholders')
  await user.click(await screen.findByRole('link', { name: 'Forward to User Stories' }))
  await user.type(await storyOf(/Share of bookings/), 'Mine')
  router.history.back()
  expect(await screen.findByRole('dialog', { name: messages.unsaved.title })).toBeVisible()
  expect(await storyOf(/Share of bookings/)).toHaveValue('Mine')
})

test('it says that it waits', async () => {
  fakeApi.hang(read)
  open()
  expect(await screen.findByText(messages.common.loading)).toBeVisible()
})

test.each([
  ['refused', () => fakeApi.refuse(read, { status: 500 }), messages.userStories.fetchFailed],
  ['unreadable', () => fakeApi.answer(read, { metrics: 5 } as never), messages.common.loadDataFailed],
])('rows that are %s are an error with a second try', async (_how, breakIt, sentence) => {
  breakIt()
  const { user } = open()
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  fakeApi.answer(read, storedTable)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await rowOf(/Car kilometres/)).toBeVisible()
})

test('a refetch that fails takes nothing off the screen', async () => {
  const view = open()
  await view.user.type(await storyOf(/Share of bookings/), 'Mine')
  fakeApi.refuse(read, { status: 500 })
  await readAgain(view)
  expect(await storyOf(/Share of bookings/)).toHaveValue('Mine')
  expect(await storyOf(/Car kilometres/)).toHaveValue(parent)
})

test('a solution without metrics says what to do first', async () => {
  rows = []
  open()
  expect(await screen.findByText(messages.metrics.noneAdded)).toBeVisible()
  expect(screen.getByText(messages.userStories.addMetricsFirst)).toBeVisible()
  expect(screen.getByText('Showing 0 of 0 metrics')).toBeVisible()
})

test('rows are read again every 30 seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open()
  await rowOf(/Car kilometres/)
  storeStory(27, 'Changed by Ana')
  await vi.advanceTimersByTimeAsync(POLL_MS)
  await waitFor(async () => expect(await storyOf(/Car kilometres/)).toHaveValue('Changed by Ana'))
})
