import { queryOptions } from '@tanstack/react-query'
import { shippedCataloguesMessages } from '#contract/messages/reference-data.ts'
import { call } from '../http/api-client.ts'
import { keys } from './query-keys.ts'

export const cataloguesQuery = () =>
  queryOptions({
    queryKey: keys.catalogues,
    queryFn: ({ signal }) => call('GET /api/admin/catalogues', { signal }),
    retry: false,
    refetchOnMount: 'always',
  })

/**
 * The name of a catalogue, also with its version after it. What Ninefold brings along is stored under its English name and
 * said in the page's language; what a host has named stays as it is.
 */
export function catalogueName(stored: string): string {
  const known = Object.entries(shippedCataloguesMessages).find(
    ([name]) => stored === name || stored.startsWith(`${name} `),
  )
  return known ? `${known[1]}${stored.slice(known[0].length)}` : stored
}
