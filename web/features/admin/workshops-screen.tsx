import { useQuery } from '@tanstack/react-query'
import { commonMessages } from '#contract/messages/common.ts'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import { cataloguesQuery } from '../../lib/queries/catalogues.queries.ts'
import { sentenceOf } from '../../lib/http/error-sentences.ts'
import { workshopsQuery } from '../../domain/workshop/workshops.queries.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { DiskWarning } from './disk-warning.tsx'
import { LastBackup } from './last-backup.tsx'
import { OpenWorkshop } from './open-workshop.tsx'
import { Rehearse } from './rehearse.tsx'
import { workshopColumns, WorkshopTable } from './workshop-table.tsx'

export function WorkshopsScreen() {
  const workshops = useQuery(workshopsQuery())
  // whether one is chosen above the list
  const areCataloguesKnown = useQuery(cataloguesQuery()).isFetched
  return (
    <>
      <ScreenHead title={workshopsMessages.workshops} help={workshopsMessages.help} />
      {(workshops.isPending || (workshops.data && !areCataloguesKnown)) && (
        <LoadingTable columns={workshopColumns} rows={3} />
      )}
      {workshops.isLoadingError && (
        <ErrorPanel
          message={sentenceOf(workshops.error, commonMessages.loadDataFailed)}
          onRetry={() => void workshops.refetch()}
        />
      )}
      {workshops.data && areCataloguesKnown && (
        <>
          <DiskWarning />
          <OpenWorkshop />
          <Rehearse />
          {workshops.data.length === 0 ? (
            <EmptyState title={workshopsMessages.none}>{workshopsMessages.noneHint}</EmptyState>
          ) : (
            <WorkshopTable workshops={workshops.data} />
          )}
          <LastBackup />
        </>
      )}
    </>
  )
}
