import { Textarea, TextInput } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import { useShutField } from '../focus/busy.ts'
import { useTextLimit } from './use-text-limit.tsx'

interface LimitedFieldProps {
  label: string
  description?: ReactNode
  value: string
  max: number
  error?: ReactNode
  /** Several lines. */
  isTall?: boolean
  leftSection?: ReactNode
  readOnly?: boolean
  autoFocus?: boolean
  autoComplete?: string
  /** That of what is typed, where it is not the page's. */
  lang?: string
  /** The id of its suggestions. */
  list?: string
  className?: string | undefined
  'data-autofocus'?: true
  /** See `findPlace`. */
  'data-place'?: string
  onType: (text: string) => void
  onBlur?: () => void
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

/**
 * A text field that takes more than fits, so that nothing pasted is lost: it says what is too much, and its form is not
 * sent until it fits (`isTooLong`; `focusTooLong` leads there).
 */
export function LimitedField({ value, max, error, isTall = false, className, onType, ...field }: LimitedFieldProps) {
  const limit = useTextLimit(value, max)
  const Field = isTall ? Textarea : TextInput
  return (
    <div className={className}>
      <Field
        {...field}
        {...limit.field}
        {...useShutField()}
        value={value}
        error={error || limit.isTooLong}
        onChange={(event: { currentTarget: { value: string } }) => onType(event.currentTarget.value)}
      />
      {limit.note}
    </div>
  )
}
