import { useState } from 'react'
import { commonMessages } from '#contract/messages/common.ts'
import { draftsMessages } from '#contract/messages/edits.ts'
import { h9AnalysisMessages } from '#contract/messages/h9-analysis.ts'
import { silentRatingMessages } from '#contract/messages/silent-rating.ts'
import type { DraftMark } from '../../lib/edits/use-edits.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { DraftButton } from '../../ui/edits/edit-note.tsx'
import { useUnsavedWords } from '../../ui/edits/use-unsaved-words.ts'
import { busy, useShut } from '../../ui/focus/busy.ts'
import { CheckIcon } from '../../ui/marks/message-icons.tsx'
import type { Ratings, Whose } from './use-ratings.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './rating-table.module.css'

interface SaveRatingsProps {
  ratings: Pick<Ratings, 'isUnsaved' | 'isSaving' | 'save' | 'draft'>
  /** Ratings of this direction are stored. */
  isSaved: boolean
  /** Every need is rated. */
  isWhole: boolean
  whose: Whose
  /** It came by itself, and nothing was chosen in it since. */
  isUntouched: boolean
}

/**
 * Saves all nine, and says whose they are where that is not plain. A form that has taken the place of another one may be
 * saved by a press that was meant for that one: until something is chosen in it, it asks.
 */
export function SaveRatings({ ratings, isSaved, isWhole, whose, isUntouched }: SaveRatingsProps) {
  const { kind, isTold } = whose
  const [isAsking, setIsAsking] = useState(false)
  const save = () => {
    setIsAsking(false)
    ratings.save()
  }
  return (
    <>
      <Button
        // once all is saved, the way on is the filled button
        variant={ratings.isUnsaved || !isSaved ? 'filled' : 'default'}
        {...busy(ratings.isSaving)}
        {...useShut(
          'rated-option',
          isTold && 'whose-ratings',
          isUntouched && 'took-place',
          !isWhole && 'saving-rates-all',
        )}
        onClick={() => (isUntouched ? setIsAsking(true) : save())}
      >
        {commonMessages.save}
      </Button>
      <SaveState isUnsaved={ratings.isUnsaved} isSaving={ratings.isSaving} isSaved={isSaved} draft={ratings.draft} />
      {isTold && (
        <p id="whose-ratings" className={classes.whose} data-new={isUntouched || undefined}>
          {silentRatingMessages.whose[kind]}
        </p>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={silentRatingMessages.saveUntouched[kind]}
        confirmLabel={commonMessages.save}
        onConfirm={save}
        onCancel={() => setIsAsking(false)}
      >
        {silentRatingMessages.tookPlace[kind]} {silentRatingMessages.nothingChosen}{' '}
        {!isWhole && h9AnalysisMessages.savingRatesAll}
      </ConfirmDialog>
    </>
  )
}

interface SaveStateProps {
  isUnsaved: boolean
  isSaving: boolean
  isSaved: boolean
  draft: DraftMark | undefined
}

function SaveState({ isUnsaved, isSaving, isSaved, draft }: SaveStateProps) {
  const words = useUnsavedWords(h9AnalysisMessages.unsaved, isSaving)
  return (
    <span className={classes.state} data-unsaved={isUnsaved || undefined}>
      <span role="status">
        {isUnsaved && words}
        {!isUnsaved && draft?.isDiscarded && draftsMessages.discarded}
        {!isUnsaved && !draft && isSaved && (
          <>
            <CheckIcon size={14} /> {h9AnalysisMessages.savedMark}
          </>
        )}
      </span>
      {draft && <DraftButton draft={draft} describedBy="rated-option" />}
    </span>
  )
}
