const LINK_KEY = 'group-of-link'
const LATER_KEY = 'group-later'

/** Storage may be forbidden: then the tab alone remembers. */
const fallback = new Map<string, string>()

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? fallback.get(key) ?? null
  } catch {
    return fallback.get(key) ?? null
  }
}

function write(key: string, value: string) {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    fallback.set(key, value)
  }
}

/** The code on a table leads to the login and names a group, which is chosen once its person is in. */
export const storeGroupOfLink = (groupId: number) => write(LINK_KEY, String(groupId))

export function readGroupOfLink(): number | null {
  const id = Number(read(LINK_KEY))
  return id > 0 ? id : null
}

export function forgetGroupOfLink() {
  fallback.delete(LINK_KEY)
  try {
    sessionStorage.removeItem(LINK_KEY)
  } catch {
    // storage is forbidden, so nothing is in it
  }
}

/** Somebody does not want to choose now; in another workshop they are asked again. */
export const chooseLater = (sessionId: string) => write(LATER_KEY, sessionId)
export const isForLater = (sessionId: string) => read(LATER_KEY) === sessionId
