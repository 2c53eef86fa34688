import { Combobox, Input, InputBase } from '@mantine/core'
import { commonMessages } from '#contract/messages/common.ts'
import { ChevronDownIcon, CloseIcon } from '../marks/icons.tsx'
import { useShut } from '../focus/busy.ts'
import { PickOptions } from './pick-options.tsx'
import { usePickList, type PickOption } from './use-pick-list.ts'
import { Button } from '../page/button.tsx'
import classes from './pick.module.css'

interface PickManyProps {
  label: string
  placeholder: string
  clearLabel: string
  options: readonly PickOption[]
  value: readonly string[]
  onChange: (value: string[]) => void
  /** The list was opened. */
  onOpen?: () => void
  onBlur?: () => void
  error?: string | undefined
  disabled?: boolean
  required?: boolean
  /** See `findPlace`. */
  'data-place'?: string
}

/** A dropdown for several choices. What is picked stands below as buttons that take it back. */
export function PickMany(props: PickManyProps) {
  const { label, placeholder, clearLabel, options, value, onChange, error, disabled, required } = props
  const { list, listId, target } = usePickList(options, props)
  const shut = useShut()
  const picked = options.filter((option) => value.includes(option.value))
  const toggle = (one: string) =>
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one])
  /** With the last one its button goes too; whoever pressed it by key goes on from the list. */
  const takeBack = (rest: string[]) => {
    if (rest.length === 0) list.targetRef.current?.focus()
    onChange(rest)
  }
  return (
    <div>
      <Combobox store={list} withinPortal={false} onOptionSubmit={toggle}>
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
            {picked.length > 0 ? (
              commonMessages.countChosen(picked.length)
            ) : (
              <Input.Placeholder>{placeholder}</Input.Placeholder>
            )}
          </InputBase>
        </Combobox.Target>
        <PickOptions id={listId} label={label} options={options} picked={value} />
      </Combobox>
      {picked.length > 0 && (
        <ul className={classes.picked}>
          {picked.map((option) => (
            <li key={option.value}>
              <button
                type="button"
                className={classes.pill}
                aria-label={commonMessages.removeItem(option.label)}
                disabled={disabled}
                {...shut}
                onClick={() => takeBack(value.filter((other) => other !== option.value))}
              >
                {option.label}
                <CloseIcon size={14} />
              </button>
            </li>
          ))}
          <li>
            <Button size="compact-sm" variant="subtle" disabled={disabled} {...shut} onClick={() => takeBack([])}>
              {clearLabel}
            </Button>
          </li>
        </ul>
      )}
    </div>
  )
}
