import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { commonMessages } from '#contract/messages/common.ts'
import { trashMessages } from '#contract/messages/undo.ts'
import { sentenceOf } from '../../lib/http/error-sentences.ts'
import { workshopsQuery } from '../../domain/workshop/workshops.queries.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { BackLink } from '../../ui/page/links.tsx'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { MissingWorkshop } from '../../domain/workshop/missing-workshop.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { isUnknown } from '../../domain/workshop/unreadable.tsx'
import { trashColumns, TrashTable } from './trash-table.tsx'
import { trashQuery } from './trash.queries.ts'
import { busy } from '../../ui/focus/busy.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './trash.module.css'

const words = trashMessages

/** What was deleted in a workshop, for the host to bring back. */
export function TrashScreen({ workshopId }: { workshopId: string }) {
  const trash = useInfiniteQuery(trashQuery(workshopId))
  const { data: workshops } = useQuery(workshopsQuery())
  const entries = trash.data?.pages.flatMap((page) => page.entries)
  if (isUnknown(trash.error)) return <MissingWorkshop wasThere={trash.data !== undefined} />
  return (
    <>
      <ScreenHead
        overline={workshops?.find(({ id }) => id === workshopId)?.title ?? ''}
        title={trashMessages.recentlyDeleted}
        help={words.help}
        actions={
          <BackLink to="/admin/workshops/$workshopId" params={{ workshopId }}>
            {trashMessages.backToWorkshop}
          </BackLink>
        }
      />
      {trash.isPending && <LoadingTable columns={trashColumns} rows={4} />}
      {trash.isLoadingError && (
        <ErrorPanel
          message={sentenceOf(trash.error, commonMessages.loadDataFailed)}
          onRetry={() => void trash.refetch()}
        />
      )}
      {entries?.length === 0 && <EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      {entries && entries.length > 0 && <TrashTable workshopId={workshopId} entries={entries} />}
      {trash.hasNextPage && (
        <Button
          className={classes.more}
          data-place={`after-${entries?.at(-1)?.id}`}
          {...busy(trash.isFetchingNextPage)}
          onClick={() => void trash.fetchNextPage()}
        >
          {commonMessages.showMore}
        </Button>
      )}
    </>
  )
}
