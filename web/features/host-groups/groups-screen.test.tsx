import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { HostGroups } from '#contract/groups.ts'
import { hostGroupsMessages } from '#contract/messages/cockpit.ts'
import type { SolutionProgress } from '#contract/solutions.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { held } from '../../testing/held.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { progressOf } from '../../testing/progress.ts'

const id = 'K7QM-2XVD'
const groups: HostGroups = {
  made_by: 'host',
  groups: [
    { id: 3, name: 'North', solution_ids: [7] },
    { id: 4, name: 'South', solution_ids: [] },
  ],
  removed: [{ id: 5, name: 'East' }],
  people: [
    { email: 'ana@example.org', group_id: 3, observes: false },
    { email: 'ben@example.org', group_id: null, observes: false },
  ],
}

const progress: SolutionProgress = progressOf(7, { purposes: 0 })

const open = () => renderApp(`/admin/workshops/${id}/groups`, { session: null })

beforeEach(() => {
  fakeApi.answer('GET /api/admin/sessions', [])
  fakeApi.answer('GET /api/admin/sessions/{id}/groups', groups)
  fakeApi.answer('GET /api/admin/sessions/{id}/cockpit', {
    id,
    title: 'Spring',
    status: 'open',
    catalogue: 'Default catalogue 1.0.0',
    revision: 7,
    participants: 2,
    people: [],
    solutions: [{ id: 7, solution_name: 'Bikes', p_fhn: 'Freedom', last_activity: null, progress }],
    deeds: [],
  })
})

test('the switch is all there is while groups are off', async () => {
  fakeApi.answer('GET /api/admin/sessions/{id}/groups', { ...groups, made_by: 'nobody' })
  fakeApi.answer('PATCH /api/admin/sessions/{id}/groups', groups)
  const { user } = open()
  expect(await screen.findByRole('radio', { name: hostGroupsMessages.off })).toBeChecked()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  fakeApi.answer('GET /api/admin/sessions/{id}/groups', groups)
  await user.click(screen.getByRole('radio', { name: hostGroupsMessages.byHost }))
  expect(await screen.findByRole('region', { name: hostGroupsMessages.groups })).toBeVisible()
  expect(screen.getByText(hostGroupsMessages.accidents)).toBeVisible()
  expect(fakeApi.calls('PATCH /api/admin/sessions/{id}/groups')[0]).toMatchObject({ body: { made_by: 'host' } })
})

test('groups are added, renamed, removed and brought back', async () => {
  fakeApi.answer('POST /api/admin/sessions/{id}/groups', groups)
  fakeApi.answer('PATCH /api/admin/sessions/{id}/groups/{group_id}', groups)
  const { user } = open()
  const field = await screen.findByRole('textbox', { name: hostGroupsMessages.newGroup })
  await user.type(field, ' West {Enter}')
  await expect.poll(() => (field as HTMLInputElement).value).toBe('')
  expect(fakeApi.calls('POST /api/admin/sessions/{id}/groups')[0]).toMatchObject({ body: { name: 'West' } })

  const row = within(screen.getByRole('row', { name: /^South/ }))
  await user.click(row.getByRole('button', { name: hostGroupsMessages.rename }))
  await user.type(row.getByRole('textbox', { name: hostGroupsMessages.nameOf('South') }), ' side{Enter}')
  await user.click(await row.findByRole('button', { name: 'Remove' }))
  await user.click(screen.getByRole('button', { name: hostGroupsMessages.bringBack('East') }))
  await expect
    .poll(() => fakeApi.calls('PATCH /api/admin/sessions/{id}/groups/{group_id}').map(({ body }) => body))
    .toEqual([{ name: 'South side' }, { removed: true }, { removed: false }])
})

