import { use } from 'react'
import type { WayBack } from '#contract/fields.ts'
import { undoMessages } from '#contract/messages/undo.ts'
import { useMayWrite } from '../../lib/session/may-write.ts'
import { busy } from '../../ui/focus/busy.ts'
import { useBringBackDeleted } from './bring-back.queries.ts'
import { GoneSolution } from './gone-solution.ts'
import { isInTime } from './way-back.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './bring-back.module.css'

interface BringBackProps {
  solutionId: number
  /** Absent where there is none, or the server does not say. */
  wayBack: WayBack | undefined
  /** The id of the sentence that says what was deleted. */
  describedBy?: string | undefined
  /** On a page that has nothing else to do. */
  isMain?: boolean
}

/** Offered for a day after a deletion, long after its card has gone, to whoever may write; once on a page. */
export function BringBack({ wayBack, ...offer }: BringBackProps) {
  const isOffered = use(GoneSolution)
  return isInTime(wayBack) && !isOffered ? <Offer wayBack={wayBack} {...offer} /> : null
}

function Offer({ solutionId, wayBack, describedBy, isMain = false }: BringBackProps & { wayBack: WayBack }) {
  const { mutate, isPending } = useBringBackDeleted(solutionId)
  const mayWrite = useMayWrite()
  if (!mayWrite) return null
  if (wayBack.place_taken) return <p className={classes.note}>{undoMessages.placeTaken}</p>
  return (
    <Button
      {...(isMain ? { variant: 'filled' } : { size: 'xs' })}
      className={classes.button}
      {...busy(isPending)}
      aria-describedby={describedBy}
      onClick={() => mutate(wayBack.undo)}
    >
      {undoMessages.bringBack}
    </Button>
  )
}
