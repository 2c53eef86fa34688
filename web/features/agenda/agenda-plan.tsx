import { useQuery } from '@tanstack/react-query'
import { agendaMessages as words } from '#contract/messages/agenda.ts'
import { useServerNow } from '../../lib/live/use-server-now.ts'
import { AgendaItems } from './agenda-items.tsx'
import { agendaQuery, useMoveAgenda } from './agenda.queries.ts'
import classes from './agenda.module.css'

/** All items with their planned and actual times, to be looked at or gone to. Nothing where the server knows of none. */
export function AgendaPlan({ workshopId }: { workshopId: string }) {
  const { data: agenda } = useQuery(agendaQuery(workshopId))
  const move = useMoveAgenda(workshopId)
  const now = useServerNow()
  if (!agenda) return null
  return (
    <details className={classes.all}>
      <summary>{words.showItems}</summary>
      <AgendaItems
        agenda={agenda}
        now={now}
        isBusy={move.isPending}
        onGo={(to) => move.mutate({ from: agenda.at, to })}
      />
    </details>
  )
}
