import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Drafts } from './draft-keeper.ts'
import { hostWriter, readDrafts, watchDraft, type StoredDraft } from './stored-drafts.ts'
import { useKeeper } from './use-kept-drafts.ts'

/** One place holds one piece of work. */
const NAME = 'work'

interface Keeping<Value> {
  /** What is worked on, such as `catalogue/7/draft`. */
  place: string
  /** In words, for whoever finds it later. */
  label: string
  start: Value
  /** Another version of the application may have stored something else. */
  fits: (value: unknown) => value is Value
  /** It was finished or given up in another tab. */
  onGone: () => void
}

/**
 * Work of the host's that goes on over several visits. Unlike what is typed into a form it needs no question when one
 * leaves, and no offer when one comes back: it is simply there again, until it is finished or given up.
 * Two tabs show the same: each takes over what the other stores, so that neither overwrites what it has not shown.
 */
export function useKeptWork<Value>({ place, label, start, fits, onGone }: Keeping<Value>) {
  const [value, setValue] = useState(() => readWork(place, fits) ?? start)
  const isBegun = useMemo(() => JSON.stringify(value) !== JSON.stringify(start), [value, start])
  const drafts = useMemo<Drafts<Value>>(
    () => new Map(isBegun ? [[NAME, { value, startedFrom: start, label }]] : []),
    [isBegun, value, start, label],
  )
  const keeper = useKeeper(hostWriter, place, drafts)
  const takeOver = useEffectEvent((stored: StoredDraft | undefined) => {
    if (stored && !fits(stored.value)) return
    const next = stored ? (stored.value as Value) : start
    keeper.takeOver(NAME, stored && { value: next, startedFrom: start, label })
    setValue(next)
    if (!stored) onGone()
  })
  useEffect(() => watchDraft(hostWriter, `${place}/${NAME}`, takeOver), [place])
  return {
    value,
    setValue,
    isBegun,
    giveUp: () => {
      keeper.abandon()
      setValue(start)
    },
  }
}

export const hasKeptWork = (place: string) => readDrafts(hostWriter, place).has(NAME)

function readWork<Value>(place: string, fits: (value: unknown) => value is Value): Value | undefined {
  const value = readDrafts(hostWriter, place).get(NAME)?.value
  return fits(value) ? value : undefined
}
