import { useRef } from 'react'
import { ClearButton } from './search-field.tsx'
import { Select, type SelectOption } from './select.tsx'
import classes from './field.module.css'

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
  const clear = () => {
    onChange('')
    select.current?.focus()
  }
  return (
    <Select
      ref={select}
      className={classes.choice}
      label={visibleLabel && label}
      aria-label={visibleLabel ? undefined : label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      options={[
        { value: '', label: placeholder },
        ...options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option)),
      ]}
      rightSection={value !== '' && <ClearButton label={clearLabel} onClick={clear} />}
    />
  )
}
