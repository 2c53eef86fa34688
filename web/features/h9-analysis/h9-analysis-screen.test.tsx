import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { commonMessages } from '#contract/messages/common.ts'
import { conflictsMessages, unsavedMessages } from '#contract/messages/edits.ts'
import { connectionMessages, plainPagesMessages, roomMessages } from '#contract/messages/shell.ts'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { h9AnalysisMessages } from '#contract/messages/h9-analysis.ts'
import { helpMessages } from '#contract/messages/steps.ts'
import { readingsMessages } from '#contract/messages/comparison.ts'
import { referenceDataMessages } from '#contract/messages/reference-data.ts'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import { userStoriesMessages } from '#contract/messages/user-stories.ts'
import { MEASURE_COLOURS } from '#contract/measure-colours.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { held } from '../../testing/held.ts'
import { answerRatedOption, needNames, optionId, rating, solutionId, withEffects } from '../../testing/rated-option.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { ownPlace } from '../../lib/live/own-place.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { isAnalysisJustSaved } from '../../domain/options/saved-analysis.ts'

const address = (type = 'Virtuous', option: number | string = optionId) =>
  `/solutions/${solutionId}/option-analysis/${option}/${type}`

// by label, which costs far less than asking by role among so many options
const cell = (need: string) => screen.findByLabelText<HTMLSelectElement>(need)
const circleOf = (need: string) =>
  [...document.querySelectorAll('svg g')]
    .find((group) => group.textContent.startsWith(need))!
    .querySelector('circle:last-of-type')!
/** Of the ring of this direction; the other direction's is smaller and stands in a figure. */
const linesTo = () =>
  [...document.querySelectorAll('section > svg [data-line-to]')].map((line) => line.getAttribute('data-line-to'))
const readsOf = (virtuous: boolean) =>
  fakeApi.calls('GET /api/option_analysis').filter(({ query }) => query.virtuous === String(virtuous))

beforeEach(() => {
  answerRatedOption()
  fakeApi.answer('GET /api/option_analysis', [rating(1, 3), rating(3, 1), rating(4, 5), rating(9, 4)])
})

