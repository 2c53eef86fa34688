import { stored } from './stored-keys.ts'

/** Where somebody was when the session ended, to lead back there after the next login to the same workshop. */
interface ReturnPlace {
  sessionId: string
  path: string
}

const continueAt = stored('session', 'continue-at')

export const storeReturnPlace = (place: ReturnPlace) => void continueAt.write(JSON.stringify(place))
export const forgetReturnPlace = () => void continueAt.write(null)

export function readReturnPath(sessionId: string | null): string | null {
  try {
    const place = JSON.parse(continueAt.read() ?? 'null') as ReturnPlace | null
    return place?.sessionId === sessionId ? place.path : null
  } catch {
    return null
  }
}
