import { useState } from 'react'
import { SHARE_USUAL } from '#contract/limits.ts'
import { silentRoundsMessages as words } from '#contract/messages/silent-rating.ts'
import { DeedDialog } from '../../ui/dialog/deed-dialog.tsx'
import { wantedOf, type Question } from './question.ts'
import { ShareSelect } from './share-select.tsx'
import type { useOpenSecondRound } from './silent-rating.queries.ts'
import classes from './silent-rounds.module.css'

interface SecondRoundDialogProps {
  deed: ReturnType<typeof useOpenSecondRound>
  /** Null while nobody is asked. */
  question: Question | null
  /** What the host has set for first rounds. */
  usual: number | undefined
  onClose: () => void
}

/** Asks before everybody rates once more, and for the share that counts in it: it cannot be changed afterwards. */
export function SecondRoundDialog({ deed, question, usual = SHARE_USUAL, onClose }: SecondRoundDialogProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const share = chosen ?? usual
  const close = () => {
    setChosen(null)
    onClose()
  }
  return (
    <DeedDialog
      deed={deed}
      sent={question && { ...wantedOf(question), share }}
      title={words.openTheSecondRound}
      confirmLabel={words.open}
      onClose={close}
    >
      {question && (
        <>
          {question.round ? words.openOne(question.round.functional_option) : words.openAll(directionOf(question))}
          <ShareSelect className={classes.share} share={share} everybody={100} onChoose={setChosen} />
        </>
      )}
    </DeedDialog>
  )
}

const directionOf = ({ virtuous }: Question) => (virtuous ? 'virtuous' : 'vicious')
