import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { openDialogs } from '../../ui/dialog/open-dialogs.ts'

/** A panel that has less below its button makes the page scroll the bar up. */
const ROOM_MIN_PX = 360

/** Of several panels one is open at most. A press elsewhere shuts it, and Escape wherever the focus is. */
export function useOnePanel() {
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<string | null>(null)
  // a question that a panel asks lies over it, and belongs to it
  const isAsking = () => openDialogs.read().length > 0
  const onPress = useEffectEvent(({ target }: Event) => {
    if (!isAsking() && target instanceof Node && !box.current?.contains(target)) setOpen(null)
  })
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !isAsking()) setOpen(null)
  })
  const isOpen = open !== null
  useEffect(() => {
    if (!isOpen) return undefined
    const bar = box.current?.parentElement
    if (bar && window.innerHeight - bar.getBoundingClientRect().bottom < ROOM_MIN_PX) bar.scrollIntoView()
    const press = (event: Event) => onPress(event)
    const type = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', type)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', type)
    }
  }, [isOpen])
  const panelOf = (name: string) => ({
    isOpen: open === name,
    onOpen: (wanted: boolean) => setOpen((present) => (wanted ? name : present === name ? null : present)),
  })
  return { box, panelOf }
}
