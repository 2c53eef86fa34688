import { createContext } from 'react'

/**
 * Whether people may change anything in the workshop around. While it shows its results they only read, and every
 * control that writes asks here; the host always may. A freeze is short, and what is typed meanwhile waits for its end.
 */
export const MayWrite = createContext(true)

/** Whether the workshop around shows its results, which people read and take home. */
export const ShowsResults = createContext(false)
