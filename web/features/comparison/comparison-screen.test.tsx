import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Chain } from '#contract/chain.ts'
import { chainMessages } from '#contract/messages/map.ts'
import {
  comparisonMessages,
  decisionsMessages,
  readingsMessages,
  recheckMessages,
} from '#contract/messages/comparison.ts'
import { basicMessages } from '#contract/messages/common.ts'
import { deletedMessages } from '#contract/messages/undo.ts'
import { draftsMessages } from '#contract/messages/edits.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { held } from '../../testing/held.ts'
import { answerRatedOption, solutionId } from '../../testing/rated-option.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { fillIn } from '../../testing/fill-in.ts'

const READ = 'GET /api/solutions/{id}/chain'
const address = `/solutions/${solutionId}/comparison`

const option = (id: number, user_story_id: number, more: Partial<Chain['options'][number]> = {}) => ({
  id,
  user_story_id,
  functional_option: `Option ${id}`,
  decision: null,
  decision_reason: '',
  recheck: false,
  ...more,
})
const story = (id: number) => ({
  id,
  metric_id: id,
  metric_text: `Metric ${id}`,
  user_story: 'A story',
  purpose_ids: [],
  stakeholder_ids: [],
})
const chain: Chain = {
  id: solutionId,
  solution_name: 'Cargo-bike sharing',
  user_email: '',
  primary_fhn: 9,
  created_at: '',
  purposes: [],
  fhns: [
    { id: 1, p_fhn: 'Subsistence' },
    { id: 9, p_fhn: 'Freedom' },
  ],
  measures: [
    { id: 1, measure: 'Synergic', effect: 'helps' },
    { id: 4, measure: 'Inhibiting', effect: 'harms' },
    { id: 5, measure: 'None', effect: 'none' },
  ],
  stakeholders: [],
  stories: [story(1), { ...story(2), own: true }],
  options: [option(31, 1, { recheck: true }), option(32, 2, { decision: 'rejected', decision_reason: 'Too dear.' })],
  ratings: [
    { id: 1, functional_option_id: 31, fhn_id: 9, virtuous: true, measure: 4 },
    { id: 2, functional_option_id: 32, fhn_id: 9, virtuous: true, measure: 1 },
    { id: 3, functional_option_id: 31, fhn_id: 9, virtuous: false, measure: 5 },
    { id: 4, functional_option_id: 32, fhn_id: 9, virtuous: false, measure: 5 },
  ],
  requirements: [],
}

beforeEach(() => {
  answerRatedOption()
  fakeApi.answer(READ, chain)
})

const rows = () => screen.getAllByRole('row').slice(1)
const optionsShown = () => rows().map((row) => /O(\d+)/.exec(row.textContent)?.[1])

test('options stand by need, the primary one first; each cell says both directions and leads to the rating', async () => {
  renderApp(address)
  await screen.findByText('Option 31')
  const [, first, second] = screen.getAllByRole('columnheader')
  expect(first).toHaveTextContent('FreedomPrimary')
  expect(second).toHaveTextContent('Subsistence')
  const cell = screen.getByRole('link', { name: 'Freedom: virtuous Inhibiting, vicious None, built-in harm' })
  expect(cell).toHaveAttribute('href', `/solutions/${solutionId}/option-analysis/31/Virtuous`)
  expect(rows()[0]).toHaveTextContent(recheckMessages.recheck)
  expect(rows()[1]).toHaveTextContent(decisionsMessages.decision.rejected)
})

test('a long option and a long reason are folded, and each opens in its place; a short one stands there whole', async () => {
  const words = 'A bike with a box. '.repeat(20).trim()
  const long = option(33, 1, { functional_option: words, decision: 'rejected', decision_reason: `${words} Too dear.` })
  fakeApi.answer(READ, { ...chain, options: [...chain.options, long] })
  const { user } = renderApp(address)
  const shown = await screen.findByText(words)
  expect(screen.getByText('Option 31')).not.toHaveAttribute('data-folded')
  expect(shown).toHaveAttribute('data-folded')
  const [open, openReason] = screen.getAllByRole('button', { name: 'Show all' })
  await user.click(open!)
  expect(shown).not.toHaveAttribute('data-folded')
  expect(open).toHaveAccessibleDescription(words)
  expect(screen.getByText(`${words} Too dear.`)).toHaveAttribute('data-folded')
  await user.click(openReason!)
  expect(screen.getAllByRole('button', { name: 'Show less' })).toHaveLength(2)
})

