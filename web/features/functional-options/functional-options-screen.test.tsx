import type { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { OPTION_TABLE_HEIGHT, POLL_MS } from '#contract/limits.ts'
import { basicMessages, commonMessages } from '#contract/messages/common.ts'
import { conflictsMessages, draftsMessages, editsMessages, unsavedMessages } from '#contract/messages/edits.ts'
import { connectionMessages } from '#contract/messages/shell.ts'
import { deletedMessages } from '#contract/messages/undo.ts'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { userStoriesMessages } from '#contract/messages/user-stories.ts'
import type { UserStoryRow } from '#contract/user-stories.ts'
import { isAway } from '../../lib/http/watch-server.ts'
import { cards, findCard } from '../../testing/cards.ts'
import { storeSession } from '../../lib/session/stored-session.ts'
import { readWriter, storeDraft } from '../../lib/edits/stored-drafts.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp, someone } from '../../testing/render-app.tsx'
import { fillIn } from '../../testing/fill-in.ts'
import { FunctionalOptionsScreen } from './functional-options-screen.tsx'

const read = 'GET /api/user_stories_table/{solutionId}'
const add = 'POST /api/function_options'
const update = 'PUT /api/function_options/{id}'
const remove = 'DELETE /api/function_options/{id}'

let rows: UserStoryRow[]
const storedTable = () => ({ solution_name: 'Cargo bikes', metrics: rows })
const option = (id: number, functional_option: string, user_story_id = 11) => ({ id, functional_option, user_story_id })
const storeOptions = (storyId: number, functional_options: UserStoryRow['functional_options']) => {
  rows = rows.map((row) => (row.user_story_id === storyId ? { ...row, functional_options } : row))
}
const optionsOf = (storyId: number) => rows.find((row) => row.user_story_id === storyId)!.functional_options

beforeEach(() => {
  rows = [
    {
      metric_id: 27,
      metric_text: 'Car kilometres avoided',
      stakeholder: 'Residents, Parents and guardians',
      user_story: 'As a parent, I want a bike',
      user_story_id: 11,
      functional_options: [option(31, 'Book by the hour'), option(32, 'Monthly diary')],
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
  fakeApi.answer(add, ({ body }) => {
    const added = option(40 + optionsOf(body.user_story_id).length, body.functional_option, body.user_story_id)
    storeOptions(body.user_story_id, [...optionsOf(body.user_story_id), added])
    return added
  })
  fakeApi.answer(update, ({ params, body }) => {
    const changed = option(Number(params.id), body.functional_option)
    storeOptions(
      11,
      optionsOf(11).map((stored) => (stored.id === changed.id ? changed : stored)),
    )
    return changed
  })
  fakeApi.answer(remove, ({ params }) => {
    storeOptions(
      11,
      optionsOf(11).filter((stored) => stored.id !== Number(params.id)),
    )
    return {}
  })
})

afterEach(() => void vi.useRealTimers())

const open = () => renderApp(<FunctionalOptionsScreen solutionId={1} />)
const rowOf = (metric: RegExp) => screen.findByRole('row', { name: metric })
const lineOf = async (text: string) => (await screen.findByText(text)).closest('li')!
const buttonOf = async (text: string, name: string) => within(await lineOf(text)).getByRole('button', { name })
const newOption = async (metric: RegExp) =>
  within(await rowOf(metric)).getByRole('textbox', { name: 'Add functional option' })
const addButton = async (metric: RegExp) => within(await rowOf(metric)).getByRole('button', { name: 'Add' })
const editField = () => screen.getByRole('textbox', { name: 'Edit functional option' })
const search = () => screen.getByRole('searchbox', { name: 'Search' })
/** Replaces the whole text at once. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const closesQuietly = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

async function startEdit(text: string) {
  const view = open()
  await view.user.click(await buttonOf(text, 'Edit'))
  return view
}

test('an option in edit mode says where it stands that somebody else has changed it, or that it waits', async () => {
  const { queryClient } = await startEdit('Book by the hour')
  const said = 'Someone else has changed this. When you save, you can choose which version to keep.'
  const waits = 'Not saved yet: try again once the network is back.'
  storeOptions(11, [option(31, 'Book by the day'), option(32, 'Monthly diary')])
  await queryClient.invalidateQueries()
  expect(await screen.findByText(said)).toBeVisible()
  fill(editField(), 'Book by the week')
  fill(await newOption(/Share of bookings/), 'A queue')
  expect(screen.getByText(said)).toBeVisible()
  act(() => isAway.set(true))
  onTestFinished(() => act(() => isAway.set(false)))
  expect(screen.getAllByText(waits).map((note) => note.closest('tr')?.dataset.row)).toEqual(['11', '12'])
})

test('the heading carries the name of the solution, and a button leads back to user stories', async () => {
  open()
  expect(await screen.findByRole('heading', { level: 1, name: /Cargo bikes Functional Option Creation/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to User Stories' })).toHaveAttribute(
    'href',
    '/solutions/1/user-stories',
  )
})

test('a row shows number, metric, stakeholders, story and options, and says what is missing', async () => {
  open()
  const first = await rowOf(/Car kilometres avoided/)
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    '#',
    'Metric Description',
    'Stakeholder',
    'User Story',
    'Functional Options',
  ])
  expect(within(first).getAllByRole('cell')[0]).toHaveTextContent('1')
  for (const text of ['Residents', 'Parents and guardians', 'As a parent, I want a bike', 'Book by the hour']) {
    expect(within(first).getByText(text)).toBeVisible()
  }
  const second = await rowOf(/Share of bookings met/)
  expect(within(second).getByText(userStoriesMessages.noStakeholder)).toBeVisible()
  expect(within(second).getByText(functionalOptionsMessages.noUserStory)).toBeVisible()
})

test('the table scrolls at its height', async () => {
  open()
  await rowOf(/Car kilometres/)
  expect(OPTION_TABLE_HEIGHT).toBe(500)
  expect(screen.getByRole('region', { name: 'Functional options' })).toHaveStyle({ maxHeight: '500px' })
})

test.each([
  ['metric text', 'KILOMETRES'],
  ['stakeholder', 'guardians'],
  ['user story', 'a PARENT'],
  ['option text', 'diary'],
])('the search looks at the %s, whatever the case, counts, and is cleared by a button', async (_where, term) => {
  const { user } = open()
  await rowOf(/Share of bookings/)
  expect(search()).toHaveAttribute('placeholder', 'Search metrics, user stories, stakeholders, or options...')
  expect(screen.getByText('Showing 2 of 2 metrics')).toBeVisible()
  await fillIn(user, search(), term)
  expect(screen.getByText('Showing 1 of 2 metrics')).toBeVisible()
  expect(screen.queryByText('Share of bookings met')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(screen.getByText('Showing 2 of 2 metrics')).toBeVisible()
})

test('row numbers travel with their row', async () => {
  const { user } = open()
  await rowOf(/Share of bookings/)
  await user.type(search(), 'share')
  expect(within(await rowOf(/Share of bookings/)).getAllByRole('cell')[0]).toHaveTextContent('2')
})

test('empty: nothing found, and no metrics at all', async () => {
  const { user, queryClient } = open()
  await rowOf(/Car kilometres/)
  await fillIn(user, search(), 'zeppelin')
  expect(screen.getByText(functionalOptionsMessages.noResults)).toBeVisible()
  await user.clear(search())
  rows = []
  await queryClient.invalidateQueries()
  expect(await screen.findByText(functionalOptionsMessages.noMetrics)).toBeVisible()
})

test('it says that it waits', async () => {
  fakeApi.hang(read)
  open()
  expect(await screen.findByText(functionalOptionsMessages.loading)).toBeVisible()
})

test.each([
  ['refused', () => fakeApi.refuse(read, { status: 500 }), userStoriesMessages.fetchFailed],
  ['unreadable', () => fakeApi.answer(read, { metrics: 5 } as never), basicMessages.unknownErrorOccurred],
])('rows that are %s are an error panel with a second try', async (_how, breakIt, sentence) => {
  breakIt()
  const { user } = open()
  const panel = await screen.findByRole('alert')
  expect(panel).toHaveTextContent(commonMessages.errorLoadingData)
  expect(panel).toHaveTextContent(sentence)
  fakeApi.answer(read, storedTable)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await rowOf(/Car kilometres/)).toBeVisible()
})

test('an option offers reflection, edit and delete in this order, described by its text', async () => {
  open()
  const buttons = within(await lineOf('Book by the hour')).getAllByRole('button')
  expect(buttons.map((button) => button.textContent?.trim())).toEqual(['Subjective Reflection', 'Edit', 'Delete'])
  for (const button of buttons) expect(button).toHaveAccessibleDescription('Book by the hour')
})

test('Subjective Reflection goes to the virtuous analysis of the option', async () => {
  const { user, router } = open()
  await user.click(await buttonOf('Monthly diary', 'Subjective Reflection'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/solutions/1/option-analysis/32/Virtuous'))
})

test('while one option is edited the buttons of the others are disabled', async () => {
  const { user } = await startEdit('Book by the hour')
  expect(editField()).toHaveValue('Book by the hour')
  expect(editField()).toHaveFocus()
  expect(screen.getAllByRole('textbox', { name: 'Edit functional option' })).toHaveLength(1)
  for (const name of ['Subjective Reflection', 'Edit', 'Delete']) {
    expect(await buttonOf('Monthly diary', name)).toBeDisabled()
    expect(screen.getAllByRole('button', { name })).toHaveLength(1)
  }
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await buttonOf('Monthly diary', 'Edit')).toBeEnabled()
})

test.each([
  ['Enter', (user: ReturnType<typeof open>['user']) => user.keyboard('{Enter}')],
  ['Save', (user: ReturnType<typeof open>['user']) => user.click(screen.getByRole('button', { name: 'Save' }))],
])('%s sends the trimmed text with the previous one and returns to viewing', async (_how, finish) => {
  const { user } = await startEdit('Book by the hour')
  await user.clear(editField())
  await fillIn(user, editField(), '  Book by the day ')
  await finish(user)
  expect(await screen.findByText(functionalOptionsMessages.updated)).toBeVisible()
  expect(fakeApi.calls(update)).toHaveLength(1)
  expect(fakeApi.calls(update)[0]).toMatchObject({ params: { id: '31' } })
  expect(fakeApi.calls(update)[0]?.body).toEqual({ functional_option: 'Book by the day', previous: 'Book by the hour' })
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Edit functional option' })).not.toBeInTheDocument())
  expect(await buttonOf('Book by the day', 'Edit')).toHaveFocus()
})

test.each([
  ['Escape', (user: ReturnType<typeof open>['user']) => user.keyboard('{Escape}')],
  ['Cancel', (user: ReturnType<typeof open>['user']) => user.click(screen.getByRole('button', { name: 'Cancel' }))],
])('%s gives the edit up, sends nothing and returns the focus', async (_how, giveUp) => {
  const { user } = await startEdit('Book by the hour')
  await user.type(editField(), ' more')
  await giveUp(user)
  expect(await buttonOf('Book by the hour', 'Edit')).toHaveFocus()
  expect(fakeApi.calls(update)).toHaveLength(0)
  expect(closesQuietly()).toBe(true)
})

test('a blank edit cannot be saved and Enter says why', async () => {
  const { user } = await startEdit('Book by the hour')
  await user.clear(editField())
  await user.type(editField(), '   ')
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  await user.keyboard('{Enter}')
  expect(await screen.findByText(functionalOptionsMessages.empty)).toBeVisible()
  expect(fakeApi.calls(update)).toHaveLength(0)
})

test.each([
  ['the server says why', { status: 400, body: { error: 'Not like this.' } }, 'Not like this.'],
  ['the server says nothing', { status: 400 }, functionalOptionsMessages.updateFailed],
])('an update fails and %s; the typed text stays', async (_how, refusal, sentence) => {
  fakeApi.refuse(update, refusal)
  const { user, queryClient } = await startEdit('Book by the hour')
  await user.type(editField(), ' or day{Enter}')
  expect(await findCard()).toHaveTextContent(sentence)
  expect(thrownBy(queryClient)).toBe(functionalOptionsMessages.updateFailedShort)
  expect(editField()).toHaveValue('Book by the hour or day')
})

/** What the last write failed with, before the screen chose its words. */
const thrownBy = (queryClient: QueryClient) => queryClient.getMutationCache().getAll().at(-1)?.state.error?.message

describe('somebody else saved the option meanwhile', () => {
  async function meetAna(by = 'ana@example.org') {
    const view = await startEdit('Book by the hour')
    await fillIn(view.user, editField(), ' or day')
    const stored = option(31, 'From Ana')
    storeOptions(11, [stored, option(32, 'Monthly diary')])
    const body = {
      error: functionalOptionsMessages.changedMeanwhile,
      code: 'OPTION_CHANGED',
      conflicts: [{ ...stored, by, at: new Date().toISOString() }],
    }
    fakeApi.refuse(update, { status: 409, body })
    await view.user.keyboard('{Enter}')
    const asked = within(await screen.findByRole('dialog', { name: conflictsMessages.title }))
    fakeApi.answer(update, stored)
    const decide = async (name: string) => {
      await view.user.click(asked.getByRole('radio', { name }))
      await view.user.click(asked.getByRole('button', { name: 'Save decision' }))
    }
    return { ...view, asked, decide }
  }

  test('both texts are shown without another message; Cancel goes on editing', async () => {
    const { user, asked } = await meetAna()
    expect(asked.getByRole('radio', { name: 'Keep mine' })).toHaveAccessibleDescription('Book by the hour or day')
    expect(asked.getByRole('radio', { name: 'Take theirs' })).toHaveAccessibleDescription('From Ana')
    expect(asked.getByText("ana@example.org's, just now")).toBeVisible()
    expect(cards()).toEqual([])
    await user.click(asked.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(editField()).toHaveValue('Book by the hour or day'))
    expect(editField()).toHaveFocus()
    expect(fakeApi.calls(update)).toHaveLength(1)
  })

  test('what one has saved oneself, such as in another tab, is not called somebody’s', async () => {
    const { asked, decide } = await meetAna('Mira@example.org')
    expect(asked.getByText(`${conflictsMessages.yoursEarlier}, just now`)).toBeVisible()
    expect(asked.queryByText(/mira@/i)).not.toBeInTheDocument()
    await decide(conflictsMessages.takeSaved)
    expect(await lineOf('From Ana')).toBeVisible()
  })

  test('mine goes over theirs, knowingly', async () => {
    const { decide } = await meetAna()
    await decide('Keep mine')
    expect(await screen.findByText(functionalOptionsMessages.updated)).toBeVisible()
    expect(fakeApi.calls(update)[1]?.body).toEqual({
      functional_option: 'Book by the hour or day',
      previous: 'From Ana',
    })
  })

  test('theirs ends the edit without a call', async () => {
    const { decide } = await meetAna()
    await decide('Take theirs')
    expect(await lineOf('From Ana')).toBeVisible()
    expect(fakeApi.calls(update)).toHaveLength(1)
    expect(closesQuietly()).toBe(true)
  })

  test('once the option is deleted the question closes, and what was made of both texts is kept', async () => {
    const { user, queryClient, asked } = await meetAna()
    await user.click(asked.getByRole('radio', { name: 'Combine both' }))
    await fillIn(user, asked.getByRole('textbox', { name: 'Combined text' }), ', together')
    storeOptions(11, [option(32, 'Monthly diary')])
    await queryClient.invalidateQueries()
    expect(await screen.findByText(deletedMessages.by(deletedMessages.option, null))).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByText(/, together$/)).toBeVisible()
    expect(fakeApi.calls(update)).toHaveLength(1)
  })

  test('a merge may not be blank, and is sent trimmed', async () => {
    const { user, asked } = await meetAna()
    await user.click(asked.getByRole('radio', { name: 'Combine both' }))
    const merge = asked.getByRole('textbox', { name: 'Combined text' })
    expect(merge).toHaveValue('Book by the hour or day From Ana')
    await user.clear(merge)
    expect(asked.getByRole('button', { name: 'Save decision' })).toBeDisabled()
    expect(merge).toHaveAccessibleDescription(conflictsMessages.blankMerge)
    await fillIn(user, merge, ' Ours ')
    await user.click(asked.getByRole('button', { name: 'Save decision' }))
    expect(await screen.findByText(functionalOptionsMessages.updated)).toBeVisible()
    expect(fakeApi.calls(update)[1]?.body).toEqual({ functional_option: 'Ours', previous: 'From Ana' })
  })
})

test('deleting says so and moves the focus on; a failure says so too', async () => {
  const { user, queryClient } = open()
  await user.click(await buttonOf('Book by the hour', 'Delete'))
  expect(await screen.findByText(functionalOptionsMessages.deleted)).toBeVisible()
  expect(fakeApi.calls(remove)[0]?.params.id).toBe('31')
  await waitFor(() => expect(screen.queryByText('Book by the hour')).not.toBeInTheDocument())
  expect(await buttonOf('Monthly diary', 'Delete')).toHaveFocus()

  fakeApi.refuse(remove, { status: 400, body: { error: 'Not like this.' } })
  await user.click(await buttonOf('Monthly diary', 'Delete'))
  expect(await screen.findByText(functionalOptionsMessages.deleteFailed)).toBeVisible()
  expect(thrownBy(queryClient)).toBe(functionalOptionsMessages.deleteFailedShort)
})

describe('somebody else deletes what is being written in', () => {
  /** With how long ago, which is another thing every time. */
  const byAna = (what: string) => new RegExp(`^${what} was deleted by ana@example.org, `)
  const { option: theOption, story: theStory } = deletedMessages
  beforeEach(() => fakeApi.answer('GET /api/deletions', { by: 'ana@example.org', at: '2026-11-15T12:00:00.000Z' }))

  test('an edit locks nothing any more, and its text stays beside the next one', async () => {
    const { user, queryClient } = await startEdit('Book by the hour')
    await fillIn(user, editField(), ' or day')
    storeOptions(11, [option(32, 'Monthly diary')])
    await queryClient.invalidateQueries()
    expect(await screen.findByText(byAna(theOption))).toBeVisible()
    expect(fakeApi.calls('GET /api/deletions')[0]?.query).toEqual({
      solution_id: '1',
      user_story_id: '11',
      functional_option_id: '31',
    })
    await user.click(await buttonOf('Monthly diary', 'Edit'))
    expect(editField()).toHaveValue('Monthly diary')
    expect(screen.getByText('Book by the hour or day')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Copy text' }))
    expect(await navigator.clipboard.readText()).toBe('Book by the hour or day')
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.queryByText('Book by the hour or day')).not.toBeInTheDocument()
    await waitFor(() => expect(document.body).not.toHaveFocus())
  })

  test('an edit comes back with its option, and waits on its row while another one is open', async () => {
    const { user, queryClient } = await startEdit('Book by the hour')
    await fillIn(user, editField(), ' or day')
    const before = optionsOf(11)
    storeOptions(11, [option(32, 'Monthly diary')])
    await queryClient.invalidateQueries()
    await user.click(await buttonOf('Monthly diary', 'Edit'))
    await fillIn(user, editField(), ' by post')
    storeOptions(11, before)
    await queryClient.invalidateQueries()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Copy text' })).not.toBeInTheDocument())
    expect(await lineOf('Book by the hour')).toBeVisible()
    expect(editField()).toHaveValue('Monthly diary by post')
    expect(editField()).toHaveFocus()
    await user.keyboard('{Escape}')
    const row = within(await lineOf('Book by the hour'))
    expect(row.getByText(draftsMessages.notSaved)).toBeVisible()
    await user.click(row.getByRole('button', { name: 'Edit' }))
    expect(editField()).toHaveValue('Book by the hour or day')
  })

  test('an edit without a change goes without a word, and the focus to what took its place', async () => {
    const { queryClient } = await startEdit('Book by the hour')
    expect(editField()).toHaveFocus()
    storeOptions(11, [option(32, 'Monthly diary')])
    await queryClient.invalidateQueries()
    await waitFor(async () => expect(await buttonOf('Monthly diary', 'Edit')).toBeEnabled())
    await waitFor(async () => expect(await lineOf('Monthly diary')).toHaveFocus())
    expect(screen.queryByRole('button', { name: 'Copy text' })).not.toBeInTheDocument()
    expect(closesQuietly()).toBe(true)
  })

  test('a typed option whose story went keeps its text; when the story comes back, so does the line', async () => {
    const { user, queryClient } = open()
    await fillIn(user, await newOption(/Share of bookings/), 'Fault report')
    const all = rows
    rows = [rows[0]!]
    await queryClient.invalidateQueries()
    expect(await screen.findByText(byAna(theStory))).toBeVisible()
    expect(closesQuietly()).toBe(false)
    rows = all
    await queryClient.invalidateQueries()
    await waitFor(async () => expect(await newOption(/Share of bookings/)).toHaveValue('Fault report'))
    expect(screen.queryByText(byAna(theStory))).not.toBeInTheDocument()
  })
})

describe('what was typed on an earlier visit', () => {
  test('is in its field again, and no draft any more where it is stored', async () => {
    const first = await startEdit('Book by the hour')
    await fillIn(first.user, editField(), ' or day')
    await fillIn(first.user, await newOption(/Car kilometres/), 'Trailer')
    await fillIn(first.user, await newOption(/Share of bookings/), 'Fault report')
    first.unmount()
    // stored before the browser could forget it
    storeOptions(12, [option(60, 'Fault report', 12)])

    const { user } = open()
    expect(await newOption(/Car kilometres/)).toHaveValue('Trailer')
    expect(await newOption(/Share of bookings/)).toHaveValue('')
    expect(editField()).toHaveValue('Book by the hour or day')
    expect(editField()).not.toHaveFocus()
    expect(screen.getAllByRole('button', { name: 'Discard' })).toHaveLength(2)
    expect(closesQuietly()).toBe(false)
    expect(fakeApi.calls(add)).toEqual([])
    editField().focus()
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(fakeApi.calls(update)[0]?.body).toEqual({
        functional_option: 'Book by the hour or day',
        previous: 'Book by the hour',
      }),
    )
  })

  test('opens one option at a time; the others are marked on their rows and open with Edit', async () => {
    storeSession(someone.sessionId, someone.email)
    for (const [id, value, at] of [
      [31, 'Book by the day', 2],
      [32, 'Weekly diary', 1],
    ] as const)
      storeDraft(readWriter(), `solution/1/options/edit/${id}`, {
        value,
        startedFrom: id === 31 ? 'Book by the hour' : 'Monthly diary',
        label: 'Option',
        at: new Date(Date.now() - 10_000 + at).toISOString(),
      })
    const { user } = open()
    const diary = await lineOf('Monthly diary')
    expect(editField()).toHaveValue('Book by the day')
    expect(within(diary).getByText(draftsMessages.notSaved)).toBeVisible()
    expect(within(diary).getByRole('button', { name: 'Edit' })).toBeDisabled()

    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('textbox', { name: 'Edit functional option' })).not.toBeInTheDocument()
    expect(closesQuietly()).toBe(false)
    await user.click(within(diary).getByRole('button', { name: 'Edit' }))
    expect(editField()).toHaveValue('Weekly diary')
    expect(editField()).toHaveFocus()
  })

  test('of an option is gone with Discard and back with Undo', async () => {
    const first = await startEdit('Book by the hour')
    await fillIn(first.user, editField(), ' or day')
    first.unmount()
    const { user, unmount } = open()
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    const row = within(await lineOf('Book by the hour'))
    expect(row.getByText(draftsMessages.discarded)).toBeVisible()
    await user.click(row.getByRole('button', { name: 'Undo' }))
    expect(editField()).toHaveValue('Book by the hour or day')
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    unmount()
    open()
    await rowOf(/Car kilometres/)
    expect(screen.queryByRole('textbox', { name: 'Edit functional option' })).not.toBeInTheDocument()
  })

  test('is gone once left without saving', async () => {
    const first = open()
    fill(await newOption(/Share of bookings/), 'Fault report')
    await first.user.click(screen.getByRole('link', { name: 'Back to User Stories' }))
    await first.user.click(await screen.findByRole('button', { name: unsavedMessages.leave }))
    await waitFor(() => expect(first.router.state.location.pathname).toBe('/solutions/1/user-stories'))
    first.unmount()
    open()
    await rowOf(/Car kilometres/)
    expect(screen.queryByText(draftsMessages.notSaved)).not.toBeInTheDocument()
  })

  test('is gone once discarded', async () => {
    const first = open()
    await fillIn(first.user, await newOption(/Share of bookings/), 'Fault report')
    first.unmount()
    const second = open()
    await second.user.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(screen.queryByText(draftsMessages.notSaved)).not.toBeInTheDocument()
    second.unmount()
    open()
    await rowOf(/Car kilometres/)
    expect(screen.queryByText(draftsMessages.notSaved)).not.toBeInTheDocument()
  })
})

