import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { useChangeWorkshop, workshopsQuery } from '../../domain/workshop/workshops.queries.ts'
import { WorkshopDialog, type Question } from './workshop-dialog.tsx'
import { busy } from '../../ui/focus/busy.ts'
import { Button } from '../../ui/page/button.tsx'

/** Shows a workshop's results or closes it, after asking, or opens it again. */
export function CloseWorkshop({ workshopId }: { workshopId: string }) {
  const { data: workshops } = useQuery(workshopsQuery())
  const reopen = useChangeWorkshop(workshopsMessages.reopened)
  const [asked, setAsked] = useState<Question | null>(null)
  const workshop = workshops?.find(({ id }) => id === workshopId)
  if (!workshop) return null
  const { status } = workshop
  return (
    <>
      {status !== 'results' && <Button onClick={() => setAsked('results')}>{workshopsMessages.showResults}</Button>}
      {status !== 'closed' && <Button onClick={() => setAsked('close')}>{commonMessages.close}</Button>}
      {status !== 'open' && (
        <Button {...busy(reopen.isPending)} onClick={() => reopen.mutate({ id: workshopId, status: 'open' })}>
          {workshopsMessages.reopen}
        </Button>
      )}
      {asked && <WorkshopDialog question={asked} workshop={workshop} onClose={() => setAsked(null)} />}
    </>
  )
}
