import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { DraftKeeper, type Drafts } from '../../../lib/edits/draft-keeper.ts'
import { hostWriter, readDrafts, watchDraft, type StoredDraft } from '../../../lib/edits/stored-drafts.ts'

/** One place holds one piece of work. */
const NAME = 'work'

interface Keeping<Value> {
  /** What is worked on, such as `catalogue/7/draft`. */
  place: string
  /** What it is about. */
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
  const [keeper] = useState(() => new DraftKeeper<Value>(hostWriter, place))
  useEffect(() => keeper.keep(drafts), [keeper, drafts])
  useEffect(() => keeper.attend(), [keeper])
  const takeOver = useEffectEvent((stored: StoredDraft | undefined) => {
    if (stored && !fits(stored.value)) return
    const next = stored ? (stored.value as Value) : start
    keeper.takeOver(NAME, stored && { value: next, startedFrom: start, label })
    setValue(next)
    if (!stored) onGone()
  })
  useEffect(() => watchDraft(hostWriter, `${place}/${NAME}`, takeOver), [place])
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  const giveUp = () => {
    keeper.abandon()
    setValue(start)
  }
  return {
    value,
    setValue,
    isBegun,
    giveUp,
    /** This much of it is stored. What has been changed since stays: answers whether there was nothing of the kind. */
    finish: (stored: Value) => {
      if (JSON.stringify(latest.current) !== JSON.stringify(stored)) return false
      giveUp()
      return true
    },
  }
}

export const hasKeptWork = (place: string) => readDrafts(hostWriter, place).has(NAME)

function readWork<Value>(place: string, fits: (value: unknown) => value is Value): Value | undefined {
  const value = readDrafts(hostWriter, place).get(NAME)?.value
  return fits(value) ? value : undefined
}
