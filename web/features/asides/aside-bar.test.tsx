import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Aside, Help } from '#contract/asides.ts'
import { HELP_COMING_MS } from '#contract/limits.ts'
import { asidesMessages as words } from '#contract/messages/asides.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { deedsMessages } from '#contract/messages/deeds.ts'
import type { Room } from '#contract/room.ts'
import { storeEntered, storeSession } from '../../lib/session/stored-session.ts'
import { selectSolution } from '../../lib/session/stored-solution.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { installFakeStream, streams } from '../../testing/fake-stream.ts'
import { answerRatedOption, solutionId } from '../../testing/rated-option.ts'
import { renderApp, someone } from '../../testing/render-app.tsx'
import { testUnansweredDeed, unanswered } from '../../testing/unanswered-deed.ts'

const room: Room = {
  title: 'Spring',
  step: null,
  message: null,
  timer: null,
  frozen: false,
  status: 'open',
  silent_rating: false,
}
const address = `/solutions/${solutionId}/functional-options`
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
const help: Help = { asked_at: ago(150_000), by: 'ben@example.org', about: 'Which metrics?', coming_at: null }
const aside: Aside = { solution_id: solutionId, help: null, note: null }

beforeEach(() => {
  answerRatedOption()
  fakeApi.answer('GET /api/room', room)
  fakeApi.answer('GET /api/asides', [])
})

const region = () => screen.findByRole('region', { name: words.region })

async function openDialog() {
  const view = renderApp(address)
  await view.user.click(await screen.findByRole('button', { name: words.needHelp }))
  return { ...view, dialog: await screen.findByRole('dialog', { name: words.askTitle }) }
}

test('a group asks for help, sees that it has, and takes it back; the focus stays on the one button', async () => {
  fakeApi.answer('PUT /api/solutions/{id}/help', ({ body }) => {
    const asked = { ...aside, help: { ...help, by: someone.email, about: body.about ?? '' } }
    fakeApi.answer('GET /api/asides', [asked])
    return asked
  })
  fakeApi.answer('DELETE /api/solutions/{id}/help', () => {
    fakeApi.answer('GET /api/asides', [])
    return aside
  })
  const { user, dialog } = await openDialog()
  await user.type(within(dialog).getByRole('textbox', { name: words.about }), 'How many?{Enter}')
  const bar = within(await region())
  expect(await bar.findByText(words.hasAsked)).toBeVisible()
  expect(bar.getByText('How many?')).toBeVisible()
  expect(bar.getByText(/^You, \d+ min ago$/)).toBeVisible()
  expect(fakeApi.calls('PUT /api/solutions/{id}/help')).toMatchObject([{ body: { about: 'How many?' } }])
  const button = bar.getByRole('button', { name: words.noLongerNeeded })
  await waitFor(() => expect(button).toHaveFocus())

  await user.click(button)
  await waitFor(() => expect(bar.queryByText(words.hasAsked)).not.toBeInTheDocument())
  expect(bar.getByRole('button', { name: words.needHelp })).toHaveFocus()
})

testUnansweredDeed('A call for help', {
  call: 'PUT /api/solutions/{id}/help',
  failure: unanswered(deedsMessages.helpAsked),
  begin: async () => {
    const { user, dialog } = await openDialog()
    const confirm = within(dialog).getByRole('button', { name: words.ask })
    return { user, confirm, cancel: () => within(dialog).queryByRole('button', { name: 'Cancel' }) }
  },
})

test('everybody of the group reads who asked, that the host is coming, and what the host writes, as it happens', async () => {
  installFakeStream()
  fakeApi.answer('POST /api/presence', null)
  fakeApi.answer('GET /api/asides', [{ ...aside, help }])
  const { user } = renderApp(address)
  const bar = within(await region())
  expect(await bar.findByText(/^ben, \d+ min ago$/)).toBeVisible()
  await waitFor(() => expect(streams).toHaveLength(1))
  const changes = (kind: string) => [{ kind, solution_id: null, subject_id: solutionId }]

  fakeApi.answer('GET /api/asides', [{ ...aside, help: { ...help, coming_at: ago(1000) } }])
  act(() => streams[0]!.send('change', { revision: 8, changes: changes('help_changed') }))
  expect(await bar.findByText(words.coming)).toBeVisible()

  const note = { text: 'Begin with one.', written_at: ago(0) }
  fakeApi.answer('GET /api/asides', [{ ...aside, note }])
  act(() => streams[0]!.send('change', { revision: 9, changes: changes('note_changed') }))
  const written = await screen.findByText('Begin with one.')
  // where it stays in view, whatever else is there
  expect(written.closest('[data-sticks=top]')).not.toBeNull()
  expect(bar.queryByText(words.coming)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: words.hideNote }))
  expect(screen.queryByText('Begin with one.')).not.toBeInTheDocument()
})

test('the first solution that somebody comes to by a link can ask at once', async () => {
  const { router } = renderApp('/data')
  await screen.findByRole('heading', { level: 1 })
  await act(() => router.navigate({ to: '/solutions/$solutionId/functional-options', params: { solutionId } }))
  expect(await screen.findByRole('button', { name: words.needHelp })).toBeVisible()
})

test('a host who said so long ago has come: the group may ask again', async () => {
  fakeApi.answer('GET /api/asides', [{ ...aside, help: { ...help, coming_at: ago(HELP_COMING_MS + 1000) } }])
  renderApp(address)
  expect(await screen.findByRole('button', { name: words.needHelp })).toBeVisible()
})

test.each([
  ['the server does not know of it', () => fakeApi.refuse('GET /api/asides', 'NO_SUCH_ROUTE')],
  ['the results are shown', () => fakeApi.answer('GET /api/room', { ...room, status: 'results' })],
  ['the host is in the workshop', () => storeEntered(someone.sessionId)],
])('nobody can ask for help where %s', async (why, arrange) => {
  arrange()
  const { queryClient } = renderApp(address, { session: why.startsWith('the host') ? null : someone })
  await screen.findAllByRole('textbox', { name: 'Add functional option' })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('button', { name: words.needHelp })).not.toBeInTheDocument()
})

test.each([address, '/r/nothing'])('nor at %s, where the solution at hand is not there', async (path) => {
  fakeApi.refuse('GET /api/solutions/{id}', 'NOT_FOUND')
  fakeApi.refuse('GET /api/user_stories_table/{solutionId}', 'NOT_FOUND')
  storeSession(someone.sessionId, someone.email)
  selectSolution(solutionId)
  const { queryClient } = renderApp(path)
  expect(await screen.findByRole('link', { name: commonMessages.goToSolutions })).toBeVisible()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('button', { name: words.needHelp })).not.toBeInTheDocument()
})

test('nor before it is known to be there', async () => {
  fakeApi.hang('GET /api/solutions/{id}')
  renderApp(address)
  await screen.findAllByRole('textbox', { name: 'Add functional option' })
  await waitFor(() => expect(fakeApi.calls('GET /api/asides')).not.toHaveLength(0))
  expect(screen.queryByRole('button', { name: words.needHelp })).not.toBeInTheDocument()
})
