import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { DraftKeeper, type Drafts } from './draft-keeper.ts'
import { hostWriter, readDrafts, watchDrafts, type StoredDraft } from './stored-drafts.ts'

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
  const [begun, setBegun] = useState(() => readWork(place, fits))
  // until something is changed it is what it starts from, which may change meanwhile
  const value = begun ?? start
  const isBegun = useMemo(() => JSON.stringify(value) !== JSON.stringify(start), [value, start])
  const drafts = useMemo<Drafts<Value>>(
    () => new Map(isBegun ? [[NAME, { value, startedFrom: start, label }]] : []),
    [isBegun, value, start, label],
  )
  const [keeper] = useState(() => new DraftKeeper<Value>(hostWriter, place))
  useEffect(() => keeper.keep(drafts), [keeper, drafts])
  useEffect(() => keeper.attend(), [keeper])
  const takeOver = useEffectEvent((key: string, stored: StoredDraft | undefined) => {
    if (key !== NAME || (stored && !fits(stored.value))) return
    const next = stored && (stored.value as Value)
    if (next) keeper.adopt(NAME, { value: next, startedFrom: start, label })
    else keeper.drop(NAME)
    setBegun(next)
    if (!stored) onGone()
  })
  useEffect(() => watchDrafts(hostWriter, () => place, takeOver), [place])
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  const change = useCallback(
    (changed: (before: Value) => Value) => setBegun((before) => changed(before ?? start)),
    [start],
  )
  const giveUp = () => {
    keeper.abandon()
    setBegun(undefined)
  }
  return {
    value,
    change,
    isBegun,
    giveUp,
    /**
     * This much of it is stored. What has been changed since stays, `fitted` to what is stored now: answers whether there
     * was nothing of the kind.
     */
    finish: (stored: Value, fitted: (later: Value) => Value = (later) => later) => {
      if (JSON.stringify(latest.current) === JSON.stringify(stored)) {
        giveUp()
        return true
      }
      setBegun(fitted(latest.current))
      return false
    },
  }
}

export const hasKeptWork = (place: string) => readDrafts(hostWriter, place).has(NAME)

function readWork<Value>(place: string, fits: (value: unknown) => value is Value): Value | undefined {
  const value = readDrafts(hostWriter, place).get(NAME)?.value
  return fits(value) ? value : undefined
}
