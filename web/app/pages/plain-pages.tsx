import { useParams, useRouter, useRouterState } from '@tanstack/react-router'
import { use, useEffect, type ReactNode } from 'react'
import { commonMessages } from '#contract/messages/common.ts'
import { notLoadedMessages } from '#contract/messages/not-loaded.ts'
import { plainPagesMessages } from '#contract/messages/shell.ts'
import { hasEntered } from '../../lib/session/stored-session.ts'
import { useSelectedSolutionId } from '../../lib/session/stored-solution.ts'
import { isRoomless } from '../../lib/session/stored-roomless.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { isThere } from '../../ui/focus/controls.ts'
import { focusHeading } from '../../ui/focus/focus-heading.ts'
import { ButtonLink } from '../../ui/page/links.tsx'
import { Loading } from '../../ui/table/loading-table.tsx'
import { ScreenHead, SolutionName } from '../../ui/page/screen-head.tsx'
import { Button } from '../../ui/page/button.tsx'
import classes from './plain-pages.module.css'

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
        title={notLoadedMessages.notLoaded}
        action={
          <Button variant="filled" onClick={() => window.location.assign(router.state.location.href)}>
            {notLoadedMessages.reload}
          </Button>
        }
      >
        {commonMessages.nothingLost}
      </EmptyState>
    </>
  )
}

/**
 * In the place of a screen that is on its way: its heading, where it will stand. The link that led to it has gone, so the
 * focus waits there. The steps stay for whoever came from one of them; on a first visit they come with the screen, whose
 * help and buttons they stand below.
 */
export function LoadingPage(): ReactNode {
  const heading = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.heading })
  const isFirst = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation === undefined })
  const { solutionId, workshopId, catalogueId } = useParams({ strict: false })
  const name = use(SolutionName)
  // the line above the title that every screen of one of them has
  const hasOverline = solutionId !== undefined || workshopId !== undefined || catalogueId !== undefined
  useEffect(() => {
    const { activeElement } = document
    // the screen before may be put away only, and its link still have the focus for a moment
    const isNowhere = !activeElement || activeElement === document.body || !isThere(activeElement)
    if (!isFirst && isNowhere) focusHeading()
  }, [isFirst])
  return (
    <>
      {heading && <ScreenHead isAwaited={isFirst} title={heading} overline={hasOverline ? name : undefined} />}
      <Loading />
    </>
  )
}

/** The same in the place that it will have once the shell is around it, so that nothing moves then. */
export function LoadingInShell() {
  const { solutionId } = useParams({ strict: false })
  const hasSolution = useSelectedSolutionId() !== null || solutionId !== undefined
  const isKept = hasSolution && !hasEntered() && !isRoomless()
  return (
    <main className={classes.inShell} data-kept={isKept || undefined}>
      <LoadingPage />
    </main>
  )
}

/** The same for the host's pages. What is made for the projector or for paper has no heading like theirs. */
export function LoadingInConsole() {
  const isConsole = useRouterState({
    select: ({ matches }) => matches.some(({ routeId }) => routeId.startsWith('/admin/pages')),
  })
  return isConsole ? (
    <main className={classes.inConsole}>
      <LoadingPage />
    </main>
  ) : (
    <LoadingBare />
  )
}

export const LoadingBare = () => (
  <main className={classes.alone}>
    <Loading />
  </main>
)

/** The same where nothing stands around it yet. */
export function LoadingAlone() {
  return (
    <main className={classes.alone}>
      <LoadingPage />
    </main>
  )
}
