import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Groups } from '#contract/groups.ts'
import { groupsMessages, whoseSolutionMessages } from '#contract/messages/groups.ts'
import type { Room } from '#contract/room.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp, someone } from '../../testing/render-app.tsx'

const room: Room = {
  title: 'Spring',
  step: null,
  message: null,
  timer: null,
  frozen: false,
  status: 'open',
  silent_rating: false,
  groups: true,
}
const groups: Groups = {
  made_by: 'host',
  groups: [
    { id: 3, name: 'North', people: 1, solution_ids: [2] },
    { id: 4, name: 'South', people: 2, solution_ids: [3] },
  ],
  own: null,
  observes: false,
}
const solution = (id: number, solution_name: string) => ({
  id,
  solution_name,
  user_email: someone.email,
  p_fhn: 'Freedom',
  purposes: [],
})

beforeEach(() => {
  sessionStorage.clear()
  fakeApi.answer('GET /api/room', room)
  fakeApi.answer('GET /api/groups', groups)
  fakeApi.answer('GET /api/solutions', [solution(1, 'Bikes'), solution(2, 'Trams'), solution(3, 'Ferries')])
})

/** From now on the server knows this choice. */
function answerChoice(chosen: Partial<Groups>) {
  const after = { ...groups, ...chosen }
  fakeApi.answer('PUT /api/groups/own', () => {
    fakeApi.answer('GET /api/groups', after)
    return after
  })
}

test('whoever comes in chooses a group, is told so, and finds its solutions first', async () => {
  answerChoice({ own: 4 })
  const { user } = renderApp('/solutions')
  const choice = within(await screen.findByRole('region', { name: groupsMessages.which }))
  expect(choice.getByText(groupsMessages.people(2))).toBeVisible()
  await user.click(choice.getByRole('button', { name: /South/ }))
  expect(await screen.findByText(groupsMessages.joined('South'))).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('region', { name: groupsMessages.which })).not.toBeInTheDocument())
  expect(fakeApi.calls('PUT /api/groups/own').map(({ body }) => body)).toEqual([{ group_id: 4 }])

  const rows = within(screen.getByRole('table')).getAllByRole('rowheader')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    whoseSolutionMessages.myGroup('South'),
    'Ferries',
    whoseSolutionMessages.ofNoGroup,
    'Bikes',
    whoseSolutionMessages.group('North'),
    'Trams',
  ])
})

test('whoever has not answered is asked again where a solution is made', async () => {
  renderApp('/solutions/new')
  expect(await screen.findByRole('region', { name: groupsMessages.which })).toBeVisible()
})

test('the list waits to be seen until it is known whether a group is asked for, and no longer', async () => {
  let answer: (groups: Groups) => void = () => undefined
  fakeApi.answer('GET /api/groups', () => new Promise<Groups>((resolve) => (answer = resolve)))
  renderApp('/solutions')
  const waits = () => screen.getByRole('heading', { level: 1 }).closest('[data-waits]')
  await screen.findByText('Ferries')
  expect(waits()).not.toBeNull()
  answer(groups)
  await screen.findByRole('region', { name: groupsMessages.which })
  expect(waits()).toBeNull()
})

test('one may choose later, and is not asked again', async () => {
  const { user, unmount } = renderApp('/solutions')
  await user.click(await screen.findByRole('button', { name: groupsMessages.notNow }))
  expect(screen.queryByText(groupsMessages.which)).not.toBeInTheDocument()
  unmount()
  renderApp('/solutions')
  await screen.findByText(whoseSolutionMessages.ofNoGroup)
  expect(screen.queryByText(groupsMessages.which)).not.toBeInTheDocument()
  expect(fakeApi.writes()).toEqual([])
})

