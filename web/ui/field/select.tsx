import type { ReactNode, Ref, SelectHTMLAttributes } from 'react'
import { ChevronDownIcon } from '../marks/icons.tsx'
import { FieldFrame, type FieldProps } from './field.tsx'
import classes from './field.module.css'

export interface SelectOption {
  value: string
  label: string
}

export interface SelectProps extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps> {
  ref?: Ref<HTMLSelectElement>
  /** The choices; or `<option>` elements as children. */
  options?: readonly SelectOption[]
  leftSection?: ReactNode
  /** Beside the arrow, such as a button that empties the field. */
  rightSection?: ReactNode
  inputClassName?: string | undefined
}

/** The browser's own select. */
export function Select(props: SelectProps) {
  const { label, description, error, withAsterisk, className, inputClassName = '', ...others } = props
  const { options, leftSection, rightSection, children, ...select } = others
  const { id, 'aria-describedby': describedBy } = select
  return (
    <FieldFrame {...{ id, label, description, error, withAsterisk, className, describedBy }}>
      {(control) => (
        <div className={classes.place}>
          {leftSection && <span className={classes.left}>{leftSection}</span>}
          <select {...select} {...control} className={`${classes.input} ${inputClassName}`}>
            {children}
            {options?.map(({ value, label: words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
          <span className={classes.right}>
            <ChevronDownIcon size={16} />
          </span>
          {rightSection}
        </div>
      )}
    </FieldFrame>
  )
}
