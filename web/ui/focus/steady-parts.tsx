import { Component, createRef, type ReactNode } from 'react'
import { scrollPageBy } from './hold-place.ts'

interface SteadyPartsProps {
  /** What is shown; when it becomes something else, all of it is made anew. */
  of: string
  children: ReactNode
}

/** Where a part of the page, known by its name, begins or ends in the window. */
interface Edge {
  name: string
  side: 'top' | 'bottom'
  y: number
}

/**
 * Holds what somebody looks at where it is in the window when one thing gives way to another that has the same parts, such
 * as a form that the host has replaced. Parts say what they are by `data-part`; of those that are there afterwards too, the
 * one nearest to the middle of the window stays. What cannot be scrolled back by, because the page is at its top, stays open
 * above.
 */
export class SteadyParts extends Component<SteadyPartsProps> {
  readonly #area = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate(before: SteadyPartsProps): Edge[] | null {
    return before.of === this.props.of ? null : edgesFromTheMiddle()
  }

  override componentDidUpdate(_props: SteadyPartsProps, _state: unknown, seen: Edge[] | null) {
    const area = this.#area.current
    const main = area?.closest('main')
    if (!seen || !area || !main) return
    area.style.paddingTop = ''
    const moved = seen.map(distance).find((each) => each !== undefined)
    if (!moved) return
    const missing = Math.max(0, -moved - document.documentElement.scrollTop)
    area.style.paddingTop = `${missing}px`
    scrollPageBy(moved + missing, main)
  }

  override render() {
    return <div ref={this.#area}>{this.props.children}</div>
  }
}

/**
 * Of each part the edge that is in view, rather the upper one. Those above the middle come first: what grows below them moves
 * nothing that was read before.
 */
function edgesFromTheMiddle(): Edge[] {
  const middle = window.innerHeight / 2
  const rank = ({ y }: Edge) => (y < 0 ? 2 * window.innerHeight - y : y <= middle ? middle - y : y)
  return [...document.querySelectorAll<HTMLElement>('[data-part]')]
    .map((part) => {
      const { top, bottom } = part.getBoundingClientRect()
      const side = top > 0 ? 'top' : 'bottom'
      return { name: part.dataset['part'] ?? '', side, y: side === 'top' ? top : bottom } as const
    })
    .toSorted((one, other) => rank(one) - rank(other))
}

/** How far an edge is from where it was; undefined where its part is there no more. */
function distance({ name, side, y }: Edge): number | undefined {
  const part = document.querySelector(`[data-part="${CSS.escape(name)}"]`)
  return part ? part.getBoundingClientRect()[side] - y : undefined
}
