import { useEffect, useRef, useState, type RefObject } from 'react'
import type { ChainGraph } from '../../domain/chain/chain-graph.ts'
import type { Place } from '../../domain/chain/chain-layout.ts'

/** The one item of the picture that Tab reaches; arrow keys move it, and the focus with it. */
export function useActive(
  canvas: RefObject<HTMLElement | null>,
  places: readonly Place[],
  graph: ChainGraph,
  chosen: string | undefined,
  isAlone: boolean,
) {
  const [wished, setWished] = useState<string>()
  // a thread that the address names is scrolled to, without taking the focus
  const isMoving = useRef<'focus' | 'scroll' | undefined>(chosen === undefined ? undefined : 'scroll')
  const isShown = places.some(({ key }) => key === wished)
  const active =
    wished !== undefined && isShown
      ? wished
      : (places.find(({ key }) => graph.get(key)?.item === chosen) ?? places[0])?.key

  useEffect(() => {
    const how = isMoving.current
    if (how === undefined || active === undefined) return
    isMoving.current = undefined
    const element = canvas.current?.querySelector<HTMLElement>(`[data-key="${active}"]`)
    if (how === 'focus') element?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: how === 'focus' ? 'nearest' : 'center', inline: 'nearest' })
  }, [canvas, active, chosen])

  // after filtering, the item may be outside the window
  useEffect(() => {
    if (isAlone) canvas.current?.querySelector('[aria-pressed=true]')?.scrollIntoView({ block: 'nearest' })
  }, [canvas, isAlone])

  const moveTo = (key: string) => {
    isMoving.current = 'focus'
    setWished(key)
  }
  return { active, moveTo }
}
