import { MutationCache, QueryClient, type MutationMeta } from '@tanstack/react-query'
import { FRESHNESS } from '#contract/freshness.ts'
import { HOST_POLL_MS, POLL_MS } from '#contract/limits.ts'
import { GivenUp } from '../http/given-up.ts'
import { ApiError } from '../http/api-error.ts'
import { isReadOnly } from '../http/is-read-only.ts'
import { reasonOf } from '../http/error-sentences.ts'
import { readSessionId } from '../session/stored-session.ts'
import { undoableIn, type Undoable } from './undoable.ts'

export type MessageType = 'success' | 'error' | 'warning' | 'info'
export interface Event {
  /** Where it can be taken back. */
  undo?: Undoable | undefined
  /** The write that it is the outcome of. */
  about?: string | undefined
  /** What it happened to: of two events about the same thing the newer one counts. */
  thing?: string | undefined
}
export type Announce = (type: MessageType, text: string, event?: Event) => void

declare module '@tanstack/react-query' {
  interface Register {
    /** What a write says. Both may look at what was sent, `failure` at the error too; undefined where the screen tells it. */
    mutationMeta: {
      success?: string | ((sent: never) => string)
      failure?: string | ((error: Error, sent: never) => string | undefined)
      /** What a success happened to, where another write does the opposite to it: by what was sent or answered. */
      thing?: (sent: never, answer: never) => string
    }
  }
}

/** For the screens of a solution's steps: others work on the same rows. Spread it into a query definition. */
export const stepScreen = {
  refetchOnMount: 'always',
  refetchOnWindowFocus: true,
  refetchInterval: POLL_MS,
} as const

/** For what the host follows closely. It is refused until the host has logged in, so that it is not asked twice. */
export const hostScreen = { retry: false, refetchOnMount: 'always', refetchInterval: HOST_POLL_MS } as const

/** As a `refetchInterval`: a server that does not know the call is not asked again. */
export const pollWhereKnown = ({ state }: { state: { status: string } }) => (state.status === 'error' ? false : POLL_MS)

/** A refusal is an answer: whatever is not there now is not there a second later, and nobody waits for it twice. */
const isWorthAnotherTry = (failures: number, error: Error) =>
  failures < FRESHNESS.default.retry && !(error instanceof ApiError && !error.isTransient && !error.isTooManyRequests)

export function createQueryClient(announceHere: Announce): QueryClient {
  /** Which workshop each write was begun in: in another one nobody knows what it was about. */
  const begunIn = new WeakMap<object, string | null>()
  const announceOf =
    (mutation: object): Announce =>
    (...event) => {
      if (begunIn.get(mutation) === readSessionId()) announceHere(...event)
    }
  return new QueryClient({
    defaultOptions: {
      // 'always': a laptop without any network may still run the server itself
      queries: { ...FRESHNESS.default, retry: isWorthAnotherTry, refetchOnWindowFocus: false, networkMode: 'always' },
      // the one repetition of a write is made by the API client
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onMutate: (_sent, mutation) => void begunIn.set(mutation, readSessionId()),
      onSuccess: (answer, sent, _context, mutation) => {
        const done = successOf(mutation.meta, sent)
        if (!done) return
        announceOf(mutation)('success', done, {
          undo: undoableIn(answer),
          about: aboutOf(mutation.meta, sent),
          thing: mutation.meta?.thing?.(sent as never, answer as never),
        })
      },
      onError: (error, sent, _context, mutation) => {
        const { meta } = mutation
        const announce = announceOf(mutation)
        if (error instanceof GivenUp) return
        const about = aboutOf(meta, sent)
        // editing is paused, or the results are shown, or it is another group's: the same sentence for every write
        if (isReadOnly(error)) return announce('warning', reasonOf(error), { about })
        // a conflict with somebody else's change: the screen shows both sides and asks
        if (error instanceof ApiError && error.conflicts.length > 0) return
        const failure = typeof meta?.failure === 'function' ? meta.failure(error, sent as never) : meta?.failure
        if (failure) announce('error', failure, { about })
      },
    }),
  })
}

const successOf = (meta: MutationMeta | undefined, sent: unknown) =>
  typeof meta?.success === 'function' ? meta.success(sent as never) : meta?.success

/** The same deed with the same words is the same write: done at last, it is not said to have failed as well. */
const aboutOf = (meta: MutationMeta | undefined, sent: unknown) => {
  const done = successOf(meta, sent)
  return done === undefined ? undefined : JSON.stringify([done, sent])
}
