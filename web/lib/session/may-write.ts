import { createContext } from 'react'

/**
 * Whether people may change anything in the workshop or solution around. While it shows its results they only read, as
 * in a solution of another group, and whoever looks on reads everywhere. Every control that writes asks here; the host
 * always may. A freeze is short, and what is typed meanwhile waits for its end.
 */
export const MayWrite = createContext(true)

/** Whether the workshop around shows its results, which people read and take home. */
export const ShowsResults = createContext(false)
