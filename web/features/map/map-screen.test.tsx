import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Chain } from '#contract/chain.ts'
import { decisionsMessages, recheckMessages } from '#contract/messages/comparison.ts'
import { gapsMessages } from '#contract/messages/steps.ts'
import { mapMessages } from '#contract/messages/map.ts'
import { plainPagesMessages } from '#contract/messages/shell.ts'
import { emptyChain, optionOf, personOf, purposeOf, ratingOf, requirementOf, storyOf } from '../../testing/chains.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { answerRatedOption, solutionId } from '../../testing/rated-option.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { fillIn } from '../../testing/fill-in.ts'

const READ = 'GET /api/solutions/{id}/chain'
const address = `/solutions/${solutionId}/map`
const words = mapMessages

const help = ratingOf(5, 31, 1, 9)
const harm = ratingOf(6, 31, 4, 1, false)
const chain: Chain = {
  ...emptyChain,
  id: solutionId,
  purposes: [purposeOf(1)],
  stakeholders: [{ ...personOf(1), own: true }],
  stories: [
    storyOf(1, { purpose_ids: [1], stakeholder_ids: [1], own: true }),
    storyOf(2, { purpose_ids: [1], stakeholder_ids: [1], user_story: '' }),
  ],
  options: [
    optionOf(31, 1, { recheck: true }),
    optionOf(32, 2, { decision: 'rejected', decision_reason: 'Too dear.' }),
  ],
  ratings: [help, harm],
  requirements: [requirementOf(88, help.id)],
}

// jsdom has no layout to scroll in
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
  answerRatedOption()
  fakeApi.answer(READ, chain)
})

const item = (key: string) => document.querySelector<HTMLElement>(`[data-key="${key}"]`)!
const litKeys = () =>
  [...document.querySelectorAll<HTMLElement>('[data-lit] [data-key]')].map((button) => button.dataset.key!).toSorted()

test('choosing an item lights its whole thread, shows where it is made, and is in the address', async () => {
  const { user, router } = renderApp(address)
  await screen.findByText('Requirement 88')
  await user.click(item('R88'))
  const thread = [`A${help.id}`, 'H1.S1', 'M21', 'O31', 'P1', 'R88', 'S1']
  await waitFor(() => expect(litKeys()).toEqual(thread.toSorted()))
  expect(item('R88')).toHaveAttribute('aria-pressed', 'true')
  for (const key of ['M21', 'H1.S1', 'H1.S2']) expect(item(key)).toHaveTextContent('Added in this workshop')
  expect(item('M22')).not.toHaveTextContent('Added in this workshop')
  expect(router.state.location.search).toEqual({ item: 'R88' })
  expect(screen.getByText('Open in Requirements')).toHaveAttribute(
    'href',
    `/solutions/${solutionId}/system-requirements/31`,
  )

  await user.click(screen.getByLabelText('Only the selected thread'))
  await waitFor(() => expect(screen.queryByText('Option 32')).not.toBeInTheDocument())
  item('R88').focus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(litKeys()).toEqual([]))
  expect(await screen.findByText('Option 32')).toBeInTheDocument()
})

test('a harm that no requirement answers leads to where one is written; the card stands beside the picture', async () => {
  const { user } = renderApp(address)
  await screen.findByText('Requirement 88')
  await user.click(item(`A${harm.id}`))
  const card = await screen.findByLabelText('Selected item')
  expect(screen.getByLabelText('Map')).not.toContainElement(card)
  expect(within(card).getByText('Open in H9 analysis')).toHaveAttribute(
    'href',
    `/solutions/${solutionId}/option-analysis/31/Vicious`,
  )
  expect(within(card).getByText('Write a requirement')).toHaveAttribute(
    'href',
    `/solutions/${solutionId}/system-requirements/31`,
  )
  await user.click(item(`A${help.id}`))
  expect(await screen.findByText('Open in Requirements')).toBeVisible()
})

test('the map is one stop for Tab, moved over by arrow keys', async () => {
  const { user } = renderApp(address)
  await screen.findByText('Requirement 88')
  const stops = () => document.querySelectorAll('[data-key][tabindex="0"]')
  expect(stops()).toHaveLength(1)
  item('S1').focus()
  await user.keyboard('{ArrowRight}')
  expect(item('O31')).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(item('O32')).toHaveFocus()
  expect(stops()).toHaveLength(1)
  await user.keyboard('{Enter}')
  // the reason of a decision is read with the option
  expect(await screen.findByText('Too dear.')).toBeVisible()
  expect(item('O32')).toHaveTextContent(decisionsMessages.decision.rejected)
  expect(item('O31')).toHaveTextContent(recheckMessages.recheck)
})

