import { readSilentRound, saveSilentRatings } from '#contract/silent-rating.ts'
import { optionAt, outcomeOf, ratingsOf } from './act.ts'
import type { Deed, Part } from './script.ts'
import type { Visitor } from './visitor.ts'

type RatedAlone = Extract<Deed, { kind: 'rate alone' }>

/** Whoever rated alone in the first round. */
export interface Rater {
  visitor: Visitor
  minutes: number
  deed: RatedAlone
}

export const isRatedAlone = (part: Part): part is Part & { deed: RatedAlone } => part.deed.kind === 'rate alone'

/**
 * Second rounds, in which a group rates once more. When the host opens one no script can know, so the group looks for it:
 * everybody who has not yet rated in it does, one after the other.
 */
export class SecondRounds {
  /** Minutes of the script since the last of them rated. */
  #waited = 0

  /** Goes on for so many minutes, and answers whether somebody rates, or is about to. */
  async work(minutes: number, raters: readonly Rater[], made: Record<string, number>): Promise<boolean> {
    const isOpen = await openIn(raters, made)
    this.#waited += minutes
    let isRating = false
    for (const rater of raters.filter(isOpen)) {
      const round = await askFor(rater, made)
      if (!round?.may_rate || round.own.length > 0) continue
      isRating = true
      if (this.#waited < rater.minutes) break
      const { option, virtuous, again } = rater.deed
      const updates = ratingsOf(again, made[optionAt(option)] as number, virtuous)
      const outcome = outcomeOf(await rater.visitor.call(saveSilentRatings, { body: { updates, round: 2 } }))
      this.#waited = outcome === 'wait' ? rater.minutes : this.#waited - rater.minutes
      if (outcome === 'wait') break
    }
    if (!isRating) this.#waited = 0
    return isRating
  }
}

/** Asks once for each option and direction, and not for everybody who rated it. */
async function openIn(raters: readonly Rater[], made: Record<string, number>) {
  const nameOf = ({ deed }: Rater) => `${deed.option} ${deed.virtuous}`
  const open = new Set<string>()
  for (const [name, rater] of new Map(raters.map((each) => [nameOf(each), each]))) {
    const round = await askFor(rater, made)
    if (round?.round === 2 && !round.revealed) open.add(name)
  }
  return (rater: Rater) => open.has(nameOf(rater))
}

async function askFor({ visitor, deed }: Rater, made: Record<string, number>) {
  const functional_option_id = made[optionAt(deed.option)]
  if (functional_option_id === undefined) return undefined
  const query = { functional_option_id, virtuous: String(deed.virtuous) }
  const round = await visitor.call(readSilentRound, { query })
  return round.refused === undefined ? round.body : undefined
}
