import { MutationCache, QueryClient } from '@tanstack/react-query'
import { FRESHNESS, POLL_MS } from '#contract/limits.ts'
import { GivenUp } from '../http/given-up.ts'
import { ApiError, isFrozen, reasonOf } from '../http/api-error.ts'

export type MessageType = 'success' | 'error' | 'warning' | 'info'
export type Announce = (type: MessageType, text: string) => void

declare module '@tanstack/react-query' {
  interface Register {
    /** What a write says. `failure` may look at the error and at what was sent. */
    mutationMeta: { success?: string; failure?: string | ((error: Error, sent: never) => string) }
  }
}

/** For the screens of a solution's steps: others work on the same rows. Spread it into a query definition. */
export const stepScreen = {
  refetchOnMount: 'always',
  refetchOnWindowFocus: true,
  refetchInterval: POLL_MS,
} as const

export function createQueryClient(announce: Announce): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // 'always': a laptop without any network may still run the server itself
      queries: { ...FRESHNESS.default, refetchOnWindowFocus: false, networkMode: 'always' },
      // the one repetition of a write is made by the API client
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _context, mutation) => {
        if (mutation.meta?.success) announce('success', mutation.meta.success)
      },
      onError: (error, sent, _context, mutation) => {
        if (error instanceof GivenUp) return
        // the host has paused editing: the same sentence for every write
        if (isFrozen(error)) return announce('warning', reasonOf(error))
        // a conflict with somebody else's change: the screen shows both sides and asks
        if (error instanceof ApiError && error.conflicts.length > 0) return
        const failure = mutation.meta?.failure
        if (failure) announce('error', typeof failure === 'function' ? failure(error, sent as never) : failure)
      },
    }),
  })
}
