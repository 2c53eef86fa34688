import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { commonMessages } from '#contract/messages/common.ts'
import { connectionMessages } from '#contract/messages/shell.ts'
import { conflictsMessages, draftsMessages, editsMessages } from '#contract/messages/edits.ts'
import { referenceDataMessages } from '#contract/messages/reference-data.ts'
import { solutionDetailsMessages } from '#contract/messages/solution-details.ts'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import type { Solution, SolutionProgress, SolutionPurposes } from '#contract/solutions.ts'
import { solutionQuery } from '../../lib/queries/solution.queries.ts'
import { cards } from '../../testing/cards.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { readWriter, storeDraft } from '../../lib/edits/stored-drafts.ts'
import { storeSession } from '../../lib/session/stored-session.ts'
import { renderApp, someone } from '../../testing/render-app.tsx'
import { testUnansweredDeed } from '../../testing/unanswered-deed.ts'
import { fillIn } from '../../testing/fill-in.ts'
import { SolutionDetailsScreen } from './solution-details-screen.tsx'
import { progressOf } from '../../testing/progress.ts'

const solution: Solution = {
  id: 7,
  solution_name: 'Night bus',
  user_email: 'mira@example.org',
  primary_fhn: 2,
  p_fhn: 'Protection',
  purposes: ['Mobility and access'],
  created_at: '2026-11-14T09:42:00.000Z',
}
const progress: SolutionProgress = progressOf(7, {
  metrics: 4,
  stakeholders: 9,
  stories_written: 3,
  options: 6,
  options_rated: 6,
  ratings: 46,
  requirements: 23,
})
const answered: SolutionPurposes = { solution_id: 7, purpose_ids: [5], metrics_action: 'unchanged' }

beforeEach(() => {
  fakeApi.answer('GET /api/solutions', [])
  fakeApi.answer('GET /api/solutions/{id}', solution)
  fakeApi.answer('GET /api/solutions/{id}/progress', progress)
  fakeApi.answer('GET /api/user_stories_table/{solutionId}', { solution_name: 'Night bus', metrics: [] })
  fakeApi.answer('GET /api/fhns', [
    { id: 1, p_fhn: 'Subsistence' },
    { id: 2, p_fhn: 'Protection' },
    { id: 3, p_fhn: 'Affection' },
  ])
  fakeApi.answer('GET /api/purposes', [
    { id: 5, purpose: 'Mobility and access' },
    { id: 6, purpose: 'Safety and trust' },
  ])
  fakeApi.answer('PUT /api/solutions/{id}', solution)
  fakeApi.answer('POST /api/solution-purposes', answered)
  fakeApi.answer('DELETE /api/solutions/{id}', {})
})
afterEach(() => {
  vi.useRealTimers()
})

type Visitor = ReturnType<typeof renderApp>['user']

const fact = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).nextElementSibling
const nameField = () => screen.findByRole('textbox', { name: /Solution Name/ })
const picker = (name: RegExp) => screen.getByRole('combobox', { name })
const saveButton = () => screen.getByRole('button', { name: 'Save' })

async function startEditing(what = '/solutions/7') {
  const view = renderApp(what)
  await view.user.click(await screen.findByRole('button', { name: 'Edit' }))
  await nameField()
  return view
}

async function rename(user: Visitor, name: string) {
  await user.clear(await nameField())
  await fillIn(user, await nameField(), name)
}

async function addPurpose(user: Visitor) {
  await user.click(picker(/Primary Purpose/))
  await user.click(await screen.findByRole('option', { name: /Safety/ }))
}

const puts = () => fakeApi.calls('PUT /api/solutions/{id}').map((call) => call.body)
const posts = () => fakeApi.calls('POST /api/solution-purposes').map((call) => call.body)

