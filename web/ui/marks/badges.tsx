import type { ReactNode } from 'react'
import classes from './badges.module.css'

/** A quiet label that wraps rather than being cut. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={classes.badge}>{children}</span>
}

/** Names as badges; stays readable with ten of them. */
export function BadgeList({ items, empty }: { items: readonly string[]; empty?: string }) {
  if (items.length === 0) return empty ? <span className={classes.empty}>{empty}</span> : null
  return (
    <ul className={classes.list}>
      {items.map((item, place) => (
        // two options may have the same words
        <li key={place} className={classes.badge}>
          {item}
        </li>
      ))}
    </ul>
  )
}
