import { useQuery } from '@tanstack/react-query'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import { cataloguesQuery } from '../../lib/queries/catalogues.queries.ts'
import { workshopsQuery } from '../../domain/workshop/workshops.queries.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { DiskWarning } from './disk-warning.tsx'
import { LastBackup } from './last-backup.tsx'
import { OpenWorkshop } from './open-workshop.tsx'
import { Rehearse } from './rehearse.tsx'
import { workshopColumns, WorkshopTable } from './workshop-table.tsx'
import { Read } from '../../ui/feedback/read.tsx'

export function WorkshopsScreen() {
  const { data, error, refetch } = useQuery(workshopsQuery())
  // whether one is chosen above the list
  const areCataloguesKnown = useQuery(cataloguesQuery()).isFetched
  const shown = { data: areCataloguesKnown ? data : undefined, error: data ? null : error, refetch }
  return (
    <>
      <ScreenHead title={workshopsMessages.workshops} help={workshopsMessages.help} />
      <Read of={shown} waiting={<LoadingTable columns={workshopColumns} rows={3} />}>
        {(all) => (
          <>
            <DiskWarning />
            <OpenWorkshop />
            <Rehearse />
            {all.length === 0 ? (
              <EmptyState title={workshopsMessages.none}>{workshopsMessages.noneHint}</EmptyState>
            ) : (
              <WorkshopTable workshops={all} />
            )}
            <LastBackup />
          </>
        )}
      </Read>
    </>
  )
}
