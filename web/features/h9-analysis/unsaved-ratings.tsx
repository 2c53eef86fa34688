import { useDrafts } from '../../lib/edits/use-drafts.ts'
import { RescuedText } from '../../ui/edits/rescued-text.tsx'
import { isMeasure } from './ratings.ts'
import { placeOf, type RatingKind, type RatingSubject } from './use-ratings.ts'

interface UnsavedRatingsProps extends RatingSubject {
  /** The kind that the screen does not show now. */
  kind: RatingKind
  /** Why it does not. */
  sentence: string
  /** What it was about. */
  about: string
}

/** What somebody chose and did not save before the screen for it went. Once that is back, it is in its fields again. */
export function UnsavedRatings({ sentence, about, ...subject }: UnsavedRatingsProps) {
  const { drafts, discard } = useDrafts({ place: placeOf(subject), fits: isMeasure })
  if (drafts.length === 0) return null
  const text = drafts.map(([, { label }]) => label).join('\n')
  return <RescuedText sentence={sentence} about={about} text={text} onDiscard={discard} />
}
