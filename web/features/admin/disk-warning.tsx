import { useQuery } from '@tanstack/react-query'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { readinessQuery } from './admin.queries.ts'

/** Shows that the server refuses writes because its disk is nearly full. */
export function DiskWarning() {
  const { error } = useQuery(readinessQuery())
  const isFull = error instanceof ApiError && error.code === 'DISK_FULL'
  return isFull && <Banner type="warning">{workshopsMessages.diskFull}</Banner>
}
