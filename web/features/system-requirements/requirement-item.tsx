import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { SystemRequirement } from '#contract/system-requirements.ts'
import { TEXT_MAX } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { ApiError, reasonOf } from '../../lib/api-error.ts'
import { PencilIcon, TrashIcon } from '../../ui/icons.tsx'
import { InlineEdit } from '../../ui/inline-edit.tsx'
import table from '../../ui/data-table.module.css'
import { useUpdateRequirement } from './system-requirements.queries.ts'
import classes from './requirement-list.module.css'

interface RequirementItemProps {
  solutionId: number
  requirement: SystemRequirement
  isDeleting: boolean
  onDelete: () => void
  onProblem: (sentence: string) => void
}

interface Edit {
  /** The text the edit started from. */
  previous: string
  /** What somebody else saved since. */
  savedMeanwhile?: string
}

export function RequirementItem({ solutionId, requirement, isDeleting, onDelete, onProblem }: RequirementItemProps) {
  const { id, specification } = requirement
  const [edit, setEdit] = useState<Edit | null>(null)
  const editButton = useFocusAfter(edit !== null)
  const updating = useUpdateRequirement(solutionId)

  const save = (text: string, previous: string) =>
    updating.mutate(
      { id, specification: text, previous },
      {
        onSuccess: () => setEdit(null),
        onError: (error) => {
          // the next try goes over their text knowingly
          const theirs = error instanceof ApiError ? error.conflicts[0]?.specification : undefined
          if (typeof theirs === 'string') setEdit({ previous: theirs, savedMeanwhile: theirs })
          onProblem(messages.systemRequirements.updateFailedBecause(reasonOf(error)))
        },
      },
    )

  return (
    <li className={classes.item}>
      <span className={`${table.id} ${classes.id}`}>R{id}</span>
      {edit ? (
        <div className={classes.edit}>
          <InlineEdit
            label="System requirement"
            value={edit.previous}
            blankMessage={messages.systemRequirements.empty}
            maySaveBlank
            wraps
            maxLength={TEXT_MAX}
            isSaving={updating.isPending}
            onSave={(text) => save(text, edit.previous)}
            onCancel={() => setEdit(null)}
          />
          {edit.savedMeanwhile !== undefined && (
            <p className={classes.meanwhile}>
              Saved meanwhile: <span className={table.words}>{edit.savedMeanwhile}</span>
            </p>
          )}
        </div>
      ) : (
        <>
          <p className={`${table.words} ${classes.text}`} id={`requirement-${id}`}>
            {specification}
          </p>
          <div className={classes.actions}>
            <Button
              ref={editButton}
              {...quiet}
              leftSection={<PencilIcon size={16} />}
              aria-describedby={`requirement-${id}`}
              disabled={isDeleting}
              onClick={() => setEdit({ previous: specification })}
            >
              Edit
            </Button>
            <Button
              {...quiet}
              leftSection={<TrashIcon size={16} />}
              aria-describedby={`requirement-${id}`}
              disabled={isDeleting}
              onClick={onDelete}
            >
              Delete
            </Button>
          </div>
        </>
      )}
    </li>
  )
}

const quiet = { size: 'xs', variant: 'subtle', color: 'gray' } as const

/** The button that takes the focus back when the field it opened has closed. */
function useFocusAfter(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // the focus is nowhere when it went with the field; otherwise the person has taken it elsewhere
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}
