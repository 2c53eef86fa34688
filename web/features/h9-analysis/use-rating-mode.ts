import { useQuery } from '@tanstack/react-query'
import { use, useState } from 'react'
import { silentRatingMessages } from '#contract/messages/silent-rating.ts'
import type { SilentRound } from '#contract/silent-rating.ts'
import { roomQuery } from '../../lib/queries/room.queries.ts'
import { ShowsResults } from '../../lib/session/may-write.ts'
import { useSayInBar } from '../../ui/page/said-in-bar.ts'
import { silentRoundQuery } from './silent.queries.ts'
import type { RatingKind, RatingSubject, Whose } from './use-ratings.ts'

/** How an option is rated in one direction. */
export interface RatingMode {
  whose: Whose
  /** The silent round that the option is in, or was. */
  round: SilentRound | undefined
}

/**
 * Whether the group rates or everybody alone. The host decides it, so that one form may take the place of the other while
 * somebody is at it; it then says whose it is, and so does the bar at the top. Until it is known the mode that was there
 * stays; undefined while there was none.
 */
export function useRatingMode({ solutionId, optionId, virtuous }: RatingSubject): RatingMode | undefined {
  const room = useQuery(roomQuery())
  const hasRoom = room.data !== undefined
  const isSilent = room.data?.silent_rating === true
  const silent = useQuery({ ...silentRoundQuery(solutionId, optionId, virtuous), enabled: hasRoom })
  // what is revealed can be read for good
  const round = isSilent || silent.data?.revealed || silent.data?.first ? silent.data : undefined
  // whether everybody rates alone is known before the group's ratings are shown, which would tell
  const isKnown = !room.isPending && !(hasRoom && silent.isPending)

  const place = `${optionId} ${virtuous}`
  const [form, setForm] = useState<{ place: string; kind: RatingKind; tookPlace: boolean }>()
  const isHere = form?.place === place
  const kind = isKnown ? kindOf(isSilent, round) : undefined
  if (kind !== undefined && !(isHere && form.kind === kind)) setForm({ place, kind, tookPlace: isHere })

  const whose = isHere ? { ...form, isTold: round !== undefined || form.tookPlace } : undefined
  // where results are shown nobody rates any more
  const isToRate = !use(ShowsResults)
  useSayInBar(isToRate && whose?.isTold ? wordsInBar(whose.kind, round) : null)
  return whose && { whose, round }
}

function kindOf(isSilent: boolean, round: SilentRound | undefined): RatingKind {
  if (!isSilent || !round || round.revealed) return 'group'
  return round.first ? 'silent-again' : 'silent'
}

function wordsInBar(kind: RatingKind, round: SilentRound | undefined): string {
  const { rateAlone, rateAgain, revealedToGroup, whose } = silentRatingMessages
  if (kind === 'group') return round?.revealed ? revealedToGroup : whose.group
  return kind === 'silent' ? rateAlone : rateAgain
}
