import { Transition } from '@mantine/core'
import { useClickOutside, useWindowEvent } from '@mantine/hooks'
import { useEffect, useId, useRef, type CSSProperties } from 'react'
import { POPUP_FADE_MS } from '#contract/limits.ts'
import { ForwardArrowIcon } from '../../ui/marks/icons.tsx'
import classes from './point-menu.module.css'

/** Where a menu opens, in pixels of the window. */
export interface Point {
  x: number
  y: number
}

interface MenuProps {
  point: Point
  title: string
  itemLabel: string
  onPick: () => void
  onClose: () => void
}

/**
 * A small menu with one entry at the pointer, closed by Escape, a click outside and scrolling. Keep its other props
 * while it closes: it fades with them.
 */
export function PointMenu({ opened, ...menu }: MenuProps & { opened: boolean }) {
  return (
    <Transition mounted={opened} transition="fade" duration={POPUP_FADE_MS}>
      {(fade) => <Menu {...menu} fade={fade} />}
    </Transition>
  )
}

function Menu({ point, title, itemLabel, onPick, onClose, fade }: MenuProps & { fade: CSSProperties }) {
  const titleId = useId()
  const item = useRef<HTMLButtonElement>(null)
  const opener = useRef<Element>(null)
  const area = useClickOutside<HTMLDivElement>(onClose)
  useWindowEvent('scroll', onClose)

  useEffect(() => {
    // run again, it finds its own entry focused, which is not where the menu was opened from
    if (document.activeElement !== item.current) opener.current = document.activeElement
    item.current?.focus({ preventScroll: true })
  }, [point])

  const goBack = () => {
    if (opener.current instanceof HTMLElement) opener.current.focus()
    onClose()
  }

  const place = { '--x': `${point.x}px`, '--y': `${point.y}px` } as CSSProperties
  return (
    <div ref={area} className={classes.menu} style={{ ...fade, ...place }}>
      <p id={titleId} className={classes.title}>
        {title}
      </p>
      <div role="menu" aria-labelledby={titleId}>
        <button
          ref={item}
          type="button"
          role="menuitem"
          className={classes.item}
          onClick={onPick}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' && event.key !== 'Tab') return
            event.preventDefault()
            goBack()
          }}
        >
          <ForwardArrowIcon size={18} />
          {itemLabel}
        </button>
      </div>
    </div>
  )
}
