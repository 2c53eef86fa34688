import { useQuery } from '@tanstack/react-query'
import { cataloguesMessages } from '#contract/messages/catalogues.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { sentenceOf } from '../../lib/http/error-sentences.ts'
import { catalogueName } from '../../lib/queries/catalogues.queries.ts'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { BackLink } from '../../ui/page/links.tsx'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { isUnknown } from '../../domain/workshop/unreadable.tsx'
import { catalogueFileQuery, catalogueQuery } from './model/catalogues.queries.ts'
import { FileEditor } from './file-editor.tsx'
import { MissingCatalogue } from './missing-catalogue.tsx'

/** The next version from a file, or from this version's own file changed by hand. */
export function ImportScreen({ catalogueId }: { catalogueId: number }) {
  const catalogue = useQuery(catalogueQuery(catalogueId))
  const file = useQuery(catalogueFileQuery(catalogueId, 'csv'))
  const error = catalogue.error ?? file.error
  const retry = () => [catalogue, file].filter((query) => query.isError).forEach((query) => void query.refetch())
  if (isUnknown(error)) return <MissingCatalogue />
  return (
    <>
      <ScreenHead
        overline={catalogue.data ? cataloguesMessages.nextVersionOf(catalogueName(catalogue.data.name)) : ''}
        title={cataloguesMessages.importACatalogue}
        size="long"
        help={cataloguesMessages.importHelp}
        actions={
          <BackLink to="/admin/catalogues/$catalogueId" params={{ catalogueId }}>
            {cataloguesMessages.backToCatalogue}
          </BackLink>
        }
      />
      {error && <ErrorPanel message={sentenceOf(error, commonMessages.loadDataFailed)} onRetry={retry} />}
      {!error && !(catalogue.data && file.data) && <LoadingTable columns={[cataloguesMessages.file]} rows={6} />}
      {catalogue.data && file.data && (
        <FileEditor
          key={catalogueId}
          catalogueId={catalogueId}
          name={catalogue.data.name}
          text={file.data.text.replaceAll('\r', '')}
        />
      )}
    </>
  )
}
