import { useEffect, useRef, type ReactNode } from 'react'
import { useDoubleClickGuard } from './use-double-click-guard.ts'
import classes from './data-table.module.css'

interface TableBoxProps {
  /** Names the region, which can be scrolled by keyboard. */
  label: string
  /** Greatest height, in px or as CSS; the table scrolls inside. Without one the page scrolls and the head stays in view. */
  maxHeight?: number | string
  /** On phones the rows are cards on the page, unless the table stays as it is and scrolls in itself. */
  phone?: 'cards' | 'table'
  children: ReactNode
}

/** The card around a plain `<table className={tableClasses.table}>`. Its edges fade where more follows. */
export function TableBox({ label, maxHeight, phone = 'cards', children }: TableBoxProps) {
  const scroller = useRef<HTMLDivElement>(null)
  useDoubleClickGuard(scroller)

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const mark = () => {
      const { scrollHeight, scrollTop, clientHeight, scrollWidth, scrollLeft, clientWidth } = element
      const marks = {
        'data-more': scrollHeight - scrollTop - clientHeight > 4,
        'data-sideways': scrollWidth > clientWidth + 1,
        // in scripts from right to left it scrolls to below zero
        'data-more-aside': scrollWidth - Math.abs(scrollLeft) - clientWidth > 4,
      }
      for (const [name, isSo] of Object.entries(marks)) element.parentElement?.toggleAttribute(name, isSo)
    }
    // tells sizes at first too, once they are known: asked for here, they would hold up what else is drawn
    const observer = new ResizeObserver(mark)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    element.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', mark)
    }
  }, [children])

  return (
    <div className={classes.box} data-tall={maxHeight ? undefined : true} data-phone={phone}>
      <div
        ref={scroller}
        className={classes.scroller}
        role="region"
        aria-label={label}
        tabIndex={0}
        style={maxHeight ? { maxHeight } : undefined}
      >
        {children}
      </div>
    </div>
  )
}
