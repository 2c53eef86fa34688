import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'

/**
 * A write that the same action does not start a second time while it runs: the second half of a double click comes
 * before the screen has had time to disable the button. Other rows' writes are not held up.
 */
export function useWrite<Answer, Sent = void, Context = unknown>(
  options: UseMutationOptions<Answer, Error, Sent, Context>,
): UseMutationResult<Answer, Error, Sent, Context> {
  const running = useRef(new Set<string>())
  const mutation = useMutation({
    ...options,
    onSettled: async (...settled) => {
      try {
        await options.onSettled?.(...settled)
      } finally {
        running.current.delete(nameOf(settled[2]))
      }
    },
  })

  const { mutate: start } = mutation
  const mutate = useCallback<typeof start>(
    (...started) => {
      const name = nameOf(started[0])
      if (running.current.has(name)) return
      running.current.add(name)
      start(...started)
    },
    [start],
  )
  return { ...mutation, mutate }
}

const nameOf = (sent: unknown) => JSON.stringify(sent) ?? ''
