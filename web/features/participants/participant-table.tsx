import { useId, useState } from 'react'
import { participantsMessages } from '#contract/messages/participants.ts'
import type { Participant } from '#contract/participants.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { timeAgo } from '../../lib/text/time-ago.ts'
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
  return (
    <>
      <TableBox label={participantsMessages.participants}>
        <table className={table.table}>
          <TableHead columns={participantColumns} />
          <tbody>
            {people.map((person) => (
              <ParticipantRow
                key={person.email}
                person={person}
                isBusy={isBusy}
                onForget={() => setAsked(person.email)}
                onClearName={() => clear.mutate(person.email)}
                onLetGo={() => setLeaving(person.email)}
                onLetIn={() => letGo.mutate({ email: person.email, let_go: false })}
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
  isBusy: boolean
  onForget: () => void
  onClearName: () => void
  onLetGo: () => void
  onLetIn: () => void
}

function ParticipantRow({ person, isBusy, onForget, onClearName, onLetGo, onLetIn }: ParticipantRowProps) {
  const id = useId()
  const { email, name, known_as, joined_at, last_activity, solutions, is_forgotten, let_go } = person
  const missing = <span className={table.missing}>–</span>
  const called = participantsMessages.nameAndKnownAs(name, known_as === email ? undefined : known_as)
  return (
    <tr>
      <td id={id} data-label={participantsMessages.email}>
        {email}
        {called && <div className={table.missing}>{called}</div>}
        {let_go && <div className={table.missing}>{participantsMessages.letGoMark}</div>}
      </td>
      <td data-label={participantsMessages.joined}>{joined_at ? timeAgo(joined_at, serverNow()) : missing}</td>
      <td data-label={participantsMessages.lastActivity}>
        {last_activity ? timeAgo(last_activity, serverNow()) : missing}
      </td>
      <td data-label={participantsMessages.solutions}>{solutions}</td>
      <td className={table.actions}>
        <div className={classes.actions}>
          {name && (
            <Button size="xs" aria-describedby={id} {...busy(isBusy)} onClick={onClearName}>
              {participantsMessages.clearName}
            </Button>
          )}
          {joined_at && (
            <Button size="xs" aria-describedby={id} {...busy(isBusy)} onClick={let_go ? onLetIn : onLetGo}>
              {let_go ? participantsMessages.letIn : participantsMessages.letGo}
            </Button>
          )}
          {!is_forgotten && (
            <Button size="xs" aria-describedby={id} onClick={onForget}>
              {participantsMessages.removeEmail}
            </Button>
          )}
        </div>
      </td>
    </tr>
  )
}
