import { useRef, type ButtonHTMLAttributes } from 'react'
import { commonMessages } from '#contract/messages/common.ts'
import { CloseIcon, SearchIcon } from '../marks/icons.tsx'
import classes from './field.module.css'

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
    <div className={`${classes.field} ${classes.search}`}>
      <div className={classes.place}>
        <span className={classes.left}>
          <SearchIcon size={18} />
        </span>
        <input
          ref={input}
          type="search"
          dir="auto"
          className={classes.input}
          aria-label={label}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <span aria-hidden="true" className={classes.hint}>
          {placeholder}
        </span>
        {value && <ClearButton label={clearLabel} onClick={clear} />}
      </div>
    </div>
  )
}

/** In a field, to empty it. */
export const ClearButton = ({ label, ...button }: { label: string } & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" className={`icon-button ${classes.clear}`} aria-label={label} {...button}>
    <CloseIcon size={16} />
  </button>
)
