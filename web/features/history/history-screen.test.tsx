import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Activity, Deed } from '#contract/activity.ts'
import { errors } from '#contract/errors.ts'
import { draftsMessages } from '#contract/messages/edits.ts'
import { groupsMessages } from '#contract/messages/groups.ts'
import { historyMessages } from '#contract/messages/history.ts'
import { plainPagesMessages } from '#contract/messages/shell.ts'
import { undoMessages } from '#contract/messages/undo.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { answerProgress, answerRatedOption, solutionId } from '../../testing/rated-option.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { unanswered } from '../../testing/unanswered-deed.ts'
import { fillIn } from '../../testing/fill-in.ts'

const words = historyMessages
const HISTORY = 'GET /api/solution/{id}/activity'
const people = [
  { id: 1, email: 'anna@example.org' },
  { id: 2, email: 'ben@example.org' },
]

let lastId = 0
const deed = (given: Partial<Deed>): Deed => ({
  id: (lastId += 1),
  at: new Date().toISOString(),
  kind: 'story_saved',
  step: 'user-stories',
  person_id: 1,
  email: 'anna@example.org',
  by_host: false,
  subject_id: 12,
  name: '',
  ...given,
})
const story = (given: Partial<Deed> = {}) =>
  deed({
    metric_id: 27,
    name: 'Car kilometres avoided',
    text: { from: 'I want a bike.', to: 'I want a red bike.', now: 'I want a red bike.' },
    ...given,
  })
const activity = (deeds: Deed[], more = false): Activity => ({ deeds, more, people })

beforeEach(answerRatedOption)
const start = () => renderApp(`/solutions/${solutionId}/history`)

test('tells who did what, by day, with the exact time', async () => {
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString()
  fakeApi.answer(HISTORY, activity([story(), story({ at: yesterday, email: null, by_host: true })]))
  start()
  const today = within(await screen.findByRole('region', { name: 'Today' }))
  const item = within(today.getByRole('listitem'))
  expect(item.getByText('anna@example.org').parentElement).toHaveTextContent(
    'anna@example.org changed the story of M27',
  )
  expect(item.getByText('Car kilometres avoided')).toBeVisible()
  expect(item.getByText(/^\d\d:\d\d$/)).toHaveAttribute('title', expect.stringMatching(/ at \d\d:\d\d:\d\d$/))
  expect(item.getByText('now')).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Yesterday' })).getByText('The host')).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Steps' })).toBeVisible()
})

test('filters by step and by person, together', async () => {
  fakeApi.answer(HISTORY, activity([story()]))
  const { user } = start()
  await screen.findByRole('region', { name: 'Today' })
  fakeApi.answer(HISTORY, activity([]))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Step' }), 'Options')
  expect(await screen.findByText(words.noneMatching)).toBeVisible()
  expect(screen.getByText(words.noneMatching).closest('[role=status]')).not.toBeNull()
  fakeApi.answer(HISTORY, activity([story()]))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Person' }), 'ben@example.org')
  const found = await screen.findByText(words.found(1, false))
  expect(found.closest('[role=status]')).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Clear step' }))
  expect(fakeApi.calls(HISTORY).map(({ query }) => query)).toEqual([
    {},
    { step: 'functional-options' },
    { step: 'functional-options', person: '2' },
    { person: '2' },
  ])
})

test('shows more on demand, from where the page ended', async () => {
  const [newer, older] = [story(), deed({ kind: 'stakeholder_added', step: 'stakeholders', name: 'Residents' })]
  fakeApi.answer(HISTORY, ({ query }) => (query.before ? activity([older]) : activity([newer], true)))
  const { user } = start()
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByText(/added the stakeholder Residents/)).toBeVisible()
  expect(screen.getAllByRole('listitem').filter((item) => item.textContent.includes('anna'))).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  expect(fakeApi.calls(HISTORY).at(-1)?.query).toEqual({ before: String(newer.id) })
  // the button went with the last page: what it brought takes its place
  await waitFor(() => expect(screen.getByText(/added the stakeholder Residents/).closest('li')).toHaveFocus())
})

