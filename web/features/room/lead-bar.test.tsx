import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { RoomScreen } from '#contract/room.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { LeadBar } from './lead-bar.tsx'

const change = 'PATCH /api/admin/sessions/{id}/room'
const id = 'K7QM-2XVD'
const room: RoomScreen = {
  id,
  title: 'Healthy district',
  status: 'open',
  participants: 9,
  join_url: null,
  step: 6,
  message: null,
  timer: null,
  frozen: false,
  silent_rating: false,
}

beforeEach(() => {
  fakeApi.answer('GET /api/admin/sessions/{id}/room', room)
  fakeApi.answer(change, room)
})
const open = () =>
  renderApp(<LeadBar workshopId={id} agenda={<p>Agenda</p>} rounds={<p>Rounds</p>} />, { session: null })
const sent = () => fakeApi.calls(change).map(({ body }) => body)

test('editing is frozen with one press, and each button says how things stand', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Freeze editing' }))
  await waitFor(() => expect(sent()).toEqual([{ frozen: true }]))
  expect(screen.getByRole('button', { name: 'Step and clock 6 H9 analysis' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Big screen The step' })).toBeVisible()
})

test('a message that is half typed is still there when its button was pressed again, and after Escape', async () => {
  const { user } = open()
  const tool = await screen.findByRole('button', { name: 'Message' })
  expect(tool).toHaveAttribute('aria-expanded', 'false')
  await user.click(tool)
  await user.type(screen.getByLabelText('Message to everyone'), 'Coffee')
  await user.click(tool)
  expect(screen.getByLabelText('Message to everyone')).not.toBeVisible()
  await user.click(tool)
  expect(screen.getByLabelText('Message to everyone')).toHaveValue('Coffee')
  await user.click(screen.getByLabelText('Message to everyone'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(tool).toHaveAttribute('aria-expanded', 'false'))
  expect(tool).toHaveFocus()
  expect(sent()).toEqual([])
})

test('one panel is open at a time; a press elsewhere shuts it, and Escape from anywhere', async () => {
  const { user } = open()
  const step = await screen.findByRole('button', { name: /^Step and clock/ })
  const scene = screen.getByRole('button', { name: /^Big screen/ })
  await user.click(step)
  await user.click(scene)
  await waitFor(() => expect(step).toHaveAttribute('aria-expanded', 'false'))
  expect(scene).toHaveAttribute('aria-expanded', 'true')
  await user.click(screen.getByText('Agenda'))
  await waitFor(() => expect(scene).toHaveAttribute('aria-expanded', 'false'))
  await user.click(step)
  step.blur()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(step).toHaveAttribute('aria-expanded', 'false'))
})

test.each(['results', 'closed'] as const)('one that is %s is not led: it has its big screen alone', async (status) => {
  fakeApi.answer('GET /api/admin/sessions/{id}/room', { ...room, step: null, status })
  open()
  await screen.findByRole('button', { name: /^Big screen/ })
  const tools = screen.getAllByRole('button', { expanded: false })
  expect(tools.map((tool) => tool.textContent?.trim())).toEqual(['Big screen The end'])
  expect(screen.queryByRole('button', { name: 'Freeze editing' })).not.toBeInTheDocument()
})