describe('what it shows', () => {
  test('the primary need, the title with the name, and both ways on', async () => {
    renderApp(address())
    expect(
      await screen.findByRole('heading', { level: 1, name: 'H9 Analysis for Solution: Cargo-bike sharing' }),
    ).toBeVisible()
    expect(screen.getByText('Primary FHN')).toHaveTextContent('Primary FHNFreedom')
    expect(screen.getByRole('link', { name: 'Back to Functional Options' })).toHaveAttribute(
      'href',
      `/solutions/${solutionId}/functional-options`,
    )
    expect(await screen.findByRole('link', { name: 'View System Requirements' })).toHaveAttribute(
      'href',
      `/solutions/${solutionId}/system-requirements/${optionId}`,
    )
  })

  test('one row, numbered by metric and option, with a column for each of the first nine needs', async () => {
    renderApp(address())
    const table = within(await screen.findByRole('region', { name: 'Virtuous ratings' }))
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      '#',
      'User Story',
      'Functional Option',
      ...needNames,
      'Save',
    ])
    expect(table.getByRole('cell', { name: '3.1' })).toBeVisible()
    expect(table.getByRole('cell', { name: 'As a neighbour, I want to meet people.' })).toBeVisible()
    expect(table.getByRole('cell', { name: /^Bikes hosted by shops/ })).toBeVisible()
  })

  test('each cell offers None with the value 5 first, then the other measures; unfilled cells are None', async () => {
    renderApp(address())
    const affection = await cell('Affection')
    expect([...affection.options].map((option) => [option.value, option.text])).toEqual([
      ['5', 'None'],
      ['1', 'Synergic'],
      ['2', 'Pseudo-satisfier'],
      ['3', 'Singular'],
      ['4', 'Inhibiting'],
    ])
    expect(screen.getAllByRole<HTMLSelectElement>('combobox').map((select) => select.value)).toEqual([
      '3',
      '5',
      '1',
      '5',
      '5',
      '5',
      '5',
      '5',
      '4',
    ])
  })

  test('measures and needs are explained where they are chosen, and named where there is no explanation', async () => {
    renderApp(address())
    expect(await cell('Leisure')).toHaveAccessibleName('Leisure')
    expect(await cell('Affection')).toHaveAccessibleDescription('Serves this need and others. About Affection.')
    expect((await cell('Leisure')).querySelector('[value="1"]')).toHaveAttribute(
      'data-meaning',
      'Serves this need and others.',
    )
    const [synergic, pseudo] = screen
      .getAllByRole('listitem')
      .filter((item) => /Synergic|Pseudo/.test(item.textContent))
    expect(synergic).toHaveTextContent('Serves this need and others.')
    expect(pseudo).toHaveTextContent(/Pseudo-satisfier$/)
  })

  test('Tab in the open list keeps the measure one has gone to; a need that somebody else has rated since is named', async () => {
    const { queryClient } = renderApp(address())
    const leisure = await cell('Leisure')
    fireEvent.keyDown(within(leisure).getByRole('option', { name: 'Singular' }), { key: 'Tab' })
    expect(leisure).toHaveValue('3')
    fakeApi.answer('GET /api/option_analysis', [rating(6, 4)])
    await queryClient.invalidateQueries()
    expect(
      await screen.findByText(
        'Leisure: someone else has changed this. When you save, you can choose which version to keep.',
        {
          selector: 'main *',
        },
      ),
    ).toBeVisible()
    expect(leisure).toHaveValue('3')
  })

  test('not yet rated is told apart from None, in the cell and in the ring; saving rates all nine, and says so', async () => {
    const { user } = renderApp(address())
    const face = (need: HTMLElement) => need.parentElement
    expect(await cell('Leisure')).toHaveAccessibleDescription(`${h9AnalysisMessages.notRatedYet}. About Leisure.`)
    expect(face(await cell('Leisure'))).toHaveTextContent(h9AnalysisMessages.notRatedYet)
    expect(await cell('Leisure')).toHaveValue('5')
    expect(face(await cell('Understanding'))).not.toHaveTextContent(h9AnalysisMessages.notRatedYet)
    const ring = within(screen.getByRole('table', { name: h9AnalysisMessages.ring('Virtuous') }))
    expect(ring.getByRole('row', { name: /Leisure/ })).toHaveTextContent(h9AnalysisMessages.notRatedYet)
    expect(ring.getByRole('row', { name: /Understanding/ })).toHaveTextContent('None')
    const save = screen.getByRole('button', { name: 'Save' })
    expect(save).toHaveAccessibleDescription(new RegExp(h9AnalysisMessages.savingRatesAll))

    await user.selectOptions(await cell('Leisure'), 'Singular')
    expect(face(await cell('Leisure'))).not.toHaveTextContent(h9AnalysisMessages.notRatedYet)
    fakeApi.answer(
      'GET /api/option_analysis',
      needNames.map((_, index) => rating(index + 1, 5)),
    )
    fakeApi.answer('PUT /api/option_analysis', [])
    await user.click(save)
    await waitFor(() => expect(screen.queryByText(h9AnalysisMessages.savingRatesAll)).toBeNull())
    expect(screen.queryByText(h9AnalysisMessages.notRatedYet)).toBeNull()
  })

  test.each([
    ['VIRTUOUS', 'true', 'Virtuous', helpMessages.h9Virtuous],
    ['virtuous', 'true', 'Virtuous', helpMessages.h9Virtuous],
    ['Vicious', 'false', 'Vicious', helpMessages.h9Vicious],
    ['anything', 'false', 'Vicious', helpMessages.h9Vicious],
  ])('the type %s in the address', async (type, flag, direction, question) => {
    renderApp(address(type))
    expect(await screen.findByRole('region', { name: `${direction} ratings` })).toBeVisible()
    expect(screen.getByText(question)).toBeVisible()
    expect(fakeApi.calls('GET /api/option_analysis')[0]?.query).toEqual({
      functional_option_id: String(optionId),
      virtuous: flag,
    })
  })
})

