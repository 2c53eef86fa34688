import { memo, useCallback, useId, useState } from 'react'
import { participantsMessages } from '#contract/messages/cockpit.ts'
import type { Participant } from '#contract/participants.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { timeAgo } from '../../lib/text/time-ago.ts'
import { useGrowing } from '../../ui/page/use-growing.ts'
import { DeedDialog } from '../../ui/dialog/deed-dialog.tsx'
import { TableBox } from '../../ui/table/table-box.tsx'
import { TableHead } from '../../ui/table/table-head.tsx'
import { Button } from '../../ui/page/button.tsx'
import table from '../../ui/table/data-table.module.css'
import classes from './participants.module.css'
import { useClearName, useForgetParticipant, useLetGo } from './participants.queries.ts'
import { busy } from '../../ui/focus/busy.ts'
import { serverNow } from '../../lib/http/server-clock.ts'

export const participantColumns = [
  participantsMessages.email,
  participantsMessages.joined,
  participantsMessages.lastActivity,
  participantsMessages.solutions,
  participantsMessages.actions,
] as const

interface ParticipantTableProps {
  workshopId: string
  people: readonly Participant[]
}

export function ParticipantTable({ workshopId, people }: ParticipantTableProps) {
  const forget = useForgetParticipant(workshopId)
  const [asked, setAsked] = useState<string | null>(null)
  const letGo = useLetGo(workshopId)
  const [leaving, setLeaving] = useState<string | null>(null)
  const clear = useClearName(workshopId)
  const isBusy = letGo.isPending || clear.isPending
  const { mutate: changeLetGo } = letGo
  const letIn = useCallback((email: string) => changeLetGo({ email, let_go: false }), [changeLetGo])
  const { shown } = useGrowing(people.length, 24)
  return (
    <>
      <TableBox label={participantsMessages.participants}>
        <table className={table.table}>
          <TableHead columns={participantColumns} />
          <tbody>
            {people.slice(0, shown).map((person) => (
              <ParticipantRow
                key={person.email}
                person={person}
                joined={person.joined_at && timeAgo(person.joined_at, serverNow())}
                lastActivity={person.last_activity && timeAgo(person.last_activity, serverNow())}
                isBusy={isBusy}
                onForget={setAsked}
                onClearName={clear.mutate}
                onLetGo={setLeaving}
                onLetIn={letIn}
              />
            ))}
          </tbody>
        </table>
      </TableBox>
      <DeedDialog
        deed={forget}
        sent={asked}
        title={participantsMessages.removeEmail}
        confirmLabel={commonMessages.remove}
        danger
        onClose={() => setAsked(null)}
      >
        <p>{participantsMessages.forgetWarning(asked ?? '')}</p>
      </DeedDialog>
      <DeedDialog
        deed={letGo}
        sent={leaving === null ? null : { email: leaving, let_go: true }}
        title={participantsMessages.letGo}
        confirmLabel={participantsMessages.letGo}
        danger
        onClose={() => setLeaving(null)}
      >
        <p>{participantsMessages.letGoWarning(leaving ?? '')}</p>
      </DeedDialog>
    </>
  )
}

interface ParticipantRowProps {
  person: Participant
  /** How long ago, as it is said now. */
  joined: string | null
  lastActivity: string | null
  isBusy: boolean
  onForget: (email: string) => void
  onClearName: (email: string) => void
  onLetGo: (email: string) => void
  onLetIn: (email: string) => void
}

/** Remembered, so that one person's change does not draw hundreds of rows again. */
const ParticipantRow = memo(function ParticipantRow(props: ParticipantRowProps) {
  const { person, joined, lastActivity, isBusy, onForget, onClearName, onLetGo, onLetIn } = props
  const id = useId()
  const { email, name, known_as, solutions, is_forgotten, let_go } = person
  const missing = <span className={table.missing}>–</span>
  const called = participantsMessages.nameAndKnownAs(name, known_as === email ? undefined : known_as)
  return (
    <tr>
      <td id={id} data-label={participantsMessages.email}>
        {email}
        {called && <div className={table.missing}>{called}</div>}
        {let_go && <div className={table.missing}>{participantsMessages.letGoMark}</div>}
      </td>
      <td data-label={participantsMessages.joined}>{joined ?? missing}</td>
      <td data-label={participantsMessages.lastActivity}>{lastActivity ?? missing}</td>
      <td data-label={participantsMessages.solutions}>{solutions}</td>
      <td className={table.actions}>
        <div className={classes.actions}>
          {name && (
            <Button size="xs" aria-describedby={id} {...busy(isBusy)} onClick={() => onClearName(email)}>
              {participantsMessages.clearName}
            </Button>
          )}
          {joined && (
            <Button
              size="xs"
              aria-describedby={id}
              {...busy(isBusy)}
              onClick={() => (let_go ? onLetIn : onLetGo)(email)}
            >
              {let_go ? participantsMessages.letIn : participantsMessages.letGo}
            </Button>
          )}
          {!is_forgotten && (
            <Button size="xs" aria-describedby={id} onClick={() => onForget(email)}>
              {participantsMessages.removeEmail}
            </Button>
          )}
        </div>
      </td>
    </tr>
  )
})
