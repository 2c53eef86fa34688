import type { Agenda } from '#contract/agenda.ts'
import { agendaMessages as words } from '#contract/messages/agenda.ts'
import { busy } from '../../ui/focus/busy.ts'
import { lengthText, timeAtItems } from './agenda-times.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './agenda.module.css'

interface AgendaItemsProps {
  agenda: Agenda
  now: number
  isBusy: boolean
  /** Left out where one can only look at them. */
  onGo: ((itemId: number) => void) | undefined
}

/** Every item with its planned and its actual time; to any of them one may go. */
export function AgendaItems({ agenda, now, isBusy, onGo }: AgendaItemsProps) {
  const times = timeAtItems(agenda, now)
  return (
    <table aria-label={words.agenda} className={classes.items}>
      <thead>
        <tr>
          <th scope="col">{words.item}</th>
          <th scope="col">{words.planned}</th>
          <th scope="col">{words.soFar}</th>
          <th scope="col">{onGo && <span className="visually-hidden">{words.goThere}</span>}</th>
        </tr>
      </thead>
      <tbody>
        {agenda.items.map(({ id, title, minutes }) => {
          const spent = times.get(id)
          return (
            <tr key={id} aria-current={id === agenda.at ? 'step' : undefined}>
              <th scope="row" dir="auto">
                {title}
              </th>
              <td>{minutes === null ? words.noTime : words.minutes(minutes)}</td>
              <td>{spent !== undefined && lengthText(spent)}</td>
              <td>
                {onGo && id !== agenda.at && (
                  <Button size="xs" aria-label={words.goTo(title)} {...busy(isBusy)} onClick={() => onGo(id)}>
                    {words.goThere}
                  </Button>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
