import { useCombobox } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { SELECT_PAGE_SIZE } from '#contract/limits.ts'

export interface PickOption {
  value: string
  label: string
  /** A short explanation below the label. */
  description?: string | undefined
}

/** The list of a dropdown: arrows move by one, PageUp and PageDown by a page, without running over the ends. */
export function usePickList(optionCount: number) {
  const list = useCombobox({
    onDropdownOpen: (source) => source === 'keyboard' && list.selectActiveOption(),
    onDropdownClose: () => list.resetSelectedOption(),
  })
  const moveByPage = (event: KeyboardEvent) => {
    const step = { PageDown: SELECT_PAGE_SIZE, PageUp: -SELECT_PAGE_SIZE }[event.key]
    if (step === undefined || !list.dropdownOpened) return
    event.preventDefault()
    list.selectOption(Math.min(optionCount - 1, Math.max(0, list.getSelectedOptionIndex() + step)))
  }
  return { list, moveByPage }
}
