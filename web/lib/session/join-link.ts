/**
 * What a join link brings: `/login#session=K7QM-2XVD&group=3`, with the group of a table. Browsers send nothing behind the
 * `#`, so no proxy logs it. Links of earlier versions have `?` in that place.
 */
export interface JoinLink {
  session?: string
  group?: string
}

interface Address {
  hash: string
  search: string
}

export function readJoinLink({ hash, search }: Address): JoinLink {
  const sources = [hash.replace(/^#/, ''), search].map((text) => new URLSearchParams(text))
  const read = (name: string) => sources.map((source) => source.get(name)).find(Boolean)
  const [session, group] = [read('session'), read('group')]
  return { ...(session && { session }), ...(group && { group }) }
}

/**
 * Reads the join link in the address bar and removes it from there: people copy addresses, and browsers keep them. The
 * entry of the history keeps it for a reload.
 */
export function takeJoinLink(): JoinLink {
  const link = readJoinLink(window.location)
  const state = window.history.state as { joinLink?: JoinLink } | null
  if (Object.keys(link).length === 0) return state?.joinLink ?? {}
  window.history.replaceState({ ...state, joinLink: link }, '', window.location.pathname)
  return link
}
