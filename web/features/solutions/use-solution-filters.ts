import { useCallback, useEffect, useState } from 'react'
import { noFilters, readFilters, storeFilters, type StoredFilters } from './stored-filters.ts'

/** The filters of the list, kept in this browser tab. */
export function useSolutionFilters() {
  const [filters, setFilters] = useState(readFilters)
  useEffect(() => storeFilters(filters), [filters])
  const change = useCallback((part: Partial<StoredFilters>) => setFilters((former) => ({ ...former, ...part })), [])
  const clear = useCallback(() => setFilters(noFilters), [])
  return { filters, change, clear }
}