describe('the way on', () => {
  const wayOn = async (name: string) => within(await screen.findByRole('navigation', { name: 'Next' })).findByText(name)
  const at = (option: number, type: string) => `/solutions/${solutionId}/option-analysis/${option}/${type}`

  test('from the virtuous round to the vicious one, from there to the next option, and after the last to its requirements', async () => {
    const { user, router } = renderApp(address('Virtuous', 31))
    await user.click(await wayOn(h9AnalysisMessages.goOnVicious))
    await waitFor(() => expect(router.state.location.pathname).toBe(at(31, 'Vicious')))
    await user.click(await wayOn(h9AnalysisMessages.nextOption('3.1')))
    await waitFor(() => expect(router.state.location.pathname).toBe(at(optionId, 'Virtuous')))
    // the last one
    expect(screen.queryByText(/^Next option/)).toBeNull()
    await user.click(await wayOn(h9AnalysisMessages.goOnVicious))
    expect(await wayOn('View System Requirements')).toBeVisible()
  })
})

describe('the ring', () => {
  test('colours each circle by its measure, with icon, name and measure; a table says the same', async () => {
    renderApp(address())
    await cell('Freedom')
    expect(circleOf('Subsistence')).toHaveAttribute('fill', MEASURE_COLOURS[3])
    expect(circleOf('Affection')).toHaveAttribute('fill', MEASURE_COLOURS[1])
    expect(circleOf('Leisure')).toHaveAttribute('fill', MEASURE_COLOURS[5])
    expect(circleOf('Freedom')).toHaveAttribute('fill', MEASURE_COLOURS[4])
    const group = circleOf('Affection').parentElement!
    expect(group).toHaveTextContent('Affection1 Synergic')
    expect(group.querySelector('img')).toHaveAttribute('src', '/icons/fhn/affection.svg')

    const rows = within(screen.getByRole('table', { name: 'Virtuous ring' })).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toContain('SubsistenceSingular')
    expect(rows.map((row) => row.textContent)).toContain('Freedom (primary FHN)Inhibiting')
  })

  test('gold lines lead from the primary need to every rated one, and follow a choice at once', async () => {
    const { user } = renderApp(address())
    await cell('Freedom')
    expect(linesTo()).toEqual(['1', '3'])
    await user.selectOptions(await cell('Creation'), 'Pseudo-satisfier')
    expect(linesTo()).toEqual(['1', '3', '7'])
    expect(circleOf('Creation')).toHaveAttribute('fill', MEASURE_COLOURS[2])
    await user.selectOptions(await cell('Subsistence'), 'None')
    expect(linesTo()).toEqual(['3', '7'])
  })
})

describe('both directions', () => {
  const answerByDirection = () =>
    fakeApi.answer('GET /api/option_analysis', ({ query }) =>
      query.virtuous === 'true'
        ? [rating(9, 4), rating(1, 1), rating(3, 1)]
        : [rating(1, 4, false), rating(2, 2, false)],
    )
  // by element: asking by role among so many options takes seconds
  const together = async () => (await screen.findByText('Virtuous and vicious together')).closest('section')!
  const readingIn = (section: HTMLElement, need: string) =>
    [...section.querySelectorAll('li')].find((item) => item.textContent?.includes(need))

  test('are read together, need by need, the primary one first, and follow a choice at once', async () => {
    answerByDirection()
    withEffects()
    const { user } = renderApp(address())
    const section = await together()
    const readingOf = (need: string) => readingIn(section, need)
    expect(section.querySelector('li')).toHaveTextContent(/^Freedom.*Built-in harm/)
    expect(readingOf('Subsistence')).toHaveTextContent('Fragile benefitSafeguard against the vicious case')
    expect(readingOf('Affection')).toHaveTextContent('Sturdy benefit')
    expect(readingOf('Protection')).toHaveTextContent('Side effect')
    expect(readingOf('Leisure')).toHaveTextContent('Untouched')
    await user.selectOptions(await cell('Leisure'), 'Pseudo-satisfier')
    expect(readingOf('Leisure')).toHaveTextContent('Wishful benefit')
    expect(screen.getByText('Vicious ring')).toBeInTheDocument()
  })

  test('are not read together while only one of them is saved', async () => {
    fakeApi.answer('GET /api/option_analysis', ({ query }) => (query.virtuous === 'true' ? [rating(9, 1)] : []))
    withEffects()
    renderApp(address())
    const section = await together()
    expect(section).toHaveTextContent(readingsMessages.unread(true, false))
    expect(section).not.toHaveTextContent('Sturdy benefit')
    expect(section).not.toHaveTextContent('Untouched')
  })

  test('are not read where the measures of a catalogue have no effects', async () => {
    answerByDirection()
    renderApp(address())
    await screen.findByText('Vicious ring')
    expect(screen.queryByText('Virtuous and vicious together')).not.toBeInTheDocument()
  })

  test('are two addresses, and what is unsaved is asked about between them', async () => {
    answerByDirection()
    const { user } = renderApp(address())
    const directions = within(await screen.findByRole('navigation', { name: 'Direction' }))
    expect(directions.getByRole('link', { name: 'Virtuous' })).toHaveAttribute('aria-current', 'page')
    await user.selectOptions(await cell('Leisure'), 'Pseudo-satisfier')
    await user.click(directions.getByRole('link', { name: 'Vicious' }))
    await user.click(await screen.findByRole('button', { name: 'Leave Without Saving' }))
    expect(await screen.findByRole('region', { name: 'Vicious ratings' })).toBeVisible()
  })
})

