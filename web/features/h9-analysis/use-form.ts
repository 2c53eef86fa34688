import { use, useState } from 'react'
import { silentRatingMessages } from '#contract/messages/silent-rating.ts'
import type { SilentRound } from '#contract/silent-rating.ts'
import { ShowsResults } from '../../lib/session/may-write.ts'
import { useSayInBar } from '../../ui/page/said-in-bar.ts'
import type { RatingKind, Whose } from './use-ratings.ts'

interface Rating {
  /** Everybody rates alone at the moment. */
  isSilent: boolean
  /** The round that the option is in, or was. */
  round: SilentRound | undefined
}

/**
 * Which form an option shows in one direction: the group's, or one's own. The host decides it, so that one may take the
 * place of the other while somebody is at it; it then says whose it is, and so does the bar at the top. Until it is known
 * the one that was there stays; undefined while there was none.
 */
export function useForm(place: string, isKnown: boolean, { isSilent, round }: Rating): Whose | undefined {
  const [form, setForm] = useState<{ place: string; kind: RatingKind; tookPlace: boolean }>()
  const isHere = form?.place === place
  const kind = isKnown ? kindOf({ isSilent, round }) : undefined
  if (kind !== undefined && !(isHere && form.kind === kind)) setForm({ place, kind, tookPlace: isHere })

  const whose = isHere ? { ...form, isTold: round !== undefined || form.tookPlace } : undefined
  // where results are shown nobody rates any more
  const isToRate = !use(ShowsResults)
  useSayInBar(isToRate && whose?.isTold ? wordsInBar(whose.kind, round) : null)
  return whose
}

function kindOf({ isSilent, round }: Rating): RatingKind {
  if (!isSilent || !round || round.revealed) return 'group'
  return round.first ? 'silent-again' : 'silent'
}

function wordsInBar(kind: RatingKind, round: SilentRound | undefined): string {
  const { rateAlone, rateAgain, revealedToGroup, whose } = silentRatingMessages
  if (kind === 'group') return round?.revealed ? revealedToGroup : whose.group
  return kind === 'silent' ? rateAlone : rateAgain
}
