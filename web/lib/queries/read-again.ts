import type { DataTag, Query, QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query'
import { planReads } from './plan-reads.ts'
import { keys } from './query-keys.ts'

const plan = planReads()

/**
 * Reads again what is on screen; what is not only counts as stale. Everything that makes answers stale goes this way:
 * others' changes, own writes, the server coming back. A read under way goes on, and one more follows it, so that any
 * number of changes, however fast, leaves the screen at most one answer behind. Done when the answer to a read that
 * began after this call is there.
 */
export async function readAgain(queryClient: QueryClient, filters: QueryFilters = {}): Promise<void> {
  const queries = queryClient.getQueryCache().findAll(filters)
  await Promise.all(
    queries.map((query) => plan(query, readUnderWay(query), () => markAndRead(queryClient, query.queryKey))),
  )
}

/** Waits for the reads under way, and reads again unless what they told is new enough. */
export async function readAgainUnless(isNew: () => boolean, queryClient: QueryClient, filters: QueryFilters) {
  await Promise.all(
    queryClient
      .getQueryCache()
      .findAll(filters)
      .flatMap((query) => readUnderWay(query) ?? []),
  )
  if (!isNew()) await readAgain(queryClient, filters)
}

/** A word of the workshop's own has come or gone: it is in the catalogue of every solution. */
export const readCatalogueAgain = (queryClient: QueryClient) =>
  Promise.all([keys.metrics, keys.everySolution].map((queryKey) => readAgain(queryClient, { queryKey })))

/** Ends when its answer is in the cache, or its failure. */
function readUnderWay(query: Query): Promise<unknown> | undefined {
  if (query.state.fetchStatus === 'idle') return undefined
  // asked for again without leave to cancel, it answers the read that runs
  return query.fetch(undefined, { cancelRefetch: false }).catch(() => undefined)
}

const markAndRead = (queryClient: QueryClient, queryKey: QueryKey) =>
  queryClient.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false })

/**
 * Shows what a write has just stored, also when it cannot be read again. The answer to a read that began before would
 * put the old words back for a moment, so that read is given up; the write's own `readAgain` follows.
 */
export function showStored<Data>(
  queryClient: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  update: (shown: Data | undefined) => Data | undefined,
) {
  void queryClient.cancelQueries({ queryKey, exact: true })
  queryClient.setQueryData(queryKey, update)
}
