import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { namesMessages } from '#contract/messages/people.ts'
import { findCard } from '../../testing/cards.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { meQuery } from './session.queries.ts'
import { OwnName } from './own-name.tsx'

const me = { session_id: 'K7QM-2XVD', title: '', status: 'open', email: 'mira@example.org', host: false } as const

/** As the Workshop panel shows it. */
function Panel() {
  const { data } = useQuery(meQuery())
  return data ? <OwnName name={data.name ?? ''} /> : null
}

async function begin() {
  fakeApi.answer('GET /api/me', { ...me, name: 'Mira' })
  fakeApi.answer('PUT /api/me/name', ({ body }) => {
    const named = { ...me, ...(body.name !== null && { name: body.name }) }
    fakeApi.answer('GET /api/me', named)
    return named
  })
  const view = renderApp(<Panel />)
  return { ...view, field: await screen.findByRole('textbox', { name: namesMessages.yourName }) }
}

test('a name is saved by Enter, and the focus stays in its field', async () => {
  const { user, field } = await begin()
  await user.clear(field)
  await user.type(field, ' Mira M.{Enter}')
  expect(await findCard()).toHaveTextContent('The others now see you as Mira M.')
  expect(field).toHaveFocus()
  expect(field).toHaveValue('Mira M.')
  expect(screen.getByRole('button', { name: namesMessages.save })).toBeDisabled()
})

test('what is typed stays when the host takes the name out meanwhile', async () => {
  const { user, field, queryClient } = await begin()
  await user.type(field, ' Lund')
  fakeApi.answer('GET /api/me', me)
  await queryClient.refetchQueries({ queryKey: meQuery().queryKey })
  expect(field).toHaveValue('Mira Lund')
  expect(field).toHaveFocus()
})

test('what was typed when the panel was closed is in its field when it is open again', async () => {
  const { user, field, unmount } = await begin()
  await user.type(field, ' Lund')
  unmount()
  const again = await begin()
  expect(again.field).toHaveValue('Mira Lund')
  expect(screen.getByRole('button', { name: namesMessages.save })).toBeEnabled()
})

test('a name that is refused is told, and what was typed stays', async () => {
  const { user, field } = await begin()
  fakeApi.refuse('PUT /api/me/name', 'NAME_OF_OURS')
  await user.clear(field)
  await user.type(field, 'Host{Enter}')
  expect(await findCard()).toHaveTextContent(namesMessages.ofOurs)
  expect(field).toHaveValue('Host')
})
