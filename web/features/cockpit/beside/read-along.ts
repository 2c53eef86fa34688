import { useCallback, useRef, useState, type MouseEvent } from 'react'

/** Which solution the host reads along in: one at a time. The button that was pressed gets the focus back. */
export function useReadAlong() {
  const [solutionId, setSolutionId] = useState<number>()
  const pressed = useRef<HTMLElement>(null)
  return {
    solutionId,
    begin: useCallback((id: number, { currentTarget }: MouseEvent<HTMLElement>) => {
      pressed.current = currentTarget
      setSolutionId(id)
    }, []),
    end: () => {
      setSolutionId(undefined)
      pressed.current?.focus()
    },
  }
}
