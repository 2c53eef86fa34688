import { queryOptions } from '@tanstack/react-query'
import { FRESHNESS } from '#contract/freshness.ts'
import { metricsMessages } from '#contract/messages/metrics.ts'
import { referenceDataMessages } from '#contract/messages/reference-data.ts'
import { call } from '../http/api-client.ts'
import { keys } from './query-keys.ts'

/** The lists nobody edits. */
export const fhnsQuery = () =>
  queryOptions({
    queryKey: keys.fhns,
    queryFn: ({ signal }) => call('GET /api/fhns', { signal, failure: referenceDataMessages.fetchFhnsFailed }),
    ...FRESHNESS.referenceData,
  })

export const purposesQuery = () =>
  queryOptions({
    queryKey: keys.purposes,
    queryFn: ({ signal }) => call('GET /api/purposes', { signal, failure: referenceDataMessages.fetchPurposesFailed }),
    ...FRESHNESS.referenceData,
  })

export const measuresQuery = () =>
  queryOptions({
    queryKey: keys.measures,
    queryFn: ({ signal }) =>
      call('GET /api/fhn_measures', { signal, failure: referenceDataMessages.fetchMeasuresFailed }),
    ...FRESHNESS.referenceData,
  })

export const metricsQuery = () =>
  queryOptions({
    queryKey: keys.metrics,
    queryFn: ({ signal }) => call('GET /api/metrics', { signal, failure: metricsMessages.fetchFailed }),
    ...FRESHNESS.metrics,
  })
