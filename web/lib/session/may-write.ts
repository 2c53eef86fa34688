import { createContext, use } from 'react'

/** What keeps people from changing anything. */
export interface Shut {
  /** The id of the sentence on the page that says why. */
  why: string
  /** It is over in a moment: until then everything stays in its place and waits. */
  isPause: boolean
}

/**
 * Set where nothing can be changed: while the workshop shows its results or the host has paused editing, for whoever
 * looks on, in the solution of another group and in one that was deleted. Every control that writes asks here; the host
 * always may.
 */
export const ShutBy = createContext<Shut | undefined>(undefined)

export const useMayWrite = () => use(ShutBy) === undefined

/** Whether people have come to read here, rather than being kept from writing for a moment. */
export const useOnlyReads = () => use(ShutBy)?.isPause === false

/** Whether the workshop around shows its results, which people read and take home. */
export const ShowsResults = createContext(false)