test('shows id, created date, need and purposes, and what the solution holds', async () => {
  renderApp('/solutions/7')
  expect(await screen.findByRole('heading', { name: 'Night bus' })).toBeVisible()
  expect(screen.getByText(/^What it is called, what it should improve/)).toBeVisible()
  expect(await fact('ID')).toHaveTextContent(/^7$/)
  expect(await fact('Created')).toHaveTextContent(/^14 November 2026, \d\d:\d\d$/)
  expect(await fact('Primary FHN')).toHaveTextContent('Protection')
  expect(within((await fact('Purposes')) as HTMLElement).getByRole('listitem')).toHaveTextContent('Mobility and access')
  const counts = await screen.findByRole('complementary', { name: 'What it holds' })
  expect(
    within(counts)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Metrics 4',
    'Stakeholders 9',
    'User stories 3',
    'Functional options 6',
    'Ratings other than None 46',
    'System requirements 23',
  ])
})

test('without purposes it says so; the counts vanish where the server does not count', async () => {
  fakeApi.answer('GET /api/solutions/{id}', { ...solution, purposes: [] })
  fakeApi.refuse('GET /api/solutions/{id}/progress', 'NO_SUCH_ROUTE')
  renderApp('/solutions/7')
  expect(await screen.findByText(solutionDetailsMessages.noPurposes)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'What it holds' })).toBeNull())
})

test('Back leads to the list, View Metrics to the metrics', async () => {
  renderApp('/solutions/7')
  expect(await screen.findByRole('link', { name: 'View Metrics' })).toHaveAttribute('href', '/solutions/7/metrics')
  expect(screen.getByRole('link', { name: 'Back to Solutions' })).toHaveAttribute('href', '/solutions')
})

test('waiting says so', async () => {
  fakeApi.hang('GET /api/solutions/{id}')
  renderApp('/solutions/7')
  expect(await screen.findByText(commonMessages.loading)).toBeVisible()
})

test('a solution that does not load says why, and can be tried again', async () => {
  fakeApi.refuse('GET /api/solutions/{id}', 'UNFORESEEN')
  const { user } = renderApp('/solutions/7')
  expect(await screen.findByText(solutionsMessages.fetchOneFailed)).toBeVisible()
  fakeApi.answer('GET /api/solutions/{id}', solution)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Night bus' })).toBeVisible()
})

test('a failure without words gets the screen’s own', async () => {
  const { queryClient } = renderApp(<SolutionDetailsScreen solutionId={7} />)
  await screen.findByRole('heading', { name: 'Night bus' })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const query = queryClient.getQueryCache().find({ queryKey: solutionQuery(7).queryKey })
  query?.setState({ data: undefined, status: 'error', error: new Error(), fetchStatus: 'idle' })
  expect(await screen.findByText(solutionDetailsMessages.loadOneFailed)).toBeVisible()
})

test('an empty answer means that there is no such solution', async () => {
  fakeApi.answer('GET /api/solutions/{id}', null as unknown as Solution)
  renderApp('/solutions/7')
  expect(await screen.findByText(solutionsMessages.notFound)).toBeVisible()
})

