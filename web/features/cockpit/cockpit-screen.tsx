import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import type { Cockpit } from '#contract/cockpit.ts'
import { commaMessages, commonMessages } from '#contract/messages/common.ts'
import { cockpitMessages } from '#contract/messages/cockpit.ts'
import { QUIET_MS } from '#contract/limits.ts'
import { catalogueName } from '../../lib/queries/catalogues.queries.ts'
import { eachOnce } from '../../lib/live/people.ts'
import { useHostLive } from '../../lib/live/use-host-live.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { MonitorIcon } from '../../ui/marks/icons.tsx'
import { WarningIcon } from '../../ui/marks/message-icons.tsx'
import { ButtonLink } from '../../ui/page/links.tsx'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { isLive } from '../../domain/workshop/live-room.ts'
import { MissingWorkshop } from '../../domain/workshop/missing-workshop.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { AsItHappens } from './as-it-happens.tsx'
import { titleWithCalls } from './beside/help-calls.ts'
import { HelpWanted } from './beside/help-wanted.tsx'
import { CockpitTable, cockpitColumns } from './cockpit-table.tsx'
import { cockpitQuery } from '../../domain/workshop/cockpit.queries.ts'
import { serverNow } from '../../lib/http/server-clock.ts'
import { isNotFound } from '../../lib/http/api-error.ts'
import { Read } from '../../ui/feedback/read.tsx'
import classes from './cockpit.module.css'

interface CockpitScreenProps {
  workshopId: string
  /** Whether it is known what stands above the solutions: nothing comes there later and moves them. */
  isLeadKnown: boolean
  /** What the host leads the workshop with. */
  lead: ReactNode
  /** All that is planned. */
  plan: ReactNode
  /** What is set once for the workshop. */
  settings: ReactNode
  /** What the host takes home. */
  results: ReactNode
  /** The way to its groups. */
  groups: ReactNode
  /** Closes or reopens it. */
  closing: ReactNode
}

/** Every solution of a workshop and how far it is, while people work. */
export function CockpitScreen({ workshopId, isLeadKnown, lead, groups, closing, ...beside }: CockpitScreenProps) {
  const cockpit = useQuery(cockpitQuery(workshopId))
  const queryClient = useQueryClient()
  // everything else here is read after the first answer of the cockpit, and is as new
  useHostLive(workshopId, {
    isAsNew: ({ revision, people }) => {
      const { data, dataUpdateCount } = queryClient.getQueryState(cockpitQuery(workshopId).queryKey) ?? {}
      return (
        dataUpdateCount === 1 && data?.revision === revision && JSON.stringify(data.people) === JSON.stringify(people)
      )
    },
  })
  // drawn in slices, and all of it at once: what stands above would move the rows that stand for a table meanwhile
  const isReady = useDeferredValue(cockpit.data !== undefined && isLeadKnown)
  const shown = isReady ? cockpit.data : undefined
  if (isNotFound(cockpit.error)) return <MissingWorkshop wasThere={cockpit.data !== undefined} />
  return (
    <>
      <ScreenHead
        overline={shown ? overlineOf(shown) : cockpitMessages.workshop}
        title={shown?.title ?? cockpitMessages.workshop}
        pageTitle={cockpit.data && titleWithCalls(cockpit.data)}
        isAwaited={!cockpit.isLoadingError && !shown}
        actions={
          <>
            <ButtonLink to="/admin/workshops/$workshopId/participants" params={{ workshopId }} data-hint="participants">
              {cockpitMessages.participants}
            </ButtonLink>
            {shown && groups}
            <ButtonLink to="/admin/workshops/$workshopId/trash" params={{ workshopId }}>
              {cockpitMessages.recentlyDeleted}
            </ButtonLink>
            {closing}
            <ButtonLink
              variant="filled"
              leftSection={<MonitorIcon size={18} />}
              to="/admin/workshops/$workshopId/room"
              params={{ workshopId }}
              data-hint="room-screen"
              // a window of its own, and the same one again
              target={`ninefold-room-${workshopId}`}
            >
              {cockpitMessages.roomScreen}
            </ButtonLink>
          </>
        }
      />
      <Read
        of={{ data: shown, error: cockpit.isLoadingError ? cockpit.error : null, refetch: cockpit.refetch }}
        waiting={<LoadingTable columns={cockpitColumns} rows={4} />}
      >
        {(ready) => (
          <>
            {lead}
            <Watched cockpit={ready} {...beside} />
          </>
        )}
      </Read>
    </>
  )
}

