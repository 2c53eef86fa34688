import { useOfferedDrafts } from '../../lib/edits/use-offered-drafts.ts'
import { RescuedText } from '../../ui/edits/rescued-text.tsx'
import { isMeasure } from './ratings.ts'
import { placeOf, type RatingKind } from './use-ratings.ts'

interface UnsavedRatingsProps {
  solutionId: number
  optionId: number
  virtuous: boolean
  /** The kind that the screen does not show now. */
  kind: RatingKind
  /** Why it does not. */
  sentence: string
  /** What it was about. */
  about: string
}

/** What somebody chose and did not save before the screen for it went. Once that is back, it is offered there. */
export function UnsavedRatings({ sentence, about, ...subject }: UnsavedRatingsProps) {
  const { offered, discard } = useOfferedDrafts({ place: placeOf(subject), fits: isMeasure })
  if (offered.length === 0) return null
  const text = offered.map(({ label }) => label).join('\n')
  return <RescuedText sentence={sentence} about={about} text={text} onDiscard={discard} />
}
