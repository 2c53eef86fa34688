import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation, useMatches, useParams } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { shellMessages } from '#contract/messages/shell.ts'
import { useAreGroupsKnown } from '../../domain/groups/groups.queries.ts'
import { useShutBy } from '../../domain/workshop/why-shut.ts'
import { roomQuery } from '../../lib/queries/room.queries.ts'
import { ShowsResults, ShutBy } from '../../lib/session/may-write.ts'
import { hasEntered } from '../../lib/session/stored-session.ts'
import { useIsSomebodyElse, useSessionId } from '../../lib/session/use-session.ts'
import { useSelectedSolutionId } from '../../lib/session/stored-solution.ts'
import { isRoomless } from '../../lib/session/stored-roomless.ts'
import { useInputMethod } from '../../ui/field/use-input-method.ts'
import { stickyBar } from '../../ui/focus/sticky-bars.ts'
import { latePart } from '../../ui/page/late-part.tsx'
import { lazyPart } from '../../ui/page/lazy-part.tsx'
import { ContinueBanner } from '../bars/continue-banner.tsx'
import { HostBar } from '../bars/host-bar.tsx'
import { RoomBar } from '../bars/room-bar.tsx'
import { StorageBanner } from '../bars/storage-banner.tsx'
import { Sidebar } from './sidebar.tsx'
import { useWhoIAm } from './use-who-i-am.ts'
import topBars from '../bars/top-bars.module.css'
import classes from './shell.module.css'

const LateShell = latePart(() => import('./late-shell.tsx').then((file) => file.LateShell))
const ConnectionBar = latePart(() => import('../bars/connection-bar.tsx').then((file) => file.ConnectionBar))
const KeptWords = latePart(() => import('../bars/kept-words.tsx').then((file) => file.KeptWords))
const AsideBar = latePart(() => import('../../features/asides/aside-bar.tsx').then((file) => file.AsideBar))
/** Asked about seldom, and its dialog weighs as much as the list. */
const SomebodyElse = lazyPart(() => import('./somebody-else.tsx').then((file) => file.SomebodyElse))
const HostNotes = latePart(() => import('../../features/asides/host-notes.tsx').then((file) => file.HostNotes))
const loadGroupChoice = () => import('../../features/groups/group-choice.tsx').then((file) => file.GroupChoice)
const GroupChoice = lazyPart(loadGroupChoice)

/** The sidebar, and beside it the screen. */
export function Shell() {
  const sessionId = useSessionId()
  const { pathname } = useLocation()
  const { data: status, isFetched } = useQuery({ ...roomQuery(), select: (room) => room.status })
  const showsResults = status === 'results'
  const { areOn, areKnown: areGroupsKnown } = useAreGroupsKnown()
  const asksForGroup = (pathname === '/solutions' || pathname === '/solutions/new') && areOn && !showsResults
  const [isChoiceLoaded, setIsChoiceLoaded] = useState(false)
  const isGroupAwaited = !areGroupsKnown || (asksForGroup && !isChoiceLoaded)
  const { solutionId } = useParams({ strict: false })
  const hasSolution = useSelectedSolutionId() !== null || solutionId !== undefined
  // of the screen that is seen, as its parameters are: the location is already the next one's while that loads
  const shown = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  // as the screen was opened: one that is created there makes no room above what is being read
  const [keptFor, setKeptFor] = useState({ shown, hasSolution })
  if (keptFor.shown !== shown) setKeptFor({ shown, hasSolution })
  const shut = useShutBy()
  const isSomebodyElse = useIsSomebodyElse()
  // stays when it is answered, to close
  const [isAsked, setIsAsked] = useState(isSomebodyElse)
  if (isSomebodyElse && !isAsked) setIsAsked(true)
  const bars = useRef<HTMLDivElement>(null)
  const isOpen = status === 'open' && !hasEntered()
  const [openedAt, setOpenedAt] = useState<string>()
  if (status === 'open' && openedAt !== pathname) setOpenedAt(pathname)
  // not pending: that it is again whenever a server that does not know it is asked once more
  const isRoomAwaited = !isFetched && !isRoomless()
  const main = useRef<HTMLElement>(null)
  useEffect(() => stickyBar(bars.current), [])
  useWhoIAm()
  useInputMethod()
  useEffect(() => {
    // also where it does not come: the list is seen then without the question
    if (asksForGroup) void loadGroupChoice().then(known, known)
    function known() {
      setIsChoiceLoaded(true)
    }
  }, [asksForGroup])
  return (
    <ShowsResults value={showsResults}>
      <div className={classes.shell}>
        <a className={classes.skip} href="#content">
          {shellMessages.skipToContent}
        </a>
        <Sidebar />
        <main ref={main} id="content" tabIndex={-1} className={classes.main}>
          <ShutBy value={shut}>
            <HostBar />
            <div ref={bars} className={topBars.bars} data-sticks="top">
              <ConnectionBar key={`connection ${sessionId}`} />
              <RoomBar />
              {isOpen && <HostNotes key={`notes ${sessionId}`} />}
            </div>
            <KeptWords />
            {(isRoomAwaited || openedAt === pathname) && !hasEntered() && (
              // its place is kept, so that the screen does not move when it is known, or the host shows the results
              <div className={classes.asides} data-kept={keptFor.hasSolution || undefined}>
                {/* a group can call also while nothing can be written */}
                <ShutBy value={undefined}>
                  {isOpen && keptFor.hasSolution && <AsideBar key={`asides ${sessionId}`} />}
                </ShutBy>
              </div>
            )}
            <StorageBanner />
            {isAsked && <SomebodyElse />}
            {pathname === '/solutions' && <ContinueBanner sessionId={sessionId} />}
            {asksForGroup && <GroupChoice key={`group ${sessionId}`} />}
            {/* the list is read meanwhile, and seen once it is known whether a question stands above it */}
            <div className={classes.screen} data-waits={(pathname === '/solutions' && isGroupAwaited) || undefined}>
              {/* nothing of one workshop's screens is kept for another workshop */}
              <Outlet key={sessionId} />
              <LateShell main={main} bars={bars} />
            </div>
          </ShutBy>
        </main>
      </div>
    </ShowsResults>
  )
}
