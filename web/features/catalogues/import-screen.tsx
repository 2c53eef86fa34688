import { useQuery } from '@tanstack/react-query'
import { cataloguesMessages } from '#contract/messages/catalogues.ts'
import { catalogueName } from '../../lib/queries/catalogues.queries.ts'
import { BackLink } from '../../ui/page/links.tsx'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { catalogueFileQuery, catalogueQuery } from './model/catalogues.queries.ts'
import { FileEditor } from './file-editor.tsx'
import { MissingCatalogue } from './missing-catalogue.tsx'
import { isNotFound } from '../../lib/http/api-error.ts'
import { Read, readTogether } from '../../ui/feedback/read.tsx'

/** The next version from a file, or from this version's own file changed by hand. */
export function ImportScreen({ catalogueId }: { catalogueId: number }) {
  const catalogue = useQuery(catalogueQuery(catalogueId))
  const file = useQuery(catalogueFileQuery(catalogueId, 'csv'))
  const read = readTogether([catalogue, file])
  if (isNotFound(catalogue.error ?? file.error)) return <MissingCatalogue />
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
      <Read of={read} waiting={<LoadingTable columns={[cataloguesMessages.file]} rows={6} />}>
        {([{ name }, { text }]) => (
          <FileEditor key={catalogueId} catalogueId={catalogueId} name={name} text={text.replaceAll('\r', '')} />
        )}
      </Read>
    </>
  )
}