test('marks what changed in a text and brings the earlier one back as an edit', async () => {
  fakeApi.answer(HISTORY, activity([story()]))
  fakeApi.answer('PUT /api/user_stories_table/{solution_id}', { solution_name: '', metrics: [] })
  const { user } = start()
  await user.click(await screen.findByRole('button', { name: 'What changed' }))
  expect(screen.getByText('red', { exact: false, selector: 'ins' })).toBeVisible()
  expect(screen.getByText(words.presentText)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Restore this text' }))
  expect(await screen.findByText(words.broughtBack)).toBeVisible()
  expect(fakeApi.calls('PUT /api/user_stories_table/{solution_id}')[0]?.body).toEqual({
    field: 'user_story',
    updates: [{ metric_id: 27, user_story: 'I want a bike.', previous: 'I want a red bike.' }],
  })
})

test.each([
  ['option_changed', 'functional-options', 'PUT /api/function_options/{id}', 'functional_option'],
  ['requirement_changed', 'system-requirements', 'PUT /api/system_requirements/{id}', 'specification'],
] as const)('brings back the text of %s', async (kind, step, call, field) => {
  fakeApi.answer(HISTORY, activity([story({ kind, step })]))
  fakeApi.answer(call, {} as never)
  const { user } = start()
  await user.click(await screen.findByRole('button', { name: 'What changed' }))
  await user.click(screen.getByRole('button', { name: 'Restore this text' }))
  expect(await screen.findByText(words.broughtBack)).toBeVisible()
  const [sent] = fakeApi.calls(call)
  expect(sent?.params).toEqual({ id: '12' })
  expect(sent?.body).toEqual({ [field]: 'I want a bike.', previous: 'I want a red bike.' })
})

const DECIDING = 'PUT /api/function_options/{id}/decision'
const yes = { decision: 'accepted', decision_reason: 'It is cheap.' } as const
const no = { decision: 'rejected', decision_reason: 'It is dear.' } as const
const decision = (decided: Deed['decided']) =>
  deed({ id: 1, kind: 'option_decided', step: 'functional-options', decision: decided?.to.decision, decided })

test('shows a decision and its reason before and after, and brings the earlier one back', async () => {
  fakeApi.answer(HISTORY, activity([decision({ from: yes, to: no, now: no })]))
  fakeApi.answer(DECIDING, () => {
    fakeApi.answer(HISTORY, activity([decision({ from: yes, to: no, now: yes })]))
    return { id: 12, ...yes }
  })
  const { user } = start()
  await user.click(await screen.findByRole('button', { name: 'What changed' }))
  expect(screen.getByText('Before').parentElement).toHaveTextContent(
    /^BeforeTo be builtIt is cheap\.Restore this decision$/,
  )
  expect(screen.getByText('cheap', { exact: false, selector: 'del' })).toBeVisible()
  expect(screen.getByText('After').parentElement).toHaveTextContent(
    /^AfterNot to be builtIt is dear\.Current decision$/,
  )
  await user.click(screen.getByRole('button', { name: 'Restore this decision' }))
  expect(await screen.findByText(words.decisionBroughtBack)).toBeVisible()
  expect(fakeApi.calls(DECIDING)[0]).toMatchObject({ params: { id: '12' }, body: { ...yes, previous: no } })
  await waitFor(() =>
    expect(document.activeElement).toHaveTextContent(/^BeforeTo be builtIt is cheap\.Current decision$/),
  )
})

test('a decision that somebody else has taken meanwhile is not written over', async () => {
  fakeApi.answer(HISTORY, activity([decision({ from: yes, to: no, now: no })]))
  fakeApi.refuse(DECIDING, 'DECISION_CHANGED')
  const { user } = start()
  await user.click(await screen.findByRole('button', { name: 'What changed' }))
  await user.click(screen.getByRole('button', { name: 'Restore this decision' }))
  expect(await screen.findByText(errors.DECISION_CHANGED[1])).toBeVisible()
  await waitFor(() => expect(fakeApi.calls(HISTORY).length).toBeGreaterThan(1))
})

test('the first decision about an option has nothing before it, and none comes back to one that is gone', async () => {
  const none = { decision: null, decision_reason: '' }
  fakeApi.answer(HISTORY, activity([decision({ from: none, to: yes, now: null })]))
  const { user } = start()
  const toggle = await screen.findByRole('button', { name: 'Decision' })
  await user.click(toggle)
  expect(screen.getByText('It is cheap.')).toBeVisible()
  expect(screen.queryByText('Before')).not.toBeInTheDocument()
  expect(screen.getByText(words.sinceDeleted)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Restore this decision' })).not.toBeInTheDocument()
})

const SAVING = 'PUT /api/user_stories_table/{solution_id}'

/** Brings the earlier story back where Ben has written another one meanwhile, which asks what shall become of both. */
async function askAboutStory() {
  fakeApi.answer(HISTORY, activity([story({ id: 1 })]))
  const [status, error] = errors.STORY_CHANGED
  const conflicts = [{ metric_id: 27, user_story: 'I want a tram.', by: 'ben@example.org', at: null }]
  fakeApi.refuse(SAVING, { status, body: { code: 'STORY_CHANGED', error, conflicts } })
  const view = start()
  await view.user.click(await screen.findByRole('button', { name: 'What changed' }))
  await view.user.dblClick(screen.getByRole('button', { name: 'Restore this text' }))
  return { ...view, dialog: within(await screen.findByRole('dialog')) }
}

/** The same, and a third text is begun. */
async function beginMerge() {
  const view = await askAboutStory()
  await view.user.click(view.dialog.getByRole('radio', { name: 'Combine both' }))
  await fillIn(view.user, view.dialog.getByRole('textbox', { name: 'Combined text' }), ' And a bus')
  return view
}
const merged = 'I want a bike. I want a tram. And a bus'

/** As after a reload: another visit to the page. */
async function comeBack(unmount: () => void) {
  unmount()
  const view = start()
  await screen.findByRole('button', { name: 'What changed' })
  return view
}

test('a text that somebody else has changed meanwhile is not written over', async () => {
  const { user, dialog } = await askAboutStory()
  expect(dialog.getByText(errors.STORY_CHANGED[1], { exact: false })).toBeVisible()
  expect(dialog.getByText(/ben@example.org/)).toBeVisible()
  expect(fakeApi.calls(SAVING)).toHaveLength(1)
  await waitFor(() => expect(fakeApi.calls(HISTORY).length).toBeGreaterThan(1))

  fakeApi.answer(SAVING, { solution_name: '', metrics: [] })
  await user.click(dialog.getByRole('radio', { name: /mine/i }))
  await user.click(dialog.getByRole('button', { name: 'Save decision' }))
  expect(await screen.findByText(words.broughtBack)).toBeVisible()
  expect(fakeApi.calls(SAVING).at(-1)?.body.updates).toEqual([
    { metric_id: 27, user_story: 'I want a bike.', previous: 'I want a tram.' },
  ])
})

/** A server that remembers the story it was sent. */
function answerByStory() {
  let now = 'I want a red bike.'
  fakeApi.answer(HISTORY, () =>
    activity([story({ id: 1, text: { from: 'I want a bike.', to: 'I want a red bike.', now } })]),
  )
  fakeApi.answer(SAVING, ({ body }) => {
    now = String(body.updates[0]?.user_story)
    return { solution_name: '', metrics: [] }
  })
}

test('what was made of both texts is said to be saved, and not that the earlier one is back', async () => {
  const { user, dialog } = await beginMerge()
  answerByStory()
  await user.click(dialog.getByRole('button', { name: 'Save decision' }))
  expect(await screen.findByText('Your text is saved.')).toBeVisible()
  expect(screen.queryByText(words.broughtBack)).not.toBeInTheDocument()
  // neither text is the present one, so that the button pressed is there
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Restore this text' })[0]).toHaveFocus())
})

test('once a text is back the focus stays at it, and pressing again does nothing', async () => {
  answerByStory()
  const { user } = start()
  await user.click(await screen.findByRole('button', { name: 'What changed' }))
  await user.click(screen.getByRole('button', { name: 'Restore this text' }))
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^BeforeI want a bike\.Current text$/))
  await user.keyboard('{Enter}')
  expect(fakeApi.calls(SAVING)).toHaveLength(1)
})

