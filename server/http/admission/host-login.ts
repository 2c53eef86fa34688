import { randomUUID } from 'node:crypto'
import type { Db } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Clock } from '../../exchange/clock.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { addressRange } from './address-range.ts'
import { checkHostPassword } from './host-password.ts'
import { WrongTries } from './wrong-tries.ts'

/** Who is checked and who waits for it; each takes some 60 ms. */
const LINE_MAX = 20
/** Between two who stand in line, so that guessers do not keep a processor busy all the time. */
const REST_MS = 100

/**
 * Checks a host password; answers the key for the host's cookie. Every attempt counts, also the same again: there is one
 * right password, and whoever knows it does not need twenty tries. Passwords are checked one after the other, so that
 * no flood of them takes the threads that everybody's answers need.
 */
export function hostLogin(parts: { db: Db; exchange: Exchange; clock: Clock }) {
  const tries = new WrongTries('host password', parts)
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
    const range = addressRange(address)
    tries.refuseAfterTooMany(range)
    if (inLine >= LINE_MAX) throw new AppError('LOGIN_BUSY', { retryAfter: 2 })
    const attempt = randomUUID()
    // counted before the slow check: guesses made at the same time must not slip through together
    tries.count(range, attempt)
    const hostKey = await inTurn(() => checkHostPassword(parts.db.read, password))
    if (!hostKey) {
      tries.tellOthers(range, attempt)
      throw new AppError('WRONG_PASSWORD')
    }
    tries.forgive(range, attempt)
    return hostKey
  }
}
