import { deletedMessages } from '#contract/messages/undo.ts'
import { optionName } from '#contract/visible-ids.ts'
import { RescuedFromDeleted } from '../../domain/workshop/rescued-from-deleted.tsx'
import { isText } from '../../lib/edits/stored-edits.ts'
import { useDrafts } from '../../lib/edits/use-drafts.ts'
import { decisionPlace } from './decision-edits.ts'

/** What an earlier visit decided about an option and did not save before somebody deleted the option. */
export function DeletedDecision({ solutionId, optionId }: { solutionId: number; optionId: number }) {
  const { drafts, discard } = useDrafts({ place: decisionPlace.of(solutionId, optionId), fits: isText })
  if (drafts.length === 0) return null
  return (
    <RescuedFromDeleted
      what={deletedMessages.option}
      thing={{ solution_id: solutionId, functional_option_id: optionId }}
      about={drafts.find(([name]) => name === 'decision_reason')?.[1].label ?? optionName(optionId)}
      // a choice is told by its label, which names the option too
      text={drafts.map(([name, { label, value }]) => (name === 'decision' ? label : value)).join('\n')}
      onDiscard={discard}
    />
  )
}