test('a merge of an earlier text that was not finished is in its field again on the next visit, and saved from there', async () => {
  const { unmount } = await beginMerge()
  const { user } = await comeBack(unmount)
  expect(fakeApi.calls(SAVING)).toHaveLength(1)
  const field = screen.getByRole('textbox', { name: 'User story for “Car kilometres avoided”' })
  expect(field).toHaveValue(merged)
  expect(screen.getByText(draftsMessages.notSaved)).toBeVisible()
  await fillIn(user, field, ' at night')
  fakeApi.answer(SAVING, { solution_name: '', metrics: [] })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Your text is saved.')).toBeVisible()
  expect(screen.queryByText(words.broughtBack)).not.toBeInTheDocument()
  expect(field).not.toBeInTheDocument()
  expect(fakeApi.calls(SAVING).at(-1)?.body.updates).toEqual([
    { metric_id: 27, user_story: `${merged} at night`, previous: 'I want a red bike.' },
  ])
})

test.each(['Cancel', 'Escape'])('%s forgets the earlier text and its merge', async (way) => {
  const { user, dialog, unmount } = await beginMerge()
  if (way === 'Escape') await user.keyboard('{Escape}')
  else await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  await comeBack(unmount)
  expect(screen.queryByText(draftsMessages.notSaved)).not.toBeInTheDocument()
  expect(fakeApi.calls(SAVING)).toHaveLength(1)
})