test('the words and the dash in the cells are explained before the cells, where the measures have effects', async () => {
  const { user } = renderApp(address)
  const folded = await screen.findByText(readingsMessages.whatTheyMean)
  for (const legend of [screen.getByRole('list', { name: 'Measures' }), folded])
    expect(legend.compareDocumentPosition(screen.getByRole('table'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(folded)
  for (const { name, means, ask } of Object.values(readingsMessages.reading)) {
    expect(screen.getByText(name).parentElement).toHaveTextContent(`${name}: ${means} ${ask}.`)
  }
  expect(screen.getByText(comparisonMessages.untouched)).toHaveTextContent('–')
  cleanup()
  fakeApi.answer(READ, { ...chain, measures: chain.measures.map(({ id, measure }) => ({ id, measure })) })
  renderApp(address)
  await screen.findByText('Option 31')
  expect(screen.queryByText(readingsMessages.whatTheyMean)).toBeNull()
})

test('one story at a time, and first what helps the primary need and harms none', async () => {
  const { user } = renderApp(address)
  await screen.findByText('Option 31')
  expect(optionsShown()).toEqual(['31', '32'])
  await user.click(screen.getByLabelText('Show first the options that help the primary need and harm none'))
  expect(optionsShown()).toEqual(['32', '31'])
  expect(screen.getByText(comparisonMessages.helpful(1))).toBeVisible()
  expect(screen.getByRole('option', { name: 'S2 · Metric 2 · Added in this workshop' })).toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Story'), '1')
  expect(optionsShown()).toEqual(['31'])
  expect(screen.getByText('Showing 1 of 2 options')).toBeVisible()
  expect(screen.getByText(comparisonMessages.helpful(0))).toBeVisible()
})

test('what is rated one way only is no reading, and says which way is missing', async () => {
  fakeApi.answer(READ, { ...chain, ratings: chain.ratings.filter(({ virtuous }) => virtuous) })
  renderApp(address)
  const cell = await screen.findByRole('link', { name: 'Freedom: virtuous Synergic, vicious not rated' })
  expect(cell).toHaveTextContent(/vicious not rated$/)
  expect(screen.queryByText('sturdy')).not.toBeInTheDocument()
})

test('without effects there is nothing to order by', async () => {
  fakeApi.answer(READ, { ...chain, measures: chain.measures.map(({ id, measure }) => ({ id, measure })) })
  renderApp(address)
  await screen.findByText('Option 31')
  expect(screen.queryByLabelText(/harms none/)).not.toBeInTheDocument()
})

test('a decision is saved with its reason and with what was seen before', async () => {
  fakeApi.answer('PUT /api/function_options/{id}/decision', {
    id: 31,
    decision: 'adapted',
    decision_reason: 'With a card',
  })
  const { user } = renderApp(address)
  await screen.findByText('Option 31')
  await user.click(screen.getByRole('button', { name: 'Decide' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByLabelText(decisionsMessages.decision.adapted))
  await fillIn(user, dialog.getByLabelText('Reason'), ' With a card ')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(decisionsMessages.saved)).toBeVisible()
  expect(fakeApi.calls('PUT /api/function_options/{id}/decision')).toMatchObject([
    {
      params: { id: '31' },
      body: {
        decision: 'adapted',
        decision_reason: 'With a card',
        previous: { decision: null, decision_reason: '' },
      },
    },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

const DECIDE = 'PUT /api/function_options/{id}/decision'
const theirs = { decision: 'accepted', decision_reason: 'Cheap.' }
const changedMeanwhile = 'The decision about this option was changed in the meantime.'

async function decideTooLate() {
  const conflicts = [{ id: 31, ...theirs, by: 'ana@example.org', at: new Date().toISOString() }]
  fakeApi.refuse(DECIDE, { status: 409, body: { error: changedMeanwhile, code: 'DECISION_CHANGED', conflicts } })
  const { user } = renderApp(address)
  await screen.findByText('Option 31')
  await user.click(screen.getByRole('button', { name: 'Decide' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Decision' }))
  await user.click(dialog.getByLabelText(decisionsMessages.decision.rejected))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const conflict = within(await screen.findByRole('dialog', { name: 'Changed in the meantime' }))
  return { user, conflict }
}

test('whoever decides second sees the other decision, and may save hers over it knowingly', async () => {
  const { user, conflict } = await decideTooLate()
  expect(conflict.getByText(changedMeanwhile, { exact: false })).toBeVisible()
  expect(conflict.getAllByText("ana@example.org's, just now")).toHaveLength(2)
  expect(conflict.getByText(decisionsMessages.decision.accepted)).toBeVisible()
  expect(conflict.getByText('Cheap.')).toBeVisible()
  fakeApi.answer(DECIDE, { id: 31, decision: 'rejected', decision_reason: 'Cheap.' })
  await user.click(conflict.getAllByLabelText('Keep mine')[0]!)
  await user.click(conflict.getAllByLabelText('Take theirs')[1]!)
  await user.click(conflict.getByRole('button', { name: 'Save decision' }))
  expect(await screen.findByText(decisionsMessages.saved)).toBeVisible()
  expect(fakeApi.calls(DECIDE).at(-1)?.body).toEqual({
    decision: 'rejected',
    decision_reason: 'Cheap.',
    previous: theirs,
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('whoever takes the other decision sends nothing', async () => {
  const { user, conflict } = await decideTooLate()
  for (const way of conflict.getAllByLabelText('Take theirs')) await user.click(way)
  await user.click(conflict.getByRole('button', { name: 'Save decision' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(fakeApi.calls(DECIDE)).toHaveLength(1)
})

test('a question left open overwrites nothing: what nobody touched shows theirs', async () => {
  const { user, conflict } = await decideTooLate()
  await user.click(conflict.getByRole('button', { name: 'Cancel' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Decision' }))
  expect(dialog.getByLabelText(decisionsMessages.decision.rejected)).toBeChecked()
  expect(dialog.getByLabelText('Reason')).toHaveValue('Cheap.')
})

describe('what is decided and not saved', () => {
  async function openDialog() {
    const view = renderApp(address)
    await view.user.click(await screen.findByRole('button', { name: 'Decide' }))
    return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Decision' })) }
  }
  async function typeReason(text: string) {
    const view = await openDialog()
    await fillIn(view.user, view.dialog.getByLabelText('Reason'), text)
    return view
  }
  const save = ({ user, dialog }: Awaited<ReturnType<typeof openDialog>>) =>
    user.click(dialog.getByRole('button', { name: 'Save' }))
  const decided = (decision_reason: string) => ({ id: 31, decision: null, decision_reason })
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  test('is marked on the row of its option after a crash, until it is discarded', async () => {
    const first = await typeReason('Half')
    first.unmount()
    const { user } = renderApp(address)
    expect(await screen.findByText(draftsMessages.notSaved)).toBeVisible()
    await user.click(screen.getByRole('button', { name: comparisonMessages.decide }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Discard' }))
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await closed()
    expect(screen.queryByText(draftsMessages.notSaved)).not.toBeInTheDocument()
  })

  test('is kept at hand when its option is deleted before the next visit, until it is discarded', async () => {
    const first = await typeReason('Half')
    first.unmount()
    fakeApi.answer('GET /api/deletions', { by: 'ana@example.org', at: '2026-11-15T12:00:00.000Z' })
    fakeApi.answer(READ, { ...chain, options: [] })
    const second = renderApp(address)
    expect(await screen.findByText(/^The functional option was deleted by ana@example.org, /)).toBeVisible()
    expect(screen.getByText('Half')).toBeVisible()
    await second.user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.queryByText('Half')).not.toBeInTheDocument()
    second.unmount()
    renderApp(address)
    expect(await screen.findByText(comparisonMessages.none)).toBeVisible()
    expect(screen.queryByText('Half')).not.toBeInTheDocument()
  })

  test('is in the dialog again after a crash', async () => {
    const first = await typeReason('Half')
    await first.user.click(first.dialog.getByLabelText(decisionsMessages.decision.adapted))
    first.unmount()
    const { user, dialog } = await openDialog()
    expect(dialog.getByLabelText('Reason')).toHaveValue('Half')
    expect(dialog.getByLabelText(decisionsMessages.decision.adapted)).toBeChecked()
    await user.click(dialog.getByRole('button', { name: 'Discard' }))
    expect(dialog.getByLabelText('Reason')).toHaveValue('')
    await user.click(dialog.getByRole('button', { name: 'Undo' }))
    expect(dialog.getByLabelText('Reason')).toHaveValue('Half')
  })

  test.each([
    ['Cancel', ({ user, dialog }) => user.click(dialog.getByRole('button', { name: 'Cancel' }))],
    ['Escape', ({ user }) => user.keyboard('{Escape}')],
  ] satisfies [string, (view: Awaited<ReturnType<typeof openDialog>>) => Promise<void>][])(
    'is given up by %s, also on its way to the server',
    async (_how, giveUp) => {
      fakeApi.hang(DECIDE)
      const view = await typeReason('Half')
      await save(view)
      await giveUp(view)
      await closed()
      expect(fakeApi.calls(DECIDE)).toMatchObject([{ signal: { aborted: true } }])
      view.unmount()
      const { dialog } = await openDialog()
      expect(dialog.getByLabelText('Reason')).toHaveValue('')
      expect(screen.queryByText(draftsMessages.notSaved)).not.toBeInTheDocument()
    },
  )

  test('stays in the dialog when no answer comes, which is told once', async () => {
    fakeApi.fail(DECIDE)
    const view = await typeReason('Half')
    await save(view)
    expect(await screen.findAllByText(decisionsMessages.failed(basicMessages.networkError))).toHaveLength(1)
    expect(view.dialog.getByLabelText('Reason')).toHaveValue('Half')
    expect(fakeApi.calls(DECIDE)).toHaveLength(2)
  })

  test('while a save is on its way is not closed over, and starts from what was saved', async () => {
    const [answer, { resolve }] = held<ReturnType<typeof decided>>()
    fakeApi.answer(DECIDE, () => answer)
    const view = await typeReason('Half')
    await save(view)
    await fillIn(view.user, view.dialog.getByLabelText('Reason'), ' a sentence')
    fakeApi.answer(READ, { ...chain, options: [option(31, 1, decided('Half'))] })
    resolve(decided('Half'))
    expect(await screen.findByText(decisionsMessages.saved)).toBeInTheDocument()
    await waitFor(() => expect(view.dialog.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled'))
    expect(view.dialog.getByLabelText('Reason')).toHaveValue('Half a sentence')
    fakeApi.answer(DECIDE, decided('Half a sentence'))
    await save(view)
    await closed()
    expect(fakeApi.calls(DECIDE)[1]?.body).toEqual({
      decision: null,
      decision_reason: 'Half a sentence',
      previous: { decision: null, decision_reason: 'Half' },
    })
  })

  test('and answered after the page was left says so, and opens nothing', async () => {
    const [answer, { resolve }] = held<ReturnType<typeof decided>>()
    fakeApi.answer(DECIDE, () => answer)
    const view = await typeReason('Half')
    await save(view)
    await view.router.navigate({ to: '/data' })
    await closed()
    resolve(decided('Half'))
    expect(await screen.findByText(decisionsMessages.saved)).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(Object.keys(localStorage).filter((key) => key.includes('decision'))).toEqual([])
  })

  test('can be copied when somebody deletes the option', async () => {
    const { user, dialog, queryClient } = await typeReason('Half')
    fakeApi.answer(READ, { ...chain, options: [] })
    await queryClient.invalidateQueries()
    expect(await dialog.findByText(deletedMessages.by(deletedMessages.option, null))).toBeVisible()
    expect(dialog.getByText('Half', { selector: 'p' })).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
    await user.click(dialog.getByRole('button', { name: 'Discard' }))
    await closed()
  })
})

test('a reason is read in the table; the dialog begins at what is decided and gives the focus back', async () => {
  const { user } = renderApp(address)
  expect(await screen.findByText('Too dear.')).toBeVisible()
  const change = screen.getByRole('button', { name: 'Change' })
  await user.click(change)
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(dialog.getByLabelText(decisionsMessages.decision.rejected)).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(change).toHaveFocus())
})

test('no options yet leads to where they are written', async () => {
  fakeApi.answer(READ, { ...chain, options: [], ratings: [] })
  const { user, router } = renderApp(address)
  await user.click(await screen.findByRole('link', { name: 'Write options' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/solutions/${solutionId}/functional-options`))
})

test('a failed reading can be tried again', async () => {
  fakeApi.refuse(READ, 'UNFORESEEN')
  const { user } = renderApp(address)
  expect(await screen.findByText(chainMessages.fetchFailed)).toBeVisible()
  fakeApi.answer(READ, chain)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Option 31')).toBeVisible()
})
