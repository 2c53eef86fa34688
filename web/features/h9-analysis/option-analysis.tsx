import { useQuery } from '@tanstack/react-query'
import type { Fhn, Measure } from '#contract/reference-data.ts'
import { messages } from '#contract/messages.ts'
import { writingMessages } from '#contract/writing-messages.ts'
import type { OptionPlace } from '../../lib/option-place.ts'
import type { SolutionDetails } from '../../lib/tolerant-answers.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Conflicts } from '../../ui/conflicts.tsx'
import { DeletedText } from '../../ui/deleted-text.tsx'
import { DraftBanner } from '../../ui/draft-banner.tsx'
import { measureName } from '../../ui/measure.tsx'
import { MissingOption } from '../../ui/missing-option.tsx'
import { RecheckLine } from '../../ui/recheck-mark.tsx'
import { useUnsavedChanges } from '../../ui/unsaved-changes.tsx'
import { DirectionSwitch } from './direction-switch.tsx'
import { analysisQuery } from './h9-analysis.queries.ts'
import { RatingTable } from './rating-table.tsx'
import { shownMeasure, type Rating } from './ratings.ts'
import { Readings } from './readings.tsx'
import { RingPanel } from './ring-panel.tsx'
import { useRatings } from './use-ratings.ts'
import classes from './option-analysis.module.css'

interface OptionAnalysisProps {
  solutionId: number
  solution: SolutionDetails
  place: OptionPlace
  virtuous: boolean
  fhns: readonly Fhn[]
  measures: readonly Measure[]
  stored: readonly Rating[]
  /** Somebody has deleted the option. */
  isGone: boolean
}

/** One option rated against the nine needs, and below it the ring that follows every choice at once. */
export function OptionAnalysis(props: OptionAnalysisProps) {
  const { solutionId, solution, place, virtuous, fhns, measures, stored, isGone } = props
  const ratings = useRatings({ solutionId, optionId: place.option.id, virtuous, fhns, measures, stored })
  const unsavedDialog = useUnsavedChanges(ratings.isUnsaved, messages.unsaved.h9, ratings.abandon)

  const direction = virtuous ? 'Virtuous' : 'Vicious'
  // servers that name the primary need without its id are understood too
  const primary =
    fhns.find((fhn) => fhn.id === solution.primary_fhn) ?? fhns.find((fhn) => fhn.p_fhn === solution.p_fhn)
  const cellsBy = (measureOf: (fhnId: number) => number) =>
    fhns.map((fhn) => {
      const measure = measureOf(fhn.id)
      return { id: fhn.id, name: fhn.p_fhn, measure, measureName: measureName(measures, measure) }
    })
  const cells = cellsBy(ratings.measureOf)
  const otherStored = useQuery(analysisQuery(solutionId, place.option.id, !virtuous)).data
  const otherCells = otherStored && cellsBy((fhnId) => shownMeasure(otherStored, new Map(), fhnId))

  if (isGone) {
    const chosen = cells.filter(({ id }) => ratings.choices.has(id))
    return (
      <>
        {chosen.length > 0 && (
          <DeletedText
            what={writingMessages.deleted.rating}
            thing={{
              solution_id: solutionId,
              user_story_id: place.row.user_story_id,
              functional_option_id: place.option.id,
            }}
            about={place.option.functional_option}
            text={chosen.map((cell) => `${cell.name}: ${cell.measureName}`).join('\n')}
            onDiscard={ratings.discard}
          />
        )}
        <MissingOption solutionId={solutionId} />
        {unsavedDialog}
      </>
    )
  }

  return (
    <>
      <DraftBanner left={ratings.left} onRestore={ratings.restore} onDiscard={ratings.discardLeft} />
      <div className={classes.direction}>
        <h2>{direction}</h2>
        <p className={classes.question}>{virtuous ? messages.help.h9Virtuous : messages.help.h9Vicious}</p>
        <DirectionSwitch solutionId={solutionId} optionId={place.option.id} virtuous={virtuous} />
      </div>
      {place.option.recheck && (
        <div className={classes.recheck}>
          <RecheckLine solutionId={solutionId} what={{ option: place.option.id }} />
        </div>
      )}
      <RatingTable
        place={place}
        direction={direction}
        fhns={fhns}
        primaryId={primary?.id ?? null}
        measures={measures}
        ratings={ratings}
        isSaved={stored.length > 0}
      />
      <RingPanel
        direction={direction}
        cells={cells}
        other={otherCells && { direction: virtuous ? 'Vicious' : 'Virtuous', cells: otherCells }}
        primaryId={primary?.id ?? null}
        measures={measures}
      />
      {otherCells && (
        <Readings
          virtuous={virtuous ? cells : otherCells}
          vicious={virtuous ? otherCells : cells}
          primaryId={primary?.id ?? null}
          measures={measures}
        />
      )}
      <AlertDialog title="Not saved" text={ratings.problem} onClose={ratings.closeProblem} />
      <Conflicts
        items={ratings.conflicts}
        sentence={messages.h9.changedMeanwhile}
        onDecide={ratings.decide}
        onCancel={ratings.putOff}
      />
      {unsavedDialog}
    </>
  )
}
