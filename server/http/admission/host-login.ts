import { randomUUID } from 'node:crypto'
import type { Db } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import { sourceOf } from './address-range.ts'
import { checkHostPassword, USUAL_COST, upgradeHostPassword, type PasswordCost } from './host-password.ts'
import { SignInQueue } from './sign-in-queue.ts'
import { WrongTries, type TryParts } from './wrong-tries.ts'

/** A /48 is throttled as a whole soon after one of its /64s: a site has few hosts. */
const LIMITS = { range: 20, network: 30 }

interface Attempt {
  address: string
  /** The id of a browser in which a host has signed in before. */
  knownBrowser: string | undefined
  password: string
}

/**
 * Checks a host password; returns the key for the host's cookie. Every attempt counts, also with the same password again:
 * there is one right password, and a host who knows it does not need twenty tries. A known browser has an allowance and
 * a place in the queue that strangers cannot use up.
 */
export function hostLogin(parts: TryParts & { db: Db }, cost: PasswordCost = USUAL_COST) {
  const tries = new WrongTries('host password', LIMITS, parts)
  const queue = new SignInQueue(parts.clock)

  async function check(password: string): Promise<string | undefined> {
    const hostKey = await checkHostPassword(parts.db.read, password)
    // a full disk must not keep the host out: the next sign-in tries again
    if (hostKey) await upgradeHostPassword(parts.db, password, cost).catch(() => {})
    return hostKey
  }

  return async function checkLogin({ address, knownBrowser, password }: Attempt): Promise<string> {
    const source = knownBrowser === undefined ? sourceOf(address) : { range: `browser ${knownBrowser}` }
    const isKnown = knownBrowser !== undefined
    tries.refuseAfterTooMany(source)
    if (queue.isFull(isKnown)) {
      parts.onRefusedSignIn?.('host password', 'throttled')
      throw new AppError('LOGIN_BUSY', { retryAfter: 2 })
    }
    const attempt = randomUUID()
    // counted before the slow check: guesses made at the same time must not slip through together
    const forgive = tries.count(source, attempt)
    const hostKey = await queue.run(isKnown, () => check(password))
    if (!hostKey) {
      tries.reportWrong(source, attempt)
      throw new AppError('WRONG_PASSWORD')
    }
    forgive()
    return hostKey
  }
}
