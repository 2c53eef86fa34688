import { Button } from '@mantine/core'
import type { Ref } from 'react'
import { TEXT_MAX } from '#contract/limits.ts'
import type { RatedNeed } from './requirement-groups.ts'
import type { RequirementWriting } from './requirement-writing.ts'
import { useAddRequirement } from './system-requirements.queries.ts'
import classes from './requirement-list.module.css'

interface AddRequirementProps {
  need: RatedNeed
  writing: RequirementWriting
  ref?: Ref<HTMLInputElement>
}

/** A line, not a box, so that written requirements stay the darkest thing. */
export function AddRequirement({ need, writing, ref }: AddRequirementProps) {
  const { solutionId, drafts, change, onProblem } = writing
  const { analysisId: parentId, fhnName, direction } = need
  const adding = useAddRequirement(solutionId, change, onProblem)
  const text = drafts.typed.get(parentId)?.text ?? ''
  const about = `New system requirement: ${fhnName}, ${direction}`

  const add = () => {
    // a blank requirement is not worth a message
    if (adding.isPending || text.trim() === '') return
    adding.mutate({ option_analysis_id: parentId, specification: text })
  }

  return (
    <form
      className={classes.add}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <input
        ref={ref}
        className={classes.line}
        data-place={`new/${parentId}`}
        aria-label="Add requirement"
        aria-describedby={`rating-${parentId}`}
        placeholder="Add requirement..."
        autoComplete="off"
        maxLength={TEXT_MAX}
        value={text}
        onChange={(event) => change({ type: 'typed', parentId, text: event.currentTarget.value, about })}
      />
      <Button type="submit" size="xs" aria-describedby={`rating-${parentId}`}>
        Add
      </Button>
    </form>
  )
}