test('adding sends the text as typed, clears its line and stays there', async () => {
  const { user } = open()
  await fillIn(user, await newOption(/Share of bookings/), '  Fault report ')
  await user.click(await addButton(/Share of bookings/))
  expect(await screen.findByText(functionalOptionsMessages.added)).toBeVisible()
  expect(fakeApi.calls(add).map((call) => call.body)).toEqual([
    { user_story_id: 12, functional_option: '  Fault report ' },
  ])
  expect(await lineOf('Fault report')).toBeVisible()
  expect(await newOption(/Share of bookings/)).toHaveValue('')
  expect(await newOption(/Share of bookings/)).toHaveFocus()
})

test('a blank text is not added, and nothing is said', async () => {
  const { user } = open()
  await user.type(await newOption(/Share of bookings/), '   {Enter}')
  await user.click(await addButton(/Share of bookings/))
  expect(fakeApi.calls(add)).toHaveLength(0)
  expect(cards()).toEqual([])
  expect(closesQuietly()).toBe(true)
})

test('an addition that fails says so and keeps the text', async () => {
  fakeApi.refuse(add, { status: 400, body: { error: 'Not like this.' } })
  const { user, queryClient } = open()
  await user.type(await newOption(/Share of bookings/), 'Fault report{Enter}')
  expect(await findCard()).toHaveTextContent(functionalOptionsMessages.addFailed)
  expect(thrownBy(queryClient)).toBe(functionalOptionsMessages.addFailedShort)
  expect(await newOption(/Share of bookings/)).toHaveValue('Fault report')
})

