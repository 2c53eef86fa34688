import { useQuery } from '@tanstack/react-query'
import { agendaMessages as words } from '#contract/messages/agenda.ts'
import { isLive } from '../../domain/workshop/live-room.ts'
import { useNow } from '../../lib/live/use-now.ts'
import { roomScreenQuery } from '../../lib/queries/room.queries.ts'
import { TextLink } from '../../ui/page/links.tsx'
import { AgendaItems } from './agenda-items.tsx'
import { agendaQuery, useMoveAgenda } from './agenda.queries.ts'
import { AGENDA_TICK_MS } from './agenda-times.ts'
import classes from './agenda.module.css'

/**
 * All items with their planned and actual times, to be looked at and, while the workshop is led, gone to. Nothing where the
 * server knows of none.
 */
export function AgendaPlan({ workshopId }: { workshopId: string }) {
  const { data: agenda } = useQuery(agendaQuery(workshopId))
  const { data: room } = useQuery(roomScreenQuery(workshopId))
  const move = useMoveAgenda(workshopId)
  const now = useNow(AGENDA_TICK_MS)
  if (!agenda) return null
  return (
    <details className={classes.all}>
      <summary>{words.showItems}</summary>
      <AgendaItems
        agenda={agenda}
        now={now}
        isBusy={move.isPending}
        onGo={isLive(room) ? (to) => move.mutate({ from: agenda.at, to }) : undefined}
      />
      {!isLive(room) && (
        <TextLink to="/admin/workshops/$workshopId/agenda" params={{ workshopId }}>
          {words.editAgenda}
        </TextLink>
      )}
    </details>
  )
}