type WatchedProps = Pick<CockpitScreenProps, 'plan' | 'settings' | 'results'> & { cockpit: Cockpit }

function Watched({ cockpit, plan, settings, results }: WatchedProps) {
  const { id, participants, solutions, deeds } = cockpit
  const people = useMemo(() => eachOnce(cockpit.people), [cockpit.people])
  // of a workshop that is not led nobody expects anything new
  const isQuiet = (lastActivity: string | null) => isLive(cockpit) && isSilentFor(lastActivity, QUIET_MS)
  const requirements = solutions.reduce((sum, { progress }) => sum + progress.requirements, 0)
  const [next, setNext] = useState<HTMLElement | null>(null)
  const [above, setAbove] = useState<HTMLElement | null>(null)
  const [isBeside, setIsBeside] = useState(false)
  const quiet = solutions.filter(({ last_activity }) => isQuiet(last_activity)).map((each) => each.solution_name)
  return (
    <>
      <dl className={classes.numbers}>
        <Figure name={commonMessages.sessionId} value={id} isCode />
        <Figure name={cockpitMessages.hereNow} value={people.length} />
        <Figure name={cockpitMessages.peopleJoined(participants)} value={participants} />
        <Figure name={cockpitMessages.solutionsHere(solutions.length)} value={solutions.length} />
        <Figure name={cockpitMessages.requirementsHere(requirements)} value={requirements} />
      </dl>
      <div className={classes.columns} data-beside={isBeside || undefined}>
        <div className={classes.main}>
          <div ref={setAbove} className={classes.abovePlace} />
          {solutions.length === 0 ? (
            <EmptyState title={cockpitMessages.none}>{cockpitMessages.noneHint}</EmptyState>
          ) : (
            <CockpitTable
              workshopId={id}
              solutions={solutions}
              people={people}
              isQuiet={isQuiet}
              besidePlaces={{ next, above, onNext: setIsBeside }}
            />
          )}
          {plan}
          <AsItHappens deeds={deeds} />
        </div>
        <div className={classes.side}>
          <div ref={setNext} className={classes.besidePlace} />
          {/* beside the table, which stays where it is when somebody calls */}
          <HelpWanted workshopId={id} solutions={solutions} />
          {quiet.length > 0 && (
            <p className={classes.quiet}>
              <WarningIcon size={20} />
              {cockpitMessages.quiet(quiet.join(commaMessages.between))}
            </p>
          )}
          <section aria-labelledby="results">
            <h2 id="results" className={classes.sideTitle}>
              {cockpitMessages.results}
            </h2>
            {results}
          </section>
          <section aria-labelledby="settings">
            <h2 id="settings" className={classes.sideTitle}>
              {cockpitMessages.settings}
            </h2>
            {settings}
          </section>
        </div>
      </div>
    </>
  )
}

const overlineOf = ({ status, catalogue }: Cockpit) => cockpitMessages.overline(status, catalogueName(catalogue))

const isSilentFor = (lastActivity: string | null, ms: number) =>
  lastActivity !== null && serverNow() - Date.parse(lastActivity) > ms

function Figure({ name, value, isCode = false }: { name: string; value: string | number; isCode?: boolean }) {
  return (
    <div className={classes.figure} data-code={isCode || undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