test('texts typed for several stories survive adding one of them, searching and refetching', async () => {
  const { user, queryClient } = open()
  await fillIn(user, await newOption(/Car kilometres/), 'Trailer')
  await user.type(await newOption(/Share of bookings/), 'Fault report{Enter}')
  expect(await lineOf('Fault report')).toBeVisible()
  expect(await newOption(/Car kilometres/)).toHaveValue('Trailer')
  expect(closesQuietly()).toBe(false)

  await user.type(search(), 'share')
  await queryClient.invalidateQueries()
  await user.clear(search())
  expect(await newOption(/Car kilometres/)).toHaveValue('Trailer')
})

test('what is typed on while an option is being added begins the next one', async () => {
  let answer = () => {}
  fakeApi.answer(
    add,
    ({ body }) => new Promise((resolve) => (answer = () => resolve(option(50, body.functional_option)))),
  )
  const { user } = open()
  await user.type(await newOption(/Share of bookings/), 'Fault report{Enter}{Enter}')
  expect(await addButton(/Share of bookings/)).toHaveAttribute('aria-disabled', 'true')
  await fillIn(user, await newOption(/Share of bookings/), ' with photo')
  answer()
  expect(await screen.findByText(functionalOptionsMessages.added)).toBeVisible()
  expect(fakeApi.calls(add)).toHaveLength(1)
  expect(await newOption(/Share of bookings/)).toHaveValue('Fault report with photo')
  // and may become the very same text once more
  fill(await newOption(/Share of bookings/), 'Fault report')
  expect(await newOption(/Share of bookings/)).toHaveValue('Fault report')
  expect(closesQuietly()).toBe(false)
})

