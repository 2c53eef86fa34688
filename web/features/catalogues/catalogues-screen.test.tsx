import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { CatalogueContents, CatalogueReport, CatalogueVersion } from '#contract/catalogues.ts'
import { SOLUTION_NAME_MAX, TEXT_MAX } from '#contract/limits.ts'
import { cataloguesMessages } from '#contract/messages/catalogues.ts'
import { limitsMessages } from '#contract/messages/edits.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { held } from '../../testing/held.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { testUnansweredDeed, unanswered } from '../../testing/unanswered-deed.ts'
import { fillIn } from '../../testing/fill-in.ts'

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
  fhns: Array.from({ length: 9 }, (_, index) => ({ id: index + 1, p_fhn: `Need ${index + 1}` })),
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

function answerCatalogue() {
  fakeApi.answer('GET /api/admin/sessions', [])
  fakeApi.answer('GET /api/admin/catalogues', [version])
  fakeApi.answer('GET /api/admin/catalogues/{id}', contents)
  fakeApi.answer('GET /api/admin/catalogues/{id}/file', { file_name: 'ours-1.0.0.csv', text: 'list,id,name\r\n' })
}

async function openCatalogue() {
  answerCatalogue()
  const view = renderApp('/admin/catalogues', { session: null })
  await view.user.click(await screen.findByRole('link', { name: 'Ours' }))
  await screen.findByRole('region', { name: 'Metrics' })
  return view
}

const rowOf = (name: string) => screen.getByText(name).closest('tr')!

test('lists the versions, and searches one', async () => {
  const { user } = await openCatalogue()
  expect(screen.getByText('Catalogue, version 1.0.0')).toBeVisible()
  await user.type(screen.getByLabelText('Search this catalogue'), 'who')
  const metrics = within(screen.getByRole('region', { name: 'Metrics' }))
  expect(metrics.getByText('Noise at night')).toBeVisible()
  expect(metrics.queryByText('Car kilometres avoided')).not.toBeInTheDocument()
  await user.type(screen.getByLabelText('Search this catalogue'), 'xyz')
  expect(screen.getByText(cataloguesMessages.nothingFound)).toBeVisible()
})

/** By text, which is faster than by role among many buttons. */
const press = (user: UserEvent, name: string, part: HTMLElement = document.body) =>
  user.click(within(part).getByText(name))

async function openDraft() {
  answerCatalogue()
  const view = renderApp('/admin/catalogues/7/draft', { session: null })
  await screen.findByLabelText('Search metrics')
  return view
}

test('a draft takes changes in forms, and says what is wrong beside the field and when it is to be published', async () => {
  const { user } = await openDraft()
  expect(screen.getByText('Publish').closest('button')).toBeDisabled()
  await press(user, 'Edit', rowOf('Noise at night'))
  const name = screen.getByLabelText('Metric')
  await user.clear(name)
  await press(user, 'Done')
  expect(screen.getByText('The metric needs a name.')).toBeVisible()
  expect(name).toHaveFocus()
  await user.paste('Noise by day')
  await user.keyboard('{Enter}')
  expect(within(rowOf('Noise by day')).getByText('Changed')).toBeVisible()
  expect(within(rowOf('Noise by day')).getByText('Edit').closest('button')).toHaveFocus()

  await press(user, 'Add metric')
  expect(screen.getByLabelText('Metric')).toHaveFocus()
  expect(screen.queryByText(/needs a/)).not.toBeInTheDocument()
  await user.paste('Trees planted')
  await user.keyboard('{Enter}')
  await press(user, 'Publish')
  expect(screen.getByText(cataloguesMessages.problems(1))).toBeVisible()
  await press(user, 'Metric 29: A metric needs a purpose.')
  expect(screen.getByLabelText('Metric')).toHaveValue('Trees planted')
})

test('texts in another language are written beside the own ones, seen in the list, and published with them', async () => {
  const { user } = await openDraft()
  fakeApi.answer('POST /api/admin/catalogues', { ...report, changes: [{ list: 'metric', kind: 'changed', what: 'x' }] })
  await user.selectOptions(screen.getByLabelText(cataloguesMessages.alsoIn), 'Deutsch')
  await press(user, 'Edit', rowOf('Noise at night'))
  await user.click(screen.getByLabelText('Metric, Deutsch'))
  await user.paste('Lärm in der Nacht')
  await press(user, 'Done')
  expect(within(rowOf('Noise at night')).getByText('Lärm in der Nacht')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: /^What changed/ }))
  expect(screen.getByText('Metric, Deutsch, now')).toBeVisible()
  await press(user, 'Publish')
  await waitFor(() => expect(fakeApi.calls('POST /api/admin/catalogues')).toHaveLength(1))
  const { text } = fakeApi.calls('POST /api/admin/catalogues')[0]!.body
  expect(JSON.parse(text).metrics[1]).toEqual({ ...contents.metrics[1], 'metric_text@de': 'Lärm in der Nacht' })
})

