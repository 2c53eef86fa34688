import type { SilentRound } from '#contract/silent-rating.ts'
import { unsavedMessages } from '#contract/messages/edits.ts'
import { silentRatingMessages } from '#contract/messages/silent-rating.ts'
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx'
import { useUnsavedChanges } from '../../ui/dialog/unsaved-changes.tsx'
import { DirectionHead } from './direction-head.tsx'
import { GoneOption } from './gone-option.tsx'
import type { OptionAnalysisProps } from './option-analysis.tsx'
import { cellsBy, primaryNeedOf } from './rated-cells.ts'
import { MeasureMeanings } from './measure-meanings.tsx'
import { NextRound } from './next-round.tsx'
import { RatingTable } from './rating-table.tsx'
import { RingPanel } from './ring-panel.tsx'
import { FirstSpread } from './spread.tsx'
import { SilentNote } from './silent-note.tsx'
import { useSaveSilently } from './silent.queries.ts'
import { UnsavedRatings } from './unsaved-ratings.tsx'
import { useRatings } from './use-ratings.ts'

type SilentOptionProps = Omit<OptionAnalysisProps, 'stored' | 'round'> & { round: SilentRound }

/** One option as one person rates it alone. What the group or others have rated is not on this screen. */
export function SilentOption(props: SilentOptionProps) {
  const { solutionId, solution, place, virtuous, fhns, measures, isGone, round, whose } = props
  const optionId = place.option.id
  const { first } = round
  const saving = useSaveSilently(solutionId, optionId, virtuous, round.round)
  // a second round starts from one's own first: whoever saves saves all nine, and would set what they leave alone to None
  const stored = round.own.length > 0 ? round.own : (first?.own ?? round.own)
  const ratings = useRatings({ solutionId, optionId, virtuous, fhns, measures, stored, kind: whose.kind }, saving)
  const { editor } = ratings
  const unsavedDialog = useUnsavedChanges({
    isDirty: ratings.isUnsaved,
    isSaving: editor.isAllOnItsWay,
    question: unsavedMessages.h9,
    save: isGone ? undefined : editor.save,
    editsNow: editor.editsNow,
    discard: editor.discard,
  })
  const direction = virtuous ? 'Virtuous' : 'Vicious'
  const primaryId = primaryNeedOf(solution, fhns)
  const cells = cellsBy(fhns, measures, ratings)

  if (isGone) {
    return (
      <>
        <GoneOption solutionId={solutionId} place={place} cells={cells} ratings={ratings} />
        {unsavedDialog}
      </>
    )
  }

  return (
    <>
      <DirectionHead {...{ solutionId, virtuous, editor }} option={place.option} />
      <SilentNote solutionId={solutionId} option={place.option} virtuous={virtuous} round={round} />
      {first && <FirstSpread {...{ first, fhns, measures, primaryId }} />}
      {/* at the place where it was chosen */}
      {first && (
        <UnsavedRatings
          {...{ solutionId, optionId, virtuous }}
          kind="silent"
          sentence={silentRatingMessages.tooLate}
          about={place.option.functional_option}
        />
      )}
      <UnsavedRatings
        {...{ solutionId, optionId, virtuous }}
        kind="group"
        sentence={silentRatingMessages.switchedOn}
        about={place.option.functional_option}
      />
      {round.may_rate && (
        <>
          <MeasureMeanings measures={measures} />
          <RatingTable
            place={place}
            label={silentRatingMessages.yourOwnRatings(direction.toLowerCase())}
            fhns={fhns}
            primaryId={primaryId}
            measures={measures}
            ratings={ratings}
            isSaved={round.own.length > 0}
            whose={whose}
          />
          <RingPanel direction={direction} cells={cells} primaryId={primaryId} />
        </>
      )}
      <NextRound
        {...{ solutionId, optionId, virtuous }}
        isDone={!ratings.isUnsaved && (round.own.length > 0 || !round.may_rate)}
      />
      <AlertDialog title={silentRatingMessages.notSaved} text={ratings.problem} onClose={ratings.closeProblem} />
      {unsavedDialog}
    </>
  )
}
