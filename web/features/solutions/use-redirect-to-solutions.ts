import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Leads to the list a moment after something was done. A person who goes elsewhere before that stays there. */
export function useRedirectToSolutions(isDone: boolean, delay: number) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => void navigate({ to: '/solutions' }), delay)
    return () => clearTimeout(timer)
  }, [isDone, delay, navigate])
}
