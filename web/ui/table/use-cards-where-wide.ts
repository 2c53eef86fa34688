import { useEffect, useRef, useState } from 'react'

/**
 * Whether the table is wider than its room, such as with more room between letters: then its end would be out of sight.
 * Nothing but the table itself can tell, and as cards it cannot any more, so it is tried again when the window changes.
 */
export function useCardsWhereWide() {
  const place = useRef<HTMLDivElement>(null)
  const [isCards, setIsCards] = useState(false)
  useEffect(() => {
    const box = place.current?.querySelector('[role=region]')
    if (!box) return
    const sizes = new ResizeObserver(() => {
      if (box.scrollWidth > box.clientWidth + 1) setIsCards(true)
    })
    for (const element of [box, ...box.children]) sizes.observe(element)
    const tryAgain = () => setIsCards(false)
    window.addEventListener('resize', tryAgain)
    return () => {
      sizes.disconnect()
      window.removeEventListener('resize', tryAgain)
    }
  }, [])
  return { place, isCards }
}
