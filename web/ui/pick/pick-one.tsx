import { Combobox } from '@mantine/core'
import { ClearButton } from '../field/search-field.tsx'
import { useShut } from '../focus/busy.ts'
import { PickOptions } from './pick-options.tsx'
import { PickTarget } from './pick-target.tsx'
import { usePickList, type PickOption } from './use-pick-list.ts'

interface PickOneProps {
  label: string
  placeholder: string
  clearLabel: string
  options: readonly PickOption[]
  /** Empty when nothing is picked. */
  value: string
  onChange: (value: string) => void
  /** The list was opened. */
  onOpen?: () => void
  onBlur?: () => void
  error?: string | undefined
  disabled?: boolean
  required?: boolean
  /** See `findPlace`. */
  'data-place'?: string
}

/** A dropdown for one choice that can be taken back. Use it where options need explaining; else ClearableSelect. */
export function PickOne(props: PickOneProps) {
  const { label, placeholder, clearLabel, options, value, onChange, error, disabled, required } = props
  const { list, listId, target } = usePickList(options, props)
  const shut = useShut()
  const picked = options.find((option) => option.value === value)
  return (
    <Combobox
      store={list}
      withinPortal={false}
      onOptionSubmit={(next) => {
        onChange(next)
        list.closeDropdown()
      }}
    >
      <PickTarget
        {...{ label, placeholder, error, disabled, required, target }}
        data-place={props['data-place']}
        rightSection={
          value !== '' &&
          !disabled && (
            <ClearButton
              label={clearLabel}
              {...shut}
              onClick={() => {
                onChange('')
                list.focusTarget()
              }}
            />
          )
        }
      >
        {picked?.label}
      </PickTarget>
      <PickOptions id={listId} label={label} options={options} picked={[value]} />
    </Combobox>
  )
}
