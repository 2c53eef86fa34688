import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { plainPagesMessages, shellMessages } from '#contract/messages/shell.ts'
import type { Me } from '#contract/session.ts'
import { storeEntered } from '../../lib/session/stored-session.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp, someone } from '../../testing/render-app.tsx'

const me: Me = { session_id: someone.sessionId, title: 'Saturday group', status: 'open', email: null, host: true }

async function enter() {
  storeEntered(someone.sessionId)
  const view = renderApp('/data', { session: null })
  await screen.findByText(plainPagesMessages.dataDisabled)
  return view
}

test('a host who has come in reads as whom, and is led back to the cockpit', async () => {
  fakeApi.answer('GET /api/me', me)
  await enter()
  expect(await screen.findByText('Saturday group')).toBeVisible()
  expect(screen.getByText(shellMessages.hereAsHost, { exact: false })).toBeVisible()
  expect(screen.getByRole('link', { name: shellMessages.backToCockpit })).toHaveAttribute(
    'href',
    `/admin/workshops/${someone.sessionId}`,
  )
})

test('there is no such bar where the server does not say so, and for people nobody asks', async () => {
  fakeApi.refuse('GET /api/me', 'NO_SUCH_ROUTE')
  const { queryClient, unmount } = await enter()
  await waitFor(() => expect(fakeApi.calls('GET /api/me').length).toBeGreaterThan(0))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('link', { name: shellMessages.backToCockpit })).not.toBeInTheDocument()
  unmount()

  fakeApi.answer('GET /api/me', me)
  const before = fakeApi.calls('GET /api/me').length
  renderApp('/data')
  await screen.findByText(plainPagesMessages.dataDisabled)
  expect(screen.queryByRole('link', { name: shellMessages.backToCockpit })).not.toBeInTheDocument()
  expect(fakeApi.calls('GET /api/me')).toHaveLength(before)
})
