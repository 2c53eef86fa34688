import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { FocusKeeper } from './focus-keeper.ts'

/** Stands once in the frame of the screens; nothing on them has to know of it. */
export function useFocusKeeper() {
  const router = useRouter()
  useEffect(() => {
    const keeper = new FocusKeeper()
    keeper.start()
    const stopListening = router.subscribe('onBeforeLoad', ({ pathChanged }) => {
      if (pathChanged) keeper.forget()
    })
    return () => {
      stopListening()
      keeper.stop()
    }
  }, [router])
}
