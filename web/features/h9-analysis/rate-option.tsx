import { useQuery } from '@tanstack/react-query'
import type { Fhn, Measure } from '#contract/reference-data.ts'
import type { SilentRound } from '#contract/silent-rating.ts'
import { h9AnalysisMessages } from '#contract/messages/h9-analysis.ts'
import { silentRatingMessages } from '#contract/messages/silent-rating.ts'
import { unsavedMessages } from '#contract/messages/edits.ts'
import type { OptionPlace } from '../../domain/options/option-place.ts'
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx'
import { EditConflicts } from '../../ui/edits/edit-conflicts.tsx'
import { useUnsavedChanges } from '../../ui/dialog/unsaved-changes.tsx'
import { DirectionHead } from './direction-head.tsx'
import { GoneOption } from './gone-option.tsx'
import { analysisQuery, useSaveAnalysis } from './h9-analysis.queries.ts'
import { MeasureMeanings } from './measure-meanings.tsx'
import { NextRound } from './next-round.tsx'
import { RatingTable } from './rating-table.tsx'
import { cellsBy } from './rated-cells.ts'
import { storedRatings, type Rating } from './ratings.ts'
import { Readings } from './readings.tsx'
import { RingPanel } from './ring-panel.tsx'
import { SilentNote } from './silent-note.tsx'
import { useSaveSilently } from './silent.queries.ts'
import { FirstSpread, Spread } from './spread.tsx'
import { UnsavedRatings } from './unsaved-ratings.tsx'
import { useRatings, type RatingKind, type RatingSubject } from './use-ratings.ts'
import type { RatingMode } from './use-rating-mode.ts'

interface RateOptionProps {
  subject: RatingSubject
  place: OptionPlace
  primaryId: number | null
  fhns: readonly Fhn[]
  measures: readonly Measure[]
  /** The group's ratings. */
  analysis: readonly Rating[]
  /** Somebody has deleted the option. */
  isGone: boolean
  mode: RatingMode
}

/**
 * One option rated against the nine needs, and below it the ring that follows every choice at once. The group's ratings
 * stand beside what both directions say together; who rates alone sees nothing of what the group or others have rated.
 */
export function RateOption(props: RateOptionProps) {
  const { subject, place, primaryId, fhns, measures, analysis, isGone, mode } = props
  const { solutionId, optionId, virtuous } = subject
  const { whose, round } = mode
  const alone = whose.kind === 'group' ? undefined : round
  const kind = alone ? whose.kind : 'group'
  const asGroup = useSaveAnalysis(solutionId, optionId, virtuous)
  const silently = useSaveSilently(solutionId, optionId, virtuous, round?.round)
  const stored = alone ? ownRatings(alone) : analysis
  const ratings = useRatings({ ...subject, kind, fhns, measures, stored }, alone ? silently : asGroup)
  const { editor } = ratings
  const unsavedDialog = useUnsavedChanges({
    isDirty: ratings.isUnsaved,
    isSaving: editor.isAllOnItsWay,
    question: unsavedMessages.h9,
    save: isGone ? undefined : editor.save,
    editsNow: editor.editsNow,
    discard: editor.discard,
  })

  const cells = cellsBy(fhns, measures, ratings)
  const otherStored = useQuery({ ...analysisQuery(solutionId, optionId, !virtuous), enabled: !alone }).data
  if (isGone) {
    return (
      <>
        <GoneOption solutionId={solutionId} place={place} cells={cells} ratings={ratings} />
        {unsavedDialog}
      </>
    )
  }

  const [direction, otherDirection] = virtuous ? (['Virtuous', 'Vicious'] as const) : (['Vicious', 'Virtuous'] as const)
  const { yourOwnRatings, notSaved } = silentRatingMessages
  const isSaved = (alone ? alone.own : analysis).length > 0
  const mayRate = !alone || alone.may_rate
  const other = alone || !otherStored ? undefined : cellsBy(fhns, measures, storedRatings(otherStored))
  // nothing is read into a round that has not taken place
  const [rated, otherRated] = [isSaved ? cells : undefined, otherStored?.length ? other : undefined]
  return (
    <>
      <DirectionHead {...{ solutionId, virtuous, editor }} option={place.option} />
      {alone && <SilentNote solutionId={solutionId} option={place.option} virtuous={virtuous} round={alone} />}
      {!alone && round?.revealed && <Spread {...{ round, fhns, measures, primaryId, ratings }} />}
      {round?.first && !round.revealed && <FirstSpread {...{ first: round.first, fhns, measures, primaryId }} />}
      {mayRate && <MeasureMeanings measures={measures} />}
      {/* at the place where they were chosen */}
      {otherForms(kind, round).map(([form, sentence]) => (
        <UnsavedRatings
          key={form}
          {...subject}
          kind={form}
          sentence={sentence}
          about={place.option.functional_option}
        />
      ))}
      {mayRate && (
        <>
          <RatingTable
            {...{ place, fhns, primaryId, measures, ratings, isSaved, whose }}
            label={alone ? yourOwnRatings(direction.toLowerCase()) : h9AnalysisMessages.ratings(direction)}
          />
          <RingPanel
            direction={direction}
            cells={cells}
            other={other && { direction: otherDirection, cells: other }}
            primaryId={primaryId}
          />
        </>
      )}
      {other && (
        <Readings
          virtuous={virtuous ? rated : otherRated}
          vicious={virtuous ? otherRated : rated}
          primaryId={primaryId}
          measures={measures}
        />
      )}
      <NextRound {...subject} isDone={!ratings.isUnsaved && (isSaved || !mayRate)} />
      <AlertDialog
        title={alone ? notSaved : h9AnalysisMessages.notSaved}
        text={ratings.problem}
        onClose={ratings.closeProblem}
      />
      <EditConflicts editor={editor} lookOf={ratings.lookOf} sentence={h9AnalysisMessages.changedMeanwhile} />
      {unsavedDialog}
    </>
  )
}

/** A second round starts from one's own first: whoever saves saves all nine, and would set what they leave alone to None. */
const ownRatings = ({ own, first }: SilentRound) => (own.length > 0 ? own : (first?.own ?? own))

/** In which other forms something may be unsaved, and why they are not shown. */
function otherForms(kind: RatingKind, round: SilentRound | undefined): [RatingKind, string][] {
  const { tooLate, switchedOff, switchedOn } = silentRatingMessages
  if (kind === 'group') return [[round?.first ? 'silent-again' : 'silent', round?.revealed ? tooLate : switchedOff]]
  const first: [RatingKind, string][] = round?.first ? [['silent', tooLate]] : []
  return [...first, ['group', switchedOn]]
}
