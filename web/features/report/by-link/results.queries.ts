import { queryOptions } from '@tanstack/react-query'
import type { Chain } from '#contract/chain.ts'
import { FRESHNESS } from '#contract/freshness.ts'
import { resultsMessages } from '#contract/messages/results.ts'
import { call } from '../../../lib/http/api-client.ts'
import { ApiError } from '../../../lib/http/api-error.ts'
import { keys } from '../../../lib/queries/query-keys.ts'

/** A link that opens nothing does not open later. */
const retry = (failures: number, error: Error) => failures < 1 && !isGone(error)

export const resultsQuery = (token: string) =>
  queryOptions({
    queryKey: keys.results(token),
    queryFn: ({ signal }) =>
      call('GET /api/results', { resultsToken: token, signal, failure: resultsMessages.fetchFailed }),
    ...FRESHNESS.userStories,
    retry,
  })

/** All of it in one answer. */
export const resultsDocumentQuery = (token: string) =>
  queryOptions({
    queryKey: keys.resultsDocument(token),
    queryFn: ({ signal }) =>
      call('GET /api/results/document', { resultsToken: token, signal, failure: resultsMessages.fetchFailed }),
    ...FRESHNESS.userStories,
    retry,
  })

export const resultsSolutionQuery = (token: string, id: number) =>
  queryOptions({
    queryKey: keys.resultsSolution(token, id),
    queryFn: async ({ signal }): Promise<Chain> => {
      const failure = resultsMessages.fetchFailed
      const chain = await call('GET /api/results/solutions/{id}', {
        params: { id },
        resultsToken: token,
        signal,
        failure,
      })
      // the report is made of a chain, and here nobody has made it
      return { ...chain, user_email: '' }
    },
    ...FRESHNESS.userStories,
    retry,
  })

/** Wrong, ended, taken back, or of a server that knows no such links: all the same to whoever follows one. */
export const isGone = (error: Error) => error instanceof ApiError && error.status >= 400 && error.status < 500
