import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CatalogueContents } from '#contract/catalogues.ts'
import { messages } from '#contract/messages.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { BackLink } from '../../ui/links.tsx'
import { LoadingTable } from '../../ui/loading-table.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { CatalogueEntries } from './catalogue-entries.tsx'
import { catalogueQuery, useCatalogueFile } from './catalogues.queries.ts'
import { DraftEditor } from './draft-editor.tsx'
import { saveFile } from './save-file.ts'

/** One version of a catalogue: to read, to take along as a file, and to make the next one from. */
export function CatalogueScreen({ catalogueId }: { catalogueId: number }) {
  const catalogue = useQuery(catalogueQuery(catalogueId))
  const file = useCatalogueFile(catalogueId)
  const [draft, setDraft] = useState<string | null>(null)
  const save = (format: 'json' | 'csv') =>
    file.mutate(format, { onSuccess: ({ file_name, text }) => saveFile(file_name, text) })
  const edit = () => file.mutate('csv', { onSuccess: ({ text }) => setDraft(text.replaceAll('\r', '')) })
  return (
    <>
      <ScreenHead
        overline={catalogue.data ? `Catalogue, version ${catalogue.data.version}` : ''}
        title={catalogue.data?.name ?? 'Catalogue'}
        size="long"
        actions={
          <>
            <BackLink to="/admin/catalogues">Back to Catalogues</BackLink>
            <Button disabled={file.isPending} onClick={() => save('json')}>
              Save as JSON
            </Button>
            <Button disabled={file.isPending} onClick={() => save('csv')}>
              Save as CSV
            </Button>
            {draft === null && (
              <Button variant="filled" disabled={file.isPending || !catalogue.data} onClick={edit}>
                Edit a draft
              </Button>
            )}
          </>
        }
      />
      {catalogue.isPending && <LoadingTable columns={['Metric', 'Purposes']} rows={6} />}
      {catalogue.isLoadingError && (
        <ErrorPanel
          message={sentenceOf(catalogue.error, messages.common.loadDataFailed)}
          onRetry={() => void catalogue.refetch()}
        />
      )}
      {catalogue.data && <Contents catalogue={catalogue.data} draft={draft} onClose={() => setDraft(null)} />}
    </>
  )
}

interface ContentsProps {
  catalogue: CatalogueContents
  draft: string | null
  onClose: () => void
}

function Contents({ catalogue, draft, onClose }: ContentsProps) {
  if (draft === null) return <CatalogueEntries catalogue={catalogue} />
  return <DraftEditor name={catalogue.name} start={draft} onClose={onClose} />
}
