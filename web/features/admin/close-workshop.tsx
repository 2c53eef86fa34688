import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { useChangeWorkshop, workshopsQuery } from '../../domain/workshop/workshops.queries.ts'
import { WorkshopDialog } from './workshop-dialog.tsx'
import { busy } from '../../ui/focus/busy.ts'

/** Closes a workshop after asking, or opens it again. */
export function CloseWorkshop({ workshopId }: { workshopId: string }) {
  const { data: workshops } = useQuery(workshopsQuery())
  const reopen = useChangeWorkshop(workshopsMessages.reopened)
  const [isAsking, setIsAsking] = useState(false)
  const workshop = workshops?.find(({ id }) => id === workshopId)
  if (!workshop) return null
  return (
    <>
      {workshop.status === 'open' ? (
        <Button onClick={() => setIsAsking(true)}>{commonMessages.close}</Button>
      ) : (
        <Button {...busy(reopen.isPending)} onClick={() => reopen.mutate({ id: workshopId, status: 'open' })}>
          {workshopsMessages.reopen}
        </Button>
      )}
      {isAsking && <WorkshopDialog question="close" workshop={workshop} onClose={() => setIsAsking(false)} />}
    </>
  )
}
