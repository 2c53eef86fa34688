import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import type { Workshop } from '#contract/admin.ts'
import { TableBox } from '../../ui/table-box.tsx'
import table from '../../ui/data-table.module.css'
import { useChangeWorkshop, useEnterWorkshop } from './admin.queries.ts'
import classes from './host-console.module.css'

export const workshopColumns = ['Title', 'Session ID', 'Status', 'Opened', 'Actions'] as const

export function WorkshopTable({ workshops }: { workshops: readonly Workshop[] }) {
  const navigate = useNavigate()
  const change = useChangeWorkshop()
  const enter = useEnterWorkshop(() => void navigate({ to: '/solutions' }))
  const isBusy = change.isPending || enter.isPending
  return (
    <TableBox label="Workshops">
      <table className={table.table}>
        <thead>
          <tr>
            {workshopColumns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {workshops.map((workshop) => (
            <WorkshopRow
              key={workshop.id}
              workshop={workshop}
              isBusy={isBusy}
              onEnter={() => enter.mutate(workshop.id)}
              onToggle={() =>
                change.mutate({ id: workshop.id, status: workshop.status === 'open' ? 'closed' : 'open' })
              }
            />
          ))}
        </tbody>
      </table>
    </TableBox>
  )
}

interface WorkshopRowProps {
  workshop: Workshop
  isBusy: boolean
  onEnter: () => void
  onToggle: () => void
}

function WorkshopRow({ workshop, isBusy, onEnter, onToggle }: WorkshopRowProps) {
  const titleId = useId()
  const isOpen = workshop.status === 'open'
  return (
    <tr>
      <td id={titleId} className={table.words} data-label="Title">
        {workshop.title}
      </td>
      <td className={classes.code} data-label="Session ID">
        {workshop.id}
      </td>
      <td data-label="Status">{isOpen ? 'Open' : 'Closed'}</td>
      <td data-label="Opened">{new Date(workshop.created_at).toLocaleDateString('en-GB', { dateStyle: 'medium' })}</td>
      <td>
        <WorkshopActions isOpen={isOpen} isBusy={isBusy} titleId={titleId} onEnter={onEnter} onToggle={onToggle} />
      </td>
    </tr>
  )
}

interface WorkshopActionsProps extends Pick<WorkshopRowProps, 'isBusy' | 'onEnter' | 'onToggle'> {
  isOpen: boolean
  titleId: string
}

function WorkshopActions({ isOpen, isBusy, titleId, onEnter, onToggle }: WorkshopActionsProps) {
  return (
    <div className={classes.actions}>
      <Button size="xs" disabled={isBusy} aria-describedby={titleId} onClick={onEnter}>
        Enter
      </Button>
      <Button size="xs" disabled={isBusy} aria-describedby={titleId} onClick={onToggle}>
        {isOpen ? 'Close' : 'Reopen'}
      </Button>
    </div>
  )
}
