import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../lib/http/api-error.ts'
import { readinessQuery } from './admin.queries.ts'
import classes from './workshops.module.css'

/** Shows that the server refuses writes because its disk is nearly full. */
export function DiskWarning() {
  const { error } = useQuery(readinessQuery())
  const isFull = error instanceof ApiError && error.code === 'DISK_FULL'
  return <div role="status">{isFull && <p className={classes.backup}>{error.message}</p>}</div>
}