describe('saving', () => {
  test('sends all nine with what was seen before, says so, and nothing is unsaved any more', async () => {
    fakeApi.answer('PUT /api/option_analysis', [])
    const { user } = renderApp(address())
    expect((await cell('Subsistence')).closest('tr')).toHaveTextContent('Saved')
    await user.selectOptions(await cell('Protection'), 'Inhibiting')
    await user.selectOptions(await cell('Subsistence'), 'None')
    expect(screen.getByText('Unsaved')).toBeVisible()

    fakeApi.answer('GET /api/option_analysis', [rating(1, 5), rating(2, 4), rating(3, 1), rating(9, 4)])
    // on a busy machine the two seconds of “just saved” pass before they are asked about
    vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(h9AnalysisMessages.saved)).toBeVisible()
    expect(screen.queryByText('Unsaved')).not.toBeInTheDocument()
    expect(isAnalysisJustSaved(optionId)).toBe(true)
    expect(await cell('Protection')).toHaveValue('4')

    const sent = (fhn_id: number, measure: number, previous: number) => ({
      functional_option_id: optionId,
      fhn_id,
      virtuous: true,
      measure,
      previous,
    })
    expect(fakeApi.calls('PUT /api/option_analysis').map((call) => call.body)).toEqual([
      {
        updates: [
          sent(1, 5, 3),
          sent(2, 4, 5),
          sent(3, 1, 1),
          sent(4, 5, 5),
          sent(5, 5, 5),
          sent(6, 5, 5),
          sent(7, 5, 5),
          sent(8, 5, 5),
          sent(9, 4, 4),
        ],
      },
    ])
    await waitFor(() => expect(readsOf(true)).toHaveLength(2))
  })

  test('a refusal with a reason is told with it, and the choice stays', async () => {
    fakeApi.refuse('PUT /api/option_analysis', { status: 400, body: { error: 'Too early.' } })
    const { user } = renderApp(address())
    await user.selectOptions(await cell('Leisure'), 'Singular')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(h9AnalysisMessages.saveFailedBecause('Too early.'))
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(await cell('Leisure')).toHaveValue('3')
    expect(screen.getByText('Unsaved')).toBeVisible()
  })

  test('while editing is frozen one message says so, and the choice stays', async () => {
    fakeApi.refuse('PUT /api/option_analysis', 'FROZEN')
    const { user } = renderApp(address())
    await user.selectOptions(await cell('Leisure'), 'Singular')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(roomMessages.frozen)).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await cell('Leisure')).toHaveValue('3')
  })

  test('a refusal without a reason asks to try again; the call itself failed with its own message', async () => {
    fakeApi.refuse('PUT /api/option_analysis', { status: 400 })
    const { user, queryClient } = renderApp(address())
    await user.selectOptions(await cell('Leisure'), 'Singular')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(h9AnalysisMessages.saveFailed)
    expect(queryClient.getMutationCache().getAll()[0]?.state.error?.message).toBe(h9AnalysisMessages.updateFailed)
  })

  test('somebody else was first: both ratings are shown, and each decision is sent over theirs', async () => {
    const theirs = {
      functional_option_id: optionId,
      virtuous: true,
      by: 'ana@example.org',
      at: new Date().toISOString(),
    }
    fakeApi.refuse('PUT /api/option_analysis', {
      status: 409,
      body: {
        error: h9AnalysisMessages.changedMeanwhile,
        code: 'RATING_CHANGED',
        conflicts: [
          { ...theirs, fhn_id: 3, measure: 4 },
          { ...theirs, fhn_id: 6, measure: null, by: null, at: null },
          { ...theirs, fhn_id: 7, measure: 1 },
        ],
      },
    })
    const { user } = renderApp(address())
    for (const need of ['Affection', 'Leisure', 'Creation']) {
      await user.selectOptions(await cell(need), 'Pseudo-satisfier')
    }
    fakeApi.answer('GET /api/option_analysis', [rating(1, 3), rating(3, 4), rating(7, 1), rating(9, 4)])
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const asked = within(await screen.findByRole('dialog', { name: conflictsMessages.title }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    const about = (need: string) => within(asked.getByRole('group', { name: need }))
    expect(about('Affection').getByRole('radio', { name: 'Keep mine' })).toHaveAccessibleDescription('Pseudo-satisfier')
    expect(about('Affection').getByRole('radio', { name: 'Take theirs' })).toHaveAccessibleDescription('Inhibiting')
    expect(about('Leisure').getByText(conflictsMessages.savedMeanwhile)).toBeVisible()
    expect(about('Leisure').getByRole('radio', { name: conflictsMessages.takeSaved })).toHaveAccessibleDescription(
      'None',
    )

    await user.click(about('Affection').getByRole('radio', { name: 'Keep mine' }))
    await user.click(about('Leisure').getByRole('radio', { name: 'Choose another' }))
    await user.selectOptions(about('Leisure').getByRole('combobox'), 'Singular')
    await user.click(about('Creation').getByRole('radio', { name: 'Take theirs' }))
    fakeApi.answer('PUT /api/option_analysis', [])
    await user.click(asked.getByRole('button', { name: 'Save decision' }))
    await screen.findByText(h9AnalysisMessages.saved)
    const sent = fakeApi.calls('PUT /api/option_analysis')[1]?.body.updates
    expect(sent?.[2]).toMatchObject({ fhn_id: 3, measure: 2, previous: 4 })
    expect(sent?.[5]).toMatchObject({ fhn_id: 6, measure: 3, previous: 5 })
    expect(sent?.[6]).toMatchObject({ fhn_id: 7, measure: 1, previous: 1 })
  })
})

