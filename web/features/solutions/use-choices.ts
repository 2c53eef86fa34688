import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { referenceDataMessages } from '#contract/messages/reference-data.ts'
import { fhnsQuery, purposesQuery } from '../../lib/queries/reference-data.queries.ts'
import type { PickOption } from '../../ui/pick/use-pick-list.ts'

export interface Choices {
  /** Undefined until loaded, or when they did not load. */
  fhns: PickOption[] | undefined
  purposes: PickOption[] | undefined
  isPending: boolean
  /** One sentence for each list that did not load. */
  failures: string[]
  retry: () => void
}

/** The needs and purposes to choose from, with their explanations where the catalogue has them. */
export function useChoices(): Choices {
  const fhns = useQuery(fhnsQuery())
  const purposes = useQuery(purposesQuery())
  const hasFailed = (query: { isError: boolean; data: unknown }) => query.isError && query.data === undefined
  return {
    fhns: useMemo(
      () => fhns.data?.map(({ id, p_fhn, description }) => ({ value: String(id), label: p_fhn, description })),
      [fhns.data],
    ),
    purposes: useMemo(
      () => purposes.data?.map(({ id, purpose, description }) => ({ value: String(id), label: purpose, description })),
      [purposes.data],
    ),
    isPending: fhns.isPending || purposes.isPending,
    failures: [
      ...(hasFailed(fhns) ? [referenceDataMessages.loadFhnsFailed] : []),
      ...(hasFailed(purposes) ? [referenceDataMessages.loadPurposesFailed] : []),
    ],
    retry: () => {
      if (hasFailed(fhns)) void fhns.refetch()
      if (hasFailed(purposes)) void purposes.refetch()
    },
  }
}
