import { randomUUID } from 'node:crypto'
import type { Db } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import { sourceOf } from './address-range.ts'
import { checkHostPassword } from './host-password.ts'
import { WrongTries, type TryParts } from './wrong-tries.ts'

/** A /48 is throttled as a whole soon after one of its /64s: a site has few hosts. */
const LIMITS = { range: 20, network: 30 }
/** Who is checked and who waits for it; each takes some 60 ms. */
const LINE_MAX = 20
/** Between two who stand in line, so that guessers do not keep a processor busy all the time. */
const REST_MS = 100

/**
 * Checks a host password; answers the key for the host's cookie. Every attempt counts, also the same again: there is one
 * right password, and whoever knows it does not need twenty tries. Passwords are checked one after the other, so that
 * no flood of them takes the threads that everybody's answers need.
 */
export function hostLogin(parts: TryParts & { db: Db }) {
  const tries = new WrongTries('host password', LIMITS, parts)
  let inLine = 0
  let last: Promise<unknown> = Promise.resolve()

  async function inTurn<T>(check: () => Promise<T>): Promise<T> {
    inLine += 1
    const checked = last.then(check)
    last = checked.then(leave, leave)
    return checked
  }

  async function leave() {
    inLine -= 1
    if (inLine > 0) await new Promise<void>((resolve) => parts.clock.after(REST_MS, resolve))
  }

  return async function checkLogin(address: string, password: string): Promise<string> {
    const source = sourceOf(address)
    tries.refuseAfterTooMany(source)
    if (inLine >= LINE_MAX) {
      parts.onRefusedSignIn?.('host password', 'throttled')
      throw new AppError('LOGIN_BUSY', { retryAfter: 2 })
    }
    const attempt = randomUUID()
    // counted before the slow check: guesses made at the same time must not slip through together
    const forgive = tries.count(source, attempt)
    const hostKey = await inTurn(() => checkHostPassword(parts.db.read, password))
    if (!hostKey) {
      tries.reportWrong(source, attempt)
      throw new AppError('WRONG_PASSWORD')
    }
    forgive()
    return hostKey
  }
}
