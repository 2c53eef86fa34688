import { CloseButton, Combobox, Input, InputBase } from '@mantine/core'
import { ChevronDownIcon, CloseIcon } from '../marks/icons.tsx'
import { useShut } from '../focus/busy.ts'
import { PickOptions } from './pick-options.tsx'
import { usePickList, type PickOption } from './use-pick-list.ts'
import classes from './pick.module.css'

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
    <div className={classes.place}>
      <Combobox
        store={list}
        withinPortal={false}
        onOptionSubmit={(next) => {
          onChange(next)
          list.closeDropdown()
        }}
      >
        <Combobox.Target targetType="button" withAriaAttributes={false} withKeyboardNavigation={false}>
          <InputBase
            component="button"
            type="button"
            aria-required={required}
            data-place={props['data-place']}
            size="md"
            classNames={{ input: classes.target }}
            pointer
            label={label}
            error={error}
            disabled={disabled}
            withAsterisk={required}
            rightSection={<ChevronDownIcon size={16} />}
            rightSectionPointerEvents="none"
            {...target}
          >
            {picked?.label ?? <Input.Placeholder>{placeholder}</Input.Placeholder>}
          </InputBase>
        </Combobox.Target>
        <PickOptions id={listId} label={label} options={options} picked={[value]} />
      </Combobox>
      {value !== '' && !disabled && (
        <CloseButton
          className={classes.clear}
          size={28}
          icon={<CloseIcon size={16} />}
          aria-label={clearLabel}
          {...shut}
          onClick={() => {
            onChange('')
            list.focusTarget()
          }}
        />
      )}
    </div>
  )
}
