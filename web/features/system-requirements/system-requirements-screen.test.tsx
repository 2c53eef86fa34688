import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SAVED_FLAG_MS } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { forgetSavedAnalysis, isAnalysisJustSaved, rememberSavedAnalysis } from '../../lib/saved-analysis.ts'
import { keys } from '../../lib/query-keys.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { answerRatedOption, optionId, rating, solutionId } from '../../testing/rated-option.ts'
import { renderApp } from '../../testing/render-app.tsx'

const address = (option = optionId) => `/solutions/${solutionId}/system-requirements/${option}`
const written = [
  { id: 73, option_analysis_id: 103, specification: 'The system shall offer time slots.' },
  { id: 88, option_analysis_id: 104, specification: 'Written before the rating became None.' },
]
const text = messages.systemRequirements

const rowOf = async (need: RegExp) => within((await screen.findByRole('rowheader', { name: need })).closest('tr')!)

beforeEach(() => {
  answerRatedOption()
  fakeApi.answer('GET /api/option_analysis/both', {
    virtuous: [rating(9, 4), rating(3, 1), rating(4, 5)],
    vicious: [rating(2, 4, false), rating(3, 2, false)],
  })
  fakeApi.answer('GET /api/system_requirements', written)
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
    await user.type(input, ' Show the nearest bike. ')
    await user.click(row.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(input).toHaveValue(''))
    await user.type(input, 'Second{Enter}')
    await waitFor(() => expect(input).toHaveValue(''))
    expect(fakeApi.calls('POST /api/system_requirements').map((call) => call.body)).toEqual([
      { option_analysis_id: 109, specification: ' Show the nearest bike. ' },
      { option_analysis_id: 109, specification: 'Second' },
    ])
    await waitFor(() => expect(fakeApi.calls('GET /api/system_requirements')).toHaveLength(3))
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

  test('somebody else was first: both texts are seen, and the next save starts from theirs', async () => {
    const theirs = { ...written[0]!, specification: 'Their text.' }
    fakeApi.refuse('PUT /api/system_requirements/{id}', {
      status: 409,
      body: { error: text.changedMeanwhile, code: 'REQUIREMENT_CHANGED', conflicts: [theirs] },
    })
    const { user, row, field } = await edit()
    await user.type(field, ' Mine.{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(text.updateFailedBecause(text.changedMeanwhile))
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(row.getByText('Their text.')).toBeVisible()
    expect(field).toHaveValue('The system shall offer time slots. Mine.')

    fakeApi.answer('PUT /api/system_requirements/{id}', theirs)
    await user.click(row.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(row.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument())
    expect(fakeApi.calls('PUT /api/system_requirements/{id}')[1]?.body.previous).toBe('Their text.')
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

describe('coming from an analysis that was just saved', () => {
  afterEach(() => {
    vi.useRealTimers()
    forgetSavedAnalysis()
  })

  test('a mark says so for two seconds, once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    rememberSavedAnalysis(optionId)
    renderApp(address())
    expect(await screen.findByText('Saved')).toBeVisible()
    await vi.advanceTimersByTimeAsync(SAVED_FLAG_MS)
    expect(screen.queryByText('Saved')).not.toBeInTheDocument()
    expect(isAnalysisJustSaved(optionId)).toBe(false)
  })

  test('another option is not marked', async () => {
    rememberSavedAnalysis(31)
    renderApp(address())
    await screen.findByText('Bikes hosted by shops')
    expect(screen.queryByText('Saved')).not.toBeInTheDocument()
  })
})

describe('waiting and failing', () => {
  test('says that it loads', async () => {
    fakeApi.hang('GET /api/system_requirements')
    renderApp(address())
    expect(await screen.findByText(messages.common.loading)).toBeVisible()
  })

  test.each([
    ['GET /api/system_requirements', text.fetchFailed],
    ['GET /api/option_analysis/both', messages.h9.fetchFailed],
    ['GET /api/fhn_measures', messages.referenceData.fetchMeasuresFailed],
  ] as const)('%s fails', async (name, message) => {
    fakeApi.refuse(name, 'UNFORESEEN')
    renderApp(address())
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.common.error(message))
  })

  test('a failure that says nothing is an unknown error', async () => {
    fakeApi.hang('GET /api/system_requirements')
    const { queryClient } = renderApp(address())
    await screen.findByText(messages.common.loading)
    const query = queryClient.getQueryCache().find({ queryKey: keys.systemRequirements(solutionId, optionId) })
    act(() => query?.setState({ status: 'error', fetchStatus: 'idle', error: new Error('') }))
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.common.error(messages.common.unknownError))
  })

  test('an option that is not part of the solution is told, with a way on', async () => {
    renderApp(address(99))
    expect(await screen.findByText(messages.functionalOptions.missing)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to Functional Options' })).toBeVisible()
  })

  test('the ratings of both directions are never kept', async () => {
    const { router, queryClient } = renderApp(address())
    await screen.findByText('Bikes hosted by shops')
    await router.navigate({ to: '/data' })
    await waitFor(() => expect(queryClient.getQueryData(keys.analysisBoth(solutionId, optionId))).toBeUndefined())
  })
})
