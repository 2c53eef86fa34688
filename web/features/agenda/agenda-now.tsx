import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react'
import type { Agenda, AgendaItem } from '#contract/agenda.ts'
import { commaMessages } from '#contract/messages/common.ts'
import { agendaMessages as words } from '#contract/messages/agenda.ts'
import type { Room } from '#contract/room.ts'
import { isLive } from '../../domain/workshop/live-room.ts'
import { roomScreenQuery } from '../../lib/queries/room.queries.ts'
import { useNow } from '../../lib/live/use-now.ts'
import { hasKeptWork } from '../../lib/edits/use-kept-work.ts'
import { openDialogs } from '../../ui/dialog/open-dialogs.ts'
import { TextLink } from '../../ui/page/links.tsx'
import { busy } from '../../ui/focus/busy.ts'
import { ForwardArrowIcon } from '../../ui/marks/icons.tsx'
import { agendaPlace } from './agenda-draft.ts'
import { AGENDA_TICK_MS, leftOfWhole, lengthOf, lengthText, timeAtItems } from './agenda-times.ts'
import { agendaQuery, useLongerTimer, useMoveAgenda } from './agenda.queries.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './agenda.module.css'

interface AgendaNowProps {
  workshopId: string
  /** What the host must not miss, in a line that is always there. */
  sign: ReactNode
}

/**
 * Where the workshop is in its agenda, and the one button that leads on. Nothing where the server knows of none, or while
 * the workshop is not led.
 */
export function AgendaNow({ workshopId, sign }: AgendaNowProps) {
  const { data: agenda } = useQuery(agendaQuery(workshopId))
  const { data: room } = useQuery(roomScreenQuery(workshopId))
  if (!agenda || !room || !isLive(room)) return null
  return <Now workshopId={workshopId} agenda={agenda} room={room} sign={sign} />
}

function Now({ workshopId, agenda, room, sign }: AgendaNowProps & { agenda: Agenda; room: Room }) {
  const move = useMoveAgenda(workshopId)
  const longer = useLongerTimer(workshopId)
  const now = useNow(AGENDA_TICK_MS)
  const headingId = useId()
  const keyId = useId()
  const changesId = useId()
  const { items, at } = agenda
  const place = items.findIndex(({ id }) => id === at)
  const present = items[place]
  const next = items[place + 1]
  const changes = next ? changesWith(next, room) : ''
  const goTo = (to: number) => move.mutate({ from: at, to })
  useNextKey(() => next && !move.isPending && goTo(next.id))
  return (
    <section aria-labelledby={headingId} className={classes.now}>
      <div className={classes.words}>
        <div className={classes.overline}>
          <h2 id={headingId}>
            {words.agenda}
            {present && ` · ${words.place(place + 1, items.length)}`}
          </h2>
          <TextLink to="/admin/workshops/$workshopId/agenda" params={{ workshopId }} className={classes.edit}>
            {words.editAgenda}
          </TextLink>
          {hasKeptWork(agendaPlace(workshopId)) && <span className={classes.unsaved}>{words.unsaved}</span>}
          {sign}
        </div>
        <p className={classes.present} dir="auto">
          {present?.title ?? words.notBegun(items.length, lengthText(lengthOf(items)))}
        </p>
        {(present || changes !== '') && (
          <p className={classes.times}>
            {present && itemTimes(present.minutes, timeAtItems(agenda, now).get(present.id) ?? 0)}
            {present && ` · ${words.leftOfTheWhole(lengthText(leftOfWhole(agenda, now)))}`}
            {present && changes !== '' && ' · '}
            {changes !== '' && (
              <span id={changesId} className={classes.changes}>
                {present ? words.nextChanges(changes) : words.startChanges(changes)}
              </span>
            )}
          </p>
        )}
      </div>
      <div className={classes.buttons} data-hint="next">
        {room.timer && (
          <Button {...busy(longer.isPending)} onClick={() => longer.mutate()}>
            {words.oneMinuteMore}
          </Button>
        )}
        {next && (
          <Button
            variant="filled"
            rightSection={<ForwardArrowIcon size={18} />}
            aria-keyshortcuts="Alt+N"
            aria-describedby={changes === '' ? keyId : `${changesId} ${keyId}`}
            title={words.nextKey}
            {...busy(move.isPending)}
            // neither the second half of a double click nor a key held down was meant for the items after
            onKeyDown={(event) => event.repeat && event.preventDefault()}
            onClick={({ detail }) => detail < 2 && goTo(next.id)}
          >
            <span className={classes.nextTitle}>{present ? words.next(next.title) : words.start(next.title)}</span>
          </Button>
        )}
        {!next && <p className={classes.times}>{words.atTheEnd}</p>}
        <span id={keyId} hidden>
          {words.nextKey}
        </span>
      </div>
    </section>
  )
}

const itemTimes = (minutes: number | null, spent: number) =>
  minutes === null ? words.itemTime(lengthText(spent)) : words.itemTimes(words.minutes(minutes), lengthText(spent))

/** What the host may have switched by hand, and does not expect to change. */
function changesWith(next: AgendaItem, room: Room): string {
  return [
    next.silent_rating !== room.silent_rating && (next.silent_rating ? words.beginsSilent : words.endsSilent),
    next.frozen !== room.frozen && (next.frozen ? words.freezes : words.releases),
  ]
    .filter((change) => change !== false)
    .join(commaMessages.between)
}

/** Alt and N, wherever the focus is on the page; a letter alone would be typed into a message. Not from behind a dialog. */
function useNextKey(press: () => unknown) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyN' || event.repeat) return
    if (openDialogs.read().length > 0) return
    event.preventDefault()
    press()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
