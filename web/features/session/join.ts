import { basicMessages } from '#contract/messages/common.ts'
import { sessionMessages } from '#contract/messages/session.ts'
import { isNotJoined, isValid, nameMe } from '../../lib/http/enter.ts'
import { takeLink, type Link } from '../../lib/session/stored-link.ts'
import { isSomebodyElse, ownLogin, readEmail, storeSession } from '../../lib/session/stored-session.ts'

export interface Credentials {
  sessionId: string
  email: string
}

/** Where one goes on: to the list, where a link led that was followed before, or to the page that says why nothing can be read. */
export type WayIn = '/solutions' | '/cookies' | Link

/** Checks the session ID and remembers it. What it throws carries the sentence to show. */
export async function join({ sessionId, email }: Credentials): Promise<WayIn> {
  const valid = await isValid(sessionId).catch((cause: unknown) => {
    throw new Error(basicMessages.networkError, { cause })
  })
  if (!valid) throw new Error(sessionMessages.invalid)
  const me = await nameMe(email).catch((error: unknown) => {
    if (!isNotJoined(error)) throw error
    return null
  })
  if (me?.former_ids?.length) {
    const { adoptDrafts } = await import('../../lib/edits/stored-drafts.ts')
    adoptDrafts(me.former_ids, sessionId)
  }
  storeSession(sessionId, email)
  return me === null ? '/cookies' : (takeLink() ?? '/solutions')
}

/** Who was here last; whoever was asked about another person's log-in, and is back to log in as before. */
export const lastEmail = () => (isSomebodyElse() ? ownLogin().email : readEmail()) ?? ''
