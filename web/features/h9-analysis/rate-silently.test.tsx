import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { deletedMessages } from '#contract/messages/undo.ts'
import { recheckMessages } from '#contract/messages/comparison.ts'
import { silentRatingMessages } from '#contract/messages/silent-rating.ts'
import type { SilentRound } from '#contract/silent-rating.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { editingOf } from '../../lib/live/own-place.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { answerRatedOption, optionId, rating, solutionId, withEffects } from '../../testing/rated-option.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { testUnansweredDeed, unanswered } from '../../testing/unanswered-deed.ts'

const address = `/solutions/${solutionId}/option-analysis/${optionId}/Virtuous`
const silent = silentRatingMessages

const hidden: SilentRound = {
  people: 2,
  revealed: false,
  may_rate: true,
  may_reveal: false,
  own: [{ fhn_id: 3, measure: 2 }],
  spread: [],
}
const revealed: SilentRound = {
  ...hidden,
  revealed: true,
  may_rate: false,
  spread: [
    { fhn_id: 3, measure: 2, people: 1 },
    { fhn_id: 3, measure: 3, people: 1 },
    { fhn_id: 6, measure: 1, people: 2 },
    { fhn_id: 9, measure: 4, people: 1 },
    { fhn_id: 1, measure: 5, people: 2 },
  ],
}

const cell = (need: string) => screen.findByLabelText<HTMLSelectElement>(need)

function answerRoom(silent_rating: boolean) {
  fakeApi.answer('GET /api/room', {
    title: '',
    step: null,
    message: null,
    timer: null,
    frozen: false,
    status: 'open',
    silent_rating,
  })
}

beforeEach(() => {
  answerRatedOption()
  withEffects()
  fakeApi.answer('GET /api/option_analysis', [rating(1, 3), rating(9, 4)])
  answerRoom(true)
})

test('switched off nothing is shown of it, and where the server does not know of it nothing is asked', async () => {
  answerRoom(false)
  const { unmount } = renderApp(address)
  expect((await cell('Freedom')).value).toBe('4')
  expect(screen.queryByText(silent.whose.group)).not.toBeInTheDocument()
  unmount()
  const asked = fakeApi.calls('GET /api/silent_ratings').length
  fakeApi.refuse('GET /api/room', { status: 404 })
  renderApp(address)
  expect((await cell('Freedom')).value).toBe('4')
  expect(fakeApi.calls('GET /api/silent_ratings')).toHaveLength(asked)
  expect(screen.queryByText('Silent rating.')).not.toBeInTheDocument()
})

test('a server that does not know the ratings themselves leaves the screen as it is', async () => {
  renderApp(address)
  expect((await cell('Freedom')).value).toBe('4')
})

test('one sees and saves the own ratings, and nothing of the group’s; nobody is told who rates', async () => {
  fakeApi.answer('GET /api/silent_ratings', hidden)
  fakeApi.answer('PUT /api/silent_ratings', [])
  const { user } = renderApp(address)
  expect(await screen.findByText(silent.alone, { exact: false })).toBeVisible()
  expect(screen.getByText(silent.count(2))).toBeVisible()
  expect((await cell('Freedom')).value).toBe('5')
  expect((await cell('Affection')).value).toBe('2')
  expect(editingOf(await cell('Freedom'))).toBeNull()
  expect(screen.queryByText('Virtuous and vicious together')).not.toBeInTheDocument()

  await user.selectOptions(await cell('Freedom'), 'Inhibiting')
  expect(screen.getByText('Unsaved')).toBeVisible()
  await user.click(screen.getByText('Save', { selector: 'button *' }))
  expect(await screen.findByText(silent.saved)).toBeVisible()
  const [sent] = fakeApi.calls('PUT /api/silent_ratings')
  expect(sent?.body.updates).toHaveLength(9)
  expect(sent?.body.updates.at(-1)).toEqual({
    functional_option_id: optionId,
    fhn_id: 9,
    virtuous: true,
    measure: 4,
  })
  expect(fakeApi.calls('PUT /api/option_analysis')).toEqual([])
})

test('an option to re-check says so while rating is silent, and can be confirmed', async () => {
  const functional_options = [{ id: optionId, functional_option: 'Book a bike', user_story_id: 10, recheck: true }]
  const metric = { metric_id: 1, metric_text: 'Metric', stakeholder: 'Neighbours', user_story: '', user_story_id: 10 }
  fakeApi.answer('GET /api/user_stories_table/{solutionId}', {
    solution_name: 'Cargo-bike sharing',
    metrics: [{ ...metric, functional_options }],
  })
  fakeApi.answer('GET /api/silent_ratings', hidden)
  renderApp(address)
  expect(await screen.findByText(recheckMessages.option)).toBeVisible()
  expect(screen.getByText('The ratings still hold')).toBeEnabled()
})

