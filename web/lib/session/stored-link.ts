const KEY = 'link'

/** An address that files name: of one requirement. */
export type Link = `/r/${string}`

const isLink = (path: string | null): path is Link => path !== null && /^\/r\/R?[1-9]\d*$/i.test(path)

/** Storage may be forbidden: then the tab alone remembers. */
let inTab: string | null = null

/** Keeps where a link led, for whoever has to log in first, and answers it. Other addresses are not kept. */
export function storeLink(path: string): Link | undefined {
  if (!isLink(path)) return undefined
  try {
    sessionStorage.setItem(KEY, path)
  } catch {
    inTab = path
  }
  return path
}

/** Once: whoever logs in again later goes to the list. */
export function takeLink(): Link | undefined {
  let path = inTab
  inTab = null
  try {
    path ??= sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
  } catch {
    // storage is forbidden, so nothing is in it
  }
  return isLink(path) ? path : undefined
}