test('the Workshop panel changes the group, and makes one where everybody may', async () => {
  fakeApi.answer('GET /api/groups', { ...groups, made_by: 'everybody', own: 3 })
  answerChoice({ made_by: 'everybody', observes: true })
  const { user } = renderApp('/solutions')
  await user.click(await screen.findByRole('button', { name: /^Workshop/ }))
  const select = await screen.findByRole('combobox', { name: groupsMessages.yourGroup })
  expect(select).toHaveDisplayValue('North')
  await user.selectOptions(select, groupsMessages.lookingOn)
  expect(await screen.findByText(whoseSolutionMessages.observing)).toBeVisible()
  expect(fakeApi.calls('PUT /api/groups/own')[0]!.body).toEqual({ group_id: null, observes: true })

  fakeApi.refuse('POST /api/groups', 'GROUP_NAME_TAKEN')
  await user.type(screen.getByRole('textbox', { name: groupsMessages.newGroup }), ' North ')
  await user.click(screen.getByRole('button', { name: groupsMessages.make }))
  expect(await screen.findByText(groupsMessages.nameTaken)).toBeVisible()
  expect(fakeApi.calls('POST /api/groups')[0]!.body).toEqual({ name: 'North' })
})

test('the code on a table leads through the login into its group', async () => {
  answerChoice({ own: 3 })
  fakeApi.answer('GET /api/session-validate', { valid: true })
  fakeApi.answer('POST /api/me', {
    session_id: 'K7QM-2XVD',
    title: 'Spring',
    status: 'open',
    email: 'a@b.c',
    host: false,
  })
  const { user } = renderApp('/login#session=K7QM-2XVD&group=3', { session: null })
  await user.type(await screen.findByRole('textbox', { name: /mail/i }), 'a@b.c')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect(await screen.findByText(groupsMessages.joined('North'))).toBeVisible()
  expect(fakeApi.calls('PUT /api/groups/own').map(({ body }) => body)).toEqual([{ group_id: 3 }])
})

test('the code of a group that was removed says so, and one chooses another', async () => {
  sessionStorage.setItem('group-of-link', '99')
  renderApp('/solutions')
  expect(await screen.findByText(groupsMessages.linkOutdated)).toBeVisible()
  expect(screen.getByRole('region', { name: groupsMessages.which })).toBeVisible()
  expect(fakeApi.writes()).toEqual([])
})

test('whoever is moved by the host is told', async () => {
  fakeApi.answer('GET /api/groups', { ...groups, own: 3 })
  const { queryClient } = renderApp('/solutions')
  await screen.findByText(whoseSolutionMessages.myGroup('North'))
  expect(screen.queryByText(groupsMessages.joined('North'))).not.toBeInTheDocument()
  fakeApi.answer('GET /api/groups', { ...groups, own: 4 })
  await queryClient.invalidateQueries({ queryKey: keys.groups })
  expect(await screen.findByText(groupsMessages.joined('South'))).toBeVisible()
})

test('without groups nothing is asked and nothing is to be seen', async () => {
  const { groups: _none, ...without } = room
  fakeApi.answer('GET /api/room', without)
  const { user } = renderApp('/solutions')
  await screen.findByRole('row', { name: /Bikes/ })
  await user.click(screen.getByRole('button', { name: /^Workshop/ }))
  await screen.findByRole('heading', { name: 'Workshop' })
  expect(within(screen.getByRole('table')).getAllByRole('rowheader')).toHaveLength(3)
  for (const words of [groupsMessages.which, groupsMessages.yourGroup, whoseSolutionMessages.ofNoGroup])
    expect(screen.queryByText(words)).not.toBeInTheDocument()
  expect(fakeApi.calls('GET /api/groups')).toEqual([])
})

test('while the results are shown nobody is asked for a group, and one’s own stays', async () => {
  fakeApi.answer('GET /api/room', { ...room, status: 'results' })
  fakeApi.answer('GET /api/groups', { ...groups, made_by: 'everybody' })
  sessionStorage.setItem('group-of-link', '3')
  const { user } = renderApp('/solutions')
  await screen.findByRole('row', { name: /Bikes/ })
  await user.click(screen.getByRole('button', { name: /^Workshop/ }))
  expect(await screen.findByRole('combobox', { name: groupsMessages.yourGroup })).toBeDisabled()
  expect(screen.queryByText(groupsMessages.which)).not.toBeInTheDocument()
  expect(screen.queryByRole('textbox', { name: groupsMessages.newGroup })).not.toBeInTheDocument()
  expect(fakeApi.writes()).toEqual([])
})
