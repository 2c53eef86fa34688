import type { Fhn, Measure } from '#contract/reference-data.ts'
import { messages } from '#contract/messages.ts'
import { writingMessages } from '#contract/writing-messages.ts'
import type { OptionPlace } from '../../lib/option-place.ts'
import type { SolutionDetails } from '../../lib/tolerant-answers.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Conflicts } from '../../ui/conflicts.tsx'
import { DeletedText } from '../../ui/deleted-text.tsx'
import { DraftBanner } from '../../ui/draft-banner.tsx'
import { TextLink } from '../../ui/links.tsx'
import { measureName } from '../../ui/measure.tsx'
import { MissingOption } from '../../ui/missing-option.tsx'
import { useUnsavedChanges } from '../../ui/unsaved-changes.tsx'
import { RatingTable } from './rating-table.tsx'
import type { Rating } from './ratings.ts'
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
  const cells = fhns.map((fhn) => {
    const measure = ratings.measureOf(fhn.id)
    return { id: fhn.id, name: fhn.p_fhn, measure, measureName: measureName(measures, measure) }
  })

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
        <TextLink
          to="/solutions/$solutionId/option-analysis/$optionId/$type"
          params={{ solutionId, optionId: place.option.id, type: virtuous ? 'Vicious' : 'Virtuous' }}
        >
          {virtuous ? 'Go on to the vicious reflection' : 'Back to the virtuous reflection'}
        </TextLink>
      </div>
      <RatingTable
        place={place}
        direction={direction}
        fhns={fhns}
        primaryId={primary?.id ?? null}
        measures={measures}
        ratings={ratings}
        isSaved={stored.length > 0}
      />
      <RingPanel direction={direction} cells={cells} primaryId={primary?.id ?? null} measures={measures} />
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
