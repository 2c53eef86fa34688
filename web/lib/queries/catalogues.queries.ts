import { queryOptions } from '@tanstack/react-query'
import { call } from '../http/api-client.ts'
import { keys } from './query-keys.ts'

export const cataloguesQuery = () =>
  queryOptions({
    queryKey: keys.catalogues,
    queryFn: ({ signal }) => call('GET /api/admin/catalogues', { signal }),
    retry: false,
    refetchOnMount: 'always',
  })
