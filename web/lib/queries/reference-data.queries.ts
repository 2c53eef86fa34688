import { queryOptions } from '@tanstack/react-query'
import { FRESHNESS } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { call } from '../http/api-client.ts'
import { keys } from './query-keys.ts'

/** The lists nobody edits. */
export const fhnsQuery = () =>
  queryOptions({
    queryKey: keys.fhns,
    queryFn: ({ signal }) => call('GET /api/fhns', { signal, failure: messages.referenceData.fetchFhnsFailed }),
    ...FRESHNESS.referenceData,
  })

export const purposesQuery = () =>
  queryOptions({
    queryKey: keys.purposes,
    queryFn: ({ signal }) => call('GET /api/purposes', { signal, failure: messages.referenceData.fetchPurposesFailed }),
    ...FRESHNESS.referenceData,
  })

export const measuresQuery = () =>
  queryOptions({
    queryKey: keys.measures,
    queryFn: ({ signal }) =>
      call('GET /api/fhn_measures', { signal, failure: messages.referenceData.fetchMeasuresFailed }),
    ...FRESHNESS.referenceData,
  })

export const metricsQuery = () =>
  queryOptions({
    queryKey: keys.metrics,
    queryFn: ({ signal }) => call('GET /api/metrics', { signal, failure: messages.metrics.fetchFailed }),
    ...FRESHNESS.metrics,
  })