test('what is typed on while an edit is being saved stays, unsaved, and starts from what was saved', async () => {
  const { user } = await startEdit('Book by the hour')
  let answer = () => {}
  fakeApi.answer(
    update,
    ({ body }) => new Promise((resolve) => (answer = () => resolve(option(31, body.functional_option)))),
  )
  await user.type(editField(), ' or day{Enter}')
  await fillIn(user, editField(), ' or week')
  await waitFor(() => expect(fakeApi.calls(update)).toHaveLength(1))
  answer()
  expect(await screen.findByText(functionalOptionsMessages.updated)).toBeVisible()
  expect(editField()).toHaveValue('Book by the hour or day or week')
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(fakeApi.calls(update)[1]?.body).toEqual({
      functional_option: 'Book by the hour or day or week',
      previous: 'Book by the hour or day',
    }),
  )
  answer()
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Edit functional option' })).not.toBeInTheDocument())
})

test('a late answer closes its editor without taking the focus from where one writes by then', async () => {
  const { user } = await startEdit('Book by the hour')
  let answer = () => {}
  fakeApi.answer(update, () => new Promise((resolve) => (answer = () => resolve(option(31, 'Book by the day')))))
  fill(editField(), 'Book by the day')
  await user.keyboard('{Enter}')
  await user.click(await newOption(/Share of bookings/))
  await waitFor(() => expect(fakeApi.calls(update)).toHaveLength(1))
  answer()
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Edit functional option' })).not.toBeInTheDocument())
  expect(await newOption(/Share of bookings/)).toHaveFocus()
})

