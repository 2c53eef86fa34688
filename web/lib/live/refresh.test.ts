import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { keys } from '../queries/query-keys.ts'
import { refresh } from './refresh.ts'

test('a first reading that may have been answered before the change is repeated', async () => {
  const queryClient = new QueryClient()
  const answers: ((text: string) => void)[] = []
  const observer = new QueryObserver(queryClient, {
    queryKey: keys.userStories(1),
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
    retry: false,
  })
  const unsubscribe = observer.subscribe(() => {})
  const refreshing = refresh(queryClient, [{ kind: 'story_saved', solution_id: 1, subject_id: 1 }])
  answers[0]?.('before')
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.('after')
  await refreshing
  expect(observer.getCurrentResult().data).toBe('after')
  unsubscribe()
})

test('what the host changes about the workshop may be an e-mail in the list of solutions', async () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(keys.allSolutions, [])
  await refresh(queryClient, [{ kind: 'workshop_changed', solution_id: null, subject_id: null }])
  expect(queryClient.getQueryState(keys.allSolutions)?.isInvalidated).toBe(true)
})
