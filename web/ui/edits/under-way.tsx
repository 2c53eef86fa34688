import { useDebouncedValue } from '@mantine/hooks'
import { useEffect } from 'react'
import { QUICK_MS } from './use-unsaved-words.ts'
import { say } from '../feedback/said.ts'
import classes from './under-way.module.css'

interface UnderWayProps {
  isBusy: boolean
  /** Such as "Adding...". */
  words: string
  /** Which end of its frame it lies over. */
  at?: 'start' | 'end'
}

/**
 * What is under way where the answer takes a while, read out once. It takes the place of what stands in its frame
 * (`underWayFrame`), or lies over the end of it, so that nothing moves when it comes and goes.
 */
export function UnderWay({ isBusy, words, at = 'start' }: UnderWayProps) {
  const [wasBusy] = useDebouncedValue(isBusy, QUICK_MS)
  const isSlow = isBusy && wasBusy
  useEffect(() => {
    if (isSlow) say(words)
  }, [isSlow, words])
  return isSlow ? (
    <span className={classes.words} data-at={at}>
      {words}
    </span>
  ) : null
}

export const underWayFrame = classes.frame
