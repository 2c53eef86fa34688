import { comparisonMessages } from '#contract/messages/comparison.ts'
import { draftsMessages } from '#contract/messages/drafts.ts'
import { optionName } from '#contract/visible-ids.ts'
import { isText } from '../../lib/edits/offered-drafts.ts'
import { useOfferedDrafts } from '../../lib/edits/use-offered-drafts.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { DeletedDecision } from './deleted-decision.tsx'
import { decisionPlace, textsOf } from './decision-edits.ts'
import type { DecidedOption } from './use-decision-edits.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './comparison.module.css'

interface OfferedDecisionsProps {
  solutionId: number
  options: readonly DecidedOption[]
  onOpen: (option: DecidedOption) => void
}

/**
 * Names the decisions that an earlier visit began and did not save. Their dialog offers them and asks what to do; where
 * the option was deleted since, there is none, and the words stand here.
 */
export function OfferedDecisions({ solutionId, options, onOpen }: OfferedDecisionsProps) {
  const { offered } = useOfferedDrafts({ place: decisionPlace.all(solutionId), fits: isText })
  const begun = options.filter((option) =>
    offered.some(({ name, value }) => {
      const part = decisionPlace.partIn(name, option.id)
      return part !== undefined && textsOf(option).get(part) !== value
    }),
  )
  const gone = new Set(offered.map(({ name }) => decisionPlace.optionIn(name)))
  for (const { id } of options) gone.delete(id)
  return (
    <>
      {[...gone].map((optionId) => (
        <DeletedDecision key={optionId} solutionId={solutionId} optionId={optionId} />
      ))}
      {begun.length > 0 && (
        <Banner type="info">
          <p>{draftsMessages.offer}</p>
          <ul className={classes.begun}>
            {begun.map((option) => (
              <li key={option.id}>
                <span id={`begun-${option.id}`}>
                  {optionName(option.id)} · {option.functional_option}
                </span>
                <Button size="xs" aria-describedby={`begun-${option.id}`} onClick={() => onOpen(option)}>
                  {comparisonMessages.openDecision}
                </Button>
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  )
}
