import { useCombobox } from '@mantine/core'
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import { SELECT_PAGE_SIZE } from '#contract/limits.ts'
import { useMayWrite } from '../../lib/session/may-write.ts'
import { useShutChoice } from '../focus/busy.ts'
import { findTyped, TYPING_PAUSE_MS } from './type-ahead.ts'

export interface PickOption {
  value: string
  label: string
  /** A short explanation below the label. */
  description?: string | undefined
}

/**
 * The list of a dropdown and its keys, as in a system's own: arrows move by one and around, PageUp and PageDown by a
 * page, Home and End to the ends, letters to what begins with them; Tab leaves. `target` is for what opens it.
 */
export function usePickList(
  options: readonly PickOption[],
  { onOpen, onBlur }: { onOpen?: (() => void) | undefined; onBlur?: (() => void) | undefined },
) {
  const listId = useId()
  const [activeId, setActiveId] = useState<string | null>(null)
  const typed = useRef({ text: '', at: 0 })
  const list = useCombobox({
    onDropdownOpen: () => onOpen?.(),
    onDropdownClose: () => {
      list.resetSelectedOption()
      setActiveId(null)
    },
  })
  const mayWrite = useMayWrite()
  const close = useEffectEvent(() => list.closeDropdown())
  useEffect(() => {
    // nothing is offered that would not be taken
    if (!mayWrite) close()
  }, [mayWrite])
  const last = options.length - 1
  const here = () => list.getSelectedOptionIndex()
  const goTo = (place: number) => {
    list.selectOption(Math.min(last, Math.max(0, place)))
    const reached = document.getElementById(listId)?.querySelector('[data-combobox-selected]')
    setActiveId(reached?.id ?? null)
  }
  const isOpen = list.dropdownOpened

  /** Where a key leads to; undefined for keys that lead nowhere. */
  const placeOf = ({ key }: KeyboardEvent): number | undefined => {
    if (key === 'Home') return 0
    if (key === 'End') return last
    if (!isOpen) return undefined
    if (key === 'ArrowDown') return here() === last ? 0 : here() + 1
    if (key === 'ArrowUp') return here() <= 0 ? last : here() - 1
    if (key === 'PageDown') return here() + SELECT_PAGE_SIZE
    if (key === 'PageUp') return here() - SELECT_PAGE_SIZE
    return undefined
  }

  const typedPlaceOf = ({ key, timeStamp, ctrlKey, metaKey, altKey }: KeyboardEvent): number | undefined => {
    const isGoingOn = timeStamp - typed.current.at < TYPING_PAUSE_MS && typed.current.text !== ''
    if (key.length !== 1 || ctrlKey || metaKey || altKey || (key === ' ' && !isGoingOn)) return undefined
    typed.current = { text: isGoingOn ? typed.current.text + key : key, at: timeStamp }
    const labels = options.map(({ label }) => label)
    return findTyped(labels, typed.current.text, here())
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    // a key that is held down was meant for what had the focus before
    if (event.repeat && (key === 'Enter' || key === ' ')) return event.preventDefault()
    if (key === 'Tab' || key === 'Escape') return list.closeDropdown('keyboard')
    if (!mayWrite) return
    const place = placeOf(event) ?? typedPlaceOf(event)
    if (place !== undefined) {
      list.openDropdown('keyboard')
      goTo(place)
    } else if ((key === 'Enter' || key === ' ') && isOpen && here() !== -1) list.clickSelectedOption()
    else if (['Enter', ' ', 'ArrowDown', 'ArrowUp'].includes(key) && !isOpen) {
      list.openDropdown('keyboard')
      setActiveId(list.selectActiveOption())
    } else if (key.length > 1) return
    // a letter that finds nothing is still no business of the page's
    if (key.length > 1 || !(event.ctrlKey || event.metaKey || event.altKey)) event.preventDefault()
  }

  const target = {
    role: 'combobox',
    'aria-haspopup': 'listbox',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': (isOpen && activeId) || undefined,
    // a dialog around it is not meant by Escape
    'data-mantine-stop-propagation': isOpen || undefined,
    ...useShutChoice(),
    onKeyDown,
    onClick: () => mayWrite && list.toggleDropdown(),
    onBlur: () => {
      list.closeDropdown()
      onBlur?.()
    },
  } as const
  return { list, listId, target }
}
