import type { ReactNode } from 'react'

interface IconProps {
  size?: number
  className?: string | undefined
}

/** Drawn on a 24 grid with one stroke. Always beside or inside something that has words, so hidden from screen readers. */
export const icon = (drawing: ReactNode) => drawn(drawing)

/** One that means on or back, or shows how a page is laid out: it turns with the direction of the page. */
export const directedIcon = (drawing: ReactNode) => drawn(drawing, true)

function drawn(drawing: ReactNode, isDirected?: true) {
  return function Icon({ size = 20, className }: IconProps) {
    return (
      <svg
        aria-hidden="true"
        data-directed={isDirected}
        className={className}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawing}
      </svg>
    )
  }
}