test('an edit keeps its text through a refetch', async () => {
  const { user, queryClient } = await startEdit('Book by the hour')
  await fillIn(user, editField(), ' or day')
  storeOptions(11, [option(31, 'From Ana'), option(32, 'Changed diary')])
  await queryClient.invalidateQueries()
  expect(await screen.findByText('Changed diary')).toBeVisible()
  expect(editField()).toHaveValue('Book by the hour or day')
})

test('typing back what was there leaves the editor open and nothing to lose; Save then is answered all the same', async () => {
  const { user } = await startEdit('Book by the hour')
  fill(editField(), 'Book by the day')
  fill(editField(), 'Book by the hour')
  expect(closesQuietly()).toBe(true)
  expect(editField()).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(await buttonOf('Book by the hour', 'Edit')).toHaveFocus()
  expect(await screen.findByText(functionalOptionsMessages.updated)).toBeVisible()
  expect(fakeApi.calls(update)).toHaveLength(1)
})

test('an open editor stays through a search, marked, and is not counted; closed, its row goes', async () => {
  const { user } = await startEdit('Book by the hour')
  fill(search(), 'share')
  expect(editField()).toHaveValue('Book by the hour')
  expect(within(await rowOf(/Car kilometres/)).getByText(editsMessages.shownWhileEdited)).toBeVisible()
  expect(screen.getByText('Showing 1 of 2 metrics')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByText('Car kilometres avoided')).not.toBeInTheDocument()
})

