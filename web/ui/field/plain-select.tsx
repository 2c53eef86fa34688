import type { Ref, SelectHTMLAttributes } from 'react'
import { ChevronDownIcon } from '../marks/icons.tsx'
import plain from './plain-field.module.css'

export interface SelectOption {
  value: string
  label: string
}

interface PlainSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  ref?: Ref<HTMLSelectElement>
  options: readonly SelectOption[]
}

/** The browser's own select without a label around it. */
export function PlainSelect({ options, className = '', ...props }: PlainSelectProps) {
  return (
    <div className={plain.place}>
      <select {...props} className={`${plain.input} ${className}`}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <span className={plain.right}>
        <ChevronDownIcon size={16} />
      </span>
    </div>
  )
}
