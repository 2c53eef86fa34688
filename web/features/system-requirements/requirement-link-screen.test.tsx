import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { commonMessages } from '#contract/messages/common.ts'
import { systemRequirementsMessages as text } from '#contract/messages/system-requirements.ts'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { fillIn } from '../../testing/fill-in.ts'
import { answerRatedOption, optionId, rating, solutionId } from '../../testing/rated-option.ts'
import { renderApp, someone } from '../../testing/render-app.tsx'

const screenOfOption = `/solutions/${solutionId}/system-requirements/${optionId}#R73`

beforeEach(() => {
  answerRatedOption()
  fakeApi.answer('GET /api/option_analysis/both', { virtuous: [rating(9, 4), rating(3, 1)], vicious: [] })
  fakeApi.answer('GET /api/system_requirements', [
    { id: 72, option_analysis_id: 103, specification: 'The system shall lend a helmet.' },
    { id: 73, option_analysis_id: 103, specification: 'The system shall offer time slots.' },
  ])
})

const answerPlace = () =>
  fakeApi.answer('GET /api/system_requirements/{id}/place', ({ params }) => {
    expect(params).toEqual({ id: '73' })
    return { solution_id: solutionId, functional_option_id: optionId, option_analysis_id: 103 }
  })

const north = {
  id: someone.sessionId,
  title: 'North',
  status: 'open' as const,
  created_at: '2026-11-17T08:00:00Z',
  participants: 1,
  people_now: 0,
  solutions: 1,
  last_activity: null,
}

const entered = { session_id: north.id, title: north.title, status: north.status }

const findSought = async () => (await screen.findByText('The system shall offer time slots.')).closest('li')

test('a link to a requirement opens it where it is worked on, with the focus on it', async () => {
  answerPlace()
  const { router } = renderApp('/r/R73')
  const item = await findSought()
  await waitFor(() => expect(item).toHaveFocus())
  expect(item).toHaveAttribute('data-sought')
  expect(screen.getByText('The system shall lend a helmet.').closest('li')).not.toHaveAttribute('data-sought')
  expect(router.state.location.href).toBe(screenOfOption)
})

test('whoever has to log in first lands there afterwards, once', async () => {
  answerPlace()
  fakeApi.answer('GET /api/session-validate', { valid: true })
  fakeApi.refuse('POST /api/me', 'NO_SUCH_ROUTE')
  const { user, router } = renderApp('/r/R73', { session: null })
  await fillIn(user, await screen.findByLabelText('Email'), someone.email)
  await fillIn(user, screen.getByLabelText(/^Session ID/), someone.sessionId)
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect(await findSought()).toBeVisible()
  expect(router.state.location.href).toBe(screenOfOption)
  expect(sessionStorage.getItem('link')).toBeNull()
})

test('the host, who is in no workshop, is told which one it is in, and enters it', async () => {
  const place = { solution_id: solutionId, functional_option_id: optionId, option_analysis_id: 103 }
  fakeApi.answer('GET /api/system_requirements/{id}/place', { ...place, session_id: someone.sessionId })
  fakeApi.answer('GET /api/admin/sessions', [north])
  fakeApi.answer('POST /api/admin/sessions/{id}/enter', { ...entered, email: null, host: true })
  const { user, router } = renderApp('/r/R73', { session: null })
  expect(await screen.findByText(text.inWorkshop('R73', 'North'))).toBeVisible()
  expect(router.state.location.pathname).toBe('/admin/r/R73')
  await user.click(screen.getByRole('button', { name: workshopsMessages.enter }))
  expect(await findSought()).toBeVisible()
  expect(router.state.location.href).toBe(screenOfOption)
})

test('a host whose list of workshops does not come is told so, and tries again', async () => {
  const place = { solution_id: solutionId, functional_option_id: optionId, option_analysis_id: 103 }
  fakeApi.answer('GET /api/system_requirements/{id}/place', { ...place, session_id: someone.sessionId })
  fakeApi.refuse('GET /api/admin/sessions', 'DATABASE_UNAVAILABLE')
  const { user } = renderApp('/admin/r/R73', { session: null })
  const again = await screen.findByRole('button', { name: commonMessages.tryAgain })
  fakeApi.answer('GET /api/admin/sessions', [north])
  await user.click(again)
  expect(await screen.findByText(text.inWorkshop('R73', 'North'))).toBeVisible()
})

test.each(['/r/R74', '/r/nothing'])('%s, which is not there, says so and leads home', async (path) => {
  fakeApi.refuse('GET /api/system_requirements/{id}/place', 'NOT_FOUND')
  renderApp(path)
  expect(await screen.findByText(text.noneCalled(path.slice(3)))).toBeVisible()
  expect(screen.getByRole('link', { name: commonMessages.goToSolutions })).toHaveAttribute('href', '/solutions')
})

test('the host, who is in no workshop, reads that there is none in any', async () => {
  fakeApi.refuse('GET /api/system_requirements/{id}/place', 'NOT_FOUND')
  fakeApi.answer('GET /api/admin/sessions', [north])
  renderApp('/admin/r/R74', { session: null })
  expect(await screen.findByText(text.noneInAny('R74'))).toBeVisible()
  expect(screen.getByText(text.goneSince)).toBeVisible()
})

test('a server without the call shows the same page', async () => {
  renderApp('/r/R73')
  expect(await screen.findByText(text.noneCalled('R73'))).toBeVisible()
})
