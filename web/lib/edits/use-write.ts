import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'
import { useCallback, useId, useRef } from 'react'
import { ApiError } from '../http/api-error.ts'
import { forgetUnsent, keepUnsent } from './unsent-writes.ts'

interface Withdrawable {
  /** What could not be sent is not wanted any more: it was cancelled since. */
  withdraw: () => void
}

/**
 * A write that the same action does not start a second time while it runs: the second half of a double click comes
 * before the screen has had time to disable the button. Other rows' writes are not held up. One that gets no answer is
 * kept and sent again when the server is back.
 */
export function useWrite<Answer, Sent = void, Context = unknown>(
  options: UseMutationOptions<Answer, Error, Sent, Context>,
): UseMutationResult<Answer, Error, Sent, Context> & Withdrawable {
  const ownPrefix = `${useId()} `
  const running = useRef(new Map<string, () => void>())
  const withdraw = useCallback(() => forgetUnsent((unsent) => unsent.startsWith(ownPrefix)), [ownPrefix])
  const mutation = useMutation({
    ...options,
    onSettled: async (...settled) => {
      const [, error, sent] = settled
      const name = nameOf(sent)
      const again = running.current.get(name)
      try {
        await options.onSettled?.(...settled)
      } finally {
        running.current.delete(name)
        if (error instanceof ApiError && error.isTransient && again) keepUnsent({ name: ownPrefix + name, send: again })
        // what this part of the screen has sent since stands in the place of what it could not send before
        else if (!error) withdraw()
      }
    },
  })

  const { mutate: start } = mutation
  const mutate = useCallback<typeof start>(
    function write(...started) {
      const name = nameOf(started[0])
      if (running.current.has(name)) return
      running.current.set(name, () => write(...started))
      start(...started)
    },
    [start],
  )
  return { ...mutation, mutate, withdraw }
}

const nameOf = (sent: unknown) => JSON.stringify(sent) ?? ''
