import { useQuery } from '@tanstack/react-query'
import type { Fhn, Measure } from '#contract/reference-data.ts'
import type { SilentRound } from '#contract/silent-rating.ts'
import { h9AnalysisMessages } from '#contract/messages/h9-analysis.ts'
import { silentRatingMessages } from '#contract/messages/silent-rating.ts'
import { unsavedMessages } from '#contract/messages/edits.ts'
import type { OptionPlace } from '../../domain/options/option-place.ts'
import type { SolutionDetails } from '../../lib/queries/tolerant-answers.ts'
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx'
import { EditConflicts } from '../../ui/edits/edit-conflicts.tsx'
import { useUnsavedChanges } from '../../ui/dialog/unsaved-changes.tsx'
import { DirectionHead } from './direction-head.tsx'
import { GoneOption } from './gone-option.tsx'
import { analysisQuery, useSaveAnalysis } from './h9-analysis.queries.ts'
import { MeasureMeanings } from './measure-meanings.tsx'
import { NextRound } from './next-round.tsx'
import { RatingTable } from './rating-table.tsx'
import { cellsBy, primaryNeedOf } from './rated-cells.ts'
import { storedRatings, type Rating } from './ratings.ts'
import { Readings } from './readings.tsx'
import { RingPanel } from './ring-panel.tsx'
import { FirstSpread, Spread } from './spread.tsx'
import { UnsavedRatings } from './unsaved-ratings.tsx'
import { useRatings, type Whose } from './use-ratings.ts'

export interface OptionAnalysisProps {
  solutionId: number
  solution: SolutionDetails
  place: OptionPlace
  virtuous: boolean
  fhns: readonly Fhn[]
  measures: readonly Measure[]
  stored: readonly Rating[]
  /** Somebody has deleted the option. */
  isGone: boolean
  /** What everybody rated alone before, as far as it is revealed. */
  round?: SilentRound | undefined
  whose: Whose
}

/** One option rated against the nine needs, and below it the ring that follows every choice at once. */
export function OptionAnalysis(props: OptionAnalysisProps) {
  const { solutionId, solution, place, virtuous, fhns, measures, stored, isGone, round, whose } = props
  const optionId = place.option.id
  const saving = useSaveAnalysis(solutionId, optionId, virtuous)
  const ratings = useRatings({ solutionId, optionId, virtuous, fhns, measures, stored, kind: 'group' }, saving)
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
  const otherStored = useQuery(analysisQuery(solutionId, optionId, !virtuous)).data
  const otherCells = otherStored && cellsBy(fhns, measures, storedRatings(otherStored))
  // nothing is read into a round that has not taken place
  const rated = stored.length > 0 ? cells : undefined
  const otherRated = otherStored?.length ? otherCells : undefined

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
      {round?.revealed && <Spread {...{ round, fhns, measures, primaryId, ratings }} />}
      {round?.first && !round.revealed && <FirstSpread {...{ first: round.first, fhns, measures, primaryId }} />}
      <MeasureMeanings measures={measures} />
      {/* at the place where it was chosen */}
      <UnsavedRatings
        {...{ solutionId, optionId, virtuous }}
        kind={round?.first ? 'silent-again' : 'silent'}
        sentence={round?.revealed ? silentRatingMessages.tooLate : silentRatingMessages.switchedOff}
        about={place.option.functional_option}
      />
      <RatingTable
        place={place}
        label={h9AnalysisMessages.ratings(direction)}
        fhns={fhns}
        primaryId={primaryId}
        measures={measures}
        ratings={ratings}
        isSaved={stored.length > 0}
        whose={whose}
      />
      <RingPanel
        direction={direction}
        cells={cells}
        other={otherCells && { direction: virtuous ? 'Vicious' : 'Virtuous', cells: otherCells }}
        primaryId={primaryId}
      />
      {otherStored && (
        <Readings
          virtuous={virtuous ? rated : otherRated}
          vicious={virtuous ? otherRated : rated}
          primaryId={primaryId}
          measures={measures}
        />
      )}
      <NextRound {...{ solutionId, optionId, virtuous }} isDone={stored.length > 0 && !ratings.isUnsaved} />
      <AlertDialog title={h9AnalysisMessages.notSaved} text={ratings.problem} onClose={ratings.closeProblem} />
      <EditConflicts editor={editor} lookOf={ratings.lookOf} sentence={h9AnalysisMessages.changedMeanwhile} />
      {unsavedDialog}
    </>
  )
}
