import { codeOf, plainEmail } from '../session/stored-session.ts'

/**
 * Where drafts lie in this browser: `ninefold-draft/v2/<workshop>/<person>/<place>`. Nobody who reads the keys may be able
 * to join with them, or to look up e-mails in a table made elsewhere.
 *
 * A session ID has 38 bits, which any computer tries out against a full hash of it. So only 16 bits of a hash are there:
 * millions of session IDs have the same ones, and two workshops of one person nearly never do. The person is a hash with
 * a salt that is random in every browser. Plain http has no `crypto.subtle`, and keys are needed at once.
 */
const PREFIX = 'ninefold-draft/'
const CURRENT = `${PREFIX}v2/`
const SALT = 'ninefold-salt'

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  const bytes = new TextEncoder().encode(text)
  return bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193) >>> 0, 0x811c9dc5)
}

/** Of this tab, until one is stored. */
let newSalt: string | undefined

function salt(): string {
  try {
    const stored = localStorage.getItem(SALT)
    if (stored !== null) return stored
  } catch {
    // storage is forbidden
  }
  return (newSalt ??= [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join(''))
}

/** Returns whether the salt is stored: without it, nobody finds a draft again. */
export function ensureSalt(write: (key: string, text: string) => boolean): boolean {
  try {
    return localStorage.getItem(SALT) !== null || write(SALT, salt())
  } catch {
    return false
  }
}

function workshopSign(sessionId: string): string {
  const hash = hashOf(`${salt()} ${codeOf(sessionId)}`)
  return ((hash ^ (hash >>> 16)) & 0xffff).toString(36)
}

/** Earlier versions had the inner hash alone in their keys. */
const plainSign = (email: string) => hashOf(plainEmail(email)).toString(36)
const saltedSign = (sign: string) => hashOf(`${salt()} ${sign}`).toString(36)

export const workshopKey = (sessionId: string) => `${CURRENT}${workshopSign(sessionId)}/`
export const keyOfPlace = (sessionId: string, email: string, place: string) =>
  `${workshopKey(sessionId)}${saltedSign(plainSign(email))}/${place}`

export const isOfPerson = (key: string, email: string) =>
  key.startsWith(CURRENT) && key.slice(CURRENT.length).split('/')[1] === saltedSign(plainSign(email))

/** The keys of all drafts. Those of earlier versions, which have the session ID in them, are moved first. */
export function listKeys(move: (from: string, to: string) => boolean): string[] {
  const list = () => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  const keys = list()
  const earlier = keys.filter((key) => !key.startsWith(CURRENT))
  if (earlier.length === 0 || !ensureSalt(setItem)) return keys
  for (const key of earlier) {
    const [sessionId = '', sign = '', ...place] = key.slice(PREFIX.length).split('/')
    const target = `${workshopKey(sessionId)}${saltedSign(sign)}/${place.join('/')}`
    // one that was typed since stays
    if (localStorage.getItem(target) === null) move(key, target)
    else localStorage.removeItem(key)
  }
  return list()
}

function setItem(key: string, text: string): boolean {
  localStorage.setItem(key, text)
  return true
}
