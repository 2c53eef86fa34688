import { stored } from './stored-keys.ts'

const ofLink = stored('session', 'group-of-link')
const later = stored('session', 'group-later')

/** The code on a table leads to the login and names a group, which is chosen once its person is in. */
export const storeGroupOfLink = (groupId: number) => void ofLink.write(String(groupId))
export const forgetGroupOfLink = () => void ofLink.write(null)
export function readGroupOfLink(): number | null {
  const id = Number(ofLink.read())
  return id > 0 ? id : null
}

/** Somebody does not want to choose now; in another workshop they are asked again. */
export const chooseLater = (sessionId: string) => void later.write(sessionId)
export const isForLater = (sessionId: string) => later.read() === sessionId
