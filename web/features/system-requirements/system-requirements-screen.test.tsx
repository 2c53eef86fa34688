import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { SAVED_FLAG_MS } from '#contract/limits.ts'
import { basicMessages, commonMessages } from '#contract/messages/common.ts'
import { decisionsMessages } from '#contract/messages/comparison.ts'
import { connectionMessages, roomMessages } from '#contract/messages/shell.ts'
import { conflictsMessages, draftsMessages } from '#contract/messages/edits.ts'
import { deletedMessages } from '#contract/messages/undo.ts'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { h9AnalysisMessages } from '#contract/messages/h9-analysis.ts'
import { referenceDataMessages } from '#contract/messages/reference-data.ts'
import { systemRequirementsMessages } from '#contract/messages/system-requirements.ts'
import { forgetSavedAnalysis, isAnalysisJustSaved, rememberSavedAnalysis } from '../../domain/options/saved-analysis.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { answerProgress, answerRatedOption, optionId, rating, solutionId } from '../../testing/rated-option.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { testUnansweredDeed } from '../../testing/unanswered-deed.ts'
import { fillIn } from '../../testing/fill-in.ts'

const address = (option = optionId) => `/solutions/${solutionId}/system-requirements/${option}`
const written = [
  { id: 73, option_analysis_id: 103, specification: 'The system shall offer time slots.' },
  { id: 88, option_analysis_id: 104, specification: 'Written before the rating became None.' },
]
const text = systemRequirementsMessages

