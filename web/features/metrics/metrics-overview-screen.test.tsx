import { screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { metricsMessages } from '#contract/messages/metrics.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { MetricsOverviewScreen } from './metrics-overview-screen.tsx'

const metrics = [
  { id: 27, metric_text: 'Car kilometres avoided', purposes: ['Mobility and access'], stakeholders: [] },
  { id: 8, metric_text: 'Minutes of activity', purposes: ['Health and care', 'Culture'], stakeholders: [] },
]

test('/metrics lists every metric with its number, text, ID and purposes', async () => {
  fakeApi.answer('GET /api/metrics', metrics)
  renderApp('/metrics')

  expect(await screen.findByRole('heading', { level: 1, name: 'Available Metrics (2)' })).toBeVisible()
  const [head, first, second] = screen.getAllByRole('row')
  expect(
    within(head!)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['#', 'Description', 'Purposes'])
  expect(within(first!).getAllByRole('cell')[0]).toHaveTextContent(/^1$/)
  expect(within(first!).getAllByRole('cell')[1]).toHaveTextContent(/^Car kilometres avoided M27$/)
  expect(within(second!).getAllByRole('cell')[0]).toHaveTextContent(/^2$/)
  expect(
    within(second!)
      .getAllByRole('listitem')
      .map((badge) => badge.textContent),
  ).toEqual(['Health and care', 'Culture'])
})

test('the footer counts what is shown', async () => {
  fakeApi.answer('GET /api/metrics', metrics)
  renderApp(<MetricsOverviewScreen />)
  expect(await screen.findByText('Showing 2 metric(s) total')).toBeVisible()
})

test('without metrics it says so instead of showing a table', async () => {
  fakeApi.answer('GET /api/metrics', [])
  renderApp(<MetricsOverviewScreen />)

  expect(await screen.findByText(metricsMessages.noneAvailable)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Available Metrics (0)' })).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('a failed load says what failed, and is tried again on request', async () => {
  fakeApi.refuse('GET /api/metrics', 'UNFORESEEN')
  const { user } = renderApp(<MetricsOverviewScreen />)
  expect(await screen.findByRole('alert')).toHaveTextContent(metricsMessages.fetchFailed)

  fakeApi.answer('GET /api/metrics', metrics)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Showing 2 metric(s) total')).toBeVisible()
})

test('an answer without anything in it says that loading failed', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => log.mockRestore())
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')))
  renderApp(<MetricsOverviewScreen />)
  expect(await screen.findByRole('alert')).toHaveTextContent(metricsMessages.loadFailed)
})