test('the others are told that one rates once something is chosen, not when a list is opened', async () => {
  const { user } = renderApp(address())
  await user.click(await cell('Freedom'))
  expect(ownPlace.read().editing).toBeNull()
  await user.selectOptions(await cell('Freedom'), 'Inhibiting')
  expect(ownPlace.read().editing).toEqual({ kind: 'rating', id: optionId })
  await user.tab()
  expect(ownPlace.read().editing).toBeNull()
})

describe('ratings that are not saved', () => {
  const save = 'PUT /api/option_analysis'
  const saveButton = () => screen.getByText('Save', { selector: 'button *' })
  const sentFor = (call: number, fhnId: number) => fakeApi.calls(save)[call]?.body.updates[fhnId - 1]

  test('and chosen while a save is on its way stay unsaved, starting from what was saved', async () => {
    const [answer, { resolve }] = held<[]>()
    fakeApi.answer(save, () => answer)
    const { user } = renderApp(address())
    await user.selectOptions(await cell('Leisure'), 'Singular')
    await user.click(saveButton())
    await user.selectOptions(await cell('Leisure'), 'Inhibiting')
    fakeApi.answer('GET /api/option_analysis', [rating(6, 3)])
    resolve([])
    expect(await screen.findByText(h9AnalysisMessages.saved)).toBeInTheDocument()
    expect(await cell('Leisure')).toHaveValue('4')
    expect(screen.getByText('Unsaved')).toBeVisible()
    await waitFor(() => expect(saveButton().closest('button')).not.toHaveAttribute('aria-disabled'))
    await user.click(saveButton())
    await waitFor(() => expect(sentFor(1, 6)).toMatchObject({ measure: 4, previous: 3 }))
  })

  test('because no answer came are told once and sent by nobody but whoever saves them', async () => {
    fakeApi.fail(save)
    const { user } = renderApp(address())
    await user.selectOptions(await cell('Leisure'), 'Singular')
    await user.click(saveButton())
    expect(await screen.findByRole('alert')).toHaveTextContent(h9AnalysisMessages.saveFailed)
    expect(screen.getByText(connectionMessages.notSaved(['Leisure: Singular']))).toBeInTheDocument()
    expect(fakeApi.calls(save)).toHaveLength(2)
    fakeApi.answer(save, [])
    await user.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    await user.click(await screen.findByText(connectionMessages.saveNow))
    expect(await screen.findByText(h9AnalysisMessages.saved)).toBeInTheDocument()
    expect(fakeApi.calls(save)).toHaveLength(3)
  })

  test('are given up by leaving without saving, also on their way to the server', async () => {
    fakeApi.hang(save)
    const { user, router, unmount } = renderApp(address())
    await user.selectOptions(await cell('Leisure'), 'Singular')
    await user.click(saveButton())
    await user.click(screen.getByText('View System Requirements'))
    await user.click(await screen.findByText(unsavedMessages.leave))
    await waitFor(() => expect(router.state.location.pathname).not.toBe(address()))
    expect(fakeApi.calls(save)).toMatchObject([{ signal: { aborted: true } }])
    unmount()
    renderApp(address())
    await cell('Leisure')
    expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument()
  })

  test('because one of them met another person’s are saved with the decision about that one', async () => {
    fakeApi.refuse(save, { status: 409, body: { error: 'Met.', conflicts: [{ fhn_id: 6, measure: 4 }] } })
    const { user } = renderApp(address())
    for (const need of ['Leisure', 'Creation']) await user.selectOptions(await cell(need), 'Synergic')
    fakeApi.answer('GET /api/option_analysis', [rating(6, 4)])
    await user.click(saveButton())
    await user.click(await screen.findByLabelText(conflictsMessages.takeSaved))
    fakeApi.answer(save, [])
    await user.click(screen.getByText('Save decision'))
    await waitFor(() => expect(sentFor(1, 7)).toMatchObject({ measure: 1, previous: 5 }))
    expect(sentFor(1, 6)).toMatchObject({ measure: 4, previous: 4 })
  })

  test('are in their cells again after a crash, but for those stored meanwhile, and not in the other direction', async () => {
    const first = renderApp(address())
    await first.user.selectOptions(await cell('Leisure'), 'Singular')
    await first.user.selectOptions(await cell('Creation'), 'Inhibiting')
    first.unmount()

    fakeApi.answer('GET /api/option_analysis', [rating(7, 4)])
    const other = renderApp(address('Vicious'))
    await cell('Leisure')
    expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument()
    other.unmount()

    const second = renderApp(address())
    expect(await cell('Leisure')).toHaveValue('3')
    expect(screen.getByText('Unsaved')).toBeVisible()
    await second.user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(await cell('Leisure')).toHaveValue('5')
    await second.user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await cell('Leisure')).toHaveValue('3')
  })

  test('can be copied when somebody deletes the option', async () => {
    fakeApi.answer('GET /api/deletions', { by: 'ana@example.org', at: '2026-11-15T12:00:00.000Z' })
    const { user, queryClient } = renderApp(address())
    await user.selectOptions(await cell('Leisure'), 'Singular')
    fakeApi.answer('GET /api/user_stories_table/{solutionId}', { solution_name: 'Cargo-bike sharing', metrics: [] })
    await queryClient.invalidateQueries({ queryKey: keys.solution(solutionId) })
    expect(await screen.findByText(/^The rated functional option was deleted by ana@example.org, /)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Copy text' }))
    expect(await navigator.clipboard.readText()).toBe('Leisure: Singular')
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.queryByText('Leisure: Singular')).not.toBeInTheDocument()
    expect(screen.getByText(functionalOptionsMessages.missing)).toBeVisible()
  })
})

