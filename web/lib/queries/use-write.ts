import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { call } from '../http/api-client.ts'
import { GivenUp } from '../http/given-up.ts'
import { forgetKeys } from '../http/idempotency-key.ts'

/** Makes the calls of one write. What its author gives up meanwhile is not sent again. */
export type Send = typeof call

type MutationOptions<Answer, Sent> = UseMutationOptions<Answer, Error, Sent>

interface WriteOptions<Answer, Sent> extends Pick<MutationOptions<Answer, Sent>, 'meta' | 'onSettled'> {
  mutationFn: (sent: Sent, send: Send) => Promise<Answer>
  onSuccess?: (answer: Answer, sent: Sent) => unknown
  onError?: (error: Error, sent: Sent) => unknown
}

interface After<Answer> {
  /** As soon as the server has answered; the others wait until the screen shows it too. */
  onDone?: () => void
  onFailed?: () => void
  onSuccess?: (answer: Answer) => unknown
  onError?: (error: Error) => unknown
}

interface Run<Answer> {
  answer: Promise<Answer>
  controller: AbortController
  after: After<Answer>[]
}

const nothing: ReadonlySet<string> = new Set()

/**
 * The one way to write. The same action does not start a second time while it runs: the second half of a double click
 * comes before the screen has had time to disable the button. Other rows' writes are not held up. One that gets no
 * answer has failed, and is done again only when somebody asks for it again.
 */
export function useWrite<Answer, Sent = void>({
  mutationFn,
  onSuccess,
  onError,
  ...options
}: WriteOptions<Answer, Sent>) {
  const runs = useRef(new Map<string, Run<Answer>>())
  const [running, setRunning] = useState(nothing)
  const afterOf = (sent: Sent) => runs.current.get(nameOf(sent))?.after ?? []
  const mutation = useMutation<Answer, Error, Sent>({
    ...options,
    mutationFn: async (sent) => {
      const signal = runs.current.get(nameOf(sent))?.controller.signal
      let isRepeated = false
      const onRepeated = () => {
        isRepeated = true
      }
      try {
        const answer = await mutationFn(sent, sendWith({ signal, onRepeated }))
        // several deeds that got no answer may be done again one after another
        if (!isRepeated) forgetKeys()
        return answer
      } catch (error) {
        throw signal?.aborted ? new GivenUp() : error
      }
    },
    onSuccess: (answer, sent) => {
      for (const { onDone } of afterOf(sent)) onDone?.()
      return onSuccess?.(answer, sent)
    },
    onError: (error, sent) => {
      if (error instanceof GivenUp) return undefined
      for (const { onFailed } of afterOf(sent)) onFailed?.()
      return onError?.(error, sent)
    },
  })

  const { mutateAsync: start } = mutation
  /** Resolves or rejects with the outcome of this one, whatever is started after it. */
  const run = useCallback(
    (sent: Sent, givenUp?: AbortSignal): Promise<Answer> => {
      const name = nameOf(sent)
      const same = runs.current.get(name)
      if (same) return same.answer
      const controller = new AbortController()
      const giveUp = () => controller.abort()
      givenUp?.addEventListener('abort', giveUp)
      const begun: Run<Answer> = { controller, answer: Promise.resolve() as Promise<never>, after: [] }
      // before it starts, because it looks its signal up
      runs.current.set(name, begun)
      begun.answer = start(sent).finally(() => {
        givenUp?.removeEventListener('abort', giveUp)
        runs.current.delete(name)
        setRunning(new Set(runs.current.keys()))
      })
      setRunning(new Set(runs.current.keys()))
      return begun.answer
    },
    [start],
  )
  /** What it calls afterwards is called for every write, also when another was started or the screen has gone since. */
  const mutate = useCallback(
    (sent: Sent, then: After<Answer> = {}) => {
      // what failed is told by the mutation itself
      const fail = (error: Error) => (error instanceof GivenUp ? undefined : then.onError?.(error))
      void run(sent).then(then.onSuccess, fail)
      runs.current.get(nameOf(sent))?.after.push(then)
    },
    [run],
  )
  /** Whatever of it is under way is not wanted any more. */
  const giveUp = useCallback(() => {
    for (const { controller } of runs.current.values()) controller.abort()
  }, [])

  return {
    run,
    mutate,
    giveUp,
    isPending: running.size > 0,
    isRunning: (sent: Sent) => running.has(nameOf(sent)),
    isSuccess: mutation.isSuccess,
    error: mutation.error instanceof GivenUp ? null : mutation.error,
    /** What was sent last, and the answer to it. */
    variables: mutation.variables,
    data: mutation.data,
    reset: mutation.reset,
  }
}

export type Write<Answer, Sent> = ReturnType<typeof useWrite<Answer, Sent>>

const nameOf = (sent: unknown) => JSON.stringify(sent) ?? ''

const sendWith =
  (extras: { signal: AbortSignal | undefined; onRepeated: () => void }): Send =>
  (name, ...[options]) =>
    (call as (name: string, options: object) => Promise<never>)(name, { ...options, ...extras })
