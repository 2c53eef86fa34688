import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { messages } from '#contract/messages.ts'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { LoadingTable } from '../../ui/loading-table.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { useHostLogout, workshopsQuery } from './admin.queries.ts'
import { HostLogin } from './host-login.tsx'
import { OpenWorkshop } from './open-workshop.tsx'
import { workshopColumns, WorkshopTable } from './workshop-table.tsx'
import classes from './host-console.module.css'

/** The host's own page. It has a guard of its own: whoever the server does not know as the host is asked to log in. */
export function HostConsoleScreen() {
  const workshops = useQuery(workshopsQuery())
  const logout = useHostLogout()
  const isStranger = workshops.error instanceof ApiError && workshops.error.status === 401

  if (isStranger) return <HostLogin />
  return (
    <main className={classes.page}>
      <ScreenHead
        title="Workshops"
        help={messages.help.workshops}
        actions={
          <Button disabled={logout.isPending} onClick={() => logout.mutate()}>
            Log out
          </Button>
        }
      />
      {workshops.isPending && <LoadingTable columns={workshopColumns} rows={3} />}
      {workshops.isLoadingError && (
        <ErrorPanel
          message={sentenceOf(workshops.error, messages.common.loadDataFailed)}
          onRetry={() => void workshops.refetch()}
        />
      )}
      {workshops.data && (
        <>
          <OpenWorkshop />
          {workshops.data.length === 0 ? (
            <EmptyState title={messages.admin.none}>{messages.admin.noneHint}</EmptyState>
          ) : (
            <WorkshopTable workshops={workshops.data} />
          )}
        </>
      )}
    </main>
  )
}
