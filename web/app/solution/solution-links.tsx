import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { shellMessages } from '#contract/messages/shell.ts'
import { progressQuery } from '../../lib/queries/solution.queries.ts'
import { readSessionId } from '../../lib/session/stored-session.ts'
import { ChartIcon, ClockIcon, PrinterIcon } from '../../ui/marks/icons.tsx'
import { MapIcon } from '../../ui/marks/later-icons.tsx'
import { lazyPart } from '../../ui/page/lazy-part.tsx'
import { TextLink } from '../../ui/page/links.tsx'
import classes from './solution-links.module.css'

/** Loaded after the screen, which does not need them. */
const ExportMenu = lazyPart(() => import('../../features/exports/export-menu.tsx').then((file) => file.ExportMenu))
const CopyMenu = lazyPart(() => import('../../ui/table/copy-menu.tsx').then((file) => file.CopyMenu))

const wholes = [
  { label: shellMessages.compareAllOptions, to: '/solutions/$solutionId/comparison', Icon: ChartIcon },
  { label: shellMessages.traceabilityMap, to: '/solutions/$solutionId/map', Icon: MapIcon },
  { label: shellMessages.reportToPrint, to: '/solutions/$solutionId/report', Icon: PrinterIcon },
  { label: shellMessages.historyOfThisSolution, to: '/solutions/$solutionId/history', Icon: ClockIcon },
] as const

/** Under every screen of a solution: links to comparison, map, report and history, where the server offers them. */
export function SolutionLinks({ solutionId }: { solutionId: number }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  // a server that answers the progress call knows the other additions too
  const isOurs = Boolean(useQuery(progressQuery(solutionId)).data)
  if (!isOurs) return null
  return (
    <nav aria-label={shellMessages.theSolutionAsAWhole} className={classes.links}>
      {wholes
        .filter(({ to }) => to.replace('$solutionId', `${solutionId}`) !== pathname)
        .map(({ label, to, Icon }) => (
          <TextLink key={to} to={to} params={{ solutionId }} className={classes.link}>
            <Icon size={16} />
            {label}
          </TextLink>
        ))}
      <ExportMenu
        path={`/api/solutions/${solutionId}/export`}
        reportOf={solutionId}
        workshopId={readSessionId() ?? ''}
        size="xs"
      />
      <CopyMenu />
    </nav>
  )
}
