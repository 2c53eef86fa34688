import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Workshop } from '#contract/admin.ts'
import { errors } from '#contract/errors.ts'
import { messages } from '#contract/messages.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

const spring: Workshop = { id: 'K7QM-2XVD', title: 'Spring', status: 'open', created_at: '2026-11-15T08:00:00.000Z' }

test('asks for the host password, tells a wrong one, and shows the workshops after the right one', async () => {
  fakeApi.refuse('GET /api/admin/sessions', 'HOST_ONLY')
  fakeApi.refuse('POST /api/admin/login', 'WRONG_PASSWORD')
  const { user } = renderApp('/admin', { session: null })
  await user.type(await screen.findByLabelText('Host password'), 'guess{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(errors.WRONG_PASSWORD[1])

  fakeApi.answer('POST /api/admin/login', null)
  fakeApi.answer('GET /api/admin/sessions', [spring])
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByRole('cell', { name: 'K7QM-2XVD' })).toBeVisible()
})

test('opens a workshop with the trimmed title and says so', async () => {
  fakeApi.answer('GET /api/admin/sessions', [])
  const { user } = renderApp('/admin', { session: null })
  expect(await screen.findByText(messages.admin.none)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Open workshop' })).toBeDisabled()

  fakeApi.answer('POST /api/admin/sessions', spring)
  fakeApi.answer('GET /api/admin/sessions', [spring])
  await user.type(screen.getByLabelText('Title of a new workshop'), ' Spring {Enter}')
  expect(await screen.findByText(messages.admin.opened)).toBeVisible()
  expect(fakeApi.calls('POST /api/admin/sessions')[0]?.body).toEqual({ title: 'Spring' })
  expect(await screen.findByRole('cell', { name: 'Spring' })).toBeVisible()
})

test('closes and reopens a workshop', async () => {
  fakeApi.answer('GET /api/admin/sessions', [spring])
  fakeApi.answer('PATCH /api/admin/sessions/{id}', { ...spring, status: 'closed' })
  const { user } = renderApp('/admin', { session: null })
  const row = await screen.findByRole('row', { name: /Spring/ })
  fakeApi.answer('GET /api/admin/sessions', [{ ...spring, status: 'closed' }])
  await user.click(within(row).getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('button', { name: 'Reopen' })).toBeVisible()
  expect(fakeApi.calls('PATCH /api/admin/sessions/{id}')[0]?.body).toEqual({ status: 'closed' })
})

test('entering a workshop leads to its solutions', async () => {
  fakeApi.answer('GET /api/admin/sessions', [spring])
  fakeApi.answer('POST /api/admin/sessions/{id}/enter', {
    session_id: spring.id,
    title: spring.title,
    status: 'open',
    email: null,
    host: true,
  })
  fakeApi.answer('GET /api/solutions', [])
  const { user, router } = renderApp('/admin', { session: null })
  await user.click(await screen.findByRole('button', { name: 'Enter' }))
  expect(await screen.findByRole('heading', { name: 'Solutions' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/solutions')
  expect(localStorage.getItem('sessionId')).toBe(spring.id)
})
