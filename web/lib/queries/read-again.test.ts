import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { held } from '../../testing/held.ts'
import { readAgain, showStored } from './read-again.ts'

/** A query on screen whose answers come when the test gives them. */
function open() {
  const queryClient = new QueryClient()
  const asked: { signal: AbortSignal; answer: (text: string) => void; fail: () => void }[] = []
  const query = queryOptions({
    queryKey: ['rows'],
    queryFn: ({ signal }) => {
      const [promise, { resolve, reject }] = held<string>()
      asked.push({ signal, answer: resolve, fail: () => reject(new Error('away')) })
      return promise
    },
    retry: false,
  })
  const observer = new QueryObserver(queryClient, query)
  const close = observer.subscribe(() => {})
  onTestFinished(() => {
    close()
    queryClient.clear()
  })
  const shown = () => observer.getCurrentResult().data
  return { queryClient, asked, query, shown, close }
}

test.each([
  ['the first read', undefined],
  ['a later one', 'first'],
])('%s is not cut short by any number of changes, and one more follows', async (_which, first) => {
  const { queryClient, asked, shown } = open()
  if (first) {
    asked.at(-1)?.answer(first)
    await vi.waitUntil(() => shown() === first)
    void readAgain(queryClient)
  }
  const before = asked.length
  const changes = [readAgain(queryClient), readAgain(queryClient, { queryKey: ['rows'] }), readAgain(queryClient)]
  expect(asked).toHaveLength(before)

  asked.at(-1)?.answer('before the change')
  await vi.waitFor(() => expect(asked).toHaveLength(before + 1))
  expect(shown()).toBe('before the change')
  asked.at(-1)?.answer('after the change')
  await Promise.all(changes)
  expect(shown()).toBe('after the change')
  expect(asked).toHaveLength(before + 1)
  expect(asked.some(({ signal }) => signal.aborted)).toBe(false)
})

test('a read that fails is followed by the one more all the same', async () => {
  const { queryClient, asked, shown } = open()
  const again = readAgain(queryClient)
  asked[0]?.fail()
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  asked[1]?.answer('after the change')
  await again
  expect(shown()).toBe('after the change')
})

test('what left the screen while it was read counts as stale and is read when it is shown again', async () => {
  const { queryClient, asked, query, shown, close } = open()
  asked[0]?.answer('first')
  await vi.waitFor(() => expect(shown()).toBe('first'))
  void readAgain(queryClient)
  const again = readAgain(queryClient)
  close()
  await again
  expect(asked).toHaveLength(2)
  expect(queryClient.getQueryState(query.queryKey)?.isInvalidated).toBe(true)
})

test('what a write has stored is not overwritten by a read that began before', async () => {
  const { queryClient, asked, query, shown } = open()
  asked[0]?.answer('old')
  await vi.waitFor(() => expect(shown()).toBe('old'))
  void readAgain(queryClient)

  showStored(queryClient, query.queryKey, () => 'new')
  const again = readAgain(queryClient)
  asked[1]?.answer('old')
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  expect(shown()).toBe('new')
  asked[2]?.answer('new, read again')
  await again
  expect(shown()).toBe('new, read again')
})
