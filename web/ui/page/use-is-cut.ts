import { useEffect, useState, type RefObject } from 'react'

/** Whether some words of an element have no room in it. While it is open all of them have, and the answer stays. */
export function useIsCut(element: RefObject<HTMLElement | null>, words: string | null, isOpen: boolean): boolean {
  const [isCut, setIsCut] = useState(false)
  useEffect(() => {
    const cut = element.current
    if (!cut || isOpen) return
    const look = () => setIsCut(cut.scrollHeight > cut.clientHeight + 1 || cut.scrollWidth > cut.clientWidth + 1)
    const sizes = new ResizeObserver(look)
    sizes.observe(cut)
    return () => sizes.disconnect()
  }, [element, words, isOpen])
  return isCut && words !== null
}
