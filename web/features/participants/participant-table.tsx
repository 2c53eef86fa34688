import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { participantsMessages } from '#contract/messages/participants.ts'
import type { Participant } from '#contract/participants.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { timeAgo } from '../../lib/text/time-ago.ts'
import { DeedDialog } from '../../ui/dialog/deed-dialog.tsx'
import { TableBox } from '../../ui/table/table-box.tsx'
import { TableHead } from '../../ui/table/table-head.tsx'
import table from '../../ui/table/data-table.module.css'
import { useForgetParticipant } from './participants.queries.ts'
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
  return (
    <>
      <TableBox label={participantsMessages.participants}>
        <table className={table.table}>
          <TableHead columns={participantColumns} />
          <tbody>
            {people.map((person) => (
              <ParticipantRow key={person.email} person={person} onForget={() => setAsked(person.email)} />
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
    </>
  )
}

function ParticipantRow({ person, onForget }: { person: Participant; onForget: () => void }) {
  const id = useId()
  const { email, joined_at, last_activity, solutions, is_forgotten } = person
  const missing = <span className={table.missing}>–</span>
  return (
    <tr>
      <td id={id} data-label={participantsMessages.email}>
        {email}
      </td>
      <td data-label={participantsMessages.joined}>{joined_at ? timeAgo(joined_at, serverNow()) : missing}</td>
      <td data-label={participantsMessages.lastActivity}>
        {last_activity ? timeAgo(last_activity, serverNow()) : missing}
      </td>
      <td data-label={participantsMessages.solutions}>{solutions}</td>
      <td className={table.actions}>
        {!is_forgotten && (
          <Button size="xs" aria-describedby={id} onClick={onForget}>
            {participantsMessages.removeEmail}
          </Button>
        )}
      </td>
    </tr>
  )
}