test('a line with something on it stays through a search, marked', async () => {
  open()
  fill(await newOption(/Car kilometres/), 'Trailer')
  fill(search(), 'zeppelin')
  expect(await newOption(/Car kilometres/)).toHaveValue('Trailer')
  expect(screen.getByText(editsMessages.shownWhileEdited)).toBeVisible()
  expect(screen.getByText('Showing 0 of 2 metrics')).toBeVisible()
  expect(screen.queryByText('Share of bookings met')).not.toBeInTheDocument()
})

describe('a save without an answer', () => {
  /** Tried once more, and then told. */
  const failed = async (name: typeof add | typeof update, sentence: string) => {
    expect(await findCard()).toHaveTextContent(sentence)
    expect(fakeApi.calls(name)).toHaveLength(2)
    expect(cards()).toHaveLength(1)
  }

  test('of an edit stays in its field and is not sent by itself; Escape gives it up', async () => {
    fakeApi.fail(update)
    const { user, queryClient, unmount } = await startEdit('Book by the hour')
    fill(editField(), 'Book by the day')
    await user.keyboard('{Enter}')
    await failed(update, functionalOptionsMessages.updateFailed)
    fakeApi.answer(update, option(31, 'Book by the day'))
    await queryClient.invalidateQueries()
    expect(editField()).toHaveValue('Book by the day')
    editField().focus()
    await user.keyboard('{Escape}')
    expect(await lineOf('Book by the hour')).toBeVisible()
    expect(closesQuietly()).toBe(true)
    await queryClient.invalidateQueries()
    expect(fakeApi.calls(update)).toHaveLength(2)
    unmount()
    open()
    await rowOf(/Car kilometres/)
    expect(screen.queryByText(draftsMessages.notSaved)).not.toBeInTheDocument()
  })

  test('of a line that is then cleared is never added', async () => {
    fakeApi.fail(add)
    const { user, queryClient } = renderApp('/solutions/1/functional-options')
    fill(await newOption(/Share of bookings/), 'Fault report')
    await user.click(await addButton(/Share of bookings/))
    await failed(add, functionalOptionsMessages.addFailed)
    expect(await screen.findByRole('button', { name: connectionMessages.saveNow })).toBeVisible()
    fill(await newOption(/Share of bookings/), '')
    expect(screen.queryByRole('button', { name: connectionMessages.saveNow })).not.toBeInTheDocument()
    fakeApi.answer(add, option(50, 'Fault report', 12))
    await queryClient.invalidateQueries()
    expect(closesQuietly()).toBe(true)
    expect(fakeApi.calls(add)).toHaveLength(2)
  })

  test('of a line that was added all the same ends when the list shows it', async () => {
    fakeApi.answer(add, ({ body }) => {
      storeOptions(12, [option(50, body.functional_option, 12)])
      throw new TypeError('Failed to fetch')
    })
    const { user } = open()
    fill(await newOption(/Share of bookings/), 'Fault report')
    await user.click(await addButton(/Share of bookings/))
    await failed(add, functionalOptionsMessages.addFailed)
    await waitFor(async () => expect(await newOption(/Share of bookings/)).toHaveValue(''))
    expect(await lineOf('Fault report')).toBeVisible()
    expect(closesQuietly()).toBe(true)
  })
})

