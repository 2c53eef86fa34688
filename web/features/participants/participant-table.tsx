import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { participantsMessages } from '#contract/messages/participants.ts'
import type { Participant } from '#contract/participants.ts'
import { timeAgo } from '../../lib/text/time-ago.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { TableBox } from '../../ui/table/table-box.tsx'
import { TableHead } from '../../ui/table/table-head.tsx'
import table from '../../ui/table/data-table.module.css'
import { useForgetParticipant } from './participants.queries.ts'
import { serverNow } from '../../lib/http/server-clock.ts'

export const participantColumns = ['E-mail', 'Joined', 'Last activity', 'Solutions', 'Actions'] as const

interface ParticipantTableProps {
  workshopId: string
  people: readonly Participant[]
}

export function ParticipantTable({ workshopId, people }: ParticipantTableProps) {
  const forget = useForgetParticipant(workshopId)
  const [asked, setAsked] = useState<string | null>(null)
  return (
    <>
      <TableBox label="Participants">
        <table className={table.table}>
          <TableHead columns={participantColumns} />
          <tbody>
            {people.map((person) => (
              <ParticipantRow key={person.email} person={person} onForget={() => setAsked(person.email)} />
            ))}
          </tbody>
        </table>
      </TableBox>
      <ConfirmDialog
        opened={asked !== null}
        title="Remove e-mail"
        confirmLabel="Remove"
        danger
        isBusy={forget.isPending}
        onConfirm={() => asked !== null && forget.mutate(asked, { onSettled: () => setAsked(null) })}
        onCancel={() => setAsked(null)}
      >
        <p>{participantsMessages.forgetWarning(asked ?? '')}</p>
      </ConfirmDialog>
    </>
  )
}

function ParticipantRow({ person, onForget }: { person: Participant; onForget: () => void }) {
  const id = useId()
  const { email, joined_at, last_activity, solutions, is_forgotten } = person
  const missing = <span className={table.missing}>–</span>
  return (
    <tr>
      <td id={id} data-label="E-mail">
        {email}
      </td>
      <td data-label="Joined">{joined_at ? timeAgo(joined_at, serverNow()) : missing}</td>
      <td data-label="Last activity">{last_activity ? timeAgo(last_activity, serverNow()) : missing}</td>
      <td data-label="Solutions">{solutions}</td>
      <td className={table.actions}>
        {!is_forgotten && (
          <Button size="xs" aria-describedby={id} onClick={onForget}>
            Remove e-mail
          </Button>
        )}
      </td>
    </tr>
  )
}