test('editing starts from the present values, with the metrics unchanged; Cancel sends nothing', async () => {
  const { user } = await startEditing()
  expect(await nameField()).toHaveValue('Night bus')
  expect(await nameField()).toHaveFocus()
  expect(picker(/Primary FHN/)).toHaveTextContent('Protection')
  expect(screen.getByRole('button', { name: 'Remove Mobility and access' })).toBeVisible()
  const radios = within(screen.getByRole('group', { name: 'Metrics' })).getAllByRole<HTMLInputElement>('radio')
  expect(radios.map((radio) => [radio.value, radio.labels?.[0]?.textContent, radio.checked])).toEqual([
    ['unchanged', 'Keep metrics unchanged', true],
    ['add_only', 'Add only metrics of new purposes', false],
    ['reset', 'Reset all metrics', false],
  ])
  await fillIn(user, await nameField(), ' changed')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('heading', { name: 'Night bus' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus())
  expect([...puts(), ...posts()]).toEqual([])
})

test('a changed name is sent trimmed with what it started from, without the purposes, and returns to the view', async () => {
  const { user } = await startEditing()
  await rename(user, '  Night bus on request ')
  fakeApi.answer('GET /api/solutions/{id}', { ...solution, solution_name: 'Night bus on request' })
  await user.click(saveButton())
  expect(await screen.findByText(solutionDetailsMessages.updated)).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Night bus on request' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible()
  expect(puts()).toEqual([
    {
      solution_name: 'Night bus on request',
      primary_fhn: 2,
      previous: { solution_name: 'Night bus', primary_fhn: 2 },
    },
  ])
  expect(posts()).toEqual([])
})

test('what is typed on while a change is being saved stays, and starts from what was saved', async () => {
  let answer = () => {}
  fakeApi.answer('PUT /api/solutions/{id}', () => new Promise((resolve) => (answer = () => resolve(solution))))
  const { user } = await startEditing()
  await rename(user, 'Night tram')
  await user.click(saveButton())
  await user.type(await nameField(), 's')
  answer()
  expect(await screen.findByText(solutionDetailsMessages.updated)).toBeVisible()
  expect(await nameField()).toHaveValue('Night trams')
  await waitFor(() => expect(saveButton()).toBeEnabled())
  await user.click(saveButton())
  await waitFor(() =>
    expect(puts()[1]).toMatchObject({ solution_name: 'Night trams', previous: { solution_name: 'Night tram' } }),
  )
  answer()
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible()
})

test('changed purposes alone are sent with the metrics action and what they started from', async () => {
  const { user } = await startEditing()
  await addPurpose(user)
  await user.click(saveButton())
  expect(await screen.findByText(solutionDetailsMessages.updated)).toBeVisible()
  expect(puts()).toEqual([])
  expect(posts()).toEqual([{ solution_id: 7, purpose_ids: [5, 6], metrics_action: 'unchanged', previous: [5] }])
})

test('a changed metrics action alone sends the purposes too', async () => {
  const { user } = await startEditing()
  await user.click(screen.getByRole('radio', { name: 'Add only metrics of new purposes' }))
  await user.click(saveButton())
  expect(await screen.findByText(solutionDetailsMessages.updated)).toBeVisible()
  expect(posts()).toEqual([{ solution_id: 7, purpose_ids: [5], metrics_action: 'add_only', previous: [5] }])
})

test('Save is disabled while the name is empty', async () => {
  const { user } = await startEditing()
  await rename(user, '   ')
  expect(saveButton()).toBeDisabled()
  await user.tab()
  expect(await nameField()).toHaveAccessibleDescription(solutionDetailsMessages.nameRequired)
})

test('Save is disabled while a request is pending', async () => {
  fakeApi.hang('PUT /api/solutions/{id}')
  const { user } = await startEditing()
  await user.click(saveButton())
  expect(saveButton()).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
})

test('without a need or without the purposes there were, Enter says what is required and sends nothing', async () => {
  const { user } = await startEditing()
  await user.click(screen.getByRole('button', { name: 'Clear primary FHN' }))
  await user.click(screen.getByRole('button', { name: 'Clear purposes' }))
  await user.type(await nameField(), '{Enter}')
  expect(screen.getByText(solutionDetailsMessages.fhnRequired)).toBeVisible()
  expect(screen.getByText(solutionDetailsMessages.purposeRequired)).toBeVisible()
  expect([...puts(), ...posts()]).toEqual([])
})

test('a reset asks first, lists what goes with its counts, and sends nothing before it is confirmed', async () => {
  const { user } = await startEditing()
  await user.click(screen.getByRole('radio', { name: 'Reset all metrics' }))
  await user.click(saveButton())
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(solutionDetailsMessages.resetWarning)).toBeVisible()
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Metrics 4',
    'User stories 3',
    'Functional options 6',
    'Analysis data 46',
    'System requirements 23',
    'Stakeholders 9',
  ])
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(posts()).toEqual([])

  await user.click(saveButton())
  await user.click(await screen.findByRole('button', { name: 'Reset and Save' }))
  expect(await screen.findByText(solutionDetailsMessages.updated)).toBeVisible()
  expect(posts()).toEqual([{ solution_id: 7, purpose_ids: [5], metrics_action: 'reset', previous: [5] }])
})

