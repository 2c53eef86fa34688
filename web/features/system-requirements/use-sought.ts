import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { requirementName } from '#contract/visible-ids.ts'

/** Whether the address asks for this requirement: `#R88`. Then it is brought into view, unless somebody is at work already. */
export function useSought(id: number) {
  const isSought = useLocation({ select: ({ hash }) => hash === requirementName(id) })
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const { activeElement } = document
    const isAtWork = activeElement !== null && !activeElement.matches('body, h1')
    if (!isSought || isAtWork) return
    item.current?.scrollIntoView({ block: 'center' })
    item.current?.focus({ preventScroll: true })
  }, [isSought])
  return { ref: item, ...(isSought && { tabIndex: -1, 'data-sought': true }) }
}
