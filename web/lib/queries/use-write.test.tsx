import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { useWrite } from './use-write.ts'

afterEach(() => void vi.useRealTimers())

test('what got no answer keeps its key when another such deed is done again, until something new is done', async () => {
  vi.useFakeTimers()
  const name = 'DELETE /api/function_options/{id}'
  const queryClient = new QueryClient()
  const { result } = renderHook(() => useWrite({ mutationFn: (id: number, send) => send(name, { params: { id } }) }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  const press = async (id: number) => {
    act(() => result.current.mutate(id))
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    const sent = fakeApi.calls(name).filter(({ params }) => params.id === String(id))
    return sent.at(-1)?.headers.get('idempotency-key')
  }
  fakeApi.fail(name)
  const [first, second, third] = [await press(1), await press(2), await press(3)]
  fakeApi.answer(name, { message: '' } as never)
  expect(await press(1)).toBe(first)
  expect(await press(2)).toBe(second)
  await press(4)
  expect(await press(3)).not.toBe(third)
})

test('the same write is not started again while it runs; another one, and a later one, are', async () => {
  const sent: number[] = []
  const finish: (() => void)[] = []
  const write = (id: number) => {
    sent.push(id)
    return new Promise<void>((resolve) => finish.push(resolve))
  }
  const queryClient = new QueryClient()
  const { result } = renderHook(() => useWrite({ mutationFn: write }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })

  act(() => {
    result.current.mutate(1)
    result.current.mutate(1)
    result.current.mutate(2)
  })
  await waitFor(() => expect(sent).toEqual([1, 2]))

  await act(async () => finish.forEach((end) => end()))
  act(() => result.current.mutate(1))
  await waitFor(() => expect(sent).toEqual([1, 2, 1]))
})
