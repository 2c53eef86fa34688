import { silentRatingMessages } from '#contract/messages/silent-rating.ts'
import { useOfferedDrafts } from '../../lib/edits/use-offered-drafts.ts'
import { RescuedText } from '../../ui/edits/rescued-text.tsx'
import { isMeasure } from './ratings.ts'
import { placeOf } from './use-ratings.ts'

interface UnsavedSilentRatingsProps {
  solutionId: number
  optionId: number
  virtuous: boolean
  /** The ratings were revealed; otherwise the host has switched silent rating off. */
  isRevealed: boolean
  /** What it was about. */
  about: string
}

/** What somebody chose alone and did not save before the screen for it went. Hidden again, it is offered there. */
export function UnsavedSilentRatings({ isRevealed, about, ...subject }: UnsavedSilentRatingsProps) {
  const { offered, discard } = useOfferedDrafts({ place: placeOf({ ...subject, kind: 'silent' }), fits: isMeasure })
  if (offered.length === 0) return null
  return (
    <RescuedText
      sentence={isRevealed ? silentRatingMessages.tooLate : silentRatingMessages.switchedOff}
      about={about}
      text={offered.map(({ label }) => label).join('\n')}
      onDiscard={discard}
    />
  )
}
