import { useQueryClient } from '@tanstack/react-query'
import { recheckMessages } from '#contract/messages/recheck.ts'
import { reasonOf } from '../../lib/http/api-error.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain } from '../../lib/queries/read-again.ts'
import { useWrite } from '../../lib/queries/use-write.ts'
import { WarningIcon } from '../../ui/marks/icons.tsx'
import classes from './recheck-mark.module.css'

/** Marks something whose basis has changed since it was written, so that somebody checks whether it still holds. */
export function RecheckMark({ why }: { why: string }) {
  return (
    <span className={classes.mark} title={why}>
      <WarningIcon size={14} /> {recheckMessages.recheck}
    </span>
  )
}

interface RecheckLineProps {
  solutionId: number
  what: { option: number } | { requirement: number }
}

/** The mark with its reason and a button that confirms the text. Editing the text removes the mark too. */
export function RecheckLine({ solutionId, what }: RecheckLineProps) {
  const queryClient = useQueryClient()
  const confirming = useWrite({
    mutationFn: (_nothing: void, send) =>
      'option' in what
        ? send('POST /api/function_options/{id}/checked', { params: { id: what.option } })
        : send('POST /api/system_requirements/{id}/checked', { params: { id: what.requirement } }),
    meta: { failure: (error) => recheckMessages.confirmFailed(reasonOf(error)) },
    onSettled: () => readAgain(queryClient, { queryKey: keys.solution(solutionId) }),
  })
  const why = 'option' in what ? recheckMessages.option : recheckMessages.requirement
  return (
    <span className={classes.line}>
      <RecheckMark why={why} />
      <span className={classes.why}>{why}</span>
      <button
        type="button"
        className={classes.confirm}
        disabled={confirming.isPending}
        onClick={() => confirming.mutate()}
      >
        {recheckMessages.stillHolds}
      </button>
    </span>
  )
}