const loaded = { solution_name: 'Night bus', metrics: [] }
const laterSteps = [
  ['solution', 7, 'user-stories'],
  ['solution', 7, 'stakeholders'],
  ['solution', 7, 'option', 31, 'analysis', 'virtuous'],
  ['solution', 7, 'option', 31, 'system-requirements'],
]

test.each([
  ['Reset all metrics', true],
  ['Add only metrics of new purposes', true],
  ['Keep metrics unchanged', false],
])('after "%s" what was loaded of the later steps is discarded: %s', async (action, isDiscarded) => {
  const { user, queryClient } = await startEditing()
  fakeApi.hang('GET /api/user_stories_table/{solutionId}')
  for (const key of laterSteps) queryClient.setQueryData(key, loaded)
  await addPurpose(user)
  await user.click(screen.getByRole('radio', { name: action }))
  await user.click(saveButton())
  if (action.startsWith('Reset')) await user.click(await screen.findByRole('button', { name: 'Reset and Save' }))
  expect(await screen.findByText(solutionDetailsMessages.updated)).toBeVisible()
  for (const key of laterSteps) expect(queryClient.getQueryData(key)).toEqual(isDiscarded ? undefined : loaded)
})

test.each([
  ['the server’s reason', { status: 400, body: { error: 'Not that name.' } }, 'Not that name.'],
  ['our own sentence', { status: 400 }, solutionDetailsMessages.updateFailed],
])('a refused change shows %s and keeps what was typed', async (_case, refusal, sentence) => {
  fakeApi.refuse('PUT /api/solutions/{id}', refusal)
  const { user } = await startEditing()
  await rename(user, 'Better name')
  await addPurpose(user)
  await user.click(saveButton())
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(await nameField()).toHaveValue('Better name')
  expect(posts()).toEqual([])
})

test('purposes that fail after the change went through are a warning, and the next Save sends only them', async () => {
  fakeApi.refuse('POST /api/solution-purposes', { status: 400 })
  const { user } = await startEditing()
  await rename(user, 'Better name')
  await addPurpose(user)
  await user.click(saveButton())
  const reason = solutionDetailsMessages.purposesFailed
  const warning = await screen.findByText(solutionDetailsMessages.updatedWithoutPurposes(reason))
  expect(warning.closest('[data-type]')).toHaveAttribute('data-type', 'warning')

  await user.click(saveButton())
  const error = await screen.findByText(solutionDetailsMessages.updatePurposesFailed(reason))
  expect(error.closest('[data-type]')).toHaveAttribute('data-type', 'error')
  expect(puts()).toHaveLength(1)
})