test('what is added, moved, removed and found in a draft is read out', async () => {
  const { user } = await openDraft()
  const expectRead = async (sentence: string) =>
    expect((await screen.findByText(sentence)).closest('[role=status]')).not.toBeNull()
  await press(user, 'Add metric')
  await expectRead(cataloguesMessages.entryAdded('metric', 29))
  await user.paste('Trees planted')
  await user.click(screen.getByLabelText('Move up'))
  await expectRead(cataloguesMessages.movedTo(2))
  await press(user, 'Remove', screen.getByRole('form'))
  await expectRead(cataloguesMessages.entryRemoved('metric', 29))
  await user.type(screen.getByLabelText('Search metrics'), 'noise')
  await expectRead(cataloguesMessages.found(1))
  await user.type(screen.getByLabelText('Search metrics'), 'xyz')
  await expectRead(cataloguesMessages.nothingFound)
})

test('a paste that does not fit stays whole, says so, and is not published', async () => {
  const { user } = await openDraft()
  const name = screen.getByLabelText('Name of the catalogue')
  const long = 'x'.repeat(SOLUTION_NAME_MAX + 20)
  await user.clear(name)
  await user.paste(long)
  expect(name).toHaveValue(long)
  expect(screen.getByText(limitsMessages.tooLong)).toBeVisible()
  await press(user, 'Publish')
  expect(name).toHaveFocus()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

  await user.clear(name)
  await user.paste('Ours')
  await press(user, 'Edit', rowOf('Noise at night'))
  await user.clear(screen.getByLabelText('Metric'))
  await user.paste('x'.repeat(TEXT_MAX + 1))
  expect(screen.getByLabelText('Metric')).toHaveValue('x'.repeat(TEXT_MAX + 1))
  expect(screen.getByText(limitsMessages.over(1), { exact: false })).toBeVisible()
  await press(user, 'Publish')
  expect(screen.getByText(cataloguesMessages.problems(1))).toBeVisible()
  expect(screen.getByText(/^Metric 28: This text is too long/)).toBeVisible()
})

test('publishing is asked for once more when the last problem is mended, and typing goes on meanwhile', async () => {
  const { user } = await openDraft()
  await press(user, 'Edit', rowOf('Noise at night'))
  await user.clear(screen.getByLabelText('Metric'))
  await press(user, 'Publish')
  expect(screen.getByText(cataloguesMessages.problems(1))).toBeVisible()
  await user.click(screen.getByLabelText('Metric'))
  await user.paste('Noise')
  expect(screen.getByLabelText('Metric')).toHaveFocus()
  expect(screen.queryByText(cataloguesMessages.problems(1))).not.toBeInTheDocument()
  await user.paste(' by day')
  expect(screen.getByLabelText('Metric')).toHaveValue('Noise by day')
  expect(fakeApi.calls('POST /api/admin/catalogues')).toHaveLength(0)
})

test('a draft is there again after a reload, with what changed, and each change can be put back', async () => {
  const first = await openDraft()
  await press(first.user, 'Remove', rowOf('Noise at night'))
  await press(first.user, 'Edit', rowOf('Car kilometres avoided'))
  await first.user.clear(screen.getByLabelText('Metric'))
  await first.user.paste('Car trips avoided')
  first.unmount()

  const { user } = await openCatalogue()
  await press(user, 'Continue draft')
  await user.click(await screen.findByRole('tab', { name: 'What changed 2' }))
  const [changed, removed] = screen.getAllByRole('listitem')
  expect(changed).toHaveTextContent('metric changedCar trips avoided')
  expect(removed).toHaveTextContent('metric removedNoise at night')
  await press(user, 'Restore', removed)
  await press(user, 'Restore')
  expect(screen.getByText(cataloguesMessages.unchanged('1.0.0'))).toBeVisible()
})

