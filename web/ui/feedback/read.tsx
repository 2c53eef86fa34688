import type { ReactNode } from 'react'
import { commonMessages } from '#contract/messages/common.ts'
import { sentenceOf } from '../../lib/http/error-sentences.ts'
import { ErrorPanel } from './error-panel.tsx'

/** What a query tells of its state; `readTogether` makes one of several. */
export interface Reading<Data> {
  data: Data | undefined
  error: Error | null
  refetch: () => unknown
}

export interface ReadProps<Data> {
  of: Reading<Data>
  /** Stands there until there is an answer; not where the children are elements, which wait by themselves. */
  waiting?: ReactNode
  /** Said of a failure for which the call has no sentence; or what is said of any. */
  failure?: string | ((error: Error) => string)
  /** Above that sentence. */
  title?: string
  /** What is shown in the place of the error panel, such as a page for what is not there. */
  instead?: ReactNode
  children: ReactNode | ((data: Data) => ReactNode)
}

/** Shows what was read, or that it is awaited, or why it failed. When a later read fails, what was read stays. */
export function Read<Data>(props: ReadProps<Data>) {
  const { of: reading, waiting, failure = commonMessages.loadDataFailed, title, instead, children } = props
  const { data, error, refetch } = reading
  if (data === undefined && error) {
    const message = typeof failure === 'string' ? sentenceOf(error, failure) : failure(error)
    return instead || <ErrorPanel title={title} message={message} onRetry={() => void refetch()} />
  }
  if (typeof children !== 'function') return children
  return data === undefined ? waiting : children(data)
}

type Together<Readings extends readonly Reading<unknown>[]> = {
  [Place in keyof Readings]: Exclude<Readings[Place]['data'], undefined>
}

/** Several queries that a screen needs all of: their answers in order, the first failure, and a retry of those that failed. */
export function readTogether<const Readings extends readonly Reading<unknown>[]>(
  readings: Readings,
): Reading<Together<Readings>> {
  const failed = readings.filter(({ data, error }) => data === undefined && error !== null)
  const isThere = readings.every(({ data }) => data !== undefined)
  return {
    data: isThere ? (readings.map(({ data }) => data) as Together<Readings>) : undefined,
    error: failed[0]?.error ?? null,
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  }
}