describe('somebody else changed the solution meanwhile', () => {
  const author = { by: 'ana@example.org', at: new Date().toISOString() }
  const refuse = (name: 'PUT /api/solutions/{id}' | 'POST /api/solution-purposes', ...conflicts: object[]) =>
    fakeApi.refuse(name, {
      status: 409,
      body: { error: solutionDetailsMessages.changedMeanwhile, code: 'SOLUTION_CHANGED', conflicts },
    })
  const dialog = async () => within(await screen.findByRole('dialog', { name: conflictsMessages.title }))

  test('each field is decided for itself, and sent over theirs', async () => {
    const { user } = await startEditing()
    await rename(user, 'My name')
    await user.click(screen.getByRole('button', { name: 'Clear primary FHN' }))
    await user.click(picker(/Primary FHN/))
    await user.click(await screen.findByRole('option', { name: 'Subsistence' }))
    refuse('PUT /api/solutions/{id}', { solution_name: 'Their name', ...author }, { primary_fhn: 3, ...author })
    fakeApi.answer('GET /api/solutions/{id}', { ...solution, solution_name: 'Their name', primary_fhn: 3 })
    await user.click(saveButton())
    const asked = await dialog()
    expect(cards()).toEqual([])
    const about = (field: string) => within(asked.getByRole('group', { name: field }))
    expect(about('Solution Name').getByRole('radio', { name: 'Take theirs' })).toHaveAccessibleDescription('Their name')
    expect(about('Primary FHN').getByText('Subsistence')).toBeVisible()
    await user.click(about('Solution Name').getByRole('radio', { name: 'Combine both' }))
    const merge = about('Solution Name').getByRole('textbox', { name: 'Combined text' })
    expect(merge).toHaveValue('My name')
    await fillIn(user, merge, ' and theirs')
    await user.click(about('Primary FHN').getByRole('radio', { name: 'Take theirs' }))

    fakeApi.answer('PUT /api/solutions/{id}', solution)
    await user.click(asked.getByRole('button', { name: 'Save decision' }))
    expect(await screen.findByText(solutionDetailsMessages.updated)).toBeVisible()
    expect(puts().at(-1)).toEqual({
      solution_name: 'My name and theirs',
      primary_fhn: 3,
      previous: { solution_name: 'Their name', primary_fhn: 3 },
    })
  })

  test('of purposes a merge is chosen from both; the name that went through is not sent again', async () => {
    fakeApi.answer('GET /api/purposes', [
      { id: 5, purpose: 'Mobility and access' },
      { id: 6, purpose: 'Safety and trust' },
      { id: 7, purpose: 'Learning and skills' },
    ])
    const { user } = await startEditing()
    await rename(user, 'My name')
    await addPurpose(user)
    refuse('POST /api/solution-purposes', { purpose_ids: [7], ...author })
    await user.click(saveButton())
    const asked = await dialog()
    // the half that went through is told as before
    expect(
      screen.getByText(solutionDetailsMessages.updatedWithoutPurposes(solutionDetailsMessages.changedMeanwhile)),
    ).toBeVisible()
    await user.click(asked.getByRole('radio', { name: 'Combine both' }))
    await user.click(asked.getByRole('checkbox', { name: 'Mobility and access' }))
    fakeApi.answer('POST /api/solution-purposes', answered)
    await user.click(asked.getByRole('button', { name: 'Save decision' }))
    expect(await screen.findByText(solutionDetailsMessages.updated)).toBeVisible()
    expect(posts().at(-1)).toMatchObject({ purpose_ids: [6, 7], previous: [7] })
    expect(puts()).toHaveLength(1)
  })

  test('changed purposes stop a reset that did not touch them, and it says why', async () => {
    const { user } = await startEditing()
    refuse('POST /api/solution-purposes', { purpose_ids: [6], ...author })
    await user.click(screen.getByRole('radio', { name: 'Reset all metrics' }))
    await user.click(saveButton())
    await user.click(await screen.findByRole('button', { name: 'Reset and Save' }))
    const reason = solutionDetailsMessages.updatePurposesFailed(solutionDetailsMessages.changedMeanwhile)
    expect(await screen.findByText(reason)).toBeVisible()
    expect(posts()).toHaveLength(1)
  })

  test('Cancel keeps what was typed and sends nothing', async () => {
    const { user } = await startEditing()
    await rename(user, 'My name')
    refuse('PUT /api/solutions/{id}', { solution_name: 'Their name', ...author })
    await user.click(saveButton())
    await user.click((await dialog()).getByRole('button', { name: 'Cancel' }))
    expect(await nameField()).toHaveValue('My name')
    expect(puts()).toHaveLength(1)
  })

  test('deleted it: the text stays and can be copied, and Discard ends the edit', async () => {
    fakeApi.answer('GET /api/deletions', author)
    const { user } = await startEditing()
    await rename(user, 'My name')
    fakeApi.refuse('PUT /api/solutions/{id}', 'NOT_FOUND')
    fakeApi.refuse('GET /api/solutions/{id}', 'NOT_FOUND')
    await user.click(saveButton())
    expect(await screen.findByText(/^The solution was deleted by ana@example.org, /)).toBeVisible()
    expect(await nameField()).toHaveValue('My name')
    await user.click(screen.getByRole('button', { name: 'Copy text' }))
    expect(await navigator.clipboard.readText()).toBe('My name\nProtection\nMobility and access')
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(await screen.findByText(solutionsMessages.notFound)).toBeVisible()
  })
})

