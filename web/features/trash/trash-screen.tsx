import { useInfiniteQuery } from '@tanstack/react-query'
import { commonMessages } from '#contract/messages/common.ts'
import { trashMessages as words } from '#contract/messages/undo.ts'
import { HostScreen } from '../../domain/workshop/host-screen.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { busy } from '../../ui/focus/busy.ts'
import { Button } from '../../ui/page/button.tsx'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { trashColumns, TrashTable } from './trash-table.tsx'
import { trashQuery } from './trash.queries.ts'
import classes from './trash.module.css'

/** What was deleted in a workshop, for the host to bring back. */
export function TrashScreen({ workshopId }: { workshopId: string }) {
  const trash = useInfiniteQuery(trashQuery(workshopId))
  const entries = trash.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <HostScreen
      workshopId={workshopId}
      of={trash}
      title={words.recentlyDeleted}
      help={words.help}
      back={words.backToWorkshop}
      waiting={<LoadingTable columns={trashColumns} rows={4} />}
    >
      {() => (
        <>
          {entries.length === 0 && <EmptyState title={words.none}>{words.noneHint}</EmptyState>}
          {entries.length > 0 && <TrashTable workshopId={workshopId} entries={entries} />}
          {trash.hasNextPage && (
            <Button
              className={classes.more}
              data-place={`after-${entries.at(-1)?.id}`}
              {...busy(trash.isFetchingNextPage)}
              onClick={() => void trash.fetchNextPage()}
            >
              {commonMessages.showMore}
            </Button>
          )}
        </>
      )}
    </HostScreen>
  )
}
