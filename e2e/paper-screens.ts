import type { APIRequestContext } from '@playwright/test'
import { call } from './api.ts'
import type { HostPlaces, Screen } from './screens.ts'

/** Those of the results too, which whoever has the host's link may read. */
export interface ResultsPlaces extends HostPlaces {
  token: string
}

const byLink = (page: string) => (places: ResultsPlaces) => `/results${page}#${places.token}`

/** What is read and printed after the workshop. */
export const paperScreens: Screen<ResultsPlaces>[] = [
  { name: '50-document', path: () => '/document' },
  { name: '51-results', path: byLink('') },
  { name: '52-results-report', path: (places) => byLink(`/${places.solutionId}`)(places) },
  { name: '53-results-document', path: byLink('/document') },
]

/** By the host, who has logged in. */
export async function linkToResults(request: APIRequestContext, id: string): Promise<string> {
  const { token } = await call(request, 'POST /api/admin/sessions/{id}/results-link', {
    params: { id },
    body: { days: 1 },
  })
  return token
}
