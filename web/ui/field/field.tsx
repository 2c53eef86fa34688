import { useId, type ReactNode } from 'react'
import classes from './field.module.css'

/** What every field can be given. */
export interface FieldProps {
  label?: ReactNode
  /** Between label and field. */
  description?: ReactNode
  /** What is wrong, in words below the field; `true` marks the field alone. */
  error?: ReactNode
  /** An asterisk behind the label, for what has to be filled in. */
  withAsterisk?: boolean | undefined
  /** Of the frame around label, field and error. */
  className?: string | undefined
}

interface FieldFrameProps extends FieldProps {
  id?: string | undefined
  /** Elements elsewhere that describe the field, too. */
  describedBy?: string | undefined
  children: (control: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
  }) => ReactNode
}

/** The frame that all fields share: a label, a description and an error, each linked to the control in the middle. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, description, error, withAsterisk, className = '', describedBy, children } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const hasWords = Boolean(error) && error !== true
  const ids = [describedBy, description && `${id}-about`, hasWords && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={`${classes.field} ${className}`}>
      {label && (
        <label className="label" htmlFor={id}>
          {label}
          {withAsterisk && (
            <span className={classes.required} aria-hidden="true">
              {' *'}
            </span>
          )}
        </label>
      )}
      {description && (
        <p id={`${id}-about`} className="small quiet">
          {description}
        </p>
      )}
      {children({ id, 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined })}
      {hasWords && (
        <p id={`${id}-error`} className={`small ${classes.error}`}>
          {error}
        </p>
      )}
    </div>
  )
}