test('two tabs on one draft show the same: each takes over what the other stores, and stores it no second time', async () => {
  const { user, unmount } = await openDraft()
  await press(user, 'Remove', rowOf('Noise at night'))
  window.dispatchEvent(new Event('blur'))
  const key = Object.keys(localStorage).find((each) => each.includes('catalogue/7/draft'))!
  const stored = JSON.parse(localStorage.getItem(key)!) as { value: { lists: CatalogueContents } }
  stored.value.lists.metrics[0]!.metric_text = 'Typed in the other tab'
  const storeElsewhere = (newValue: string | null) =>
    act(() => {
      if (newValue === null) localStorage.removeItem(key)
      else localStorage.setItem(key, newValue)
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    })

  storeElsewhere(JSON.stringify(stored))
  await press(user, 'Edit', rowOf('Typed in the other tab'))
  expect(localStorage.getItem(key)).toBe(JSON.stringify(stored))
  await user.click(screen.getByLabelText('Metric'))
  await user.paste(', and here')
  window.dispatchEvent(new Event('blur'))
  expect(localStorage.getItem(key)).toContain('Typed in the other tab, and here')

  storeElsewhere(null)
  expect(screen.getByText('Noise at night')).toBeVisible()
  expect(screen.getAllByText(cataloguesMessages.goneElsewhere).length).toBeGreaterThan(0)
  unmount()
  expect(localStorage.getItem(key)).toBeNull()
})

test('nine needs and None are protected; what metrics name is removed only after asking', async () => {
  const { user } = await openDraft()
  await user.click(screen.getByRole('tab', { name: 'Needs 9' }))
  expect(screen.getByText(cataloguesMessages.needsProtected)).toBeVisible()
  expect(screen.getAllByText('Protected')).toHaveLength(9)
  expect(screen.queryByRole('button', { name: /Add|Remove/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Measures 1' }))
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  expect(screen.getByLabelText('Measure')).toHaveAttribute('readonly')
  expect(screen.getByLabelText('Effect')).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument()

  await user.click(screen.getByRole('tab', { name: 'Purposes 1' }))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(cataloguesMessages.stillNamed('Mobility', 2))).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByRole('tab', { name: 'Metrics 2 2 problems' })).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'What changed 3' }))
  expect(screen.getAllByText(cataloguesMessages.putBackFirst(['Mobility']))).toHaveLength(2)
  await press(user, 'Restore')
  expect(screen.getByText(cataloguesMessages.unchanged('1.0.0'))).toBeVisible()
})

test('publishing says first what would change, and agrees to just that; the draft is gone then', async () => {
  const { user } = await openDraft()
  await press(user, 'Remove', rowOf('Noise at night'))
  const changes: CatalogueReport['changes'] = [{ list: 'metric', kind: 'removed', what: 'Noise at night' }]
  fakeApi.answer('POST /api/admin/catalogues', { ...report, changes, compared_with: '1.4.0' })
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/metric removed: Noise at night/)).toBeVisible()
  expect(dialog.getByText(cataloguesMessages.newerVersion('1.4.0', '1.0.0'))).toBeVisible()

  fakeApi.answer('POST /api/admin/catalogues', { ...report, changes, published: 7 })
  await user.click(dialog.getByRole('button', { name: 'Publish version 1.1.0' }))
  expect((await screen.findAllByText(cataloguesMessages.published('1.1.0'))).length).toBeGreaterThan(0)
  expect(await screen.findByRole('link', { name: 'Edit a draft' })).toBeVisible()
  const sent = fakeApi.calls('POST /api/admin/catalogues').at(-1)?.body
  expect(sent).toMatchObject({ name: 'Ours', format: 'json', dry_run: false, previous: '1.4.0', started_from: 7 })
  expect((JSON.parse(sent!.text) as CatalogueContents).metrics.map(({ id }) => id)).toEqual([27])
})

/** The simulated browser cannot read files. */
const fileOf = (name: string, text: string) =>
  Object.assign(new File([text], name), { text: () => Promise.resolve(text) })

