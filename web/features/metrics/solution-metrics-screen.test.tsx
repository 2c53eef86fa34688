import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { METRICS_TABLE_HEIGHT } from '#contract/limits.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { metricsMessages } from '#contract/messages/metrics.ts'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import { userStoriesMessages } from '#contract/messages/user-stories.ts'
import { findCard } from '../../testing/cards.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { fillIn } from '../../testing/fill-in.ts'
import { SolutionMetricsScreen } from './solution-metrics-screen.tsx'

const catalogue = [
  { id: 8, metric_text: 'Minutes of activity', purposes: ['Health', 'Mobility'], stakeholders: [] },
  { id: 22, metric_text: 'Hours of teaching', purposes: ['Learning'], stakeholders: [] },
  { id: 25, metric_text: 'Share of residents near a stop', purposes: ['Mobility'], stakeholders: [] },
  { id: 27, metric_text: 'Car kilometres avoided', purposes: ['Mobility'], stakeholders: [] },
  { id: 31, metric_text: 'Share of bookings met', purposes: ['Mobility'], stakeholders: [] },
]

/** A solution for mobility, whose metrics change as the screen asks for it. */
let addedIds: number[]

beforeEach(() => {
  addedIds = [27]
  fakeApi.answer('GET /api/metrics', catalogue)
  fakeApi.answer('GET /api/solutions/{id}', {
    id: 1,
    solution_name: 'Cargo bikes',
    primary_fhn: 9,
    p_fhn: 'Freedom',
    purposes: ['Mobility'],
    user_email: 'mira@example.org',
    created_at: '2026-01-01T00:00:00.000Z',
  })
  fakeApi.answer('GET /api/user_stories_table/{solutionId}', () => ({
    solution_name: 'Cargo bikes',
    metrics: addedIds.map((id) => ({
      metric_id: id,
      metric_text: catalogue.find((metric) => metric.id === id)?.metric_text ?? '',
      stakeholder: '',
      user_story: '',
      user_story_id: id + 100,
      functional_options: [],
    })),
  }))
  fakeApi.answer('POST /api/user-stories', ({ body }) => {
    addedIds.push(body.metric_id)
    return { ...body, user_story_id: body.metric_id + 100 }
  })
  fakeApi.answer('DELETE /api/user_stories_table/{solution_id}/{metric_id}', ({ params }) => {
    addedIds = addedIds.filter((id) => id !== Number(params.metric_id))
    return {}
  })
})

const open = () => renderApp(<SolutionMetricsScreen solutionId={1} />)
const addedTable = () => screen.findByRole('region', { name: 'Added Metrics' })
const availableTable = () => screen.findByRole('region', { name: 'Available Metrics' })
const textsIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)
const buttonOf = (name: string, metric: RegExp) =>
  within(screen.getByRole('row', { name: metric })).getByRole('button', { name })

test('two tables: what was added, and what shares a purpose and was not', async () => {
  open()
  expect(textsIn(await addedTable())).toEqual([expect.stringContaining('Car kilometres avoided')])
  expect(textsIn(await availableTable())).toEqual([
    expect.stringContaining('Minutes of activity'),
    expect.stringContaining('Share of residents near a stop'),
    expect.stringContaining('Share of bookings met'),
  ])
  for (const title of ['Added Metrics', 'Available Metrics'])
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible()
})

test('each table scrolls at its 400 px', async () => {
  open()
  expect(METRICS_TABLE_HEIGHT).toBe(400)
  for (const table of [await addedTable(), await availableTable()])
    expect(table).toHaveStyle({ maxHeight: `${METRICS_TABLE_HEIGHT}px` })
})

test('the links lead back to the details and forward to the stakeholders', async () => {
  open()
  expect(await screen.findByRole('link', { name: 'Back to Solution Details' })).toHaveAttribute('href', '/solutions/1')
  expect(screen.getByRole('link', { name: 'Forward to Stakeholders' })).toHaveAttribute(
    'href',
    '/solutions/1/stakeholders',
  )
})

test('Add sends solution and metric, moves the metric and says so', async () => {
  const { user } = open()
  await availableTable()
  await user.click(buttonOf('Add', /Minutes of activity/))

  expect(await screen.findByText(metricsMessages.added)).toBeVisible()
  expect(fakeApi.calls('POST /api/user-stories').map(({ body }) => body)).toEqual([{ solution_id: 1, metric_id: 8 }])
  await waitFor(async () => expect(textsIn(await addedTable())).toHaveLength(2))
  expect(textsIn(await availableTable())).toHaveLength(2)
})

test('Remove names solution and metric, moves the metric back and says so', async () => {
  const { user } = open()
  await addedTable()
  await user.click(buttonOf('Remove', /Car kilometres avoided/))

  expect(await screen.findByText(metricsMessages.removed)).toBeVisible()
  const [call] = fakeApi.calls('DELETE /api/user_stories_table/{solution_id}/{metric_id}')
  expect(call?.params).toEqual({ solution_id: '1', metric_id: '27' })
  expect(await screen.findByText(metricsMessages.noneAdded)).toBeVisible()
  expect(textsIn(await availableTable())).toHaveLength(4)
})

test('a metric somebody else added meanwhile is told apart from other failures, and shown', async () => {
  const { user } = open()
  await availableTable()
  fakeApi.refuse('POST /api/user-stories', 'METRIC_ALREADY_ADDED')
  addedIds.push(8)
  await user.click(buttonOf('Add', /Minutes of activity/))

  expect(await findCard()).toHaveTextContent(metricsMessages.alreadyAdded)
  await waitFor(async () => expect(textsIn(await addedTable())).toHaveLength(2))
})