test('a host who is nobody here rates nothing, and reveals after a question', async () => {
  fakeApi.answer('GET /api/silent_ratings', { ...hidden, own: [], may_rate: false, may_reveal: true })
  fakeApi.answer('POST /api/admin/sessions/{id}/silent_ratings/reveal', { revealed: 1 })
  const { user } = renderApp(address)
  expect(await screen.findByText(silent.watching, { exact: false })).toBeVisible()
  expect(screen.queryByLabelText('Freedom')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Reveal' }))
  expect(fakeApi.calls('POST /api/admin/sessions/{id}/silent_ratings/reveal')).toEqual([])
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reveal' }))
  await waitFor(() =>
    expect(fakeApi.calls('POST /api/admin/sessions/{id}/silent_ratings/reveal')).toMatchObject([
      { params: { id: 'K7QM-2XVD' }, body: { functional_option_id: optionId, virtuous: true } },
    ]),
  )
})

testUnansweredDeed('revealing the ratings of an option', {
  call: 'POST /api/admin/sessions/{id}/silent_ratings/reveal',
  failure: unanswered('the ratings were revealed'),
  begin: async () => {
    fakeApi.answer('GET /api/silent_ratings', { ...hidden, own: [], may_rate: false, may_reveal: true })
    const { user } = renderApp(address)
    await user.click(await screen.findByRole('button', { name: 'Reveal' }))
    const confirm = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reveal' })
    return { user, confirm, cancel: () => screen.queryByRole('button', { name: 'Cancel' }) }
  },
})

test('whoever has not saved when it is revealed is told so, and loses nothing of the group’s', async () => {
  fakeApi.answer('GET /api/silent_ratings', hidden)
  const { user, queryClient } = renderApp(address)
  await user.selectOptions(await cell('Freedom'), 'Synergic')
  fakeApi.answer('GET /api/silent_ratings', revealed)
  await queryClient.invalidateQueries({ queryKey: keys.solution(solutionId) })
  expect(await screen.findByText(silent.tooLate)).toBeVisible()
  expect((await cell('Freedom')).value).toBe('4')
  // hidden again, they are in their cells: nothing chosen is lost
  fakeApi.answer('GET /api/silent_ratings', hidden)
  await queryClient.invalidateQueries({ queryKey: keys.solution(solutionId) })
  await waitFor(async () => expect((await cell('Freedom')).value).toBe('1'))
  // the form came by itself: a press that was meant for the other one does not save it
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('dialog', { name: silent.saveUntouched.silent })).toBeVisible()
})

test('a form that comes by itself says whose it is, there and in the bar, and is not saved by a press meant for the other', async () => {
  fakeApi.answer('GET /api/silent_ratings', hidden)
  fakeApi.answer('GET /api/option_analysis', [])
  fakeApi.answer('PUT /api/option_analysis', [])
  const { user, queryClient } = renderApp(address)
  expect(await screen.findByText(silent.whose.silent)).toBeVisible()
  expect(screen.getByText(silent.rateAlone)).toBeVisible()
  const save = () => screen.getByRole('button', { name: 'Save' })

  fakeApi.answer('GET /api/silent_ratings', revealed)
  await queryClient.invalidateQueries({ queryKey: keys.solution(solutionId) })
  expect(await screen.findByText(silent.tookPlace.group)).toBeVisible()
  expect(screen.getByText(silent.revealedToGroup)).toBeVisible()
  expect(save()).toHaveAccessibleDescription(expect.stringContaining(silent.tookPlace.group))
  await user.click(save())
  const question = within(await screen.findByRole('dialog', { name: silent.saveUntouched.group }))
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(fakeApi.calls('PUT /api/option_analysis')).toEqual([])

  // what the group has chosen is saved at once
  await user.selectOptions(await cell('Freedom'), 'Synergic')
  expect(screen.getByText(silent.whose.group, { selector: '#whose-ratings' })).toBeVisible()
  expect(screen.queryByText(silent.tookPlace.group)).not.toBeInTheDocument()
  await user.click(save())
  await waitFor(() => expect(fakeApi.calls('PUT /api/option_analysis')).toHaveLength(1))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(fakeApi.calls('PUT /api/option_analysis')).toHaveLength(2))

  fakeApi.answer('GET /api/silent_ratings', second)
  await queryClient.invalidateQueries({ queryKey: keys.solution(solutionId) })
  expect(await screen.findByText(silent.tookPlace['silent-again'])).toBeVisible()
  expect(screen.getByText(silent.rateAgain)).toBeVisible()
  fakeApi.answer('PUT /api/silent_ratings', [])
  await user.click(save())
  const again = within(await screen.findByRole('dialog', { name: silent.saveUntouched['silent-again'] }))
  await user.click(again.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(fakeApi.calls('PUT /api/silent_ratings')).toHaveLength(1))
})

