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

function Asking({ shown }: { shown: Promise<void> | undefined }) {
  const [asked, setAsked] = useState<number | null>(31)
  const deed = useWrite({
    mutationFn: (id: number, send) => send(CALL, { params: { id } }),
    meta: { success: 'Done.', failure: 'Not done.' },
    onSettled: () => shown,
  })
  return (
    <DeedDialog deed={deed} sent={asked} title="Sure?" confirmLabel="Do it" onClose={() => setAsked(null)}>
      It goes for good.
    </DeedDialog>
  )
}

/** `shown` is there when the screen shows what was done. */
async function confirmIt(shown?: Promise<void>) {
  const { user, router } = renderApp(<Asking shown={shown} />)
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

test.each([
  ['done', () => fakeApi.answer(CALL, {} as never), 'Done.'],
  ['refused', () => fakeApi.refuse(CALL, { status: 400 }), 'Not done.'],
])('it is gone once the deed is said to be %s, though the screen is still being read', async (_how, arrange, told) => {
  arrange()
  const [shown] = held<void>()
  const { dialog } = await confirmIt(shown)
  expect(await screen.findByText(told)).toBeVisible()
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
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
