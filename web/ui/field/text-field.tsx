import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react'
import { FieldFrame, type FieldProps } from './field.tsx'
import classes from './field.module.css'

interface TextFieldProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps> {
  ref?: Ref<HTMLInputElement>
  /** A sign at the field's beginning. */
  leftSection?: ReactNode
  inputClassName?: string | undefined
}

/** One line of text. People write in their own direction, so each field runs as its first letter does. */
export function TextField(props: TextFieldProps) {
  const { label, description, error, withAsterisk, className, leftSection, inputClassName = '', ...input } = props
  const { id, 'aria-describedby': describedBy } = input
  return (
    <FieldFrame {...{ id, label, description, error, withAsterisk, className, describedBy }}>
      {(control) => (
        <div className={classes.place}>
          {leftSection && <span className={classes.left}>{leftSection}</span>}
          <input dir="auto" {...input} {...control} className={`${classes.input} ${inputClassName}`} />
        </div>
      )}
    </FieldFrame>
  )
}

interface TextAreaProps extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps> {
  ref?: Ref<HTMLTextAreaElement>
  leftSection?: ReactNode
  inputClassName?: string | undefined
  value: string
}

/** A text of several lines, as high as its words and `rows` lines at least. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    description,
    error,
    withAsterisk,
    className,
    leftSection,
    inputClassName = '',
    rows = 1,
    ...input
  } = props
  const { id, 'aria-describedby': describedBy } = input
  return (
    <FieldFrame {...{ id, label, description, error, withAsterisk, className, describedBy }}>
      {(control) => (
        // a browser without field-sizing gets its height from a copy of the text behind the field
        <div className={classes.place} data-text={`${input.value} `}>
          {leftSection && <span className={classes.left}>{leftSection}</span>}
          <textarea
            dir="auto"
            {...input}
            {...control}
            rows={rows}
            style={{ '--rows': rows } as object}
            className={`${classes.input} ${inputClassName}`}
          />
        </div>
      )}
    </FieldFrame>
  )
}