/** Replaces the whole text at once. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const rowOf = async (need: RegExp) => within((await screen.findByRole('rowheader', { name: need })).closest('tr')!)

beforeEach(() => {
  answerRatedOption()
  fakeApi.answer('GET /api/option_analysis/both', {
    virtuous: [rating(9, 4), rating(3, 1), rating(4, 5)],
    vicious: [rating(2, 4, false), rating(3, 2, false)],
  })
  fakeApi.answer('GET /api/system_requirements', written)
})

describe('the way on', () => {
  const wayOn = async () => within(await screen.findByRole('navigation', { name: 'Next' })).getByRole('link')

  test('leads to the option that lacks requirements, and to the decision once none does', async () => {
    answerProgress()
    const { user } = renderApp(address(31))
    expect(await wayOn()).toHaveTextContent(text.nextOption('3.1'))
    await user.click(await wayOn())
    await waitFor(async () => expect(await wayOn()).toHaveTextContent(text.compareAndDecide))
    expect(await wayOn()).toHaveAttribute('href', `/solutions/${solutionId}/comparison`)
  })

  test('leads to the next option of the list where the server counts nothing, and nowhere after the last', async () => {
    renderApp(address(31))
    expect(await wayOn()).toHaveAttribute('href', address())
    cleanup()
    renderApp(address())
    expect(await screen.findByText('Bikes hosted by shops')).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Next' })).toBeNull()
  })
})

test('the page is titled with the solution', async () => {
  renderApp(address())
  await waitFor(() => expect(document.title).toBe('System Requirements · Cargo-bike sharing · Ninefold'))
})

describe('what it shows', () => {
  test('the heading, the solution, the option, and the way back to the analysis', async () => {
    renderApp(address())
    expect(await screen.findByRole('heading', { level: 1, name: 'System Requirements' })).toBeVisible()
    expect(await screen.findByText('Bikes hosted by shops')).toBeVisible()
    expect(screen.getByText('3.1 · O34')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to H9 Analysis' })).toHaveAttribute(
      'href',
      `/solutions/${solutionId}/option-analysis/${optionId}/Virtuous`,
    )
  })

  test('one table a measure, ascending, without None; rows of both directions say which', async () => {
    renderApp(address())
    const tables = await screen.findAllByRole('table', { name: /^Measure: / })
    expect(tables.map((table) => table.getAttribute('aria-label'))).toEqual([
      'Measure: Synergic',
      'Measure: Pseudo-satisfier',
      'Measure: Inhibiting',
    ])
    expect(screen.getByRole('heading', { level: 2, name: 'Measure: Inhibiting' })).toBeVisible()
    const inhibiting = within(tables[2]!)
    expect(inhibiting.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'FHN Name',
      'System Requirements',
    ])
    expect(inhibiting.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
      'Freedom Virtuous',
      'Protection Vicious',
    ])
    expect(fakeApi.calls('GET /api/option_analysis/both')[0]?.query).toEqual({ functional_option_id: String(optionId) })
    expect(fakeApi.calls('GET /api/system_requirements')[0]?.query).toEqual({ functional_option_id: String(optionId) })
  })

  test('each rating lists its requirements; those of a rating set to None stay out of sight', async () => {
    renderApp(address())
    const row = await rowOf(/Affection Virtuous/)
    expect(row.getByText('The system shall offer time slots.')).toBeVisible()
    expect(screen.queryByText('Written before the rating became None.')).not.toBeInTheDocument()
  })

  test.each([
    ['no ratings', { virtuous: [], vicious: [] }],
    ['None alone', { virtuous: [rating(1, 5)], vicious: [rating(1, 5, false)] }],
  ])('with %s it says so and leads to the analysis', async (_, analysis) => {
    fakeApi.answer('GET /api/option_analysis/both', analysis)
    renderApp(address())
    expect(await screen.findByText(text.noAnalysis)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to H9 Analysis' })).toHaveAttribute(
      'href',
      `/solutions/${solutionId}/option-analysis/${optionId}/Virtuous`,
    )
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })
})

describe('adding', () => {
  test('sends the text untrimmed by button or Enter, and makes room for the next one', async () => {
    fakeApi.answer('POST /api/system_requirements', { ...written[0]!, id: 90 })
    const { user } = renderApp(address())
    const row = await rowOf(/Freedom Virtuous/)
    const input = row.getByPlaceholderText('Add requirement...')
    await fillIn(user, input, ' Show the nearest bike. ')
    await user.click(row.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(input).toHaveValue(''))
    await user.type(input, 'Second{Enter}')
    await waitFor(() => expect(input).toHaveValue(''))
    expect(fakeApi.calls('POST /api/system_requirements').map((call) => call.body)).toEqual([
      { option_analysis_id: 109, specification: ' Show the nearest bike. ' },
      { option_analysis_id: 109, specification: 'Second' },
    ])
    await waitFor(() => expect(fakeApi.calls('GET /api/system_requirements')).toHaveLength(3))
    expect(await screen.findByText(systemRequirementsMessages.added)).toHaveAttribute('role', 'status')
  })

  test('while editing is frozen one message says so, and the text stays', async () => {
    fakeApi.refuse('POST /api/system_requirements', 'FROZEN')
    const { user } = renderApp(address())
    const row = await rowOf(/Freedom Virtuous/)
    await user.type(row.getByPlaceholderText('Add requirement...'), 'Keep me{Enter}')
    expect(await screen.findByText(roomMessages.frozen)).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(row.getByPlaceholderText('Add requirement...')).toHaveValue('Keep me')
  })

  test('after too many requests one message says so, nothing is sent again, and the text stays', async () => {
    fakeApi.refuse('POST /api/system_requirements', 'TOO_MANY_CALLS')
    const { user } = renderApp(address())
    const row = await rowOf(/Freedom Virtuous/)
    await user.type(row.getByPlaceholderText('Add requirement...'), 'Keep me{Enter}')
    expect(await screen.findAllByRole('alert')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(row.getByPlaceholderText('Add requirement...')).toHaveValue('Keep me')
    expect(fakeApi.calls('POST /api/system_requirements')).toHaveLength(1)
  })

  test('a blank text is silently ignored', async () => {
    const { user } = renderApp(address())
    const row = await rowOf(/Freedom Virtuous/)
    await user.type(row.getByPlaceholderText('Add requirement...'), '   ')
    await user.click(row.getByRole('button', { name: 'Add' }))
    expect(fakeApi.calls('POST /api/system_requirements')).toEqual([])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('a failure is told, and the text stays', async () => {
    fakeApi.refuse('POST /api/system_requirements', { status: 400, body: { error: 'Whatever the server says' } })
    const { user } = renderApp(address())
    const row = await rowOf(/Freedom Virtuous/)
    await user.type(row.getByPlaceholderText('Add requirement...'), 'Keep me{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(text.addFailedBecause(text.addFailed))
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(row.getByPlaceholderText('Add requirement...')).toHaveValue('Keep me')
  })
})

test('what is typed on while a requirement is being added begins the next one', async () => {
  let answer = () => {}
  fakeApi.answer(
    'POST /api/system_requirements',
    () => new Promise((resolve) => (answer = () => resolve({ ...written[0]!, id: 90 }))),
  )
  const { user } = renderApp(address())
  const row = await rowOf(/Freedom Virtuous/)
  const line = row.getByPlaceholderText('Add requirement...')
  fill(line, 'First')
  await user.click(row.getByRole('button', { name: 'Add' }))
  await user.click(row.getByRole('button', { name: 'Add' }))
  fill(line, 'First and second')
  await waitFor(() => expect(fakeApi.calls('POST /api/system_requirements')).toHaveLength(1))
  const reads = fakeApi.calls('GET /api/system_requirements').length
  answer()
  await waitFor(() => expect(fakeApi.calls('GET /api/system_requirements').length).toBeGreaterThan(reads))
  expect(line).toHaveValue('First and second')
  expect(fakeApi.calls('POST /api/system_requirements')).toHaveLength(1)
})

describe('a save without an answer', () => {
  const update = 'PUT /api/system_requirements/{id}'

  /** Tried once more, and then told, once. */
  async function failToSave() {
    fakeApi.fail(update)
    const view = renderApp(address())
    const row = await rowOf(/Affection Virtuous/)
    await view.user.click(row.getByRole('button', { name: 'Edit' }))
    fill(row.getByRole('textbox', { name: 'System requirement' }), 'Offer slots.')
    await view.user.click(row.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(text.updateFailedBecause(basicMessages.networkError))
    await view.user.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(fakeApi.calls(update)).toHaveLength(2)
    return { ...view, row, field: row.getByRole('textbox', { name: 'System requirement' }) }
  }

  test('stays in its field; Save now sends it, and nothing else does', async () => {
    const { user, row, field, queryClient } = await failToSave()
    const stored = { ...written[0]!, specification: 'Offer slots.' }
    fakeApi.answer(update, () => {
      fakeApi.answer('GET /api/system_requirements', [stored])
      return stored
    })
    await queryClient.invalidateQueries()
    expect(field).toHaveValue('Offer slots.')
    expect(fakeApi.calls(update)).toHaveLength(2)
    await user.click(await screen.findByRole('button', { name: connectionMessages.saveNow }))
    expect(await row.findByText('Offer slots.')).toBeVisible()
    expect(row.getByRole('button', { name: 'Edit' })).toBeVisible()
    expect(fakeApi.calls(update)).toHaveLength(3)
    expect(fakeApi.calls(update)[2]?.body).toEqual({
      specification: 'Offer slots.',
      previous: 'The system shall offer time slots.',
    })
  })

  test('is gone with Discard, and the stored text is back', async () => {
    const { user, row } = await failToSave()
    await user.click(await screen.findByRole('button', { name: connectionMessages.discard }))
    expect(row.getByText('The system shall offer time slots.')).toBeVisible()
    expect(screen.queryByRole('button', { name: connectionMessages.saveNow })).not.toBeInTheDocument()
    expect(fakeApi.calls(update)).toHaveLength(2)
  })

  test('is kept when one leaves, unsent, and in its field again on return', async () => {
    const { unmount } = await failToSave()
    unmount()
    fakeApi.answer(update, written[0]!)
    renderApp(address())
    expect(await screen.findByDisplayValue('Offer slots.')).toBeVisible()
    expect(fakeApi.calls(update)).toHaveLength(2)
  })
})

