import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ImportReport } from '#contract/exports.ts'
import { importsMessages } from '#contract/messages/imports.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { MemberImport } from './member-import.tsx'

const IMPORT = 'POST /api/solutions/import'
const report: ImportReport = {
  dry_run: true,
  solutions: [
    { id: null, solution_name: 'Night bus', metrics: 1, stakeholders: 2, options: 3, ratings: 4, requirements: 5 },
  ],
  matched_by_name: 0,
  problems: [],
}

const ROOM = 'GET /api/room'
const room = {
  title: '',
  step: null,
  message: null,
  timer: null,
  frozen: false,
  status: 'open' as const,
  silent_rating: false,
}

test('who creates a solution can bring it in from a file instead, after a look at what it makes', async () => {
  fakeApi.answer(ROOM, room)
  fakeApi.answer(IMPORT, report)
  const { user } = renderApp(<MemberImport />)
  await user.click(await screen.findByText('Import'))
  await user.upload(await screen.findByLabelText('JSON export'), new File(['{}'], 'Night bus.json'))
  expect(await screen.findByText(importsMessages.willMake(1))).toBeVisible()
  const dryRuns = () => fakeApi.calls(IMPORT).map(({ query }) => query.dry_run)
  expect(dryRuns()).toEqual(['true'])
  await user.click(screen.getAllByText('Import').at(-1)!)
  await waitFor(() => expect(dryRuns()).toEqual(['true', 'false']))
})

test('a server that knows nothing of imports is not offered a file', async () => {
  fakeApi.refuse(ROOM, 'NO_SUCH_ROUTE')
  const { container } = renderApp(<MemberImport />)
  await waitFor(() => expect(fakeApi.calls(ROOM)).toHaveLength(1))
  expect(container).not.toHaveTextContent('Import')
})
