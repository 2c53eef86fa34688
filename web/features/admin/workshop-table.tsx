import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { WorkshopOverview } from '#contract/admin.ts'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { useChangeWorkshop, useDeleteWorkshop, useEnterWorkshop } from '../../domain/workshop/workshops.queries.ts'
import { TableBox } from '../../ui/table/table-box.tsx'
import { TableHead } from '../../ui/table/table-head.tsx'
import table from '../../ui/table/data-table.module.css'
import { WorkshopDialog, type Question } from './workshop-dialog.tsx'
import { WorkshopRow } from './workshop-row.tsx'

export const workshopColumns = [
  workshopsMessages.title,
  commonMessages.sessionId,
  workshopsMessages.status,
  workshopsMessages.hereNow,
  workshopsMessages.joined,
  workshopsMessages.solutions,
  workshopsMessages.lastActivity,
  workshopsMessages.actions,
] as const

export function WorkshopTable({ workshops }: { workshops: readonly WorkshopOverview[] }) {
  const navigate = useNavigate()
  const reopen = useChangeWorkshop(workshopsMessages.reopened)
  const remove = useDeleteWorkshop()
  const enter = useEnterWorkshop(() => void navigate({ to: '/solutions' }))
  const [asked, setAsked] = useState<{ question: Question; workshop: WorkshopOverview } | null>(null)
  const isBusy = (id: string) => enter.isPending || remove.isRunning(id) || reopen.isRunning({ id, status: 'open' })
  /** Nothing in a rehearsal is anybody's: nobody is asked before it is deleted. */
  const ask = (question: Question, workshop: WorkshopOverview) => {
    if (question === 'delete' && workshop.rehearsal) remove.mutate(workshop.id)
    else setAsked({ question, workshop })
  }
  return (
    <>
      <TableBox label={workshopsMessages.workshops}>
        <table className={table.table}>
          <TableHead columns={workshopColumns} />
          <tbody>
            {workshops.map((workshop) => (
              <WorkshopRow
                key={workshop.id}
                workshop={workshop}
                isBusy={isBusy(workshop.id)}
                onEnter={() => enter.mutate(workshop.id)}
                onReopen={() => reopen.mutate({ id: workshop.id, status: 'open' })}
                onAsk={(question) => ask(question, workshop)}
              />
            ))}
          </tbody>
        </table>
      </TableBox>
      {asked && <WorkshopDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  )
}
