import { useClickOutside } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { shellMessages } from '#contract/messages/shell.ts'
import { basicMessages } from '#contract/messages/common.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { useOthers } from '../../lib/live/people.ts'
import { solutionQuery } from '../../lib/queries/solution.queries.ts'
import { useSelectedSolutionId } from '../../lib/session/stored-solution.ts'
import { ChartIcon, HomeIcon, MonitorIcon, PeopleIcon, SidebarIcon, StoryIcon } from '../../ui/marks/icons.tsx'
import { stickyBar } from '../../ui/focus/sticky-bars.ts'
import { NavigationLink } from '../../ui/page/links.tsx'
import { Petals } from '../../ui/marks/petals.tsx'
import { latePart } from '../../ui/page/late-part.tsx'
import { activePath, sectionPath } from './active-path.ts'
import { useHushed } from './use-hushed.ts'
import classes from './sidebar.module.css'

const WorkshopPanel = latePart(() => import('./workshop-panel.tsx').then((file) => file.WorkshopPanel), {
  isAskedFor: true,
})

const ofSolution = [
  { label: shellMessages.metrics, to: '/solutions/$solutionId/metrics', Icon: ChartIcon },
  { label: shellMessages.stakeholders, to: '/solutions/$solutionId/stakeholders', Icon: PeopleIcon },
  { label: shellMessages.userStories, to: '/solutions/$solutionId/user-stories', Icon: StoryIcon },
] as const

export function Sidebar() {
  const { solutionId, name } = useLinkedSolution()
  // how many people are in the workshop is said only while there are others
  const others = useOthers().length
  const here = useLocation({ select: ({ pathname }) => pathname })
  const [active, section] = [activePath(here), sectionPath(here)]
  const [isExpanded, setIsExpanded] = useState(false)
  const [isPanelOpen, setIsPanelOpen] = useState(false)
  const workshop = useRef<HTMLButtonElement>(null)
  const closePanel = () => setIsPanelOpen(false)
  const panelArea = useClickOutside<HTMLDivElement>(closePanel)
  const hushed = useHushed()

  const toggle = () => {
    if (isExpanded) closePanel()
    setIsExpanded(!isExpanded)
  }
  const mark = (path: string) => (active === path ? 'page' : section === path ? 'location' : undefined)

  return (
    <aside className={classes.sidebar} data-expanded={isExpanded || undefined} {...hushed}>
      <div className={classes.head}>
        <span className={classes.logo}>
          <Petals size={36} label={basicMessages.ninefold} />
          <span className={classes.wordmark} aria-hidden="true">
            {basicMessages.ninefold}
          </span>
        </span>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isExpanded}
          aria-label={isExpanded ? shellMessages.collapseSidebar : shellMessages.expandSidebar}
          onClick={toggle}
        >
          <SidebarIcon />
        </button>
      </div>
      <div className={classes.bar} data-sticks="bottom" ref={stickyBar}>
        <nav aria-label={shellMessages.main} className={classes.links}>
          <NavigationLink to="/solutions" current={mark('/solutions')} className={classes.item}>
            <HomeIcon />
            <span className={classes.label}>{shellMessages.home}</span>
          </NavigationLink>
          {solutionId !== null && <SelectedName solutionId={solutionId} name={name} />}
          {solutionId !== null &&
            ofSolution.map(({ label, to, Icon }) => (
              <NavigationLink
                key={to}
                to={to}
                params={{ solutionId }}
                aria-description={name}
                current={mark(to.replace('$solutionId', String(solutionId)))}
                className={classes.item}
              >
                <Icon />
                <span className={classes.label}>
                  {label}
                  <span aria-hidden="true" className={classes.whose} data-name={name} />
                </span>
              </NavigationLink>
            ))}
        </nav>
        <div ref={panelArea} className={classes.workshop}>
          <button
            ref={workshop}
            type="button"
            className={classes.item}
            aria-expanded={isPanelOpen}
            aria-controls="workshop-panel"
            aria-describedby={others === 0 ? undefined : 'people-here'}
            onClick={() => setIsPanelOpen(!isPanelOpen)}
          >
            <MonitorIcon />
            <span className={classes.label}>{shellMessages.workshop}</span>
            {others > 0 && (
              <span className={classes.count} aria-hidden="true">
                {others + 1}
              </span>
            )}
          </button>
          {/* what the number at the icon says */}
          <span id="people-here" hidden>
            {shellMessages.hereNow(others + 1)}
          </span>
          {isPanelOpen && (
            <WorkshopPanel
              onClose={() => {
                closePanel()
                workshop.current?.focus()
              }}
            />
          )}
        </div>
      </div>
    </aside>
  )
}

/** Whose steps the links lead to: the open one's from the first moment, unless it is not there, or the selected one's. */
function useLinkedSolution() {
  const { solutionId: open = null } = useParams({ strict: false })
  const selected = useSelectedSolutionId()
  const { error, isLoadingError } = useQuery({ ...solutionQuery(open ?? 0), enabled: open !== null })
  const isMissing = isLoadingError && error instanceof ApiError && error.status === 404
  const solutionId = isMissing ? selected : (open ?? selected)
  const { data } = useQuery({ ...solutionQuery(solutionId ?? 0), enabled: solutionId !== null })
  return { solutionId, name: data?.solution_name }
}

/** Which solution the links below lead to. Its own screens and the list say so themselves, the others do not. */
function SelectedName({ solutionId, name }: { solutionId: number; name: string | undefined }) {
  const isSaid = useLocation({
    select: ({ pathname }) => pathname === '/solutions' || `${pathname}/`.startsWith(`/solutions/${solutionId}/`),
  })
  return <span aria-hidden="true" className={classes.selected} data-name={name} data-said={isSaid || undefined} />
}
