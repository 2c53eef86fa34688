import { useEffect, useState, type ComponentType } from 'react'
import { LIVE_RETRY_MAX_MS, LIVE_RETRY_MS } from '#contract/limits.ts'
import { noteAnswer } from '../../lib/http/reachability.ts'

/**
 * A part of a screen whose script is loaded when it is first shown. Until then it shows nothing, and when the script does
 * not come, it is asked for again, later each time: the screen around it, with all that is typed there, stays.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (Part) return
      let failures = 0
      let isGone = false
      let retry: ReturnType<typeof setTimeout> | undefined
      const ask = async () => {
        try {
          loaded = await load()
          if (!isGone) setPart(() => loaded)
        } catch {
          if (isGone) return
          // the server may be away: it is asked, and the bar tells
          if (failures === 0) noteAnswer(0)
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
}
