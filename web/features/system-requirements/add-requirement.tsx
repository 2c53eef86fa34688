import { TEXT_MAX } from '#contract/limits.ts'
import { editsMessages } from '#contract/messages/edits.ts'
import { systemRequirementsMessages } from '#contract/messages/system-requirements.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { isBlank, lineName } from '../../lib/edits/list-edits.ts'
import { draftIn } from '../../lib/edits/use-list-edits.ts'
import { EditNote } from '../../ui/edits/edit-note.tsx'
import { useTextLimit } from '../../ui/field/use-text-limit.tsx'
import { UnderWay, underWayFrame } from '../../ui/edits/under-way.tsx'
import { busy, useShut, useShutField } from '../../ui/focus/busy.ts'
import type { RatedNeed } from './requirement-groups.ts'
import type { RequirementEdits } from './use-requirement-edits.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './requirement-list.module.css'

interface AddRequirementProps {
  need: RatedNeed
  edits: RequirementEdits
}

/** A line, not a box, so that written requirements stay the darkest thing. */
export function AddRequirement({ need, edits }: AddRequirementProps) {
  const { lineOf, isAdding, drafts, actions } = edits
  const { analysisId, fhnName, direction } = need
  const text = lineOf(analysisId)
  const limit = useTextLimit(text, TEXT_MAX)
  const add = () => {
    // a blank requirement is not worth a message
    if (isAdding(analysisId) || isBlank(text)) return
    if (limit.isTooLong) limit.showExcess()
    else actions.addLine(analysisId)
  }
  const type = (typed: string) => actions.typeLine(analysisId, typed, editsMessages.newRequirement(fhnName, direction))

  return (
    <form
      className={classes.add}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <div className={classes.field}>
        <div className={underWayFrame}>
          <input
            dir="auto"
            className={classes.line}
            {...limit.field}
            data-place={lineName(analysisId)}
            aria-label={systemRequirementsMessages.addRequirement}
            {...useShutField(`rating-${analysisId}`)}
            placeholder={systemRequirementsMessages.addPlaceholder}
            autoComplete="off"
            value={text}
            onChange={(event) => type(event.currentTarget.value)}
          />
          <UnderWay at="end" isBusy={isAdding(analysisId)} words={commonMessages.adding} />
        </div>
        {limit.note}
        <EditNote
          isUnsaved={!isBlank(text)}
          isSaving={isAdding(analysisId)}
          draft={draftIn(drafts, actions, lineName(analysisId))}
          describedBy={`rating-${analysisId}`}
        />
      </div>
      <Button type="submit" size="xs" {...busy(isAdding(analysisId))} {...useShut(`rating-${analysisId}`)}>
        {commonMessages.add}
      </Button>
    </form>
  )
}