describe('editing', () => {
  async function edit() {
    const { user } = renderApp(address())
    const row = await rowOf(/Affection Virtuous/)
    await user.click(row.getByRole('button', { name: 'Edit' }))
    return { user, row, field: row.getByRole('textbox', { name: 'System requirement' }) }
  }

  test('Enter saves the trimmed text with the one it started from, and the button has the focus again', async () => {
    fakeApi.answer('PUT /api/system_requirements/{id}', written[0]!)
    const { user, row, field } = await edit()
    expect(field).toHaveFocus()
    fakeApi.answer('GET /api/system_requirements', [{ ...written[0]!, specification: 'Offer slots.' }])
    await user.clear(field)
    await user.type(field, '  Offer slots. {Enter}')
    expect(await row.findByText('Offer slots.')).toBeVisible()
    expect(row.getByRole('button', { name: 'Edit' })).toHaveFocus()
    expect(await screen.findByText(systemRequirementsMessages.changed)).toHaveAttribute('role', 'status')
    const [sent] = fakeApi.calls('PUT /api/system_requirements/{id}')
    expect(sent?.params).toEqual({ id: '73' })
    expect(sent?.body).toEqual({ specification: 'Offer slots.', previous: 'The system shall offer time slots.' })
  })

  test('Escape cancels', async () => {
    const { user, row, field } = await edit()
    await user.type(field, ' Never mind.{Escape}')
    expect(row.getByText('The system shall offer time slots.')).toBeVisible()
    expect(fakeApi.calls('PUT /api/system_requirements/{id}')).toEqual([])
  })

  test.each(['Enter', 'Save'])('an empty text gives an alert by %s and sends nothing', async (way) => {
    const { user, row, field } = await edit()
    await user.clear(field)
    await user.type(field, '  ')
    if (way === 'Enter') await user.keyboard('{Enter}')
    else await user.click(row.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(text.empty)
    expect(fakeApi.calls('PUT /api/system_requirements/{id}')).toEqual([])
  })

  test('a failure is told with the reason of the server, and the text stays', async () => {
    fakeApi.refuse('PUT /api/system_requirements/{id}', 'NOT_FOUND')
    const { user, field } = await edit()
    await user.type(field, ' More.{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      text.updateFailedBecause('This does not exist or was deleted.'),
    )
    expect(field).toHaveValue('The system shall offer time slots. More.')
  })

  test('somebody else was first: both texts are shown, and the decision is sent over theirs', async () => {
    const theirs = { ...written[0]!, specification: 'Their text' }
    const conflicts = [{ ...theirs, by: 'ana@example.org', at: new Date().toISOString() }]
    const body = { error: text.changedMeanwhile, code: 'REQUIREMENT_CHANGED', conflicts }
    fakeApi.refuse('PUT /api/system_requirements/{id}', { status: 409, body })
    const { user, row, field } = await edit()
    await user.type(field, ' Mine.{Enter}')
    const asked = within(await screen.findByRole('dialog', { name: conflictsMessages.title }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(asked.getByText("ana@example.org's, just now")).toBeVisible()
    expect(asked.getByRole('radio', { name: 'Take theirs' })).toHaveAccessibleDescription('Their text')
    await user.click(asked.getByRole('radio', { name: 'Keep mine' }))

    fakeApi.answer('PUT /api/system_requirements/{id}', theirs)
    await user.click(asked.getByRole('button', { name: 'Save decision' }))
    await waitFor(() => expect(row.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument())
    expect(fakeApi.calls('PUT /api/system_requirements/{id}')[1]?.body).toEqual({
      specification: 'The system shall offer time slots. Mine.',
      previous: 'Their text',
    })
  })

  test('a text being edited is not touched by what others save', async () => {
    const { user, queryClient } = renderApp(address())
    const row = await rowOf(/Affection Virtuous/)
    await user.click(row.getByRole('button', { name: 'Edit' }))
    fakeApi.answer('GET /api/system_requirements', [{ ...written[0]!, specification: 'Their text.' }])
    await queryClient.invalidateQueries({ queryKey: keys.solution(solutionId) })
    expect(row.getByRole('textbox', { name: 'System requirement' })).toHaveValue('The system shall offer time slots.')
  })
})

describe('what is typed outlives what others do', () => {
  const byAna = (what: string) => new RegExp(`^${what} was deleted by ana@example.org, `)
  const { rating: theRating, requirement: theRequirement, ratedNone } = deletedMessages
  const readAgain = ({ queryClient }: ReturnType<typeof renderApp>) =>
    queryClient.invalidateQueries({ queryKey: keys.solution(solutionId) })
  const rateAffection = (measure: number) =>
    fakeApi.answer('GET /api/option_analysis/both', {
      virtuous: [rating(9, 4), rating(3, measure), rating(4, 5)],
      vicious: [],
    })
  beforeEach(() => fakeApi.answer('GET /api/deletions', { by: 'ana@example.org', at: '2026-11-15T12:00:00.000Z' }))

  test('a rating that moves to another table takes texts, focus and caret along', async () => {
    const view = renderApp(address())
    const row = await rowOf(/Affection Virtuous/)
    await view.user.click(row.getByRole('button', { name: 'Edit' }))
    await fillIn(view.user, row.getByRole('textbox', { name: 'System requirement' }), ' More.')
    const line = row.getByPlaceholderText<HTMLInputElement>('Add requirement...')
    await fillIn(view.user, line, 'Quiet hours')
    await view.user.keyboard('{ArrowLeft}{ArrowLeft}')

    rateAffection(4)
    await readAgain(view)
    const inhibiting = within(await screen.findByRole('table', { name: 'Measure: Inhibiting' }))
    const moved = await inhibiting.findByDisplayValue<HTMLInputElement>('Quiet hours')
    expect(moved).not.toBe(line)
    expect(moved).toHaveFocus()
    expect(moved.selectionStart).toBe('Quiet hou'.length)
    expect(inhibiting.getByDisplayValue('The system shall offer time slots. More.')).toBeVisible()
    await view.user.keyboard('!')
    expect(moved).toHaveValue('Quiet hou!rs')
  })

  test('a rating set to None keeps them at hand, and gives them back when it returns', async () => {
    const view = renderApp(address())
    const row = await rowOf(/Affection Virtuous/)
    await fillIn(view.user, row.getByPlaceholderText('Add requirement...'), 'Quiet hours')
    rateAffection(5)
    await readAgain(view)
    expect(await screen.findByText(ratedNone)).toBeVisible()
    expect(screen.getByText('Quiet hours')).toBeVisible()
    rateAffection(1)
    await readAgain(view)
    await waitFor(() => expect(screen.queryByText(ratedNone)).not.toBeInTheDocument())
    expect(screen.getByDisplayValue('Quiet hours')).toBeVisible()
  })

  test('a requirement deleted under its editor says by whom, and its text can be copied', async () => {
    const view = renderApp(address())
    const row = await rowOf(/Affection Virtuous/)
    await view.user.click(row.getByRole('button', { name: 'Edit' }))
    await fillIn(view.user, row.getByRole('textbox', { name: 'System requirement' }), ' More.')
    fakeApi.answer('GET /api/system_requirements', [])
    await readAgain(view)
    expect(await screen.findByText(byAna(theRequirement))).toBeVisible()
    expect(fakeApi.calls('GET /api/deletions')[0]?.query).toEqual({
      solution_id: String(solutionId),
      user_story_id: '600',
      functional_option_id: String(optionId),
      system_requirement_id: '73',
    })
    await view.user.click(screen.getByRole('button', { name: 'Copy text' }))
    expect(await navigator.clipboard.readText()).toBe('The system shall offer time slots. More.')
    await view.user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.queryByRole('button', { name: 'Copy text' })).not.toBeInTheDocument()
  })

  test('a requirement deleted while both texts are shown leaves one notice, and mine to copy', async () => {
    const theirs = { id: 73, option_analysis_id: 103, specification: 'Theirs.' }
    const body = { error: text.changedMeanwhile, code: 'REQUIREMENT_CHANGED', conflicts: [theirs] }
    const view = renderApp(address())
    const row = await rowOf(/Affection Virtuous/)
    await view.user.click(row.getByRole('button', { name: 'Edit' }))
    fakeApi.refuse('PUT /api/system_requirements/{id}', { status: 409, body })
    await view.user.type(row.getByRole('textbox', { name: 'System requirement' }), ' More.{Enter}')
    await screen.findByRole('dialog', { name: conflictsMessages.title })
    fakeApi.answer('GET /api/system_requirements', [])
    await readAgain(view)
    expect(await screen.findByText(byAna(theRequirement))).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByText('The system shall offer time slots. More.')).toBeVisible()
  })

  test('with the option itself deleted, the text is there above the way on', async () => {
    const view = renderApp(address())
    const row = await rowOf(/Affection Virtuous/)
    await fillIn(view.user, row.getByPlaceholderText('Add requirement...'), 'Quiet hours')
    fakeApi.answer('GET /api/user_stories_table/{solutionId}', { solution_name: 'Cargo-bike sharing', metrics: [] })
    await readAgain(view)
    expect(await screen.findByText(byAna(theRating))).toBeVisible()
    expect(screen.getByText('Quiet hours')).toBeVisible()
    expect(screen.getByText(functionalOptionsMessages.missing)).toBeVisible()
  })

  test('after a reload all of it is in its field again; Discard deletes it', async () => {
    const first = renderApp(address())
    const row = await rowOf(/Affection Virtuous/)
    await first.user.click(row.getByRole('button', { name: 'Edit' }))
    await fillIn(first.user, row.getByRole('textbox', { name: 'System requirement' }), ' More.')
    await fillIn(first.user, row.getByPlaceholderText('Add requirement...'), 'Quiet hours')
    first.unmount()

    const second = renderApp(address())
    expect(await screen.findByDisplayValue('The system shall offer time slots. More.')).toBeVisible()
    expect(screen.getByDisplayValue('Quiet hours')).toBeVisible()
    await second.user.click(screen.getAllByRole('button', { name: 'Discard' })[0]!)
    await second.user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2)
    second.unmount()
    renderApp(address())
    await rowOf(/Affection Virtuous/)
    expect(screen.queryByText(draftsMessages.notSaved)).not.toBeInTheDocument()
  })
})

describe('deleting', () => {
  async function askToDelete() {
    const { user } = renderApp(address())
    const row = await rowOf(/Affection Virtuous/)
    await user.click(row.getByRole('button', { name: 'Delete' }))
    return { user, row, dialog: within(await screen.findByRole('dialog', { name: 'Confirm Deletion' })) }
  }

  test('asks first; Cancel deletes nothing', async () => {
    const { user, dialog } = await askToDelete()
    expect(dialog.getByText(text.confirmDelete)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(fakeApi.calls('DELETE /api/system_requirements/{id}')).toEqual([])
  })

  test('confirmed, the requirement goes and the focus is on the line for the next one', async () => {
    fakeApi.answer('DELETE /api/system_requirements/{id}', {})
    const { user, row, dialog } = await askToDelete()
    fakeApi.answer('GET /api/system_requirements', [])
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(row.queryByText('The system shall offer time slots.')).not.toBeInTheDocument())
    expect(fakeApi.calls('DELETE /api/system_requirements/{id}').map((call) => call.params)).toEqual([{ id: '73' }])
    await waitFor(() => expect(row.getByPlaceholderText('Add requirement...')).toHaveFocus())
  })

  test('a failure is told with the reason of the server', async () => {
    fakeApi.refuse('DELETE /api/system_requirements/{id}', { status: 400, body: { error: 'Not now.' } })
    const { user, dialog } = await askToDelete()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(text.deleteFailedBecause('Not now.'))
  })
})

testUnansweredDeed('deleting a requirement', {
  call: 'DELETE /api/system_requirements/{id}',
  failure: text.deleteFailedBecause(basicMessages.networkError),
  begin: async () => {
    const { user } = renderApp(address())
    const row = await rowOf(/Affection Virtuous/)
    await user.click(row.getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Deletion' }))
    const confirm = dialog.getByRole('button', { name: 'Delete' })
    return { user, confirm, cancel: () => screen.queryByRole('button', { name: 'Cancel' }) }
  },
})

test('two refusals at the same time are both told, one after the other', async () => {
  fakeApi.refuse('POST /api/system_requirements', { status: 400, body: { error: 'Not now.' } })
  const { user } = renderApp(address())
  for (const need of [/Affection Virtuous/, /Freedom Virtuous/]) {
    const row = await rowOf(need)
    fill(row.getByPlaceholderText('Add requirement...'), 'The system shall wait.')
  }
  const fields = screen.getAllByDisplayValue('The system shall wait.')
  for (const field of fields) fireEvent.submit(field.closest('form')!)
  for (const _refusal of fields) {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text.addFailedBecause(text.addFailed)))
    await user.click(screen.getByRole('button', { name: 'OK' }))
  }
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  expect(fakeApi.calls('POST /api/system_requirements')).toHaveLength(2)
})

