import { configure, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Person } from '#contract/live.ts'
import { deletedMessages } from '#contract/messages/undo.ts'
import { sessionScreensMessages } from '#contract/messages/shell.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { installFakeStream, streams } from '../../testing/fake-stream.ts'
import { answerRatedOption, solutionId } from '../../testing/rated-option.ts'
import { renderApp, someone } from '../../testing/render-app.tsx'

const jonas: Person = {
  tab: 'tab-of-jonas',
  participant_id: 2,
  email: 'jonas.lindt@example.org',
  solution_id: solutionId,
  step: 5,
  editing: null,
}
const address = `/solutions/${solutionId}/user-stories`
const storyReads = () => fakeApi.calls('GET /api/user_stories_table/{solutionId}').length
const stream = async () => {
  await waitFor(() => expect(streams).toHaveLength(1))
  return streams[0]!
}

beforeEach(() => {
  installFakeStream()
  answerRatedOption()
  fakeApi.answer('POST /api/presence', null)
  fakeApi.answer('GET /api/me', {
    session_id: someone.sessionId,
    title: 'Saturday group',
    status: 'open',
    email: someone.email,
    host: false,
  })
  fakeApi.answer('GET /api/solutions', [])
})

async function openStories() {
  const app = renderApp(address)
  await screen.findAllByRole('textbox', { name: 'User story' })
  const live = await stream()
  live.send('hello', { revision: 7, people: [] })
  await waitFor(() => expect(app.queryClient.isFetching()).toBe(0))
  return { ...app, live }
}

test('a change of this solution is read again at once, one of another is not', async () => {
  const { live } = await openStories()
  const before = storyReads()
  live.send('change', { revision: 8, changes: [{ kind: 'story_saved', solution_id: 99, subject_id: 1 }] })
  live.send('change', { revision: 9, changes: [{ kind: 'story_saved', solution_id: solutionId, subject_id: 1 }] })
  await waitFor(() => expect(storyReads()).toBe(before + 1))
})

test('a stream that comes back with another revision makes everything on screen be read again', async () => {
  const { live, queryClient } = await openStories()
  const before = storyReads()
  live.send('hello', { revision: 7, people: [] })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(storyReads()).toBe(before)
  live.send('hello', { revision: 12, people: [] })
  await waitFor(() => expect(storyReads()).toBe(before + 1))
})

test.each([
  ['once where the stream tells of the same state', 7, 1],
  ['again where the stream tells of a newer one', 8, 2],
])('what a first visit shows is read %s', async (_, revision, times) => {
  // which mounts everything twice, and so forgets in between what the first answers have told
  configure({ reactStrictMode: false })
  fakeApi.answer('GET /api/room', {
    title: 'Saturday group',
    step: null,
    message: null,
    timer: null,
    frozen: false,
    status: 'open',
    silent_rating: false,
  })
  fakeApi.tellRevision(7)
  const { queryClient } = renderApp('/solutions')
  await screen.findByRole('heading', { level: 1 })
  const live = await stream()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  live.send('hello', { revision, people: [] })
  await waitFor(() => expect(fakeApi.calls('GET /api/solutions')).toHaveLength(times))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const reads = [fakeApi.calls('GET /api/solutions').length, fakeApi.calls('GET /api/room').length]
  expect(reads).toEqual([times, times])
})

test('a solution that somebody deletes says so on the screens of the others, until it is back', async () => {
  const { live } = await openStories()
  fakeApi.refuse('GET /api/solutions/{id}', 'NOT_FOUND')
  const change = (kind: string, revision: number) =>
    live.send('change', { revision, changes: [{ kind, solution_id: solutionId, subject_id: solutionId }] })
  change('solution_deleted', 8)
  const gone = `${deletedMessages.by(deletedMessages.solution, null)} ${deletedMessages.nothingSaved}`
  expect(await screen.findByText(gone)).toBeVisible()
  answerRatedOption()
  change('solution_restored', 9)
  await waitFor(() => expect(screen.queryByText(gone)).not.toBeInTheDocument())
})

test('others stand on the step they are at, and in the workshop panel, until they leave', async () => {
  const { live, user } = await openStories()
  live.send('presence', { people: [jonas, { ...jonas, tab: 'second-tab' }], left: [] })
  const steps = within(screen.getByRole('navigation', { name: 'Steps' }))
  expect(await steps.findByRole('img', { name: 'Here: jonas.lindt@example.org' })).toHaveTextContent('JL')

  await user.click(screen.getByRole('button', { name: 'Workshop' }))
  const here = within(await screen.findByRole('region', { name: 'Here now, 2' }))
  expect(here.getByText('jonas.lindt')).toBeVisible()
  expect(here.getByText('mira (you)')).toBeVisible()

  live.send('presence', { people: [], left: ['tab-of-jonas', 'second-tab'] })
  expect(await screen.findByRole('region', { name: 'Here now, 1' })).toBeVisible()
  expect(steps.queryByRole('img')).toBeNull()
})

test('the host, however many tabs they have, is there once and called the host', async () => {
  const { live, user } = await openStories()
  const host: Person = { ...jonas, tab: 'tab-of-host', participant_id: null, email: null, host: true }
  live.send('presence', { people: [host, { ...host, tab: 'second-tab' }], left: [] })
  const steps = within(screen.getByRole('navigation', { name: 'Steps' }))
  expect(await steps.findByRole('img', { name: 'Here: Host' })).toHaveTextContent('HO')
  await user.click(screen.getByRole('button', { name: /Workshop/ }))
  const here = await screen.findByRole('region', { name: 'Here now, 2' })
  expect(within(here).getByText('Host')).toBeVisible()
})

test("one's own second tab is nobody else", async () => {
  const { live } = await openStories()
  const steps = within(screen.getByRole('navigation', { name: 'Steps' }))
  live.send('presence', { people: [{ ...jonas, tab: 'my-second-tab', email: someone.email }, jonas], left: [] })
  expect(await steps.findByRole('img', { name: 'Here: jonas.lindt@example.org' })).toBeVisible()
  expect(screen.getByRole('button', { name: /Workshop/ })).toHaveTextContent('Workshop2')
})

test('the others are told where this tab is, and that it leaves', async () => {
  const { user } = await openStories()
  const told = () => fakeApi.calls('POST /api/presence').map(({ body }) => body)
  await waitFor(() => expect(told().at(-1)).toMatchObject({ solution_id: solutionId, step: 4, editing: null }))
  await user.click(screen.getByRole('link', { name: /Home/ }))
  await waitFor(() => expect(told().at(-1)).toMatchObject({ solution_id: null, step: null }))
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(told().at(-1)).toMatchObject({ leaving: true }))
})

test('a workshop that is closed leads to the page that says so', async () => {
  fakeApi.answer('GET /api/session-validate', { valid: false })
  const { live } = await openStories()
  fakeApi.refuse('GET /api/me', 'SESSION_ENDED')
  live.send('ended', {})
  expect(await screen.findByText(sessionScreensMessages.closedTitle)).toBeVisible()
})

test('a server that does not know the live calls is asked once and left in peace', async () => {
  fakeApi.refuse('POST /api/presence', 'NO_SUCH_ROUTE')
  vi.stubGlobal('EventSource', undefined)
  renderApp(address)
  await screen.findAllByRole('textbox', { name: 'User story' })
  await waitFor(() => expect(fakeApi.calls('POST /api/presence')).toHaveLength(1))
  expect(streams).toHaveLength(0)
})
