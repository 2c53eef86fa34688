import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { BackupState } from '#contract/backups.ts'
import { backupsMessages, workshopsMessages } from '#contract/messages/workshops.ts'
import { timeMessages } from '#contract/messages/common.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

const HOUR = 60 * 60_000

async function openConsole(state: BackupState | undefined) {
  fakeApi.answer('GET /api/admin/sessions', [])
  if (state) fakeApi.answer('GET /api/admin/backups', state)
  else fakeApi.refuse('GET /api/admin/backups', 'NO_SUCH_ROUTE')
  renderApp('/admin', { session: null })
  await screen.findByText(workshopsMessages.none)
}

test('the console says when the last automatic backup was made, and when one failed', async () => {
  const last_success = new Date(Date.now() - 3.5 * HOUR).toISOString()
  await openConsole({ automatic: true, last_success, has_failed: true })
  const line = await screen.findByText((text) => text.startsWith(backupsMessages.last(timeMessages.hoursAgo(3))))
  expect(line).toHaveTextContent(backupsMessages.failed)
})

test('a server that has made none yet says so', async () => {
  await openConsole({ automatic: true, last_success: null, has_failed: false })
  expect(await screen.findByText(backupsMessages.none)).toBeVisible()
})

test.each([
  ['makes none by itself', { automatic: false, last_success: null, has_failed: false }],
  ['does not know the call', undefined],
])('a server that %s leaves the console as it is', async (_what, state) => {
  await openConsole(state)
  await expect.poll(() => fakeApi.calls('GET /api/admin/backups').length).toBeGreaterThan(0)
  expect(screen.queryByText(/backup/i)).toBeNull()
})
