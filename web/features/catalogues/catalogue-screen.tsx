import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cataloguesMessages } from '#contract/messages/catalogues.ts'
import { hasKeptWork } from '../../lib/edits/use-kept-work.ts'
import { BackLink, ButtonLink } from '../../ui/page/links.tsx'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { catalogueName } from '../../lib/queries/catalogues.queries.ts'
import { CatalogueEntries } from './catalogue-entries.tsx'
import { catalogueQuery, useSaveCatalogue } from './model/catalogues.queries.ts'
import { MissingCatalogue } from './missing-catalogue.tsx'
import { draftPlace } from './model/use-catalogue-draft.ts'
import { busy } from '../../ui/focus/busy.ts'
import { Button } from '../../ui/page/button.tsx'
import { isNotFound } from '../../lib/http/api-error.ts'
import { Read } from '../../ui/feedback/read.tsx'

/** One version of a catalogue: to read, to take along as a file, and to make the next one from. */
export function CatalogueScreen({ catalogueId }: { catalogueId: number }) {
  const catalogue = useQuery(catalogueQuery(catalogueId))
  const file = useSaveCatalogue(catalogueId)
  const [hasDraft] = useState(() => hasKeptWork(draftPlace(catalogueId)))
  if (isNotFound(catalogue.error)) return <MissingCatalogue />
  return (
    <>
      <ScreenHead
        overline={catalogue.data ? cataloguesMessages.catalogueVersion(catalogue.data.version) : ''}
        title={catalogue.data ? catalogueName(catalogue.data.name) : cataloguesMessages.catalogue}
        size="long"
        actions={
          <>
            <BackLink to="/admin/catalogues">{cataloguesMessages.backToCatalogues}</BackLink>
            <Button {...busy(file.isPending)} onClick={() => file.mutate('json')}>
              {cataloguesMessages.saveAsJson}
            </Button>
            <Button {...busy(file.isPending)} onClick={() => file.mutate('csv')}>
              {cataloguesMessages.saveAsCsv}
            </Button>
            <ButtonLink to="/admin/catalogues/$catalogueId/import" params={{ catalogueId }}>
              {cataloguesMessages.import}
            </ButtonLink>
            <ButtonLink variant="filled" to="/admin/catalogues/$catalogueId/draft" params={{ catalogueId }}>
              {hasDraft ? cataloguesMessages.continueDraft : cataloguesMessages.editADraft}
            </ButtonLink>
          </>
        }
      />
      <Read
        of={catalogue}
        waiting={<LoadingTable columns={[cataloguesMessages.metric, cataloguesMessages.purposes]} rows={6} />}
      >
        {(entries) => <CatalogueEntries catalogue={entries} />}
      </Read>
    </>
  )
}