test('gaps are counted, and each shows the threads it is in', async () => {
  const { user } = renderApp(address)
  const gap = await screen.findByText(gapsMessages.harmsUnanswered(1))
  expect(screen.getByText(words.whole.stories)).toBeVisible()
  await user.click(gap)
  expect(gap).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() => expect(screen.queryByText('Requirement 88')).not.toBeInTheDocument())
  expect(item(`A${harm.id}`).closest('[data-marked]')).not.toBeNull()
  await user.click(gap)
  expect(await screen.findByText('Requirement 88')).toBeInTheDocument()
})

test('nothing counts as answered while an option is rated one way only', async () => {
  const whole = { ...chain, options: [optionOf(31, 1)], requirements: [requirementOf(88, help.id)] }
  fakeApi.answer(READ, { ...whole, ratings: [help] })
  renderApp(address)
  expect(await screen.findByText(gapsMessages.optionsNotRatedVicious(1))).toBeVisible()
  expect(screen.queryByText(words.whole.harms)).not.toBeInTheDocument()
})

test('without effects nothing is called a harm, answered or not', async () => {
  fakeApi.answer(READ, { ...chain, measures: chain.measures.map(({ id, measure }) => ({ id, measure })) })
  renderApp(address)
  expect(await screen.findByText(gapsMessages.ratingsWithoutRequirement(1))).toBeVisible()
  expect(screen.queryByText(gapsMessages.harmsUnanswered(1))).not.toBeInTheDocument()
  expect(screen.queryByText(words.whole.harms)).not.toBeInTheDocument()
})

test('a search finds words and ids', async () => {
  const { user } = renderApp(address)
  await user.type(await screen.findByLabelText('Search the map'), 'o32')
  await waitFor(() => expect(item('O31')).toBeNull())
  expect(item('O32')).toBeInTheDocument()
  await fillIn(user, screen.getByLabelText('Search the map'), ' nowhere')
  expect(await screen.findByText(words.noneMatching)).toBeVisible()
})

test('the same as a table, whose ids lead to the steps', async () => {
  const { user } = renderApp(address)
  await user.click(await screen.findByText('Table'))
  const row = (await screen.findByText('Requirement 88')).closest('tr')!
  expect(row).toHaveTextContent('M21 Metric 21Added in this workshop Person 1Added in this workshop')
  expect(row).toHaveTextContent('Freedom, virtuous: Synergic')
  expect(within(row).getByText('R88')).toHaveAttribute('href', `/solutions/${solutionId}/system-requirements/31`)
})

test('of a large map only what is near the window is drawn, and its purposes go along', async () => {
  const stories = Array.from({ length: 120 }, (_, index) => storyOf(index + 1, { purpose_ids: [1] }))
  const options = stories.map(({ id }) => optionOf(id, id))
  fakeApi.answer(READ, { ...chain, stories, options, ratings: [], requirements: [], stakeholders: [] })
  renderApp(address)
  await screen.findByText('Option 1')
  const drawn = [...document.querySelectorAll<HTMLElement>('[data-key]')].map((button) => button.dataset.key)
  expect(drawn).toContain('O10')
  expect(drawn).not.toContain('O100')
  expect(item('P1').closest('[data-along]')).not.toBeNull()
})

test('what changes elsewhere appears', async () => {
  const { queryClient } = renderApp(address)
  await screen.findByText('Requirement 88')
  fakeApi.answer(READ, { ...chain, requirements: [...chain.requirements, requirementOf(89, harm.id)] })
  await queryClient.invalidateQueries({ queryKey: ['solution', solutionId] })
  expect(await screen.findByText('Requirement 89')).toBeInTheDocument()
})

test('without metrics there is nothing to trace; a server without the call has no such page', async () => {
  fakeApi.answer(READ, { ...emptyChain, id: solutionId })
  const { unmount } = renderApp(address)
  expect(await screen.findByText(words.none)).toBeVisible()
  unmount()
  fakeApi.refuse(READ, { status: 404 })
  renderApp(address)
  expect(await screen.findByText(plainPagesMessages.notFound)).toBeVisible()
})
