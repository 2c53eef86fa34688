import type { ReactNode } from 'react'

interface SearchResultProps {
  /** How many were found; nothing while nothing is searched. */
  count: string | undefined
  /** What stands there when nothing was found. */
  children?: ReactNode
}

/** Reads out what a search found. The frame is there before its words, else they would not be read. */
export function SearchResult({ count, children }: SearchResultProps) {
  return (
    <div role="status">
      {children}
      {count && !children && <p className="visually-hidden">{count}</p>}
    </div>
  )
}
