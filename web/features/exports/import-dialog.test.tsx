import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ImportReport } from '#contract/exports.ts'
import { importsMessages } from '#contract/messages/imports.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { testUnansweredDeed, unanswered } from '../../testing/unanswered-deed.ts'
import { ImportDialog } from './import-dialog.tsx'

const IMPORT = 'POST /api/admin/sessions/{id}/import'
const report: ImportReport = {
  dry_run: true,
  solutions: [
    { id: null, solution_name: 'Night bus', metrics: 1, stakeholders: 2, options: 3, ratings: 4, requirements: 5 },
  ],
  matched_by_name: 2,
  problems: [],
}
const text = '{\n "format": "ninefold-solution",\n "solutions": [{\n  "purposes": [1,\n 2]}]}'
const file = Object.assign(new File([text], 'Night bus.json', { type: 'application/json' }), {
  // jsdom's files cannot be read
  text: () => Promise.resolve(text),
})
const onClose = vi.fn<() => void>()

async function choose() {
  onClose.mockReset()
  const { user } = renderApp(<ImportDialog target={{ workshopId: 'K7QM-2XVD' }} onClose={onClose} />)
  await user.upload(await screen.findByLabelText('JSON export'), file)
  return user
}
const importButton = () => screen.getByRole('button', { name: 'Import' })

beforeEach(() => {
  fakeApi.answer(IMPORT, ({ query }) => ({ ...report, dry_run: query.dry_run === 'true' }))
})

test('a file is looked at first; what it makes is told, and made only when the host agrees', async () => {
  const user = await choose()
  expect(await screen.findByText(importsMessages.willMake(1))).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent('Night bus1 metric, 3 options, 5 requirements')
  expect(screen.getByText(importsMessages.matchedByName(2))).toBeVisible()
  expect(fakeApi.calls(IMPORT).map(({ query }) => query.dry_run)).toEqual(['true'])

  await user.click(importButton())
  expect(await screen.findByText(importsMessages.imported(1))).toBeVisible()
  expect(fakeApi.calls(IMPORT).map(({ query }) => query.dry_run)).toEqual(['true', 'false'])
  expect(onClose).toHaveBeenCalledOnce()
})

test('problems are listed with their places, and nothing can be imported', async () => {
  const problem = {
    path: 'solutions.0.purposes.1',
    error: 'The catalogue of this workshop has no purpose "Sleep".',
    places: 3,
  }
  fakeApi.answer(IMPORT, { ...report, problems: [problem] })
  await choose()
  expect(await screen.findByRole('alert')).toHaveTextContent(importsMessages.problems(1))
  expect(await screen.findByText(`line 5, ${problem.path}`)).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent(problem.error)
  expect(screen.getByRole('listitem')).toHaveTextContent(importsMessages.morePlaces(2))
  expect(importButton()).toBeDisabled()
})

test('a file of another shape is refused with the line of what does not fit', async () => {
  const error = 'solutions.0.purposes.1: found 7, expected a JSON object.'
  fakeApi.refuse(IMPORT, { status: 400, body: { code: 'BAD_REQUEST', error } })
  await choose()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(`line 5, ${error}`))
})

test('a file that is no JSON is refused in the server’s words; another one can be chosen', async () => {
  const error = 'This file is not valid JSON. Line 3, column 12: found “1”, expected “:”.'
  fakeApi.refuse(IMPORT, { status: 400, body: { code: 'BAD_JSON', error } })
  const user = await choose()
  expect(await screen.findByRole('alert')).toHaveTextContent(error)
  expect(importButton()).toBeDisabled()
  fakeApi.answer(IMPORT, { ...report, solutions: [] })
  await user.upload(screen.getByLabelText('JSON export'), file)
  expect(await screen.findByText(importsMessages.nothingInIt)).toBeVisible()
  await waitFor(() => expect(screen.queryByText(error)).toBeNull())
  expect(importButton()).toBeDisabled()
})

testUnansweredDeed('an import', {
  call: IMPORT,
  isMeant: ({ query }) => query.dry_run === 'false',
  failure: unanswered('the file was imported'),
  begin: async () => {
    const user = await choose()
    await screen.findByText(importsMessages.willMake(1))
    return { user, confirm: importButton(), cancel: () => screen.queryByRole('button', { name: 'Cancel' }) }
  },
})
