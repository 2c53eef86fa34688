import { useId, type ReactNode } from 'react'

interface ChoicesProps<Value extends string> {
  legend: ReactNode
  value: Value | ''
  options: readonly { value: Value; label: ReactNode }[]
  onChange: (value: Value) => void
  /** Of the chosen one. */
  'data-place'?: string
  'data-autofocus'?: Value | ''
}

/** One of a few, each with a dot. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, value, options, onChange, 'data-place': place, 'data-autofocus': autofocus, ...input } = props
  const name = useId()
  return (
    <fieldset {...input}>
      <legend className="label mb-4">{legend}</legend>
      {options.map((option) => (
        <div key={option.value}>
          <label className="check">
            <input
              type="radio"
              name={name}
              checked={value === option.value}
              data-place={value === option.value ? place : undefined}
              data-autofocus={option.value === autofocus || undefined}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        </div>
      ))}
    </fieldset>
  )
}
