import { Combobox } from '@mantine/core'
import type { ReactNode } from 'react'
import { FieldFrame } from '../field/field.tsx'
import { ChevronDownIcon } from '../marks/icons.tsx'
import type { usePickList } from './use-pick-list.ts'
import classes from '../field/field.module.css'

interface PickTargetProps {
  label: string
  placeholder: string
  /** What is picked, in words. */
  children: ReactNode
  target: ReturnType<typeof usePickList>['target']
  error: string | undefined
  disabled: boolean | undefined
  required: boolean | undefined
  'data-place': string | undefined
  rightSection?: ReactNode
}

/** Looks like a select and opens the list. */
export function PickTarget(props: PickTargetProps) {
  const { label, placeholder, children, target, error, disabled, required, rightSection } = props
  const combobox = { ...target, 'aria-required': required }
  return (
    <FieldFrame label={label} error={error} withAsterisk={required} describedBy={target['aria-describedby']}>
      {(control) => (
        <div className={classes.place}>
          <Combobox.Target targetType="button" withAriaAttributes={false} withKeyboardNavigation={false}>
            <button
              type="button"
              data-place={props['data-place']}
              disabled={disabled}
              {...combobox}
              {...control}
              className={classes.input}
            >
              {children || <span className="faint">{placeholder}</span>}
            </button>
          </Combobox.Target>
          <span className={classes.right}>
            <ChevronDownIcon size={16} />
          </span>
          {rightSection}
        </div>
      )}
    </FieldFrame>
  )
}
