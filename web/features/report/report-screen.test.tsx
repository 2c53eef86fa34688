import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Chain } from '#contract/chain.ts'
import { decisionsMessages } from '#contract/messages/comparison.ts'
import { gapsMessages } from '#contract/messages/steps.ts'
import { reportMessages } from '#contract/messages/report.ts'
import { emptyChain, optionOf, personOf, purposeOf, ratingOf, requirementOf, storyOf } from '../../testing/chains.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { answerRatedOption, solutionId } from '../../testing/rated-option.ts'
import { renderApp } from '../../testing/render-app.tsx'

// jsdom cannot read rules for pages; a test of its own and the browser look at them
vi.mock(import('./document/page-style.ts'), () => ({ pageStyle: () => '' }))

const READ = 'GET /api/solutions/{id}/chain'
const PEOPLE = 'GET /api/solution/{id}/activity'
const address = `/solutions/${solutionId}/report`

const chain: Chain = {
  ...emptyChain,
  id: solutionId,
  user_email: 'mira@example.org',
  purposes: [purposeOf(3)],
  stakeholders: [{ ...personOf(4), own: true }],
  stories: [storyOf(1, { purpose_ids: [3], stakeholder_ids: [4], own: true }), storyOf(2, { user_story: '' })],
  options: [
    optionOf(31, 1, { decision: 'adapted', decision_reason: 'Only with a card.' }),
    optionOf(32, 1, { recheck: true }),
  ],
  ratings: [ratingOf(1, 31, 1, 9, true), ratingOf(2, 31, 4, 9, false), ratingOf(3, 31, 4, 1, false)],
  requirements: [requirementOf(88, 2)],
}

beforeEach(() => {
  answerRatedOption()
  fakeApi.answer(READ, chain)
})

const part = async (name: string) => within(await screen.findByRole('region', { name }))

test('the document tells the solution from purpose to gaps, and its contents lead to every part', async () => {
  renderApp(address)
  const analysis = await part('H9 analysis')
  const rows = analysis.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toContain('Freedom1 Synergic4 InhibitingFragile benefit. Safeguard against the vicious caseR88')
  expect(analysis.getByText(reportMessages.notRated)).toBeVisible()

  expect((await part('Metrics')).getByText('Metric 21')).toBeVisible()
  expect((await part('Stakeholders')).getByText('Person 4')).toBeVisible()
  expect((await part('User stories and options')).getByText(reportMessages.noStory)).toBeVisible()
  const marks = { Metrics: 1, Stakeholders: 1, 'User stories and options': 2 }
  for (const [name, count] of Object.entries(marks))
    expect((await part(name)).getAllByText('Added in this workshop')).toHaveLength(count)
  expect((await part('Freedom')).getByText('Requirement 88')).toBeVisible()
  expect((await part('Freedom')).getByText(decisionsMessages.decision.adapted)).toBeVisible()
  const decisions = await part('Decisions')
  expect(decisions.getByText('Only with a card.')).toBeVisible()
  expect(decisions.getByText(decisionsMessages.undecided)).toBeVisible()
  const gaps = await part('Open gaps')
  expect(gaps.getByText(gapsMessages.metricsWithoutStory(1)).nextSibling).toHaveTextContent('M22')
  expect(gaps.getByText(gapsMessages.harmsUnanswered(1)).nextSibling).toHaveTextContent('O31 Subsistence, vicious')
  expect(gaps.getByText(gapsMessages.optionsToRecheck(1)).nextSibling).toHaveTextContent('O32')

  const links = [...document.querySelectorAll<HTMLAnchorElement>('article a[href^="#"]')]
  expect(links.length).toBeGreaterThan(20)
  for (const { hash } of links) expect(document.getElementById(hash.slice(1)), hash).toBeInTheDocument()
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
})

test('an option that is rated one way only is told as such', async () => {
  fakeApi.answer(READ, { ...chain, ratings: chain.ratings.filter(({ virtuous }) => virtuous) })
  renderApp(address)
  const analysis = await part('H9 analysis')
  const rows = analysis.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toContainEqual(expect.stringMatching(/^Freedom1 SynergicNot ratedNot rated both ways/))
  expect(analysis.queryByText(/^Untouched/)).not.toBeInTheDocument()
})

test('without effects there are ratings and no readings', async () => {
  fakeApi.answer(READ, { ...chain, measures: chain.measures.map(({ id, measure }) => ({ id, measure })) })
  renderApp(address)
  const analysis = await part('H9 analysis')
  expect(analysis.queryByText('Together')).not.toBeInTheDocument()
  expect(analysis.getAllByText('Synergic').length).toBeGreaterThan(0)
  expect((await part('Open gaps')).queryByText(/harm/)).not.toBeInTheDocument()
})

test('nobody is named until somebody wants it; then everybody who worked on it is, once', async () => {
  fakeApi.answer(PEOPLE, {
    deeds: [],
    more: false,
    people: [
      { id: 1, email: 'zoe@example.org' },
      { id: 2, email: 'mira@example.org' },
    ],
  })
  const { user } = renderApp(address)
  await part('H9 analysis')
  // the page's own style stands in it too
  const parts = [...document.querySelectorAll('article > :not(style)')].map((element) => element.textContent)
  expect(parts.join('')).not.toContain('@')
  expect(fakeApi.calls(PEOPLE)).toEqual([])
  await user.click(screen.getByLabelText('List the participants’ e-mails'))
  await screen.findByText('zoe@example.org')
  const people = (await part('Participants')).getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(people).toEqual(['mira@example.org', 'zoe@example.org'])
  await user.click(screen.getByLabelText('List the participants’ e-mails'))
  // the page's own style stands in it too
  const shown = [...document.querySelectorAll('article > :not(style)')].map((element) => element.textContent)
  expect(shown.join('')).not.toContain('@')
})

test('it is printed by the browser, under the name of the solution', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  const { user } = renderApp(address)
  await part('H9 analysis')
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  expect(document.title).toBe('Cargo-bike sharing, report · Ninefold')
})

test('a solution with nothing in it is told as such', async () => {
  fakeApi.answer(READ, { ...emptyChain, id: solutionId })
  renderApp(address)
  expect((await part('H9 analysis')).getByText(reportMessages.nothing)).toBeVisible()
  expect((await part('Open gaps')).getByText(reportMessages.noGaps)).toBeVisible()
})

test('a server that cannot tell the whole says so, and nothing can be printed', async () => {
  fakeApi.refuse(READ, 'UNFORESEEN')
  renderApp(address)
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled()
})

test('a solution that is not there has no report', async () => {
  fakeApi.refuse(READ, 'NOT_FOUND')
  renderApp(address)
  expect(await screen.findByText('No solution found.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled()
})
