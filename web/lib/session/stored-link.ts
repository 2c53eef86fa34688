import { stored } from './stored-keys.ts'

/** An address that files name: of one requirement. */
export type Link = `/r/${string}`

const isLink = (path: string | null): path is Link => path !== null && /^\/r\/R?[1-9]\d*$/i.test(path)

const link = stored('session', 'link')

/** Keeps where a link led, for whoever has to log in first, and returns it. Other addresses are not kept. */
export function storeLink(path: string): Link | undefined {
  if (!isLink(path)) return undefined
  link.write(path)
  return path
}

/** Once: whoever logs in again later goes to the list. */
export function takeLink(): Link | undefined {
  const path = link.read()
  link.write(null)
  return isLink(path) ? path : undefined
}
