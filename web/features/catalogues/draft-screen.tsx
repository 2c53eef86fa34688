import { useQuery } from '@tanstack/react-query'
import { cataloguesMessages } from '#contract/messages/catalogues.ts'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { catalogueQuery } from './model/catalogues.queries.ts'
import { DraftEditor } from './draft/draft-editor.tsx'
import { MissingCatalogue } from './missing-catalogue.tsx'
import { isNotFound } from '../../lib/http/api-error.ts'
import { Read } from '../../ui/feedback/read.tsx'

/** A draft of the version after this one. */
export function DraftScreen({ catalogueId }: { catalogueId: number }) {
  const catalogue = useQuery(catalogueQuery(catalogueId))
  if (catalogue.data) return <DraftEditor key={catalogueId} catalogueId={catalogueId} before={catalogue.data} />
  if (isNotFound(catalogue.error)) return <MissingCatalogue />
  return (
    <>
      <ScreenHead overline="" title={cataloguesMessages.draft} size="long" />
      <Read of={catalogue}>
        <LoadingTable columns={[cataloguesMessages.metric, cataloguesMessages.purposes]} rows={6} />
      </Read>
    </>
  )
}
