import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId } from 'react'
import type { Agenda } from '#contract/agenda.ts'
import { agendaMessages as words } from '#contract/messages/agenda.ts'
import { roomScreenQuery } from '../../lib/queries/room.queries.ts'
import { useServerNow } from '../../lib/live/use-server-now.ts'
import { busy } from '../../ui/focus/busy.ts'
import { ArrowRightIcon } from '../../ui/marks/icons.tsx'
import { leftOfWhole, lengthOf, lengthText, timeAtItems } from './agenda-times.ts'
import { agendaQuery, useLongerTimer, useMoveAgenda } from './agenda.queries.ts'
import classes from './agenda.module.css'

/** Where the workshop is in its agenda, and the one button that leads on. Nothing where the server knows of none. */
export function AgendaNow({ workshopId }: { workshopId: string }) {
  const { data: agenda } = useQuery(agendaQuery(workshopId))
  return agenda ? <Now workshopId={workshopId} agenda={agenda} /> : null
}

function Now({ workshopId, agenda }: { workshopId: string; agenda: Agenda }) {
  const { data: room } = useQuery(roomScreenQuery(workshopId))
  const move = useMoveAgenda(workshopId)
  const longer = useLongerTimer(workshopId)
  const now = useServerNow()
  const headingId = useId()
  const keyId = useId()
  const { items, at } = agenda
  const place = items.findIndex(({ id }) => id === at)
  const present = items[place]
  const next = items[place + 1]
  const goTo = (to: number) => move.mutate({ from: at, to })
  useNextKey(() => next && !move.isPending && goTo(next.id))
  return (
    <section aria-labelledby={headingId} className={classes.now}>
      <div className={classes.words}>
        <h2 id={headingId} className={classes.overline}>
          {words.agenda}
          {present && ` · ${words.place(place + 1, items.length)}`}
        </h2>
        <p className={classes.present} dir="auto">
          {present?.title ?? words.notBegun(items.length, lengthText(lengthOf(items)))}
        </p>
        {present && (
          <p className={classes.times}>
            {itemTimes(present.minutes, timeAtItems(agenda, now).get(present.id) ?? 0)}
            {' · '}
            {words.leftOfTheWhole(lengthText(leftOfWhole(agenda, now)))}
          </p>
        )}
      </div>
      <div className={classes.buttons} data-hint="next">
        {room?.timer && (
          <Button {...busy(longer.isPending)} onClick={() => longer.mutate()}>
            {words.oneMinuteMore}
          </Button>
        )}
        {next ? (
          <Button
            variant="filled"
            rightSection={<ArrowRightIcon size={18} />}
            aria-keyshortcuts="Alt+N"
            aria-describedby={keyId}
            title={words.nextKey}
            {...busy(move.isPending)}
            onClick={() => goTo(next.id)}
          >
            <span className={classes.nextTitle}>{present ? words.next(next.title) : words.start(next.title)}</span>
          </Button>
        ) : (
          <p className={classes.times}>{words.atTheEnd}</p>
        )}
        <span id={keyId} hidden>
          {words.nextKey}
        </span>
      </div>
    </section>
  )
}

const itemTimes = (minutes: number | null, spent: number) =>
  minutes === null ? words.itemTime(lengthText(spent)) : words.itemTimes(words.minutes(minutes), lengthText(spent))

/** Alt and N, wherever the focus is on the page; a letter alone would be typed into a message. */
function useNextKey(press: () => unknown) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyN' || event.repeat) return
    event.preventDefault()
    press()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
