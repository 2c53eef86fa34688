import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CatalogueContents, CatalogueReport, CatalogueVersion } from '#contract/catalogues.ts'
import { hostMessages } from '#contract/host-messages.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

const version: CatalogueVersion = {
  id: 7,
  name: 'Ours',
  version: '1.0.0',
  created_at: '2026-11-14T08:00:00.000Z',
  workshops: 2,
  is_default: true,
}
const contents: CatalogueContents = {
  name: 'Ours',
  version: '1.0.0',
  fhns: [{ id: 1, p_fhn: 'Freedom' }],
  measures: [{ id: 5, measure: 'None', effect: 'none' }],
  purposes: [{ id: 3, purpose: 'Mobility' }],
  stakeholders: [{ id: 1, stakeholder: 'Residents', stakeholder_category: 'Direct users' }],
  metrics: [
    { id: 27, metric_text: 'Car kilometres avoided', purposes: [3], stakeholders: [1] },
    { id: 28, metric_text: 'Noise at night', purposes: [3], stakeholders: [1], source: 'WHO' },
  ],
}
const report: CatalogueReport = {
  name: 'Ours',
  version: '1.1.0',
  compared_with: '1.0.0',
  problems: [],
  changes: [],
  published: null,
}

async function openCatalogue() {
  fakeApi.answer('GET /api/admin/sessions', [])
  fakeApi.answer('GET /api/admin/catalogues', [version])
  fakeApi.answer('GET /api/admin/catalogues/{id}', contents)
  fakeApi.answer('GET /api/admin/catalogues/{id}/file', { file_name: 'ours-1.0.0.csv', text: 'list,id,name\r\n' })
  const view = renderApp('/admin/catalogues', { session: null })
  await view.user.click(await screen.findByRole('link', { name: 'Ours' }))
  await screen.findByRole('region', { name: 'Metrics' })
  return view
}

test('lists the versions, and searches one', async () => {
  const { user } = await openCatalogue()
  expect(screen.getByText('Catalogue, version 1.0.0')).toBeVisible()
  await user.type(screen.getByLabelText('Search this catalogue'), 'who')
  const metrics = within(screen.getByRole('region', { name: 'Metrics' }))
  expect(metrics.getByText('Noise at night')).toBeVisible()
  expect(metrics.queryByText('Car kilometres avoided')).not.toBeInTheDocument()
  await user.type(screen.getByLabelText('Search this catalogue'), 'xyz')
  expect(screen.getByText(hostMessages.catalogues.nothingFound)).toBeVisible()
})

test('a draft is checked, its problems told by line, and published only when there are none', async () => {
  const { user } = await openCatalogue()
  await user.click(screen.getByRole('button', { name: 'Edit a draft' }))
  const text = await screen.findByLabelText('Draft', { selector: 'textarea' })
  expect(text).toHaveValue('list,id,name\n')
  expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled()

  fakeApi.answer('POST /api/admin/catalogues', {
    ...report,
    problems: [{ line: 2, problem: 'The need needs a name.' }],
  })
  await user.type(text, 'need,1,')
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText('Line 2: The need needs a name.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled()

  const changes: CatalogueReport['changes'] = [{ list: 'need', kind: 'changed', what: 'Liberty' }]
  fakeApi.answer('POST /api/admin/catalogues', ({ body }) => ({
    ...report,
    changes,
    published: body.dry_run ? null : 8,
  }))
  await user.type(text, 'Liberty')
  expect(screen.queryByText(/Line 2/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText(/need changed: Liberty/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Publish version 1.1.0' }))
  expect((await screen.findAllByText(hostMessages.catalogues.published('1.1.0'))).length).toBeGreaterThan(0)
  expect(fakeApi.calls('POST /api/admin/catalogues').map(({ body }) => body.dry_run)).toEqual([true, true, false])
  expect(fakeApi.calls('POST /api/admin/catalogues').at(-1)?.body).toEqual({
    name: 'Ours',
    format: 'csv',
    text: 'list,id,name\nneed,1,Liberty',
    dry_run: false,
  })
})