test('cells nobody touched here follow others, touched ones never do', async () => {
  const { user, queryClient } = renderApp(address())
  await user.selectOptions(await cell('Affection'), 'Inhibiting')
  fakeApi.answer('GET /api/option_analysis', [rating(1, 2), rating(3, 3), rating(9, 4)])
  await queryClient.invalidateQueries({ queryKey: keys.solution(solutionId) })
  await waitFor(async () => expect(await cell('Subsistence')).toHaveValue('2'))
  expect(await cell('Affection')).toHaveValue('4')
})

test('the ratings are fetched anew each time and never kept', async () => {
  const { router, queryClient } = renderApp(address())
  await cell('Freedom')
  await router.navigate({ to: '/data' })
  await waitFor(() => expect(queryClient.getQueryData(keys.analysis(solutionId, optionId, true))).toBeUndefined())
  await router.navigate({ to: address() })
  await cell('Freedom')
  expect(readsOf(true)).toHaveLength(2)
})

describe('leaving with unsaved ratings', () => {
  test.each(['View System Requirements', 'Back to Functional Options', 'Home'])('by %s asks first', async (name) => {
    const { user, router } = renderApp(address())
    await user.selectOptions(await cell('Leisure'), 'Singular')
    await user.click(screen.getByRole('link', { name }))
    const dialog = within(await screen.findByRole('dialog', { name: unsavedMessages.title }))
    expect(dialog.getByText(unsavedMessages.h9)).toBeVisible()
    expect(unsavedMessages.h9).toMatch(/^You have unsaved changes to your H9 analysis/)

    await user.click(dialog.getByRole('button', { name: unsavedMessages.stay }))
    expect(router.state.location.pathname).toBe(address())
    expect(await cell('Leisure')).toHaveValue('3')

    await user.click(screen.getByRole('link', { name }))
    await user.click(await screen.findByRole('button', { name: unsavedMessages.leave }))
    await waitFor(() => expect(router.state.location.pathname).not.toBe(address()))
  })

  test('by closing the page makes the browser ask', async () => {
    const { user } = renderApp(address())
    await cell('Leisure')
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(leave()).toBe(false)
    await user.selectOptions(await cell('Leisure'), 'Singular')
    expect(leave()).toBe(true)
  })
})