test('two options deleted one after the other are busy each, and go both', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  fakeApi.answer(remove, async ({ params }) => {
    await answered
    storeOptions(
      11,
      optionsOf(11).filter((stored) => stored.id !== Number(params.id)),
    )
    return {}
  })
  const { user } = open()
  await user.click(await buttonOf('Book by the hour', 'Delete'))
  await user.click(await buttonOf('Monthly diary', 'Delete'))
  expect(await buttonOf('Book by the hour', 'Edit')).toBeDisabled()
  expect(await buttonOf('Monthly diary', 'Edit')).toBeDisabled()
  answer()
  await waitFor(() => expect(screen.queryByText('Monthly diary')).not.toBeInTheDocument())
  expect(screen.queryByText('Book by the hour')).not.toBeInTheDocument()
  expect(fakeApi.calls(remove)).toHaveLength(2)
})

test.each([
  ['a typed option', async (user: ReturnType<typeof open>['user']) => user.type(await newOption(/Share/), 'Fault')],
  [
    'a changed edit',
    async (user: ReturnType<typeof open>['user']) => {
      await user.click(await buttonOf('Book by the hour', 'Edit'))
      await user.type(editField(), ' more')
    },
  ],
])('leaving with %s asks; staying keeps it, leaving goes', async (_what, write) => {
  const { user, router } = open()
  await rowOf(/Car kilometres/)
  expect(closesQuietly()).toBe(true)
  await write(user)
  expect(closesQuietly()).toBe(false)

  await user.click(screen.getByRole('link', { name: 'Back to User Stories' }))
  expect(await screen.findByRole('dialog', { name: unsavedMessages.title })).toHaveTextContent(
    unsavedMessages.functionalOptions,
  )
  await user.click(screen.getByRole('button', { name: unsavedMessages.stay }))
  expect(router.state.location.pathname).toBe('/')
  await user.click(screen.getByRole('link', { name: 'Back to User Stories' }))
  await user.click(await screen.findByRole('button', { name: unsavedMessages.leave }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/solutions/1/user-stories'))
})

test('rows are read again every 30 seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open()
  await rowOf(/Car kilometres/)
  storeOptions(12, [option(60, 'From Ana', 12)])
  await vi.advanceTimersByTimeAsync(POLL_MS)
  expect(await screen.findByText('From Ana')).toBeVisible()
})

test('leads on to rating the first option', async () => {
  open()
  const next = within(await screen.findByRole('navigation', { name: 'Next' }))
  expect(next.getByRole('link', { name: functionalOptionsMessages.goOnRating('1.1') })).toHaveAttribute(
    'href',
    '/solutions/1/option-analysis/31/Virtuous',
  )
})