test('people are moved and solutions given by a choice each', async () => {
  fakeApi.answer('PUT /api/admin/sessions/{id}/groups/people', groups)
  fakeApi.answer('PUT /api/admin/sessions/{id}/groups/solutions', groups)
  const { user } = open()
  expect(await screen.findByText(hostGroupsMessages.notIn(1))).toBeVisible()
  const ben = screen.getByRole('combobox', { name: hostGroupsMessages.groupOf('ben@example.org') })
  await user.selectOptions(ben, 'South')
  await expect
    .poll(() => fakeApi.calls('PUT /api/admin/sessions/{id}/groups/people').map(({ body }) => body))
    .toEqual([{ email: 'ben@example.org', group_id: 4, observes: false }])
  const bikes = screen.getByRole('combobox', { name: hostGroupsMessages.groupOf('Bikes') })
  expect(bikes).toHaveDisplayValue('North')
  await user.selectOptions(bikes, hostGroupsMessages.nobodys)
  await expect
    .poll(() => fakeApi.calls('PUT /api/admin/sessions/{id}/groups/solutions').map(({ body }) => body))
    .toEqual([{ solution_id: 7, group_id: null }])
})

test('a table card leads through the login into its group', async () => {
  fakeApi.answer('GET /api/admin/sessions/{id}/room', {
    title: 'Spring',
    step: null,
    message: null,
    timer: null,
    frozen: false,
    status: 'open',
    silent_rating: false,
    groups: true,
    id,
    participants: 2,
    join_url: 'http://192.168.1.5:3000',
  })
  renderApp(`/admin/workshops/${id}/table-cards`, { session: null })
  for (const name of ['North', 'South']) {
    expect(await screen.findByRole('heading', { name })).toBeVisible()
    expect(screen.getByRole('img', { name: hostGroupsMessages.cardCode(name) })).toBeVisible()
  }
  expect(screen.getAllByText(`192.168.1.5:3000 · ${id}`)).toHaveLength(2)
})

test('a group made while the switch is still on its way is there afterwards, whichever is answered first', async () => {
  const off: HostGroups = { made_by: 'nobody', groups: [], removed: [], people: [] }
  fakeApi.answer('GET /api/admin/sessions/{id}/groups', off)
  const [answered, answer] = held<HostGroups>()
  fakeApi.answer('PATCH /api/admin/sessions/{id}/groups', () => answered)
  const { user } = open()
  await user.click(await screen.findByRole('radio', { name: hostGroupsMessages.byHost }))
  const withNorth: HostGroups = { ...off, made_by: 'host', groups: [{ id: 3, name: 'North', solution_ids: [] }] }
  fakeApi.answer('POST /api/admin/sessions/{id}/groups', withNorth)
  fakeApi.answer('GET /api/admin/sessions/{id}/groups', withNorth)
  await user.type(await screen.findByRole('textbox', { name: hostGroupsMessages.newGroup }), 'North{Enter}')
  await waitFor(() => expect(fakeApi.calls('GET /api/admin/sessions/{id}/groups').length).toBeGreaterThan(1))
  answer.resolve({ ...off, made_by: 'host' })
  expect(await screen.findByRole('cell', { name: 'North' })).toBeVisible()
  await waitFor(() => expect(fakeApi.calls('GET /api/admin/sessions/{id}/groups').length).toBeGreaterThan(2))
  expect(await screen.findByRole('cell', { name: 'North' })).toBeVisible()
})

test('a name that was begun is there again when groups are switched off and on', async () => {
  fakeApi.answer('PATCH /api/admin/sessions/{id}/groups', ({ body }) => ({ ...groups, ...(body as object) }))
  const { user } = open()
  await user.type(await screen.findByRole('textbox', { name: hostGroupsMessages.newGroup }), 'West')
  fakeApi.answer('GET /api/admin/sessions/{id}/groups', { ...groups, made_by: 'nobody' })
  await user.click(screen.getByRole('radio', { name: hostGroupsMessages.off }))
  await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument())
  fakeApi.answer('GET /api/admin/sessions/{id}/groups', groups)
  await user.click(screen.getByRole('radio', { name: hostGroupsMessages.byHost }))
  expect(await screen.findByRole('textbox', { name: hostGroupsMessages.newGroup })).toHaveValue('West')
})