test('a form that was opened revealed is saved as ever, untouched too', async () => {
  fakeApi.answer('GET /api/silent_ratings', revealed)
  fakeApi.answer('PUT /api/option_analysis', [])
  const { user } = renderApp(address)
  expect(await screen.findByText(silent.revealedToGroup)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(fakeApi.calls('PUT /api/option_analysis')).toHaveLength(1))
})

test('whoever has not saved when the host switches it off keeps the choice in sight, to be copied or discarded', async () => {
  fakeApi.answer('GET /api/silent_ratings', hidden)
  const { user, queryClient } = renderApp(address)
  const switchTo = async (isSilent: boolean) => {
    answerRoom(isSilent)
    await queryClient.invalidateQueries()
  }
  await user.selectOptions(await cell('Freedom'), 'Synergic')
  await switchTo(false)
  expect(await screen.findByText(silent.switchedOff)).toBeVisible()
  expect(screen.getByText('Freedom: Synergic')).toBeVisible()
  await user.click(screen.getByRole('button', { name: deletedMessages.copyText }))
  expect(await navigator.clipboard.readText()).toBe('Freedom: Synergic')

  await switchTo(true)
  await waitFor(() => expect(screen.queryByText(silent.switchedOff)).not.toBeInTheDocument())
  expect((await cell('Freedom')).value).toBe('1')

  await switchTo(false)
  await screen.findByText(silent.switchedOff)
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.queryByText('Freedom: Synergic')).not.toBeInTheDocument()
  await switchTo(true)
  expect(await screen.findByText(silent.alone, { exact: false })).toBeVisible()
  expect((await cell('Freedom')).value).toBe('5')
})

test('a choice that the browser cannot keep stays in sight all the same when the host switches it off', async () => {
  fakeApi.answer('GET /api/silent_ratings', hidden)
  const { user, queryClient } = renderApp(address)
  const freedom = await cell('Freedom')
  const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  onTestFinished(() => forbidden.mockRestore())
  await user.selectOptions(freedom, 'Synergic')
  answerRoom(false)
  await queryClient.invalidateQueries()
  expect(await screen.findByText(silent.switchedOff)).toBeVisible()
  expect(screen.getByText('Freedom: Synergic')).toBeVisible()

  answerRoom(true)
  await queryClient.invalidateQueries()
  await waitFor(() => expect(screen.queryByText(silent.switchedOff)).not.toBeInTheDocument())
  expect((await cell('Freedom')).selectedOptions[0]).toHaveTextContent('Synergic')
})

test('whoever has not saved the group’s ratings when the host switches it on keeps them in sight, and in their cells afterwards', async () => {
  answerRoom(false)
  fakeApi.answer('GET /api/silent_ratings', hidden)
  const { user, queryClient } = renderApp(address)
  const switchTo = async (isSilent: boolean) => {
    answerRoom(isSilent)
    await queryClient.invalidateQueries()
  }
  await user.selectOptions(await cell('Freedom'), 'Synergic')
  await switchTo(true)
  expect(await screen.findByText(silent.switchedOn)).toBeVisible()
  expect(screen.getByText('Freedom: Synergic')).toBeVisible()
  expect((await cell('Freedom')).value).toBe('5')

  await switchTo(false)
  await waitFor(() => expect(screen.queryByText(silent.switchedOn)).not.toBeInTheDocument())
  expect((await cell('Freedom')).value).toBe('1')

  await switchTo(true)
  await screen.findByText(silent.switchedOn)
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.queryByText('Freedom: Synergic')).not.toBeInTheDocument()
})

test('revealed, the spread is a table in words and numbers, and the group takes over what all agree on', async () => {
  fakeApi.answer('GET /api/silent_ratings', hidden)
  const { user, queryClient } = renderApp(address)
  await screen.findByText(silent.alone, { exact: false })
  fakeApi.answer('GET /api/silent_ratings', revealed)
  await queryClient.invalidateQueries({ queryKey: keys.solution(solutionId) })

  const table = within(await screen.findByRole('region', { name: 'How many chose what' }))
  const texts = (name: RegExp) => within(table.getByRole('row', { name })).getAllByRole('cell')
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'FHN',
    '1Synergic',
    '2Pseudo-satisfier',
    '3Singular',
    '4Inhibiting',
    '–None',
  ])
  expect(texts(/^Affection Opposite views/).map((each) => each.textContent)).toEqual(['0', '1you', '1', '0', '0'])
  expect(texts(/^Leisure All agree/).map((each) => each.textContent)).toEqual(['2', '0', '0', '0', '0'])
  expect(table.getByRole('rowheader', { name: /^Freedom/ })).toHaveTextContent(silent.someRated(1, 2))

  // the group's ratings are there again, as they were
  expect((await cell('Subsistence')).value).toBe('3')
  await user.click(screen.getByRole('button', { name: 'Fill in what everyone agrees on' }))
  expect((await cell('Leisure')).value).toBe('1')
  expect((await cell('Affection')).value).toBe('5')
  // nobody touched it alone, so what the group had rated stays, and is told of
  expect((await cell('Subsistence')).value).toBe('3')
  expect(screen.getByText(silent.kept(1))).toBeVisible()
  expect(screen.getByText('Unsaved')).toBeVisible()
})

