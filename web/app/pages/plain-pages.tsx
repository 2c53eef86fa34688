import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { commonMessages } from '#contract/messages/common.ts'
import { plainPagesMessages } from '#contract/messages/plain-pages.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ButtonLink } from '../../ui/page/links.tsx'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'

export function NotFoundPage() {
  return (
    <>
      <ScreenHead title={plainPagesMessages.pageNotFound} />
      <EmptyState
        title={plainPagesMessages.notFound}
        action={
          <ButtonLink variant="filled" to="/solutions">
            {commonMessages.goToSolutions}
          </ButtonLink>
        }
      />
    </>
  )
}

export function DataPage() {
  return (
    <>
      <ScreenHead title={plainPagesMessages.data} />
      <EmptyState title={plainPagesMessages.dataDisabled} />
    </>
  )
}

/** A screen whose script the server does not have, or that broke. */
export function FailedPage() {
  const router = useRouter()
  return (
    <>
      <ScreenHead title={plainPagesMessages.somethingWentWrong} />
      <EmptyState
        title={plainPagesMessages.notLoaded}
        action={
          <Button variant="filled" onClick={() => window.location.assign(router.state.location.href)}>
            {plainPagesMessages.reload}
          </Button>
        }
      >
        {commonMessages.nothingLost}
      </EmptyState>
    </>
  )
}

export function LoadingPage() {
  return <LoadingTable columns={['', '']} rows={4} />
}
