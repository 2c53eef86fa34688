import { startTransition, useEffect, useRef, useState, type ComponentType } from 'react'
import { LIVE_RETRY_MAX_MS, LIVE_RETRY_MS } from '#contract/limits.ts'
import { noteAnswer } from '../../lib/http/reachability.ts'

/**
 * A part of a screen whose script is loaded when it is first shown. Until then it shows nothing, and when the script does
 * not come, it is asked for again, later each time: the screen around it, with all that is typed there, stays.
 *
 * `giveUp` is for what somebody has just asked for, such as a dialog: it is told that the script did not come, which is
 * not asked for again, because nothing may open by itself when they have gone on to something else.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  giveUp?: (props: Props) => void,
) {
  let loaded: ComponentType<Props> | undefined

  function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    const latest = useRef(props)
    useEffect(() => {
      latest.current = props
    })
    useEffect(() => {
      if (Part) return
      let failures = 0
      let isGone = false
      let retry: ReturnType<typeof setTimeout> | undefined
      const ask = async () => {
        try {
          loaded = await load()
          // drawn in slices: several may come in one file
          if (!isGone) startTransition(() => setPart(() => loaded))
        } catch {
          if (isGone) return
          // the server may be away: it is asked, and the bar tells
          if (failures === 0) noteAnswer(0)
          if (giveUp) return giveUp(latest.current)
          retry = setTimeout(() => void ask(), Math.min(LIVE_RETRY_MS * 2 ** failures, LIVE_RETRY_MAX_MS))
          failures += 1
        }
      }
      void ask()
      return () => {
        isGone = true
        clearTimeout(retry)
      }
    }, [Part])
    return Part ? <Part {...props} /> : null
  }
  /** From then on it is there at once. */
  LazyPart.preload = async () => {
    loaded = await load()
  }
  return LazyPart
}
