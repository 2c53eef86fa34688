import { useId, useRef } from 'react'
import { CloseIcon } from '../marks/icons.tsx'
import classes from './clearable-select.module.css'
import plain from './plain-field.module.css'
import { PlainSelect, type SelectOption } from './plain-select.tsx'

interface ClearableSelectProps {
  /** Its name for screen readers, unless `visibleLabel` shows it. */
  label: string
  visibleLabel?: boolean
  /** What the empty choice reads, such as "All FHNs". */
  placeholder: string
  clearLabel: string
  options: readonly (string | SelectOption)[]
  value: string
  onChange: (value: string) => void
}

/** A native select, with a clear button that keyboard and screen reader reach. */
export function ClearableSelect(props: ClearableSelectProps) {
  const { label, visibleLabel = false, placeholder, clearLabel, options, value, onChange } = props
  const select = useRef<HTMLSelectElement>(null)
  const id = useId()
  const clear = () => {
    onChange('')
    select.current?.focus()
  }
  return (
    <div className={classes.place}>
      {visibleLabel && (
        <label htmlFor={id} className={classes.label}>
          {label}
        </label>
      )}
      <PlainSelect
        ref={select}
        id={id}
        className={classes.select}
        aria-label={visibleLabel ? undefined : label}
        data-filled={value !== '' || undefined}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        options={[
          { value: '', label: placeholder },
          ...options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option)),
        ]}
      />
      {value !== '' && (
        <button type="button" className={`${plain.clear} ${classes.clear}`} aria-label={clearLabel} onClick={clear}>
          <CloseIcon size={16} />
        </button>
      )}
    </div>
  )
}