test('a decided text that gets no answer stays in a field, and a question about it leads back there', async () => {
  const { user, dialog } = await beginMerge()
  fakeApi.refuse(SAVING, { status: 503 })
  await user.click(dialog.getByRole('button', { name: 'Save decision' }))
  const field = await screen.findByRole('textbox', { name: 'User story for “Car kilometres avoided”' })
  expect(field).toHaveValue(merged)
  expect(fakeApi.calls(SAVING)).toHaveLength(3)

  const [status, error] = errors.STORY_CHANGED
  const conflicts = [{ metric_id: 27, user_story: 'I want a boat.', by: null, at: null }]
  fakeApi.refuse(SAVING, { status, body: { code: 'STORY_CHANGED', error, conflicts } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(field).toHaveValue(merged)

  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(field).not.toBeInTheDocument()
})

test('an earlier text that gets no answer is told and leaves nothing behind', async () => {
  fakeApi.answer(HISTORY, activity([story()]))
  fakeApi.refuse(SAVING, { status: 503 })
  const { user, unmount } = start()
  await user.click(await screen.findByRole('button', { name: 'What changed' }))
  await user.click(screen.getByRole('button', { name: 'Restore this text' }))
  expect(await screen.findByText(unanswered('the earlier text was restored'))).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  await comeBack(unmount)
  expect(screen.queryByText(draftsMessages.notSaved)).not.toBeInTheDocument()
  expect(fakeApi.calls(SAVING)).toHaveLength(2)
})

test('what is gone can be read, not brought back', async () => {
  fakeApi.answer(HISTORY, activity([story({ kind: 'option_deleted', text: { from: 'Book a bike', now: null } })]))
  const { user } = start()
  await user.click(await screen.findByRole('button', { name: 'Full text' }))
  expect(screen.getByText('Book a bike')).toBeVisible()
  expect(screen.getByText(words.sinceDeleted)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Restore this text' })).not.toBeInTheDocument()
})

const inAnHour = () => new Date(Date.now() + 60 * 60 * 1000).toISOString()
const UNDO = 'POST /api/undo/{token}'
const removed = (given: Partial<Deed> = {}) =>
  deed({
    kind: 'metric_removed',
    step: 'metrics',
    metric_id: 27,
    name: 'Car kilometres avoided',
    way_back: { undo: 'token-of-the-metric', until: inAnHour() },
    ...given,
  })

test('a deletion offers its way back, and no longer when it was taken', async () => {
  fakeApi.answer(HISTORY, activity([removed()]))
  fakeApi.answer(UNDO, () => {
    fakeApi.answer(
      HISTORY,
      activity([deed({ kind: 'metric_restored', step: 'metrics' }), removed({ way_back: undefined })]),
    )
    return { kind: 'metric', solution_id: solutionId }
  })
  const { user } = start()
  const button = await screen.findByRole('button', { name: 'Restore' })
  expect(button).toHaveAccessibleDescription('anna@example.org removed metric M27')
  await user.click(button)
  expect(await screen.findByText(undoMessages.restored(undefined))).toBeVisible()
  await waitFor(() => expect(button).not.toBeInTheDocument())
  expect(fakeApi.calls(UNDO)[0]?.params).toEqual({ token: 'token-of-the-metric' })
  expect(fakeApi.calls(UNDO)[0]?.headers.get('idempotency-key')).toBe('undo-token-of-the-metric')
})

test.each([
  ['NOT_FOUND', undoMessages.noLongerKept],
  ['TOO_LATE', errors.TOO_LATE[1]],
  ['THERE_AGAIN', errors.THERE_AGAIN[1]],
] as const)('a way back that is refused with %s says why', async (code, sentence) => {
  fakeApi.answer(HISTORY, activity([removed()]))
  fakeApi.refuse(UNDO, code)
  const { user } = start()
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(await screen.findByText(sentence)).toBeVisible()
})

test('no way back is offered after its time, while the host has paused editing, or shows the results', async () => {
  const past = new Date(Date.now() - 1000).toISOString()
  fakeApi.answer(HISTORY, activity([removed({ way_back: { undo: 'token-of-the-metric', until: past } })]))
  const { unmount } = start()
  expect(await screen.findByText(/removed metric M27/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument()
  unmount()

  fakeApi.answer(HISTORY, activity([removed()]))
  const room = { title: '', step: null, message: null, timer: null, silent_rating: false }
  for (const how of [
    { frozen: true, status: 'open' },
    { frozen: false, status: 'results' },
  ] as const) {
    fakeApi.answer('GET /api/room', { ...room, ...how })
    const paused = start()
    expect(await screen.findByText(/removed metric M27/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument())
    paused.unmount()
  }
})

test('no way back is offered in the solution of another group', async () => {
  fakeApi.answer(HISTORY, activity([removed()]))
  const room = { title: '', step: null, message: null, timer: null, frozen: false, status: 'open' } as const
  fakeApi.answer('GET /api/room', { ...room, silent_rating: false, groups: true })
  const north = { id: 3, name: 'North', people: 1, solution_ids: [solutionId] }
  fakeApi.answer('GET /api/groups', { made_by: 'host', groups: [north], own: null, observes: false })
  start()
  expect(await screen.findByText(groupsMessages.belongsTo('North'))).toBeVisible()
  expect(await screen.findByText(/removed metric M27/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument()
})

test('where a metric was added again and worked on, it says what to do first', async () => {
  const way_back = { undo: 'token-of-the-metric', until: inAnHour(), place_taken: true }
  fakeApi.answer(HISTORY, activity([removed({ way_back })]))
  start()
  expect(await screen.findByText(undoMessages.placeTaken)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument()
})

test('ratings tell need, direction and what they were', async () => {
  const ratings = [
    { p_fhn: 'Freedom', virtuous: true, from: 'None', to: 'Synergic' },
    { p_fhn: 'Leisure', virtuous: false, from: null, to: 'Inhibiting' },
  ]
  fakeApi.answer(HISTORY, activity([deed({ kind: 'ratings_saved', step: 'h9-analysis', subject_id: 31, ratings })]))
  const { user } = start()
  expect(await screen.findByText(/rated option O31 on 2 needs \(virtuous and vicious\)/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ratings' }))
  expect(screen.getByText('Freedom (virtuous): from None to Synergic')).toBeVisible()
  expect(screen.getByText('Leisure (vicious): Inhibiting')).toBeVisible()
})

test('says when nothing has happened, and when it cannot be read', async () => {
  fakeApi.answer(HISTORY, activity([]))
  const { unmount } = start()
  expect(await screen.findByText(words.none)).toBeVisible()
  unmount()
  fakeApi.refuse(HISTORY, 'UNFORESEEN')
  start()
  expect(await screen.findByRole('alert')).toHaveTextContent(words.fetchFailed)
})

test('a server without a history has no such page and no link to it', async () => {
  const { unmount } = start()
  expect(await screen.findByText(plainPagesMessages.notFound)).toBeVisible()
  unmount()
  renderApp(`/solutions/${solutionId}`)
  await screen.findByRole('button', { name: 'Delete Solution' })
  await expect.poll(() => screen.queryByRole('navigation', { name: 'Steps' })?.textContent).toMatch(/added/)
  expect(screen.queryByRole('link', { name: 'History of this solution' })).not.toBeInTheDocument()
})

test('a server with a history is linked to from the screens of a solution', async () => {
  fakeApi.answer(HISTORY, activity([]))
  answerProgress()
  const { user, router } = renderApp(`/solutions/${solutionId}`)
  await user.click(await screen.findByRole('link', { name: 'History of this solution' }))
  await screen.findByRole('heading', { level: 1, name: 'History' })
  expect(router.state.location.pathname).toBe(`/solutions/${solutionId}/history`)
  expect(screen.queryByRole('link', { name: 'History of this solution' })).not.toBeInTheDocument()
})
