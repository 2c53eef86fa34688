import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { POLL_MS, STORY_TABLE_HEIGHT } from '#contract/limits.ts'
import { commonMessages } from '#contract/messages/common.ts'
import {
  conflictsMessages,
  draftsMessages,
  editsMessages,
  limitsMessages,
  unsavedMessages,
} from '#contract/messages/edits.ts'
import { deletedMessages } from '#contract/messages/undo.ts'
import { TEXT_MAX } from '#contract/limits.ts'
import { metricsMessages } from '#contract/messages/metrics.ts'
import { userStoriesMessages } from '#contract/messages/user-stories.ts'
import type { UserStoryRow } from '#contract/user-stories.ts'
import { isAway } from '../../lib/http/watch-server.ts'
import { cards, findCard } from '../../testing/cards.ts'
import { saidStore } from '../../ui/feedback/said.ts'
import { readWriter, storeDraft } from '../../lib/edits/stored-drafts.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { held } from '../../testing/held.ts'
import { renderApp, someone } from '../../testing/render-app.tsx'
import { fillIn } from '../../testing/fill-in.ts'
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
  expect(row).toHaveTextContent(userStoriesMessages.noStakeholder)
  expect(row).toHaveTextContent(userStoriesMessages.noOptions)
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
  await fillIn(user, search(), term)
  expect(screen.getByText('Showing 1 of 2 metrics')).toBeVisible()
  expect(screen.queryByRole('row', { name: /Share of bookings/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(await rowOf(/Share of bookings/)).toBeVisible()
})

test('a row found by what is typed stays while it is rewritten', async () => {
  const { user } = open()
  await fillIn(user, await storyOf(/Share of bookings/), 'repair')
  await fillIn(user, search(), 'repair')
  expect(screen.getByText(/^Showing 1 of/)).toBeVisible()
  await user.clear(await storyOf(/Share of bookings/))
  expect(await storyOf(/Share of bookings/)).toHaveValue('')
  await user.type(await storyOf(/Share of bookings/), 'mend')
  expect(await storyOf(/Share of bookings/)).toHaveAccessibleDescription(new RegExp(editsMessages.shownWhileEdited))
  expect(screen.getByText(/^Showing 0 of/)).toBeVisible()
})

test('a search without a hit says so', async () => {
  const { user } = open()
  await rowOf(/Car kilometres/)
  await fillIn(user, search(), 'zeppelin')
  expect(screen.getByText(metricsMessages.noneMatching('zeppelin'))).toBeVisible()
})

test('an edit marks its row, floats the one save button and warns before the tab closes', async () => {
  const { user } = open()
  const story = await storyOf(/Share of bookings/)
  expect(saveButton().closest('header')).not.toBeNull()
  expect(closesQuietly()).toBe(true)

  await fillIn(user, story, 'As a member')
  expect(story).toHaveAccessibleDescription(`Share of bookings met ${userStoriesMessages.notSavedYet}`)
  expect(within(await rowOf(/Car kilometres/)).queryByText(userStoriesMessages.notSavedYet)).not.toBeInTheDocument()
  expect(screen.getByText(userStoriesMessages.unsavedCount(1))).toBeVisible()
  expect(saveButton().closest('header')).toBeNull()
  expect(closesQuietly()).toBe(false)
})

test('typing back what is stored leaves nothing to save', async () => {
  const { user } = open()
  const story = await storyOf(/Share of bookings/)
  await user.type(story, 'x')
  await user.clear(story)
  expect(screen.queryByText(userStoriesMessages.notSavedYet)).not.toBeInTheDocument()
  expect(closesQuietly()).toBe(true)
})

test('saving sends every row with its previous text, also those a search hides, and clears the marks', async () => {
  const { user } = open()
  await fillIn(user, await storyOf(/Share of bookings/), ' As a member ')
  await fillIn(user, search(), 'kilometres')
  await user.click(saveButton())

  expect(await screen.findByText(userStoriesMessages.saved)).toBeVisible()
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
  expect(screen.queryByText(userStoriesMessages.notSavedYet)).not.toBeInTheDocument()
  await waitFor(() => expect(fakeApi.calls(read).length).toBeGreaterThan(1))
})

test('after saving the focus is back in the story that was written last', async () => {
  const { user } = open()
  await fillIn(user, await storyOf(/Share of bookings/), 'As a member')
  await fillIn(user, await storyOf(/Car kilometres/), 'As a parent')
  await user.type(await storyOf(/Share of bookings/), ' of it')
  act(() => saveButton().focus())
  await user.keyboard('{Enter}')
  const story = await storyOf(/Share of bookings/)
  await waitFor(() => expect(story).toHaveFocus())
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
  await fillIn(user, await storyOf(/Share of bookings/), ' member')
  answer()

  expect(await screen.findByText(userStoriesMessages.saved)).toBeVisible()
  expect(fakeApi.calls(write)).toHaveLength(1)
  expect(await storyOf(/Share of bookings/)).toHaveValue('As a member')
  expect(screen.getByText(userStoriesMessages.notSavedYet)).toBeVisible()
  await user.click(saveButton())
  await waitFor(() =>
    expect(fakeApi.calls(write)[1]?.body.updates[1]).toEqual({
      metric_id: 31,
      user_story: 'As a member',
      previous: 'As a',
    }),
  )
  // a save left without an answer would be repeated in the middle of a later test
  answer()
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
  expect(await screen.findByText(userStoriesMessages.nothingToSave)).toBeVisible()
  expect(fakeApi.calls(write)).toHaveLength(1)
})

test('a save that fails says so and keeps the text unsaved', async () => {
  fakeApi.refuse(write, { status: 400, body: { error: 'Not like this.' } })
  const { user } = open()
  await fillIn(user, await storyOf(/Share of bookings/), 'As a member')
  await user.click(saveButton())
  expect(await findCard()).toHaveTextContent(userStoriesMessages.saveFailed)
  expect(await storyOf(/Share of bookings/)).toHaveValue('As a member')
  expect(closesQuietly()).toBe(false)
})

test('a story pasted too long stays whole, and nothing is saved before it fits', async () => {
  const { user } = open()
  await user.click(await storyOf(/Share of bookings/))
  await user.paste('x'.repeat(2 * TEXT_MAX))
  await user.click(saveButton())
  expect(await findCard()).toHaveTextContent(limitsMessages.nothingSaved)
  expect(await storyOf(/Share of bookings/)).toHaveValue('x'.repeat(2 * TEXT_MAX))
  expect(await storyOf(/Share of bookings/)).toHaveFocus()
  expect(fakeApi.calls(write)).toHaveLength(0)

  await user.click(screen.getByRole('button', { name: limitsMessages.selectExcess }))
  await user.keyboard('{Delete}')
  await user.click(saveButton())
  // what is being saved now is no longer said to be unsaved
  expect(screen.queryByText(limitsMessages.nothingSaved)).toBeNull()
  await waitFor(() => expect(fakeApi.calls(write)).toHaveLength(1))
})

test('a story that somebody else has saved meanwhile says so in its row and aloud, until both are one', async () => {
  const app = open()
  await fillIn(app.user, await storyOf(/Car kilometres/), ' of my own')
  const row = await rowOf(/Car kilometres/)
  expect(within(row).getByText('Not saved yet')).toBeVisible()
  storeStory(27, 'Theirs')
  await readAgain(app)
  expect(
    await within(row).findByText('Someone else has changed this. When you save, you can choose which version to keep.'),
  ).toBeVisible()
  expect(within(row).getByRole('textbox')).toHaveAccessibleDescription(/Someone else has changed this/)
  expect(saidStore.read().trim()).toBe(
    'User story for “Car kilometres avoided”: someone else has changed this. When you save, you can choose which version to keep.',
  )
  // theirs is taken back, and mine stands on what is stored again
  storeStory(27, parent)
  await readAgain(app)
  expect(await within(row).findByText('Not saved yet')).toBeVisible()
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

describe('somebody else saved the same story meanwhile', () => {
  const conflict = (metric_id: number, user_story: string) => ({
    metric_id,
    user_story,
    by: 'ana@example.org',
    at: new Date().toISOString(),
  })
  const refuse = (...conflicts: object[]) =>
    fakeApi.refuse(write, {
      status: 409,
      body: { error: userStoriesMessages.changedMeanwhile, code: 'STORY_CHANGED', conflicts },
    })
  const dialog = async () => within(await screen.findByRole('dialog', { name: conflictsMessages.title }))
  const sent = (time: number) => fakeApi.calls(write)[time]?.body.updates

  async function meetAna() {
    const view = open()
    await view.user.type(await storyOf(/Share of bookings/), 'Mine')
    storeStory(31, 'From Ana')
    refuse(conflict(31, 'From Ana'))
    await view.user.click(saveButton())
    const asked = await dialog()
    fakeApi.answer(write, storedTable)
    return { ...view, asked, choose: (name: string) => view.user.click(asked.getByRole('radio', { name })) }
  }

  test('both texts and their authors are shown, and nothing is sent before a decision', async () => {
    const { user, asked } = await meetAna()
    expect(asked.getByRole('group', { name: editsMessages.story('Share of bookings met') })).toBeVisible()
    expect(asked.getByText(/^Yours/)).toBeVisible()
    expect(asked.getByText("ana@example.org's, just now")).toBeVisible()
    expect(asked.getByRole('radio', { name: 'Keep mine' })).toHaveAccessibleDescription('Mine')
    expect(asked.getByRole('radio', { name: 'Take theirs' })).toHaveAccessibleDescription('From Ana')
    expect(cards()).toEqual([])
    expect(asked.getByRole('button', { name: 'Save decision' })).toBeDisabled()

    await user.click(asked.getByRole('button', { name: 'Cancel' }))
    expect(saveButton()).toHaveFocus()
    expect(await storyOf(/Share of bookings/)).toHaveValue('Mine')
    expect(fakeApi.calls(write)).toHaveLength(1)
    // still unsaved, and still standing on what was seen before: the next save asks again
    await user.click(saveButton())
    await waitFor(() => expect(sent(1)?.[1]).toEqual({ metric_id: 31, user_story: 'Mine', previous: '' }))
  })

  test('mine is sent over theirs; a third change asks again', async () => {
    const { user, asked, choose } = await meetAna()
    await choose('Keep mine')
    refuse(conflict(31, 'From Jonas'))
    await user.click(asked.getByRole('button', { name: 'Save decision' }))
    await waitFor(() => expect(sent(1)?.[1]).toEqual({ metric_id: 31, user_story: 'Mine', previous: 'From Ana' }))
    const again = await dialog()
    expect(await again.findByText('From Jonas')).toBeVisible()
    expect(again.getByRole('button', { name: 'Save decision' })).toBeDisabled()
  })

  test('a third change while the question stands is asked about by the save, with the merge that was made', async () => {
    const { user, asked, choose, queryClient } = await meetAna()
    await choose('Combine both')
    await fillIn(user, asked.getByRole('textbox', { name: 'Combined text' }), ' and me')
    storeStory(31, 'From Jonas')
    await queryClient.invalidateQueries()
    expect(asked.getByRole('radio', { name: 'Take theirs' })).toHaveAccessibleDescription('From Ana')
    refuse(conflict(31, 'From Jonas'))
    await user.click(asked.getByRole('button', { name: 'Save decision' }))
    const user_story = 'Mine\nFrom Ana and me'
    await waitFor(() => expect(sent(1)?.[1]).toEqual({ metric_id: 31, user_story, previous: 'From Ana' }))
    const again = await dialog()
    await waitFor(() =>
      expect(again.getByRole('radio', { name: 'Take theirs' })).toHaveAccessibleDescription('From Jonas'),
    )
    expect(again.getByRole('radio', { name: 'Keep mine' })).toHaveAccessibleDescription('Mine From Ana and me')
    expect(again.getByRole('button', { name: 'Save decision' })).toBeDisabled()
  })

  test('theirs is taken without a call where nothing else is unsaved', async () => {
    const { user, asked, choose } = await meetAna()
    await choose('Take theirs')
    await user.click(asked.getByRole('button', { name: 'Save decision' }))
    await waitFor(async () => expect(await storyOf(/Share of bookings/)).toHaveValue('From Ana'))
    expect(fakeApi.calls(write)).toHaveLength(1)
    expect(closesQuietly()).toBe(true)
  })

  test('a merge starts with both and is sent over theirs', async () => {
    const { user, asked, choose } = await meetAna()
    await choose('Combine both')
    const merge = asked.getByRole('textbox', { name: 'Combined text' })
    expect(merge).toHaveValue('Mine\nFrom Ana')
    await user.clear(merge)
    await user.type(merge, 'Ours')
    await user.click(asked.getByRole('button', { name: 'Save decision' }))
    expect(await screen.findByText(userStoriesMessages.saved)).toBeVisible()
    expect(sent(1)?.[1]).toEqual({ metric_id: 31, user_story: 'Ours', previous: 'From Ana' })
  })

  test('several rows are decided one by one and sent together', async () => {
    const { user } = open()
    await user.type(await storyOf(/Car kilometres/), '!')
    await user.type(await storyOf(/Share of bookings/), 'Mine')
    storeStory(27, 'Car from Ana')
    refuse(conflict(27, 'Car from Ana'), conflict(31, 'From Ana'))
    await user.click(saveButton())
    const asked = await dialog()
    const choose = (group: string, name: string) =>
      user.click(within(asked.getByRole('group', { name: editsMessages.story(group) })).getByRole('radio', { name }))
    await choose('Car kilometres avoided', 'Take theirs')
    expect(asked.getByRole('button', { name: 'Save decision' })).toBeDisabled()
    await choose('Share of bookings met', 'Keep mine')
    fakeApi.answer(write, storedTable)
    await user.click(asked.getByRole('button', { name: 'Save decision' }))
    await waitFor(() =>
      expect(sent(1)).toEqual([
        { metric_id: 27, user_story: 'Car from Ana', previous: 'Car from Ana' },
        { metric_id: 31, user_story: 'Mine', previous: 'From Ana' },
      ]),
    )
  })
})

describe('somebody removes the metric whose story is being written', () => {
  const gone = () => screen.findByText(/^The user story was deleted by ana@example.org, /)
  beforeEach(() => fakeApi.answer('GET /api/deletions', { by: 'ana@example.org', at: '2026-11-15T12:00:00.000Z' }))

  test('a refetch keeps the text, says who did it, and lets it be copied or discarded', async () => {
    const view = open()
    await view.user.type(await storyOf(/Share of bookings/), 'Mine')
    rows = [rows[0]!]
    await readAgain(view)
    expect(await gone()).toBeVisible()
    expect(fakeApi.calls('GET /api/deletions')[0]?.query).toEqual({ solution_id: '1', user_story_id: '12' })
    expect(screen.getByText('Mine')).toBeVisible()
    expect(closesQuietly()).toBe(false)

    await view.user.click(screen.getByRole('button', { name: 'Copy text' }))
    expect(await screen.findByText(deletedMessages.copied)).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe('Mine')
    await view.user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.queryByText('Mine')).not.toBeInTheDocument()
    expect(closesQuietly()).toBe(true)
  })

  test('a save finds out, and saves the other stories all the same', async () => {
    const { user } = open()
    await user.type(await storyOf(/Car kilometres/), '!')
    await user.type(await storyOf(/Share of bookings/), 'Mine')
    rows = [rows[0]!]
    fakeApi.refuse(write, 'NOT_FOUND')
    fakeApi.answer(read, () => {
      fakeApi.answer(write, storedTable)
      return storedTable()
    })
    await user.click(saveButton())
    expect(await screen.findByText(userStoriesMessages.saved)).toBeVisible()
    expect(fakeApi.calls(write)[1]?.body.updates).toEqual([
      { metric_id: 27, user_story: `${parent}!`, previous: parent },
    ])
    expect(await gone()).toBeVisible()
    expect(screen.getByText('Mine')).toBeVisible()
  })

  test('a save does not take an older read for an answer to what is still there', async () => {
    const view = open()
    await view.user.type(await storyOf(/Car kilometres/), '!')
    await view.user.type(await storyOf(/Share of bookings/), 'Mine')
    const [older, { resolve }] = held<ReturnType<typeof storedTable>>()
    fakeApi.answer(read, () => older)
    void readAgain(view)
    await waitFor(() => expect(fakeApi.calls(read).length).toBeGreaterThan(1))
    const before = storedTable()
    rows = [rows[0]!]
    fakeApi.refuse(write, 'NOT_FOUND')
    fakeApi.answer(read, () => {
      fakeApi.answer(write, storedTable)
      return storedTable()
    })
    await view.user.click(saveButton())
    expect(await screen.findByText(userStoriesMessages.saved)).toBeVisible()
    expect(fakeApi.calls(write)[1]?.body.updates).toMatchObject([{ metric_id: 27 }])
    resolve(before)
  })

  test('with the whole solution gone the text stays too', async () => {
    const view = open()
    await view.user.type(await storyOf(/Share of bookings/), 'Mine')
    fakeApi.refuse(read, 'NOT_FOUND')
    await readAgain(view)
    expect(await gone()).toBeVisible()
    expect(screen.getByText('Mine')).toBeVisible()
  })
})

describe('what was typed on an earlier visit', () => {
  /** As after a crash: nothing of the page is left but what the browser stores. */
  async function typeAndCrash(text: string) {
    const view = open()
    await fillIn(view.user, await storyOf(/Share of bookings/), text)
    window.dispatchEvent(new Event('pagehide'))
    view.unmount()
  }
  const discard = () => screen.queryByRole('button', { name: 'Discard' })

  test('is in its field again, unsaved, and no draft any more once saved', async () => {
    await typeAndCrash('Half a sent')
    const { user, unmount } = open()
    expect(await storyOf(/Share of bookings/)).toHaveValue('Half a sent')
    expect(await storyOf(/Share of bookings/)).toHaveAccessibleDescription(/Not saved yet/)
    expect(discard()).toHaveAccessibleDescription('Share of bookings met')
    expect(document.body).toHaveFocus()
    expect(closesQuietly()).toBe(false)
    expect(fakeApi.calls(write)).toEqual([])
    await user.click(saveButton())
    expect(await screen.findByText(userStoriesMessages.saved)).toBeVisible()
    expect(discard()).not.toBeInTheDocument()
    unmount()
    open()
    await rowOf(/Share of bookings/)
    expect(discard()).not.toBeInTheDocument()
  })

  test('is gone with Discard, back with Undo, and a double click does not undo', async () => {
    await typeAndCrash('Half a sent')
    const { user, unmount } = open()
    await user.dblClick(await screen.findByRole('button', { name: 'Discard' }))
    expect(await storyOf(/Share of bookings/)).toHaveValue('')
    expect(screen.getByText(draftsMessages.discarded)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    expect(closesQuietly()).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await storyOf(/Share of bookings/)).toHaveValue('Half a sent')
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    unmount()
    open()
    expect(await storyOf(/Share of bookings/)).toHaveValue('')
    expect(discard()).not.toBeInTheDocument()
  })

  test('of which a newer one exists can be copied until it is discarded', async () => {
    await typeAndCrash('The newer one')
    const draft = {
      value: 'The older one',
      startedFrom: '',
      label: 'Story',
      at: new Date(Date.now() - 60_000).toISOString(),
    }
    storeDraft(readWriter(), 'solution/1/stories/31~visit', draft)
    const { user } = open()
    expect(await storyOf(/Share of bookings/)).toHaveValue('The newer one')
    const older = within((await screen.findByText(draftsMessages.older)).closest<HTMLElement>('[role=alert]')!)
    expect(older.getByText('The older one')).toBeVisible()
    expect(older.getByRole('button', { name: deletedMessages.copyText })).toBeVisible()
    await user.click(older.getByRole('button', { name: 'Discard' }))
    expect(screen.queryByText(draftsMessages.older)).not.toBeInTheDocument()
    expect(await storyOf(/Share of bookings/)).toHaveValue('The newer one')
  })

  test('is not in the field of the next person at this browser, and still in that of its author', async () => {
    await typeAndCrash('Mine')
    const { unmount } = renderApp(<UserStoriesScreen solutionId={1} />, {
      session: { ...someone, email: 'jonas@example.org' },
    })
    expect(await storyOf(/Share of bookings/)).toHaveValue('')
    unmount()
    open()
    expect(await storyOf(/Share of bookings/)).toHaveValue('Mine')
  })

  test('is sent with the text it started from, so that others are not overwritten', async () => {
    await typeAndCrash('Mine')
    storeStory(31, 'From Ana')
    const { user } = open()
    expect(await storyOf(/Share of bookings/)).toHaveValue('Mine')
    await user.click(saveButton())
    await waitFor(() =>
      expect(fakeApi.calls(write)[0]?.body.updates[1]).toEqual({ metric_id: 31, user_story: 'Mine', previous: '' }),
    )
  })

  test('is dropped without a word when it is stored already', async () => {
    await typeAndCrash('Mine')
    storeStory(31, 'Mine')
    open()
    await rowOf(/Share of bookings/)
    expect(discard()).not.toBeInTheDocument()
    expect(Object.keys(localStorage).filter((key) => key.startsWith('ninefold-draft/'))).toEqual([])
  })

  test('whose metric is gone is a text to copy', async () => {
    await typeAndCrash('Mine')
    rows = [rows[0]!]
    open()
    expect(await screen.findByText(deletedMessages.by(deletedMessages.story, null))).toBeVisible()
  })

  test('is gone after leaving without saving, on purpose', async () => {
    const view = open()
    await view.user.type(await storyOf(/Share of bookings/), 'Mine')
    await view.user.click(screen.getByRole('link', { name: 'Back to Stakeholders' }))
    await view.user.click(await screen.findByRole('button', { name: unsavedMessages.leave }))
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/solutions/1/stakeholders'))
    view.unmount()
    open()
    await rowOf(/Share of bookings/)
    expect(discard()).not.toBeInTheDocument()
  })
})

test('leaving with unsaved stories asks; staying keeps the text, leaving goes', async () => {
  const { user, router } = open()
  await user.type(await storyOf(/Share of bookings/), 'Mine')
  await user.click(screen.getByRole('link', { name: 'Forward to Functional Options' }))
  expect(await screen.findByRole('dialog', { name: unsavedMessages.title })).toHaveTextContent(
    unsavedMessages.userStories,
  )
  await user.click(screen.getByRole('button', { name: unsavedMessages.stay }))
  expect(await storyOf(/Share of bookings/)).toHaveValue('Mine')

  await user.click(screen.getByRole('link', { name: 'Back to Stakeholders' }))
  await user.click(await screen.findByRole('button', { name: unsavedMessages.leave }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/solutions/1/stakeholders'))
})

test('away from the server the question says so; a Save and leave that fails stays, at the story', async () => {
  fakeApi.refuse(write, { status: 400, body: { error: 'Not like this.' } })
  const { user, router } = open()
  await fillIn(user, await storyOf(/Share of bookings/), 'Mine')
  await user.click(screen.getByRole('link', { name: 'Forward to Functional Options' }))
  const dialog = await screen.findByRole('dialog', { name: unsavedMessages.title })
  expect(dialog).not.toHaveTextContent('The server is not responding')
  act(() => isAway.set(true))
  expect(dialog).toHaveTextContent('The server is not responding. Your changes are kept while you stay on this page')
  act(() => isAway.set(false))
  await user.click(screen.getByRole('button', { name: unsavedMessages.saveAndLeave }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await storyOf(/Share of bookings/)).toHaveFocus()
  expect(router.state.location.pathname).toBe('/')
})

test('the browser Back asks too', async () => {
  const { user, router } = renderApp('/solutions/1/stakeholders')
  await user.click(await screen.findByRole('link', { name: 'Forward to User Stories' }))
  await user.type(await storyOf(/Share of bookings/), 'Mine')
  router.history.back()
  expect(await screen.findByRole('dialog', { name: unsavedMessages.title })).toBeVisible()
  expect(await storyOf(/Share of bookings/)).toHaveValue('Mine')
})

test('it says that it waits', async () => {
  fakeApi.hang(read)
  open()
  expect(await screen.findByText(commonMessages.loading)).toBeVisible()
})

test.each([
  ['refused', () => fakeApi.refuse(read, { status: 500 }), userStoriesMessages.fetchFailed],
  ['unreadable', () => fakeApi.answer(read, { metrics: 5 } as never), commonMessages.loadDataFailed],
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
  expect(await screen.findByText(metricsMessages.noneAdded)).toBeVisible()
  expect(screen.getByText(userStoriesMessages.addMetricsFirst)).toBeVisible()
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
