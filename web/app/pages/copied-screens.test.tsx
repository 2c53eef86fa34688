import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { copyingMessages } from '#contract/messages/common.ts'
import { isFirstScreenThere } from '../../ui/page/late-part.tsx'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

const findCopies = () => screen.findByRole('button', { name: copyingMessages.asMarkdown })

const bikes = {
  id: 7,
  solution_name: 'Cargo bikes',
  user_email: 'mira@example.org',
  p_fhn: 'Freedom',
  purposes: ['Access'],
}
const room = {
  title: 'Spring',
  status: 'open' as const,
  step: null,
  timer: null,
  message: null,
  frozen: false,
  silent_rating: false,
}
const spring = {
  id: 'K7QM-2XVD',
  title: 'Spring',
  status: 'open' as const,
  created_at: '2026-11-15T08:00:00.000Z',
  participants: 34,
  people_now: 5,
  solutions: 10,
  last_activity: null,
}

test('the list of solutions can be copied', async () => {
  fakeApi.answer('GET /api/solutions', [bikes])
  fakeApi.answer('GET /api/room', room)
  const { user } = renderApp('/solutions')
  await user.click(await findCopies())
  await user.click(await screen.findByRole('menuitem', { name: /^Copy/ }))
  expect(await screen.findByText(copyingMessages.copied)).toBeVisible()
  expect(await navigator.clipboard.readText()).toContain('Cargo bikes')
})

test('a server that knows only what is specified has nothing added below its list', async () => {
  fakeApi.answer('GET /api/solutions', [bikes])
  renderApp('/solutions')
  await screen.findByText('Cargo bikes')
  expect(isFirstScreenThere.read()).toBe(true)
  expect(screen.queryByRole('button', { name: copyingMessages.asMarkdown })).toBeNull()
})

test('so can the tables of the host', async () => {
  fakeApi.answer('GET /api/admin/sessions', [spring])
  const { user } = renderApp('/admin', { session: null })
  await user.click(await findCopies())
  await user.click(await screen.findByRole('menuitem', { name: /^Copy/ }))
  expect(await screen.findByText(copyingMessages.copied)).toBeVisible()
  expect(await navigator.clipboard.readText()).toContain('| Spring')
})
