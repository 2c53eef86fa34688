import { helpMessages } from '#contract/messages/steps.ts'
import { commonMessages } from '#contract/messages/common.ts'
import type { FunctionalOption } from '#contract/functional-options.ts'
import { RecheckLine } from '../../domain/options/recheck-mark.tsx'
import { OlderDrafts } from '../../ui/edits/older-drafts.tsx'
import { DirectionSwitch } from './direction-switch.tsx'
import type { Ratings } from './use-ratings.ts'
import classes from './direction-head.module.css'

interface DirectionHeadProps {
  solutionId: number
  option: FunctionalOption
  virtuous: boolean
  editor: Ratings['editor']
}

/** Under which assumption is rated, the way to the other one, and what there is to know before rating. */
export function DirectionHead({ solutionId, option, virtuous, editor }: DirectionHeadProps) {
  return (
    <>
      <OlderDrafts editor={editor} />
      <div className={classes.direction} data-part="direction">
        <h2>{virtuous ? commonMessages.virtuous : commonMessages.vicious}</h2>
        <p className={classes.question}>{virtuous ? helpMessages.h9Virtuous : helpMessages.h9Vicious}</p>
        <DirectionSwitch solutionId={solutionId} optionId={option.id} virtuous={virtuous} />
      </div>
      {option.recheck && (
        <div className={classes.recheck}>
          <RecheckLine solutionId={solutionId} what={{ option: option.id }} />
        </div>
      )}
    </>
  )
}
