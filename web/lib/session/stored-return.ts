const KEY = 'continue-at'

/** Where somebody was when the session ended, to lead back there after the next login to the same workshop. */
interface ReturnPlace {
  sessionId: string
  path: string
}

export function storeReturnPlace(place: ReturnPlace) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place))
  } catch (error) {
    console.warn('The way back could not be stored', error)
  }
}

export function readReturnPath(sessionId: string | null): string | null {
  try {
    const place = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as ReturnPlace | null
    return place?.sessionId === sessionId ? place.path : null
  } catch {
    return null
  }
}

export function forgetReturnPlace() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // storage is forbidden, so nothing was stored
  }
}
