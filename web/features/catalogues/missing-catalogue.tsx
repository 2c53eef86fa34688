import { cataloguesMessages } from '#contract/messages/catalogues.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ButtonLink } from '../../ui/page/links.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'

/** In place of a page about a catalogue that is not there. */
export function MissingCatalogue() {
  return (
    <>
      <ScreenHead title={cataloguesMessages.catalogue} />
      <EmptyState
        title={cataloguesMessages.notFound}
        action={
          <ButtonLink variant="filled" to="/admin/catalogues">
            {cataloguesMessages.goToCatalogues}
          </ButtonLink>
        }
      />
    </>
  )
}
