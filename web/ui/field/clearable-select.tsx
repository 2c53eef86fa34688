import { CloseButton, NativeSelect } from '@mantine/core'
import { useRef } from 'react'
import { ChevronDownIcon, CloseIcon } from '../marks/icons.tsx'
import classes from './clearable-select.module.css'

interface ClearableSelectProps {
  /** Its name for screen readers, unless `visibleLabel` shows it. */
  label: string
  visibleLabel?: boolean
  /** What the empty choice reads, such as "All FHNs". */
  placeholder: string
  clearLabel: string
  options: readonly (string | { value: string; label: string })[]
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
    <div className={classes.place}>
      <NativeSelect
        ref={select}
        classNames={{ input: classes.select }}
        {...(visibleLabel ? { label } : { 'aria-label': label })}
        data-filled={value !== '' || undefined}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        rightSection={<ChevronDownIcon size={16} />}
        data={[
          { value: '', label: placeholder },
          ...options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option)),
        ]}
      />
      {value !== '' && (
        <CloseButton
          className={classes.clear}
          size={28}
          icon={<CloseIcon size={16} />}
          aria-label={clearLabel}
          onClick={clear}
        />
      )}
    </div>
  )
}