test('an option that is not to be built says so above its requirements', async () => {
  const row = {
    metric_id: 60,
    metric_text: 'Neighbours met',
    stakeholder: '',
    user_story: 'As a neighbour, I want to meet people.',
    user_story_id: 160,
  }
  const option = { id: optionId, functional_option: 'Bikes hosted by shops', user_story_id: 160 }
  fakeApi.answer('GET /api/user_stories_table/{solutionId}', {
    solution_name: 'Cargo-bike sharing',
    metrics: [{ ...row, functional_options: [{ ...option, decision: 'rejected' }] }],
  })
  renderApp(address())
  expect(await screen.findByText(decisionsMessages.decision.rejected)).toBeVisible()
})

describe('coming from an analysis that was just saved', () => {
  afterEach(() => {
    vi.useRealTimers()
    forgetSavedAnalysis()
  })

  test('a mark says so for two seconds, once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    // however long the page takes to come
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    onTestFinished(() => clock.mockRestore())
    rememberSavedAnalysis(optionId)
    renderApp(address())
    expect(await screen.findByText(text.ratingsSaved)).toBeVisible()
    await vi.advanceTimersByTimeAsync(SAVED_FLAG_MS)
    await waitFor(() => expect(screen.queryByText(text.ratingsSaved)).not.toBeInTheDocument())
    expect(isAnalysisJustSaved(optionId)).toBe(false)
  })

  test('another option is not marked', async () => {
    rememberSavedAnalysis(31)
    renderApp(address())
    await screen.findByText('Bikes hosted by shops')
    expect(screen.queryByText(text.ratingsSaved)).not.toBeInTheDocument()
  })

  test('what was saved longer ago is not said any more', async () => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
    onTestFinished(() => clock.mockRestore())
    rememberSavedAnalysis(optionId)
    clock.mockReturnValue(1_000_001 + SAVED_FLAG_MS)
    renderApp(address())
    await screen.findByText('Bikes hosted by shops')
    expect(screen.queryByText(text.ratingsSaved)).not.toBeInTheDocument()
  })
})

