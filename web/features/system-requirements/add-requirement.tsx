import { Button } from '@mantine/core'
import { useState, type Ref } from 'react'
import { TEXT_MAX } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { useAddRequirement } from './system-requirements.queries.ts'
import classes from './requirement-list.module.css'

interface AddRequirementProps {
  solutionId: number
  analysisId: number
  onProblem: (sentence: string) => void
  ref?: Ref<HTMLInputElement>
}

/** A line, not a box, so that written requirements stay the darkest thing. */
export function AddRequirement({ solutionId, analysisId, onProblem, ref }: AddRequirementProps) {
  const [text, setText] = useState('')
  const adding = useAddRequirement(solutionId)

  const add = () => {
    // a blank requirement is not worth a message
    if (adding.isPending || text.trim() === '') return
    adding.mutate(
      { option_analysis_id: analysisId, specification: text },
      {
        // what was typed while the call ran stays
        onSuccess: () => setText((current) => (current === text ? '' : current)),
        onError: (error) => onProblem(messages.systemRequirements.addFailedBecause(error.message)),
      },
    )
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
        aria-label="Add requirement"
        aria-describedby={`rating-${analysisId}`}
        placeholder="Add requirement..."
        autoComplete="off"
        maxLength={TEXT_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" size="xs" aria-describedby={`rating-${analysisId}`}>
        Add
      </Button>
    </form>
  )
}
