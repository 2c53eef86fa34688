import { useQuery } from '@tanstack/react-query'
import { commonMessages } from '#contract/messages/common.ts'
import { cataloguesMessages } from '#contract/messages/catalogues.ts'
import { sentenceOf } from '../../lib/http/error-sentences.ts'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { isUnknown } from '../../domain/workshop/unreadable.tsx'
import { catalogueQuery } from './model/catalogues.queries.ts'
import { DraftEditor } from './draft/draft-editor.tsx'
import { MissingCatalogue } from './missing-catalogue.tsx'

/** A draft of the version after this one. */
export function DraftScreen({ catalogueId }: { catalogueId: number }) {
  const { data, isPending, error, refetch } = useQuery(catalogueQuery(catalogueId))
  if (data) return <DraftEditor key={catalogueId} catalogueId={catalogueId} before={data} />
  if (isUnknown(error)) return <MissingCatalogue />
  return (
    <>
      <ScreenHead overline="" title={cataloguesMessages.draft} size="long" />
      {isPending && <LoadingTable columns={[cataloguesMessages.metric, cataloguesMessages.purposes]} rows={6} />}
      {error && (
        <ErrorPanel message={sentenceOf(error, commonMessages.loadDataFailed)} onRetry={() => void refetch()} />
      )}
    </>
  )
}
