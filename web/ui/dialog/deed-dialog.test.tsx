import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useWrite } from '../../lib/queries/use-write.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { held } from '../../testing/held.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { toastStore } from '../feedback/toast-store.ts'
import { DeedDialog } from './deed-dialog.tsx'

const CALL = 'DELETE /api/function_options/{id}'

function Asking() {
  const [asked, setAsked] = useState<number | null>(31)
  const deed = useWrite({
    mutationFn: (id: number, send) => send(CALL, { params: { id } }),
    meta: { success: 'Done.', failure: 'Not done.' },
  })
  return (
    <DeedDialog deed={deed} sent={asked} title="Sure?" confirmLabel="Do it" onClose={() => setAsked(null)}>
      It goes for good.
    </DeedDialog>
  )
}

async function confirmIt() {
  const { user, router } = renderApp(<Asking />)
  const dialog = await screen.findByRole('dialog', { name: 'Sure?' })
  await user.dblClick(within(dialog).getByRole('button', { name: 'Do it' }))
  await waitFor(() => expect(fakeApi.calls(CALL)).toMatchObject([{ params: { id: '31' } }]))
  return { user, router, dialog, status: within(dialog).getByRole('status') }
}

test('the question stays and says that it works until the deed is answered', async () => {
  const [answered, answer] = held<object>()
  fakeApi.answer(CALL, () => answered as never)
  const { dialog, status } = await confirmIt()
  expect(status).toHaveTextContent('Working...')
  expect(within(dialog).getByRole('button', { name: 'Do it' })).toHaveAttribute('aria-disabled', 'true')
  answer.resolve({})
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(await screen.findByText('Done.')).toBeVisible()
})

test('a refused deed closes the question too, and is told', async () => {
  fakeApi.refuse(CALL, { status: 400 })
  const { dialog } = await confirmIt()
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(await screen.findByText('Not done.')).toBeVisible()
})

test('Escape gives up a deed that is under way, and nobody is told of a failure', async () => {
  fakeApi.hang(CALL)
  const { user, dialog } = await confirmIt()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(fakeApi.calls(CALL)).toMatchObject([{ signal: { aborted: true } }])
  expect(toastStore.read()).toEqual([])
})

test('leaving the page gives it up too', async () => {
  fakeApi.hang(CALL)
  const { router, dialog } = await confirmIt()
  await act(() => router.navigate({ to: '/solutions' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(fakeApi.calls(CALL)).toMatchObject([{ signal: { aborted: true } }])
  expect(toastStore.read()).toEqual([])
})
