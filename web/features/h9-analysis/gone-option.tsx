import { deletedMessages } from '#contract/messages/undo.ts'
import type { OptionPlace } from '../../domain/options/option-place.ts'
import { RescuedFromDeleted } from '../../domain/workshop/rescued-from-deleted.tsx'
import { MissingOption } from '../../domain/options/missing-option.tsx'
import type { RatedNeed } from '#contract/ring-layout.ts'
import type { Ratings } from './use-ratings.ts'

interface GoneOptionProps {
  solutionId: number
  place: OptionPlace
  cells: readonly RatedNeed[]
  ratings: Pick<Ratings, 'isChosen' | 'editor'>
}

/** Somebody has deleted the option while it was being rated. */
export function GoneOption({ solutionId, place, cells, ratings }: GoneOptionProps) {
  const chosen = cells.filter(({ id }) => ratings.isChosen(id))
  const gone = {
    solution_id: solutionId,
    user_story_id: place.row.user_story_id,
    functional_option_id: place.option.id,
  }
  return (
    <>
      {chosen.length > 0 && (
        <RescuedFromDeleted
          what={deletedMessages.rating}
          thing={gone}
          about={place.option.functional_option}
          text={chosen.map((cell) => `${cell.name}: ${cell.measureName}`).join('\n')}
          onDiscard={() => ratings.editor.discard()}
        />
      )}
      <MissingOption option={gone} />
    </>
  )
}
