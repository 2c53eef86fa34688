import { useRef } from 'react'
import { commonMessages } from '#contract/messages/common.ts'
import { CloseIcon, SearchIcon } from '../marks/icons.tsx'
import classes from './search-field.module.css'
import plain from './plain-field.module.css'

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
    <div className={`${plain.place} ${classes.field}`}>
      <span className={plain.left}>
        <SearchIcon size={18} />
      </span>
      <div className={classes.frame}>
        <input
          ref={input}
          type="search"
          dir="auto"
          className={`${plain.input} ${classes.input}`}
          aria-label={label}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <span aria-hidden="true" className={classes.placeholder}>
          {placeholder}
        </span>
      </div>
      {value && (
        <span className={plain.right}>
          <button type="button" className={`${plain.clear} ${classes.clear}`} aria-label={clearLabel} onClick={clear}>
            <CloseIcon size={16} />
          </button>
        </span>
      )}
    </div>
  )
}
