import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect, type RefObject } from 'react'
import { useGroupOfLink } from '../../features/groups/use-group-of-link.ts'
import { useTellGroup } from '../../features/groups/use-tell-group.ts'
import { useLive } from '../../lib/live/use-live.ts'
import { roomQuery } from '../../lib/queries/room.queries.ts'
import { useSessionId } from '../../lib/session/use-session.ts'
import { useFocusKeeper } from '../../ui/focus/focus-keeper.ts'
import { useHeldPlace } from '../../ui/focus/use-held-place.ts'
import { CopyMenuBelow } from '../../ui/table/copy-menu.tsx'
import { keepShell } from './keep-shell.ts'
import { useFollowLanguage } from './use-follow-language.ts'
import { useOtherScreens } from './use-other-screens.ts'
import { useOwnPlace } from './use-own-place.ts'

interface LateShellProps {
  main: RefObject<HTMLElement | null>
  bars: RefObject<HTMLElement | null>
}

/** What attends to every screen: others' changes, the focus, the steady page, what comes next, and below it the copies. */
export function LateShell({ main, bars }: LateShellProps) {
  useLive(useSessionId())
  useOwnPlace()
  useGroupOfLink()
  useTellGroup()
  useFocusKeeper()
  useHeldPlace(main, bars)
  useOtherScreens()
  useFollowLanguage()
  useEffect(() => {
    // built only: while developing, every file is made anew
    if (import.meta.env.PROD) keepShell()
  }, [])
  // a solution's screens have it beside its files
  const isInSolution = useParams({ strict: false }).solutionId !== undefined
  // a server that knows of a room knows the other additions too
  const isOurs = useQuery({ ...roomQuery(), select: Boolean }).data ?? false
  return isOurs && !isInSolution ? <CopyMenuBelow /> : null
}