test('a file is checked, its problems told by line, and published only when there are none', async () => {
  const { user } = await openCatalogue()
  await user.click(screen.getByRole('link', { name: 'Import' }))
  const text = await screen.findByLabelText('Catalogue as text')
  expect(text).toHaveValue('list,id,name\n')
  expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled()

  fakeApi.answer('POST /api/admin/catalogues', {
    ...report,
    problems: [{ line: 2, problem: 'p_fhn: found nothing, expected the name of the need.' }],
  })
  await fillIn(user, text, 'need,1,')
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText('Line 2, p_fhn: found nothing, expected the name of the need.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled()

  const chooser = screen.getByLabelText('From a file (CSV or JSON)')
  await user.upload(chooser, fileOf('book.csv', 'PK\u0003\u0000'))
  expect((await screen.findAllByText(cataloguesMessages.notText)).length).toBeGreaterThan(0)
  expect(text).toHaveValue('list,id,name\nneed,1,')
  await user.upload(chooser, fileOf('empty.json', ' '))
  await waitFor(() => expect(text).toHaveValue(' '))
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(fakeApi.calls('POST /api/admin/catalogues').at(-1)?.body.format).toBe('json')
  await user.clear(text)
  await user.paste('list,id,name\nneed,1,')

  const changes: CatalogueReport['changes'] = [{ list: 'need', kind: 'changed', what: 'Liberty' }]
  fakeApi.answer('POST /api/admin/catalogues', ({ body }) => ({
    ...report,
    changes,
    published: body.dry_run ? null : 7,
  }))
  await user.paste('Liberty')
  expect(screen.queryByText(/Line 2/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText(/need changed: Liberty/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Publish version 1.1.0' }))
  expect((await screen.findAllByText(cataloguesMessages.published('1.1.0'))).length).toBeGreaterThan(0)
  expect(fakeApi.calls('POST /api/admin/catalogues').map(({ body }) => body.dry_run)).toEqual([true, true, true, false])
  expect(fakeApi.calls('POST /api/admin/catalogues').at(-1)?.body).toEqual({
    name: 'Ours',
    format: 'csv',
    text: 'list,id,name\nneed,1,Liberty',
    dry_run: false,
    previous: '1.0.0',
  })
})

test.each(['', '/draft', '/import'])('%s of no catalogue offers nothing but the way back', async (page) => {
  fakeApi.answer('GET /api/admin/sessions', [])
  fakeApi.refuse('GET /api/admin/catalogues/{id}', 'NOT_FOUND')
  fakeApi.refuse('GET /api/admin/catalogues/{id}/file', 'NOT_FOUND')
  renderApp(`/admin/catalogues/999${page}`, { session: null })
  expect(await screen.findByText(cataloguesMessages.notFound)).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(main.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Go to Catalogues'])
  expect(main.queryAllByRole('button')).toEqual([])
})

const liberty: CatalogueReport['changes'] = [{ list: 'need', kind: 'changed', what: 'Liberty' }]

async function checkFile() {
  answerCatalogue()
  const { user } = renderApp('/admin/catalogues/7/import', { session: null })
  const text = await screen.findByLabelText('Catalogue as text')
  fakeApi.answer('POST /api/admin/catalogues', { ...report, changes: liberty })
  await fillIn(user, text, 'need,1,Liberty')
  await user.click(screen.getByRole('button', { name: 'Check' }))
  return { user, text, confirm: await screen.findByRole('button', { name: 'Publish version 1.1.0' }) }
}

test('what is typed while a file is being published stays, and is checked anew', async () => {
  const { user, text, confirm } = await checkFile()
  const [answer, { resolve }] = held<CatalogueReport>()
  fakeApi.answer('POST /api/admin/catalogues', () => answer)
  await user.click(confirm)
  await fillIn(user, text, '\nneed,2,Peace')
  resolve({ ...report, changes: liberty, published: 8 })
  expect(await screen.findByText(cataloguesMessages.published('1.1.0'))).toBeVisible()
  expect(screen.getByLabelText('Catalogue as text')).toHaveValue('list,id,name\nneed,1,Liberty\nneed,2,Peace')
  expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled()
})

const isPublication = ({ body }: { body: { dry_run: boolean } }) => !body.dry_run

testUnansweredDeed('publishing a file', {
  call: 'POST /api/admin/catalogues',
  isMeant: isPublication,
  failure: unanswered('the catalogue was published'),
  begin: async () => {
    const { user, confirm } = await checkFile()
    return { user, confirm, cancel: () => screen.queryByRole('button', { name: 'Start over' }) }
  },
})
testUnansweredDeed('publishing a draft', {
  call: 'POST /api/admin/catalogues',
  isMeant: isPublication,
  failure: unanswered('the catalogue was published'),
  begin: async () => {
    const { user } = await openDraft()
    await press(user, 'Remove', rowOf('Noise at night'))
    fakeApi.answer('POST /api/admin/catalogues', { ...report, changes: liberty })
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    const dialog = within(await screen.findByRole('dialog'))
    const confirm = await dialog.findByRole('button', { name: 'Publish version 1.1.0' })
    return { user, confirm, cancel: () => screen.queryByRole('button', { name: 'Cancel' }) }
  },
})
