import { readKey, tellChange, writeKey } from './stored-keys.ts'
import { storeRoomless } from './stored-roomless.ts'

/** How often somebody has logged in or out, as far as this tab knows. */
let logins = 0
/** The host's log-in and log-out count too, though they leave what is stored as it is. */
export const countLogin = () => void (logins += 1)
window.addEventListener('storage', ({ key }) => {
  if (key === 'sessionId' || key === 'email' || key === null) countLogin()
})

/**
 * Another one after every log-in and log-out, also when the same person comes back, in this tab or another. What other
 * tabs store is here before it is told, so that it is compared too.
 */
export const currentLogin = () => `${logins} ${readSessionId()} ${readEmail()}`

export const readSessionId = () => readKey('sessionId')
/** Case, spaces and hyphens of a session ID do not matter, so the next login may spell it otherwise. */
export const codeOf = (sessionId: string) => sessionId.replaceAll(/[\s-]/g, '').toUpperCase()
export const readEmail = () => readKey('email')

/**
 * Who this tab works as: whoever was stored when it began, logged in here, or was agreed to since. Another tab may log
 * somebody else in, and the cookie with them; then this tab asks before it writes anything under that name.
 */
let own = { sessionId: readSessionId(), email: readEmail() }
export function ownLogin() {
  if (!own.email) own = { sessionId: readSessionId(), email: readEmail() }
  return own
}
/** As e-mails are compared: case and spaces around do not matter. */
export const plainEmail = (email: string | null) => email?.trim().toLowerCase() ?? ''
export function isSomebodyElse(): boolean {
  const now = plainEmail(readEmail())
  return now !== '' && now !== plainEmail(ownLogin().email)
}
/** What the server shows in the place of one's own e-mail: the host hides e-mails, or has removed this one. */
let shownAs: string | null = null
/** The workshop's language, as far as the server has said it. */
let spokenHere: string | undefined
export const workshopLanguage = () => spokenHere
export function noteMe(me: { email: string | null; known_as?: string; language?: string } | null | undefined) {
  if (!me) return
  shownAs = me.known_as ?? me.email
  spokenHere = me.language
}
/** Whether it names whoever works here: then it is oneself in another tab, not somebody else. */
export const isMe = (who: string | null) =>
  who !== null && [readEmail(), shownAs].some((mine) => mine !== null && plainEmail(who) === plainEmail(mine))
/** From now on this tab works as whoever is stored. */
export function adoptLogin() {
  own = { sessionId: readSessionId(), email: readEmail() }
  tellChange()
}

/** The selected solution belongs to its workshop, so joining another one forgets it. */
export function storeSession(sessionId: string, email: string) {
  countLogin()
  if (readSessionId() !== sessionId || plainEmail(readEmail()) !== plainEmail(email)) shownAs = null
  if (readSessionId() !== sessionId) writeKey('solutionID', null)
  writeKey('sessionId', sessionId)
  writeKey('email', email)
  adoptLogin()
}

/** What stands in the place of the e-mail while the host looks into a workshop from the console. */
const AS_HOST = 'Host'
export const storeEntered = (sessionId: string) => storeSession(sessionId, AS_HOST)
export const hasEntered = () => readEmail() === AS_HOST
/** Whether this tab was entered from the console, whoever has logged in since. */
export const hadEntered = () => ownLogin().email === AS_HOST

export function forgetSession() {
  countLogin()
  shownAs = null
  writeKey('sessionId', null)
  writeKey('email', null)
  writeKey('solutionID', null)
  storeRoomless(false)
  adoptLogin()
}

/** The last places, filters and links of this tab, which belong to the person who logs out. */
export function forgetTab() {
  try {
    sessionStorage.clear()
  } catch {
    // storage is forbidden, so nothing is in it
  }
}
