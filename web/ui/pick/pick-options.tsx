import { Combobox } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { SELECT_MENU_HEIGHT } from '#contract/limits.ts'
import { CheckIcon } from '../marks/message-icons.tsx'
import type { PickOption } from './use-pick-list.ts'
import classes from './pick.module.css'

interface PickOptionsProps {
  id: string
  label: string
  options: readonly PickOption[]
  picked: readonly string[]
}

/** The open list: all options, at most 300 px high. */
export function PickOptions({ id, label, options, picked }: PickOptionsProps) {
  return (
    <Combobox.Dropdown className={classes.dropdown}>
      {/* a box that scrolls would be a stop for Tab, and the focus would go with it when the list closes */}
      <Combobox.Options id={id} tabIndex={-1} mah={SELECT_MENU_HEIGHT} className={classes.options} aria-label={label}>
        {options.map((option) => {
          const isPicked = picked.includes(option.value)
          return (
            <Combobox.Option
              key={option.value}
              value={option.value}
              active={isPicked}
              aria-selected={isPicked}
              className={classes.option}
            >
              <span className={classes.words}>
                {option.label}
                {option.description && <span className={classes.description}>{option.description}</span>}
              </span>
              {isPicked && <CheckIcon size={16} className={classes.check} />}
            </Combobox.Option>
          )
        })}
      </Combobox.Options>
    </Combobox.Dropdown>
  )
}
