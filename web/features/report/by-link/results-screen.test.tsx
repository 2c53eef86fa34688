import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { RESULTS_TOKEN_HEADER } from '#contract/limits.ts'
import { reportMessages } from '#contract/messages/report.ts'
import { resultsMessages } from '#contract/messages/results.ts'
import type { Results } from '#contract/results.ts'
import { emptyChain, optionOf, ratingOf, requirementOf, storyOf } from '../../../testing/chains.ts'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderApp } from '../../../testing/render-app.tsx'

// jsdom cannot read rules for pages; a test of its own and the browser look at them
vi.mock(import('../document/page-style.ts'), () => ({ pageStyle: () => '' }))

const LIST = 'GET /api/results'
const ONE = 'GET /api/results/solutions/{id}'
const token = 'T'.repeat(43)

const results: Results = {
  title: 'Spring',
  created_at: '2026-11-01T08:00:00.000Z',
  ends_at: '2026-12-01T08:00:00.000Z',
  solutions: [
    {
      id: 7,
      solution_name: 'Cargo bikes',
      p_fhn: 'Freedom',
      purposes: ['Health'],
      metrics: 2,
      options: 1,
      requirements: 1,
    },
  ],
}
const { user_email: _nobody, ...chain } = {
  ...emptyChain,
  id: 7,
  solution_name: 'Cargo bikes',
  stories: [storyOf(1)],
  options: [optionOf(31, 1)],
  ratings: [ratingOf(1, 31, 1, 9, true)],
  requirements: [requirementOf(88, 1)],
}

beforeEach(() => {
  fakeApi.answer(LIST, results)
  fakeApi.answer(ONE, chain)
})

const open = (path = `/results#${token}`) => renderApp(path, { session: null })

test('the link opens the solutions without anybody being logged in; the token travels in a header alone', async () => {
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Spring' })).toBeVisible()
  expect(screen.getByText(/This link works until 1 December 2026\./)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Cargo bikes' })).toBeVisible()
  expect(screen.getByText('2 metrics · 1 option · 1 requirement')).toBeVisible()
  expect(fakeApi.calls(LIST)[0]?.headers.get(RESULTS_TOKEN_HEADER)).toBe(token)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

test('a solution leads to its report, which is printed, and back; the address keeps the token', async () => {
  const { user, router } = open()
  await user.click(await screen.findByRole('link', { name: resultsMessages.readReport }))
  expect(await screen.findByRole('heading', { name: 'H9 analysis' })).toBeVisible()
  expect(router.state.location.href).toBe(`/results/7#${token}`)
  expect(screen.queryByLabelText(reportMessages.listEmails)).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: reportMessages.traceabilityMap })).not.toBeInTheDocument()

  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()

  const goal = vi.fn<() => void>()
  Element.prototype.scrollIntoView = goal
  await user.click(screen.getByRole('link', { name: 'Decisions' }))
  expect(goal).toHaveBeenCalledOnce()
  expect(document.activeElement).toHaveTextContent('Decisions')
  expect(window.location.hash).toBe(`#${token}`)

  await user.click(screen.getByRole('link', { name: resultsMessages.backToResults }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Spring' })).toBeVisible()
  expect(router.state.location.href).toBe(`/results#${token}`)
})

test.each([
  ['a link that opens nothing any more', () => fakeApi.refuse(LIST, 'NO_RESULTS')],
  ['a server that knows no such links', () => fakeApi.refuse(LIST, { status: 404 })],
])('%s gets one calm page', async (_what, refuse) => {
  refuse()
  open()
  expect(await screen.findByText(resultsMessages.goneTitle)).toBeVisible()
  expect(screen.getByText(resultsMessages.goneHint)).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a report is not shown either once the link opens nothing', async () => {
  fakeApi.refuse(ONE, 'NO_RESULTS')
  open(`/results/7#${token}`)
  expect(await screen.findByText(resultsMessages.goneTitle)).toBeVisible()
})

test('a solution that has been deleted says so, and leads back to the others', async () => {
  fakeApi.refuse(ONE, 'NOT_FOUND')
  open(`/results/7#${token}`)
  expect(await screen.findByText(resultsMessages.solutionGone)).toBeVisible()
  expect(screen.getByRole('link', { name: resultsMessages.backToResults })).toBeVisible()
})

test('without an answer it says so and can be asked again', async () => {
  fakeApi.fail(LIST)
  const { user } = open()
  const retry = await screen.findByRole('button', { name: /try again|retry/i })
  fakeApi.answer(LIST, results)
  await user.click(retry)
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Spring' })).toBeVisible())
})
