import { ownWordsMessages } from '#contract/messages/own-words.ts'
import { Badge } from '../../ui/marks/badges.tsx'

/** On every metric and stakeholder that the workshop has added itself. */
export function OwnMark({ own }: { own: true | undefined }) {
  return own ? <Badge>{ownWordsMessages.mark}</Badge> : null
}