test('purposes that get no answer after the change went through are alone in the bar', async () => {
  fakeApi.fail('POST /api/solution-purposes')
  const { user } = await startEditing()
  await rename(user, 'Better name')
  await addPurpose(user)
  await user.click(saveButton())
  expect(
    await screen.findByText(connectionMessages.notSaved([editsMessages.solution.purposes]), { exact: false }),
  ).toBeVisible()
  expect(screen.getAllByText(/^Solution updated but/)).toHaveLength(1)
  fakeApi.answer('POST /api/solution-purposes', answered)
  await user.click(await screen.findByRole('button', { name: connectionMessages.saveNow }))
  expect(await screen.findByText(solutionDetailsMessages.updated)).toBeVisible()
  expect(puts()).toHaveLength(1)
})

describe('an edit that was not saved', () => {
  const mark = () => screen.queryByText(draftsMessages.notSaved)

  test('is in its field again after a crash, and is sent with what it started from', async () => {
    const first = await startEditing()
    await rename(first.user, 'My name')
    first.unmount()
    fakeApi.answer('GET /api/solutions/{id}', { ...solution, solution_name: 'Their name' })

    const { user } = renderApp('/solutions/7')
    expect(await nameField()).toHaveValue('My name')
    expect(await nameField()).not.toHaveFocus()
    expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible()
    await user.click(saveButton())
    expect(await screen.findByText(solutionDetailsMessages.updated)).toBeVisible()
    expect(puts()).toEqual([
      { solution_name: 'My name', primary_fhn: 2, previous: { solution_name: 'Night bus', primary_fhn: 2 } },
    ])
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible())
    expect(mark()).not.toBeInTheDocument()
  })

  test('is given up by Cancel, or by Discard, which can be undone', async () => {
    const first = await startEditing()
    await rename(first.user, 'My name')
    await addPurpose(first.user)
    first.unmount()

    const second = renderApp('/solutions/7')
    expect(await nameField()).toHaveValue('My name')
    await second.user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(await nameField()).toHaveValue('Night bus')
    expect(screen.queryByRole('button', { name: 'Remove Safety and trust' })).not.toBeInTheDocument()
    await second.user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await nameField()).toHaveValue('My name')
    expect(screen.getByRole('button', { name: 'Remove Safety and trust' })).toBeVisible()
    await second.user.click(screen.getByRole('button', { name: 'Cancel' }))
    second.unmount()
    renderApp('/solutions/7')
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible()
    expect(mark()).not.toBeInTheDocument()
  })

  test('of version 0.2.0, which kept the form as a whole, is in its fields again', async () => {
    const form = { name: 'Night bus', fhn: '2', purposes: ['5'] }
    storeSession(someone.sessionId, someone.email)
    storeDraft(readWriter(), 'solution/7/details/form', {
      value: { ...form, name: 'My name' },
      startedFrom: form,
      label: 'Solution: My name',
      at: new Date().toISOString(),
    })
    renderApp('/solutions/7')
    expect(await nameField()).toHaveValue('My name')
    expect(mark()).toBeVisible()
  })

  test('without an answer stays in its field and is saved from the bar when asked, without the reset', async () => {
    const { user } = await startEditing()
    await rename(user, 'My name')
    await addPurpose(user)
    await user.click(screen.getByRole('radio', { name: 'Reset all metrics' }))
    fakeApi.fail('PUT /api/solutions/{id}')
    await user.click(saveButton())
    await user.click(await screen.findByRole('button', { name: 'Reset and Save' }))
    expect(await screen.findByText(solutionDetailsMessages.updateFailed)).toBeVisible()
    expect(puts()).toHaveLength(2)

    fakeApi.answer('PUT /api/solutions/{id}', solution)
    await user.click(await screen.findByRole('button', { name: connectionMessages.saveNow }))
    expect(await screen.findByText(solutionDetailsMessages.updated)).toBeVisible()
    expect(puts()).toHaveLength(3)
    expect(posts()).toEqual([{ solution_id: 7, purpose_ids: [5, 6], metrics_action: 'unchanged', previous: [5] }])
    expect(screen.getByRole('radio', { name: 'Reset all metrics' })).toBeChecked()
  })

  test('is given up by Cancel while it gets no answer: it is neither sent again nor in its field', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = await startEditing()
    await rename(user, 'My name')
    fakeApi.fail('PUT /api/solutions/{id}')
    await user.click(saveButton())
    await waitFor(() => expect(puts()).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(puts()).toHaveLength(1)
    expect(screen.queryByText(solutionDetailsMessages.updateFailed)).toBeNull()
    expect(mark()).not.toBeInTheDocument()
  })
})

