import { CloseButton, TextInput } from '@mantine/core'
import { useRef, type ReactNode } from 'react'
import { commonMessages } from '#contract/messages/common.ts'
import { CloseIcon, SearchIcon } from '../marks/icons.tsx'
import classes from './search-field.module.css'

interface SearchFieldProps {
  /** Its name for screen readers; the placeholder is what is seen. */
  label: string
  placeholder?: string
  value: string
  onChange: (value: string) => void
  clearLabel?: string
}

export function SearchField({
  label,
  placeholder,
  value,
  onChange,
  clearLabel = commonMessages.clearSearch,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <TextInput
      ref={input}
      type="search"
      className={classes.field}
      classNames={{ input: classes.input }}
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      inputContainer={under(placeholder)}
      leftSection={<SearchIcon size={18} />}
      rightSection={
        value && <CloseButton size={32} icon={<CloseIcon size={16} />} aria-label={clearLabel} onClick={clear} />
      }
    />
  )
}

/** The field with its placeholder over it, which may need several lines. */
const under = (placeholder: string | undefined) => (field: ReactNode) => (
  <div className={classes.frame}>
    {field}
    <span aria-hidden="true" className={classes.placeholder}>
      {placeholder}
    </span>
  </div>
)