describe('waiting and failing', () => {
  test('says that it loads', async () => {
    fakeApi.hang('GET /api/system_requirements')
    renderApp(address())
    expect(await screen.findByText(commonMessages.loading)).toBeVisible()
  })

  test.each([
    ['GET /api/system_requirements', text.fetchFailed],
    ['GET /api/option_analysis/both', h9AnalysisMessages.fetchFailed],
    ['GET /api/fhn_measures', referenceDataMessages.fetchMeasuresFailed],
  ] as const)('%s fails', async (name, message) => {
    fakeApi.refuse(name, 'UNFORESEEN')
    renderApp(address())
    expect(await screen.findByRole('alert')).toHaveTextContent(commonMessages.error(message))
  })

  test('a failure that says nothing is an unknown error', async () => {
    fakeApi.hang('GET /api/system_requirements')
    const { queryClient } = renderApp(address())
    await screen.findByText(commonMessages.loading)
    const query = queryClient.getQueryCache().find({ queryKey: keys.systemRequirements(solutionId, optionId) })
    act(() => query?.setState({ status: 'error', fetchStatus: 'idle', error: new Error('') }))
    expect(await screen.findByRole('alert')).toHaveTextContent(commonMessages.error(commonMessages.unknownError))
  })

  test('an option that is not part of the solution is told, with a way on', async () => {
    renderApp(address(99))
    expect(await screen.findByText(functionalOptionsMessages.missing)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to Functional Options' })).toBeVisible()
  })

  test('the ratings of both directions are never kept', async () => {
    const { router, queryClient } = renderApp(address())
    await screen.findByText('Bikes hosted by shops')
    await router.navigate({ to: '/data' })
    await waitFor(() => expect(queryClient.getQueryData(keys.analysisBoth(solutionId, optionId))).toBeUndefined())
  })
})
