import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { useWrite } from './use-write.ts'

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
