import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { draftsMessages } from '#contract/messages/edits.ts'
import { referenceDataMessages } from '#contract/messages/reference-data.ts'
import { sessionScreensMessages } from '#contract/messages/shell.ts'
import { solutionDetailsMessages } from '#contract/messages/solution-details.ts'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import type { Solution, SolutionPurposes } from '#contract/solutions.ts'
import { selectSolution } from '../../lib/session/stored-solution.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { held } from '../../testing/held.ts'
import { renderApp, someone } from '../../testing/render-app.tsx'
import { fillIn } from '../../testing/fill-in.ts'

const created: Solution = {
  id: 41,
  solution_name: 'Night bus',
  user_email: someone.email,
  primary_fhn: 2,
  p_fhn: 'Protection',
  purposes: [],
  created_at: '2026-11-14T09:42:00.000Z',
}

beforeEach(() => {
  fakeApi.answer('GET /api/solutions', [])
  fakeApi.answer('GET /api/fhns', [
    { id: 1, p_fhn: 'Subsistence', description: 'Staying alive and well.' },
    { id: 2, p_fhn: 'Protection' },
  ])
  fakeApi.answer('GET /api/purposes', [
    { id: 5, purpose: 'Mobility and access', description: 'Reach people and places.' },
    { id: 6, purpose: 'Safety and trust' },
  ])
  fakeApi.answer('POST /api/solutions', created)
  fakeApi.answer('POST /api/solution-purposes', {
    solution_id: 41,
    purpose_ids: [5, 6],
    metrics_action: 'unchanged',
  })
})
afterEach(() => {
  vi.useRealTimers()
})

type Visitor = ReturnType<typeof renderApp>['user']

const nameField = () => screen.findByRole('textbox', { name: /Solution Name/ })
const picker = (name: RegExp) => screen.getByRole('combobox', { name })
const createButton = () => screen.getByRole('button', { name: 'Create Solution' })

async function pick(user: Visitor, name: RegExp, option: RegExp) {
  await waitFor(() => expect(picker(name)).toBeEnabled())
  await user.click(picker(name))
  await user.click(await screen.findByRole('option', { name: option }))
}

async function fill(user: Visitor, name = '  Night bus  ') {
  await fillIn(user, await nameField(), name)
  await pick(user, /Primary Purpose/, /Mobility/)
  await user.click(screen.getByRole('option', { name: /Safety/ }))
  await pick(user, /Primary FHN/, /Protection/)
}

test('sends the trimmed solution, then its purposes, says so, clears the form and goes to the list after a second', async () => {
  const { user, router } = renderApp('/solutions/new')
  await fill(user)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await user.click(createButton())

  expect(await screen.findByText(solutionDetailsMessages.created)).toBeVisible()
  expect(fakeApi.calls('POST /api/solutions').map((call) => call.body)).toEqual([
    { solution_name: 'Night bus', primary_fhn: 2, session_id: someone.sessionId, user_email: someone.email },
  ])
  expect(fakeApi.calls('POST /api/solution-purposes').map((call) => call.body)).toEqual([
    { solution_id: 41, purpose_ids: [5, 6], metrics_action: 'unchanged' },
  ])
  expect(await nameField()).toHaveValue('')
  expect(screen.queryByRole('button', { name: 'Remove Safety and trust' })).toBeNull()
  expect(router.state.location.pathname).toBe('/solutions/new')
  await vi.advanceTimersByTimeAsync(1_000)
  await waitFor(() => expect(router.state.location.pathname).toBe('/solutions'))
})