describe('waiting and failing', () => {
  test('says that it loads', async () => {
    fakeApi.hang('GET /api/option_analysis')
    renderApp(address())
    expect(await screen.findByText(commonMessages.loading)).toBeVisible()
  })

  test.each([
    ['GET /api/option_analysis', h9AnalysisMessages.fetchFailed],
    ['GET /api/fhn_measures', referenceDataMessages.fetchMeasuresFailed],
    ['GET /api/fhns', referenceDataMessages.fetchFhnsFailed],
    ['GET /api/user_stories_table/{solutionId}', userStoriesMessages.fetchFailed],
    ['GET /api/solutions/{id}', solutionsMessages.fetchOneFailed],
  ] as const)('%s fails', async (name, message) => {
    fakeApi.refuse(name, 'UNFORESEEN')
    renderApp(address())
    expect(await screen.findByRole('alert')).toHaveTextContent(commonMessages.error(message))
  })

  test('a failure can be tried again', async () => {
    fakeApi.refuse('GET /api/option_analysis', 'UNFORESEEN')
    const { user } = renderApp(address())
    const again = await screen.findByRole('button', { name: 'Try again' })
    fakeApi.answer('GET /api/option_analysis', [])
    await user.click(again)
    expect(await cell('Freedom')).toHaveValue('5')
  })

  test('an option that is not part of the solution is told, with a way on', async () => {
    fakeApi.refuse('GET /api/option_analysis', 'NOT_FOUND')
    renderApp(address('Virtuous', 99))
    expect(await screen.findByText(functionalOptionsMessages.missing)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to Functional Options' })).toBeVisible()
  })

  test('without an option id nothing is fetched', async () => {
    renderApp(address('Virtuous', 'none'))
    expect(await screen.findByText(plainPagesMessages.notFound)).toBeVisible()
    expect(fakeApi.calls('GET /api/option_analysis')).toEqual([])
  })
})