test('any other failure to add says so, whatever the server says', async () => {
  const { user } = open()
  await availableTable()
  fakeApi.refuse('POST /api/user-stories', 'UNKNOWN_REFERENCE')
  await user.click(buttonOf('Add', /Minutes of activity/))
  expect(await findCard()).toHaveTextContent(metricsMessages.addFailed)
})

test('a failure to remove says so and leaves the metric', async () => {
  const { user } = open()
  await addedTable()
  fakeApi.refuse('DELETE /api/user_stories_table/{solution_id}/{metric_id}', 'NOT_FOUND')
  await user.click(buttonOf('Remove', /Car kilometres avoided/))
  expect(await findCard()).toHaveTextContent(metricsMessages.removeFailed)
  expect(textsIn(await addedTable())).toHaveLength(1)
})

test('a row is busy while its request runs and keeps the focus; the other rows are not', async () => {
  const { user } = open()
  await availableTable()
  fakeApi.hang('POST /api/user-stories')
  const button = buttonOf('Add', /Minutes of activity/)
  await user.click(button)
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
  await user.click(button)
  expect(button).toHaveFocus()
  await user.click(buttonOf('Add', /Share of bookings/))
  expect(fakeApi.calls('POST /api/user-stories').map(({ body }) => body.metric_id)).toEqual([8, 31])
  expect(screen.getByRole('button', { name: 'Remove' })).not.toHaveAttribute('aria-disabled')
})

test('each search narrows its own table, in any case of letters, and is cleared by its button', async () => {
  const { user } = open()
  await availableTable()
  await fillIn(user, screen.getByRole('searchbox', { name: 'Search Available Metrics' }), 'SHARE OF')
  expect(textsIn(await availableTable())).toHaveLength(2)
  expect(textsIn(await addedTable())).toHaveLength(1)

  await fillIn(user, screen.getByRole('searchbox', { name: 'Search Added Metrics' }), 'share of')
  expect(screen.getByText(metricsMessages.noneMatching('share of'))).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Clear search' })[0]!)
  expect(textsIn(await addedTable())).toHaveLength(1)
})

test('a number stays with its metric while the table is searched', async () => {
  addedIds = [27, 31]
  const { user } = open()
  await addedTable()
  await fillIn(user, screen.getByRole('searchbox', { name: 'Search Added Metrics' }), 'bookings')
  expect(within(screen.getByRole('row', { name: /Share of bookings/ })).getByRole('cell', { name: '2' })).toBeVisible()
})

test('without metrics the left table says so; with all of them the right one does', async () => {
  addedIds = []
  const { unmount } = open()
  expect(await screen.findByText(metricsMessages.noneAdded)).toBeVisible()
  unmount()

  addedIds = [8, 25, 27, 31]
  open()
  expect(await screen.findByText(metricsMessages.allAdded)).toBeVisible()
})

test('a search that finds nothing quotes the term', async () => {
  const { user } = open()
  await availableTable()
  await user.type(screen.getByRole('searchbox', { name: 'Search Available Metrics' }), 'zebra')
  const nothing = screen.getByText('No metrics found matching "zebra"')
  expect(nothing).toBeVisible()
  // a screen reader hears it
  expect(nothing.closest('[role=status]')).toBeInTheDocument()
})

test('while loading the two titles stand and the word for waiting is said once', async () => {
  fakeApi.hang('GET /api/metrics')
  open()
  expect(await screen.findByText(commonMessages.loading)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Available Metrics' })).toBeVisible()
})

test.each([
  ['GET /api/metrics', metricsMessages.fetchFailed],
  ['GET /api/user_stories_table/{solutionId}', userStoriesMessages.fetchFailed],
  ['GET /api/solutions/{id}', solutionsMessages.fetchOneFailed],
] as const)('when %s fails the screen says "%s" and offers another try', async (name, sentence) => {
  fakeApi.refuse(name, 'UNFORESEEN')
  const { user } = open()
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  const before = fakeApi.calls(name).length
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(fakeApi.calls(name).length).toBe(before + 1))
})

test('a solution that is not there says so', async () => {
  fakeApi.answer('GET /api/solutions/{id}', null as never)
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent(solutionsMessages.notFound)
})

test('after Add the keyboard stands on the next row, after the last one on the row before', async () => {
  const { user } = open()
  await availableTable()
  buttonOf('Add', /Share of residents/).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(buttonOf('Add', /Share of bookings/)).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(buttonOf('Add', /Minutes of activity/)).toHaveFocus())
})

test('after the last Remove the keyboard stands on the title of the table', async () => {
  const { user } = open()
  await addedTable()
  buttonOf('Remove', /Car kilometres/).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Added Metrics' })).toHaveFocus())
})

test('after a refusal the keyboard stands where it was', async () => {
  const { user } = open()
  await availableTable()
  fakeApi.refuse('POST /api/user-stories', 'UNKNOWN_REFERENCE')
  buttonOf('Add', /Share of residents/).focus()
  await user.keyboard('{Enter}')
  await findCard()
  await waitFor(() => expect(buttonOf('Add', /Share of residents/)).not.toHaveAttribute('aria-disabled'))
  expect(buttonOf('Add', /Share of residents/)).toHaveFocus()
})
