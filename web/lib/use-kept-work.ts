import { useMemo, useState } from 'react'
import type { Drafts } from './draft-keeper.ts'
import { readDrafts, type Writer } from './stored-drafts.ts'
import { useKeeper } from './use-kept-drafts.ts'

/** The host's pages belong to no session, and what is begun there outlasts a visit to any of them. */
const HOST: Writer = { sessionId: 'host', email: '' }
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
}

/**
 * Work of the host's that goes on over several visits. Unlike what is typed into a form it needs no question when one
 * leaves, and no offer when one comes back: it is simply there again, until it is finished or given up.
 */
export function useKeptWork<Value>({ place, label, start, fits }: Keeping<Value>) {
  const [value, setValue] = useState(() => readWork(place, fits) ?? start)
  const isBegun = useMemo(() => JSON.stringify(value) !== JSON.stringify(start), [value, start])
  const drafts = useMemo<Drafts<Value>>(
    () => new Map(isBegun ? [[NAME, { value, startedFrom: start, label }]] : []),
    [isBegun, value, start, label],
  )
  const keeper = useKeeper(HOST, place, drafts)
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

export const hasKeptWork = (place: string) => readDrafts(HOST, place).has(NAME)

function readWork<Value>(place: string, fits: (value: unknown) => value is Value): Value | undefined {
  const value = readDrafts(HOST, place).get(NAME)?.value
  return fits(value) ? value : undefined
}
