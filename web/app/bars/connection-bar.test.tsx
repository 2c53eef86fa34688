import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { connectionMessages } from '#contract/messages/connection.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { answerRatedOption, solutionId } from '../../testing/rated-option.ts'
import { renderApp } from '../../testing/render-app.tsx'

const add = 'POST /api/function_options'

beforeEach(() => {
  answerRatedOption()
  fakeApi.answer(add, { id: 90, functional_option: 'A lift by a rider', user_story_id: 270 })
})

async function addWhileAway() {
  const app = renderApp(`/solutions/${solutionId}/functional-options`)
  const [field] = await screen.findAllByRole('textbox', { name: 'Add functional option' })
  fakeApi.goAway()
  await app.user.type(field!, 'A lift by a rider{Enter}')
  expect(await screen.findByText(connectionMessages.offline)).toBeVisible()
  expect(await screen.findByText(connectionMessages.unsent(1), { exact: false })).toBeVisible()
  return { ...app, field: field! }
}
const keysOf = () => fakeApi.calls(add).map(({ headers }) => headers.get('idempotency-key'))

test('what could not be sent is sent when the server is back, as the same action', async () => {
  const { user, field } = await addWhileAway()
  expect(field).toHaveValue('A lift by a rider')

  fakeApi.comeBack()
  await user.click(screen.getByRole('button', { name: 'Try now' }))
  await waitFor(() => expect(field).toHaveValue(''))
  expect(screen.queryByText(connectionMessages.offline)).toBeNull()
  expect(keysOf()).toHaveLength(3)
  expect(new Set(keysOf()).size).toBe(1)
})

test('a server that answers and fails is tried again by hand, as the same action', async () => {
  const app = renderApp(`/solutions/${solutionId}/functional-options`)
  const [field] = await screen.findAllByRole('textbox', { name: 'Add functional option' })
  fakeApi.refuse(add, 'UNFORESEEN')
  await app.user.type(field!, 'A lift{Enter}')
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByText(connectionMessages.offline)).toBeNull()

  fakeApi.answer(add, { id: 90, functional_option: 'A lift', user_story_id: 270 })
  await app.user.click(again)
  await waitFor(() => expect(field).toHaveValue(''))
  expect(new Set(keysOf()).size).toBe(1)
  expect(screen.queryByText(connectionMessages.unsent(1))).toBeNull()
})

test('what was sent anew by hand is not sent a second time', async () => {
  const { user, field } = await addWhileAway()
  fakeApi.comeBack()
  await user.click(field)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(field).toHaveValue(''))
  await waitFor(() => expect(screen.queryByText(connectionMessages.unsent(1))).toBeNull())
  expect(new Set(keysOf()).size).toBe(1)
  expect(keysOf()).toHaveLength(3)
})

test('an edit that was cancelled since is not sent', async () => {
  const { user } = renderApp(`/solutions/${solutionId}/functional-options`)
  const [edit] = await screen.findAllByRole('button', { name: 'Edit' })
  await user.click(edit!)
  fakeApi.goAway()
  await user.type(screen.getByRole('textbox', { name: 'Edit functional option' }), ', better{Enter}')
  expect(await screen.findByText(connectionMessages.unsent(1), { exact: false })).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Edit functional option' }), '{Escape}')
  await waitFor(() => expect(screen.queryByText(connectionMessages.unsent(1), { exact: false })).toBeNull())
})