test('lists that do not load give warnings; the name can still be changed', async () => {
  fakeApi.refuse('GET /api/fhns', 'UNFORESEEN')
  fakeApi.refuse('GET /api/purposes', 'UNFORESEEN')
  const { user } = await startEditing()
  expect(screen.getByText(referenceDataMessages.loadFhnsFailed)).toBeVisible()
  expect(screen.getByText(referenceDataMessages.loadPurposesFailed)).toBeVisible()
  expect(picker(/Primary FHN/)).toHaveTextContent('Protection')
  await rename(user, 'Better name')
  await user.click(saveButton())
  expect(await screen.findByText(solutionDetailsMessages.updated)).toBeVisible()
  expect(posts()).toEqual([])
})

test('deleting asks first; Cancel keeps the solution', async () => {
  const { user } = renderApp('/solutions/7')
  await user.click(await screen.findByRole('button', { name: 'Delete Solution' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Deletion' }))
  expect(dialog.getByText(solutionDetailsMessages.confirmDelete('Night bus'))).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(fakeApi.calls('DELETE /api/solutions/{id}')).toEqual([])
})

async function deleteIt(user: Visitor) {
  await user.click(await screen.findByRole('button', { name: 'Delete Solution' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
}

test('a deleted solution is said to be, is no longer selected, and after 1.5 s the list opens', async () => {
  const { user, router } = renderApp('/solutions/7')
  await waitFor(() => expect(localStorage.getItem('solutionID')).toBe('7'))
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await deleteIt(user)
  expect(await screen.findByText(solutionDetailsMessages.deleted)).toBeVisible()
  expect(fakeApi.calls('DELETE /api/solutions/{id}')[0]?.params).toEqual({ id: '7' })
  expect(localStorage.getItem('solutionID')).toBeNull()
  expect(router.state.location.pathname).toBe('/solutions/7')
  await vi.advanceTimersByTimeAsync(1_500)
  await waitFor(() => expect(router.state.location.pathname).toBe('/solutions'))
})

test.each([
  ['the server’s reason', 'NOT_FOUND' as const, 'This does not exist or was deleted.'],
  ['our own sentence', { status: 400 }, solutionDetailsMessages.deleteFailed],
])('a refused deletion shows %s and stays', async (_case, refusal, sentence) => {
  fakeApi.refuse('DELETE /api/solutions/{id}', refusal)
  const { user } = renderApp('/solutions/7')
  await deleteIt(user)
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Delete Solution' })).toBeEnabled()
})

testUnansweredDeed('deleting a solution', {
  call: 'DELETE /api/solutions/{id}',
  failure: solutionDetailsMessages.deleteFailed,
  begin: async () => {
    const { user } = renderApp('/solutions/7')
    await user.click(await screen.findByRole('button', { name: 'Delete Solution' }))
    const confirm = await screen.findByRole('button', { name: 'Delete' })
    return { user, confirm, cancel: () => screen.queryByRole('button', { name: 'Cancel' }) }
  },
})

testUnansweredDeed('resetting all metrics', {
  call: 'POST /api/solution-purposes',
  failure: solutionDetailsMessages.updatePurposesFailed(solutionDetailsMessages.purposesFailed),
  begin: async () => {
    const { user } = await startEditing()
    await user.click(screen.getByRole('radio', { name: 'Reset all metrics' }))
    await user.click(saveButton())
    const confirm = await screen.findByRole('button', { name: 'Reset and Save' })
    // the question stays until it is answered
    const inDialog = () => screen.queryByRole('dialog')
    return {
      user,
      confirm,
      cancel: () => (inDialog() ? within(inDialog()!) : screen).queryByRole('button', { name: 'Cancel' }),
    }
  },
})
