import { Combobox } from '@mantine/core'
import { commonMessages } from '#contract/messages/common.ts'
import { CloseIcon } from '../marks/icons.tsx'
import { useShut } from '../focus/busy.ts'
import { PickOptions } from './pick-options.tsx'
import { PickTarget } from './pick-target.tsx'
import { usePickList, type PickOption } from './use-pick-list.ts'
import { Button } from '../page/button.tsx'

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
        <PickTarget {...{ label, placeholder, error, disabled, required, target }} data-place={props['data-place']}>
          {picked.length > 0 && commonMessages.countChosen(picked.length)}
        </PickTarget>
        <PickOptions id={listId} label={label} options={options} picked={value} />
      </Combobox>
      {picked.length > 0 && (
        <ul className="cluster mt-8">
          {picked.map((option) => (
            <li key={option.value}>
              <button
                type="button"
                className="chip"
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
