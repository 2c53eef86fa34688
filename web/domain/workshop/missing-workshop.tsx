import { workshopsMessages } from '#contract/messages/workshops.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ButtonLink } from '../../ui/page/links.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'

const words = workshopsMessages

/** In place of a host page whose workshop is not there. `wasThere`: it was deleted while the page was open. */
export function MissingWorkshop({ wasThere }: { wasThere: boolean }) {
  return (
    <>
      <ScreenHead title={workshopsMessages.workshop} />
      <EmptyState
        title={wasThere ? words.gone : words.notFound}
        action={
          <ButtonLink variant="filled" to="/admin">
            {workshopsMessages.goToWorkshops}
          </ButtonLink>
        }
      >
        {wasThere && words.goneHint}
      </EmptyState>
    </>
  )
}
