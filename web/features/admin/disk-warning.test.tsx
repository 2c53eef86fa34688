import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

async function openConsole() {
  fakeApi.answer('GET /api/admin/sessions', [])
  renderApp('/admin', { session: null })
  await screen.findByText(workshopsMessages.none)
}

test('the console says that the disk of the server is nearly full', async () => {
  fakeApi.refuse('GET /readyz', 'DISK_FULL')
  await openConsole()
  expect(await screen.findByRole('alert')).toHaveTextContent(workshopsMessages.diskFull)
})

test('the console says nothing of the disk while there is room', async () => {
  fakeApi.answer('GET /readyz', { status: 'ok' })
  await openConsole()
  await expect.poll(() => fakeApi.calls('GET /readyz').length).toBeGreaterThan(0)
  expect(screen.queryByRole('alert')).toBeNull()
})