test('the new solution is the selected one as soon as it is there, and the list leads into it', async () => {
  fakeApi.answer('GET /api/solutions/{id}', created)
  fakeApi.answer('GET /api/user_stories_table/{solutionId}', { solution_name: 'Night bus', metrics: [] })
  const [purposes, { resolve }] = held<SolutionPurposes>()
  fakeApi.answer('POST /api/solution-purposes', () => purposes)
  const { user, router } = renderApp('/solutions/new')
  act(() => selectSolution(7))
  await fill(user)
  await user.click(createButton())
  await waitFor(() => expect(fakeApi.calls('POST /api/solution-purposes')).toHaveLength(1))
  const main = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(localStorage.getItem('solutionID')).toBe('41')
  expect(main.getByRole('link', { name: 'Metrics' })).toHaveAttribute('href', '/solutions/41/metrics')
  fakeApi.answer('GET /api/solutions', [{ ...created, id: 7, solution_name: 'Theirs' }, created])
  resolve({ solution_id: 41, purpose_ids: [5, 6], metrics_action: 'unchanged' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/solutions'))
  expect(await screen.findByRole('row', { current: true })).toHaveTextContent('Night bus')
  expect(await screen.findByRole('link', { name: solutionsMessages.goOnWith('Metrics') })).toHaveAttribute(
    'href',
    '/solutions/41/metrics',
  )
})

test('Create is disabled while anything is missing', async () => {
  const { user } = renderApp('/solutions/new')
  expect(await nameField()).toBeVisible()
  expect(createButton()).toBeDisabled()
  await fill(user)
  expect(createButton()).toBeEnabled()
  await user.click(screen.getByRole('button', { name: 'Clear primary FHN' }))
  expect(createButton()).toBeDisabled()
  await pick(user, /Primary FHN/, /Protection/)
  await user.click(screen.getByRole('button', { name: 'Clear purposes' }))
  expect(createButton()).toBeDisabled()
  await pick(user, /Primary Purpose/, /Safety/)
  await user.clear(await nameField())
  await user.type(await nameField(), '   ')
  expect(createButton()).toBeDisabled()
})

test('a purpose taken back leads to the list of purposes, which is said to be required only once it is left', async () => {
  const { user } = renderApp('/solutions/new')
  await pick(user, /Primary Purpose/, /Safety/)
  const list = screen.getByRole('combobox', { name: /Primary Purpose/ })
  act(() => list.focus())
  await user.tab()
  expect(screen.getByRole('button', { name: 'Remove Safety and trust' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(list).toHaveFocus()
  expect(screen.queryByText(solutionDetailsMessages.purposeRequired)).toBeNull()
  await user.tab()
  expect(await screen.findByText(solutionDetailsMessages.purposeRequired)).toBeVisible()
})

test('Create is disabled while the request is pending', async () => {
  fakeApi.hang('POST /api/solutions')
  const { user } = renderApp('/solutions/new')
  await fill(user)
  await user.click(createButton())
  expect(createButton()).toBeDisabled()
  await user.click(screen.getByRole('link', { name: 'Cancel' }))
})

test('leaving a field empty says what is required', async () => {
  const { user } = renderApp('/solutions/new')
  await waitFor(() => expect(picker(/Primary FHN/)).toBeEnabled())
  await user.type(await nameField(), 'x{Backspace}')
  expect(screen.queryByText(solutionDetailsMessages.nameRequired)).toBeNull()
  await user.tab()
  expect(await nameField()).toHaveAccessibleDescription(solutionDetailsMessages.nameRequired)
  await user.keyboard('{Enter}{Escape}')
  await user.tab()
  expect(picker(/Primary Purpose/)).toHaveAccessibleDescription(solutionDetailsMessages.purposeRequired)
  await user.keyboard('{Enter}{Escape}')
  await user.tab()
  expect(picker(/Primary FHN/)).toHaveAccessibleDescription(solutionDetailsMessages.fhnRequired)
})

test('going through the fields by keyboard raises no error', async () => {
  const { user } = renderApp('/solutions/new')
  await waitFor(() => expect(picker(/Primary FHN/)).toBeEnabled())
  await user.click(await nameField())
  while (document.activeElement !== screen.getByRole('link', { name: 'Cancel' })) await user.tab()
  for (const field of [await nameField(), picker(/Primary Purpose/), picker(/Primary FHN/)]) {
    expect(field).not.toHaveAccessibleDescription()
  }
})

test('Enter in the name says all that is required, and sends nothing', async () => {
  const { user } = renderApp('/solutions/new')
  await waitFor(() => expect(picker(/Primary FHN/)).toBeEnabled())
  await user.type(await nameField(), '{Enter}')
  for (const sentence of [
    solutionDetailsMessages.nameRequired,
    solutionDetailsMessages.purposeRequired,
    solutionDetailsMessages.fhnRequired,
  ]) {
    expect(screen.getByText(sentence)).toBeVisible()
  }
  expect(fakeApi.calls('POST /api/solutions')).toEqual([])
})

test('the name stops at 100 characters', async () => {
  const { user } = renderApp('/solutions/new')
  const field = await nameField()
  await user.click(field)
  await user.paste('x'.repeat(120))
  expect(field).toHaveValue('x'.repeat(100))
})

test('needs and purposes are explained where they are chosen, and named only where there is no explanation', async () => {
  const { user } = renderApp('/solutions/new')
  await waitFor(() => expect(picker(/Primary FHN/)).toBeEnabled())
  await user.click(picker(/Primary FHN/))
  const subsistence = await screen.findByRole('option', { name: /Subsistence/ })
  expect(within(subsistence).getByText('Staying alive and well.')).toBeVisible()
  expect(screen.getByRole('option', { name: 'Protection' })).toBeVisible()
  await user.click(picker(/Primary Purpose/))
  expect(await screen.findByText('Reach people and places.')).toBeVisible()
})

test.each([
  ['GET /api/fhns', referenceDataMessages.loadFhnsFailed],
  ['GET /api/purposes', referenceDataMessages.loadPurposesFailed],
] as const)('a list that does not load (%s) gives a warning and can be tried again', async (name, sentence) => {
  fakeApi.refuse(name, 'UNFORESEEN')
  const { user } = renderApp('/solutions/new')
  expect(await screen.findByText(sentence)).toBeVisible()
  fakeApi.answer(name, [])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
})

test('Cancel goes to the list', async () => {
  const { user, router } = renderApp('/solutions/new')
  await user.click(await screen.findByRole('link', { name: 'Cancel' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/solutions'))
})

test('without a stored e-mail nothing is sent', async () => {
  const { user } = renderApp('/solutions/new')
  await fill(user)
  localStorage.removeItem('email')
  await user.click(createButton())
  expect(screen.getByRole('alert')).toHaveTextContent(sessionScreensMessages.emailMissing)
  expect(fakeApi.calls('POST /api/solutions')).toEqual([])
})

test.each([
  ['the server’s reason', { status: 400, body: { message: 'That name is taken.' } }, 'That name is taken.'],
  ['an answer without a reason', { status: 400 }, solutionDetailsMessages.createFailed],
])('a refused creation shows %s and keeps the form', async (_case, refusal, sentence) => {
  fakeApi.refuse('POST /api/solutions', refusal)
  const { user } = renderApp('/solutions/new')
  await fill(user)
  await user.click(createButton())
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(await nameField()).toHaveValue('  Night bus  ')
  expect(createButton()).toBeEnabled()
})

test('no answer at all is told as such, after one repetition', async () => {
  fakeApi.fail('POST /api/solutions')
  const { user } = renderApp('/solutions/new')
  await fill(user)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await user.click(createButton())
  await vi.advanceTimersByTimeAsync(1_500)
  expect(await screen.findByText(solutionDetailsMessages.createFailedUnknown)).toBeVisible()
  expect(fakeApi.calls('POST /api/solutions')).toHaveLength(2)
})

test.each([
  ['the server’s reason', { status: 400, body: { error: 'No such purpose.' } }, 'No such purpose.'],
  ['our own', { status: 400 }, solutionDetailsMessages.purposesFailed],
])('purposes that fail keep the form with %s, and the next press sends only them', async (_case, refusal, reason) => {
  fakeApi.refuse('POST /api/solution-purposes', refusal)
  const { user } = renderApp('/solutions/new')
  await fill(user)
  await user.click(createButton())
  expect(await screen.findByRole('alert')).toHaveTextContent(solutionDetailsMessages.createdWithoutPurposes(reason))
  expect(await nameField()).toHaveValue('  Night bus  ')
  expect(await nameField()).toBeDisabled()

  fakeApi.answer('POST /api/solution-purposes', { solution_id: 41, purpose_ids: [5], metrics_action: 'unchanged' })
  await user.click(screen.getByRole('button', { name: 'Remove Safety and trust' }))
  await user.click(createButton())
  expect(await screen.findByText(solutionDetailsMessages.created)).toBeVisible()
  expect(fakeApi.calls('POST /api/solutions')).toHaveLength(1)
  expect(fakeApi.calls('POST /api/solution-purposes').at(-1)?.body).toEqual({
    solution_id: 41,
    purpose_ids: [5],
    metrics_action: 'unchanged',
  })
})

describe('purposes that failed after their solution was created', () => {
  const visit = async (path: string) => {
    const view = renderApp(path)
    await screen.findByRole('heading', { level: 1 })
    return view
  }
  const failAfterCreation = async () => {
    fakeApi.answer('GET /api/solutions/{id}', created)
    fakeApi.refuse('POST /api/solution-purposes', { status: 400 })
    const view = renderApp('/solutions/new')
    await fill(view.user)
    await view.user.click(createButton())
    await screen.findByText(solutionDetailsMessages.onlyPurposesMissing)
    return view
  }
  const editButton = () => screen.findByRole('button', { name: 'Edit' })

  test('are in the fields of that solution, and not in those of the next new one', async () => {
    const first = await failAfterCreation()
    first.unmount()
    const next = await visit('/solutions/new')
    await waitFor(() => expect(picker(/Primary FHN/)).toBeEnabled())
    expect(screen.queryByText(draftsMessages.notSaved)).toBeNull()
    next.unmount()

    const { user } = await visit('/solutions/41')
    expect(await screen.findByRole('button', { name: 'Remove Safety and trust' })).toBeVisible()
    fakeApi.answer('POST /api/solution-purposes', { solution_id: 41, purpose_ids: [5, 6], metrics_action: 'unchanged' })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(solutionDetailsMessages.updated)).toBeVisible()
    expect(fakeApi.calls('POST /api/solution-purposes').at(-1)?.body).toMatchObject({
      purpose_ids: [5, 6],
      previous: [],
    })
  })

  test('are that solution’s also when the page goes before they are answered', async () => {
    fakeApi.answer('GET /api/solutions/{id}', created)
    fakeApi.hang('POST /api/solution-purposes')
    const first = renderApp('/solutions/new')
    await fill(first.user)
    await first.user.click(createButton())
    await waitFor(() => expect(fakeApi.calls('POST /api/solution-purposes')).toHaveLength(1))
    expect(Object.keys(localStorage).filter((key) => key.includes('new-solution'))).toEqual([])
    expect(Object.keys(localStorage).filter((key) => key.includes('solution/41/details/purposes'))).toHaveLength(1)
  })

  test.each([
    [
      'stored by the next press',
      async (user: Visitor) => {
        fakeApi.answer('POST /api/solution-purposes', {
          solution_id: 41,
          purpose_ids: [5, 6],
          metrics_action: 'unchanged',
        })
        await user.click(createButton())
        await screen.findByText(solutionDetailsMessages.created)
      },
    ],
    [
      'cancelled',
      async (user: Visitor) => {
        await user.click(screen.getByRole('link', { name: 'Cancel' }))
        await screen.findByRole('heading', { name: 'Solutions' })
      },
    ],
  ])('are nowhere once they are %s', async (_case, end) => {
    const first = await failAfterCreation()
    await end(first.user)
    first.unmount()
    const details = await visit('/solutions/41')
    await editButton()
    expect(screen.queryByText(draftsMessages.notSaved)).toBeNull()
    details.unmount()
    await visit('/solutions/new')
    await waitFor(() => expect(picker(/Primary FHN/)).toBeEnabled())
    expect(screen.queryByText(draftsMessages.notSaved)).toBeNull()
  })
})

describe('a form that was not sent', () => {
  const mark = () => screen.queryByText(draftsMessages.notSaved)
  const reopen = async (view: ReturnType<typeof renderApp>) => {
    view.unmount()
    const next = renderApp('/solutions/new')
    await waitFor(() => expect(picker(/Primary FHN/)).toBeEnabled())
    return next
  }

  test('is in its fields again after a crash, and forgotten once it was created', async () => {
    const first = renderApp('/solutions/new')
    await fill(first.user, 'Night bus')
    const second = await reopen(first)
    expect(await nameField()).toHaveValue('Night bus')
    expect(mark()).toBeVisible()
    expect(picker(/Primary FHN/)).toHaveTextContent('Protection')
    expect(screen.getByRole('button', { name: 'Remove Safety and trust' })).toBeVisible()
    await second.user.click(createButton())
    expect(await screen.findByText(solutionDetailsMessages.created)).toBeVisible()
    await reopen(second)
    expect(mark()).not.toBeInTheDocument()
  })

  test('is neither in another workshop nor with another person, and waits for this one', async () => {
    const first = renderApp('/solutions/new')
    await fillIn(first.user, await nameField(), 'Night bus')
    first.unmount()
    for (const change of [{ sessionId: 'AAAA-BBBB' }, { email: 'jonas@example.org' }]) {
      const other = renderApp('/solutions/new', { session: { ...someone, ...change } })
      await nameField()
      expect(mark()).not.toBeInTheDocument()
      other.unmount()
    }
    // the next login may spell session ID and e-mail otherwise
    const session = { sessionId: someone.sessionId.toLowerCase().replace('-', ' '), email: someone.email.toUpperCase() }
    renderApp('/solutions/new', { session })
    expect(await screen.findByText(draftsMessages.notSaved)).toBeVisible()
    expect(await nameField()).toHaveValue('Night bus')
  })

  test('is not created later once it is cancelled without an answer, and not offered in the bar', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    fakeApi.fail('POST /api/solutions')
    const first = renderApp('/solutions/new')
    await fill(first.user)
    await first.user.click(createButton())
    await waitFor(() => expect(fakeApi.calls('POST /api/solutions')).toHaveLength(1))
    await first.user.click(screen.getByRole('link', { name: 'Cancel' }))
    await screen.findByRole('heading', { name: 'Solutions' })
    fakeApi.answer('POST /api/solutions', created)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(fakeApi.calls('POST /api/solutions')).toHaveLength(1)
    expect(screen.queryByText(solutionDetailsMessages.createFailedUnknown)).toBeNull()
    await reopen(first)
    expect(mark()).not.toBeInTheDocument()
  })

  test('stays in its fields without an answer, is created by the next press under the same key, and never by itself', async () => {
    fakeApi.fail('POST /api/solutions')
    const { user } = renderApp('/solutions/new')
    await fill(user)
    await user.click(createButton())
    expect(await screen.findByText(solutionDetailsMessages.createFailedUnknown)).toBeVisible()
    expect(screen.queryByText(/Not saved yet/)).toBeNull()
    fakeApi.answer('POST /api/solutions', created)
    await user.click(createButton())
    expect(await screen.findByText(solutionDetailsMessages.created)).toBeVisible()
    const keys = fakeApi.calls('POST /api/solutions').map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
  })

  test('is forgotten by Cancel', async () => {
    const first = renderApp('/solutions/new')
    await fillIn(first.user, await nameField(), 'Night bus')
    await first.user.click(screen.getByRole('link', { name: 'Cancel' }))
    await screen.findByRole('heading', { name: 'Solutions' })
    await reopen(first)
    expect(mark()).not.toBeInTheDocument()
  })
})