const first = {
  people: 5,
  own: [{ fhn_id: 3, measure: 2 }],
  spread: [
    { fhn_id: 3, measure: 2, people: 2 },
    { fhn_id: 3, measure: 3, people: 3 },
    { fhn_id: 6, measure: 5, people: 5 },
  ],
}
const second: SilentRound = { ...hidden, round: 2, share: 80, people: 0, own: [], first }

test('a second round starts from one’s own first, beside how views spread in it, and counts once it is saved', async () => {
  fakeApi.answer('GET /api/silent_ratings', second)
  fakeApi.answer('PUT /api/silent_ratings', [])
  const { user } = renderApp(address)
  expect(await screen.findByText(silent.again, { exact: false })).toHaveTextContent(silent.shareBefore(80))
  expect(screen.getByRole('heading', { name: silent.whatTheFirstRoundWas })).toBeVisible()
  expect((await cell('Affection')).value).toBe('2')
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
  await user.click(screen.getByText('Save', { selector: 'button *' }))
  expect(await screen.findByText(silent.saved)).toBeVisible()
  const [sent] = fakeApi.calls('PUT /api/silent_ratings')
  expect(sent?.body.round).toBe(2)
  expect(sent?.body.updates).toContainEqual({ functional_option_id: optionId, fhn_id: 3, virtuous: true, measure: 2 })
})

test('both rounds stand side by side, and the group takes over what reached the share, None excepted', async () => {
  fakeApi.answer('GET /api/silent_ratings', {
    ...second,
    people: 5,
    revealed: true,
    may_rate: false,
    spread: [
      { fhn_id: 3, measure: 2, people: 1 },
      { fhn_id: 3, measure: 3, people: 4 },
      { fhn_id: 1, measure: 5, people: 5 },
      { fhn_id: 6, measure: 1, people: 3 },
      { fhn_id: 6, measure: 2, people: 2 },
    ],
    changed: [{ fhn_id: 3, people: 1, of: 5 }],
  })
  const { user } = renderApp(address)
  const table = within(await screen.findByRole('region', { name: 'How many chose what' }))
  const affection = within(table.getByRole('row', { name: /^Affection/ }))
  expect(affection.getByRole('rowheader')).toHaveTextContent(silent.reached(80, 80))
  expect(affection.getByRole('rowheader')).toHaveTextContent(silent.changed(1, 5))
  expect(affection.getAllByRole('cell')[2]).toHaveTextContent(`4${silent.inFirstRound(3)}`)
  expect(table.getByRole('rowheader', { name: /^Leisure/ })).toHaveTextContent(silent.notReached(60, 80))
  await user.click(screen.getByRole('button', { name: silent.useWhatReached(80) }))
  expect((await cell('Affection')).value).toBe('3')
  expect((await cell('Leisure')).value).toBe('5')
  expect((await cell('Subsistence')).value).toBe('3')
})

test('what was revealed can still be read after silent rating is switched off, and what was not stays hidden', async () => {
  answerRoom(false)
  fakeApi.answer('GET /api/silent_ratings', revealed)
  const { unmount } = renderApp(address)
  expect(await screen.findByRole('heading', { name: silent.whatEverybodyRatedAlone })).toBeVisible()
  expect((await cell('Freedom')).value).toBe('4')
  unmount()
  // a second round that was not revealed leaves the first
  fakeApi.answer('GET /api/silent_ratings', second)
  renderApp(address)
  expect(await screen.findByRole('heading', { name: silent.whatTheFirstRoundWas })).toBeVisible()
  expect((await cell('Freedom')).value).toBe('4')
  expect(screen.queryByText(silent.secondRound)).not.toBeInTheDocument()
})

test('of fewer than three people nothing is shown but that', async () => {
  fakeApi.answer('GET /api/silent_ratings', { ...revealed, spread: [] })
  renderApp(address)
  expect(await screen.findByText(silent.tooFew)).toBeVisible()
  expect(screen.queryByRole('button', { name: silent.useWhatAllAgreeOn })).not.toBeInTheDocument()
})
