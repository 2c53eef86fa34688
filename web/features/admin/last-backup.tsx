import { useQuery } from '@tanstack/react-query'
import { backupsMessages } from '#contract/messages/workshops.ts'
import { serverNow } from '../../lib/http/server-clock.ts'
import { timeAgo } from '../../lib/text/time-ago.ts'
import { backupsQuery } from './admin.queries.ts'
import classes from './workshops.module.css'

/** Nothing where the server makes no backups by itself, or does not know the call. */
export function LastBackup() {
  const { data } = useQuery(backupsQuery())
  if (!data?.automatic) return null
  const { last_success, has_failed } = data
  return (
    <p className={classes.backup}>
      {last_success ? backupsMessages.last(timeAgo(last_success, serverNow())) : backupsMessages.none}
      {has_failed && ` ${backupsMessages.failed}`}
    </p>
  )
}
