import type { Chain } from '#contract/chain.ts'
import { gapsMessages } from '#contract/messages/steps.ts'
import { mapMessages } from '#contract/messages/map.ts'
import { gapKinds, type GapKind, type Gaps } from '#contract/gaps.ts'
import { hasEffects } from '../../domain/options/option-cells.ts'
import { CheckIcon, WarningIcon } from '../../ui/marks/message-icons.tsx'
import classes from './map.module.css'

const sentences = gapsMessages,
  words = mapMessages

interface GapChipsProps {
  chain: Chain
  gaps: Gaps
  chosen: GapKind | undefined
  onChoose: (kind: GapKind | undefined) => void
}

/** Where threads end too early, each kind a button that shows them; and what is whole. */
export function GapChips({ chain, gaps, chosen, onChoose }: GapChipsProps) {
  const open = gapKinds.filter((kind) => gaps[kind].length > 0)
  return (
    <ul aria-label={mapMessages.gaps} className={classes.gaps}>
      {open.map((kind) => (
        <li key={kind}>
          <button
            type="button"
            className={classes.gap}
            aria-pressed={kind === chosen}
            onClick={() => onChoose(kind === chosen ? undefined : kind)}
          >
            <WarningIcon size={16} />
            {sentences[kind](gaps[kind].length)}
          </button>
        </li>
      ))}
      {wholeParts(chain, gaps).map((sentence) => (
        <li key={sentence} className={classes.whole}>
          <CheckIcon size={16} />
          {sentence}
        </li>
      ))}
    </ul>
  )
}

/** The kinds without a gap. A kind counts only once there is something it applies to. */
function wholeParts(chain: Chain, gaps: Gaps): string[] {
  const isWhole = (...kinds: GapKind[]) => kinds.every((kind) => gaps[kind].length === 0)
  const { whole } = words
  const isRated = chain.options.length > 0 && isWhole('optionsNotRatedVirtuous', 'optionsNotRatedVicious')
  return [
    chain.stories.length > 0 && isWhole('metricsWithoutStakeholder', 'metricsWithoutStory') && whole.metrics,
    chain.stories.length > 0 && isWhole('storiesWithoutOption') && whole.stories,
    isRated && whole.options,
    // options that are not rated yet may still turn out to do harm
    isRated && hasEffects(chain) && isWhole('harmsUnanswered') && whole.harms,
  ].filter((sentence) => sentence !== false)
}
