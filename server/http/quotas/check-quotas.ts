import type { ErrorCode } from '#contract/errors.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Clock } from '../../exchange/clock.ts'
import { addressRange } from '../admission/address-range.ts'
import type { Caller } from '../admission/cookies.ts'
import { quotas, type CallClass, type Quota, type QuotaName, type Rate } from './quotas.ts'
import { RateLimit } from './rate-limit.ts'

/** A refusal is sent this much later. */
export const REFUSAL_DELAY_MS = 750
/** Refusals beyond these are sent at once. */
const HELD_MAX = 2000

/** Counts what participants, workshops and hosts use on this instance, and refuses what exceeds the table of quotas. */
export class QuotaCheck {
  readonly isOn: boolean
  /** Refusals since the start. */
  readonly refusals = new Map<QuotaName, number>()
  readonly #clock: Clock
  readonly #rates: RateLimit
  #held = 0

  constructor(clock: Clock, setting: 'on' | 'off') {
    this.isOn = setting === 'on'
    this.#clock = clock
    this.#rates = new RateLimit(clock)
  }

  /** Needs the signed cookies only, so a call is refused before its body is read and before any query. */
  requireRate(name: CallClass, caller: Caller, address: string) {
    const { person, host, addressRange: ofRange }: Quota = quotas[name]
    if (ofRange) return this.#take(name, ofRange, addressRange(address))
    if (caller.hostKey !== null) return this.#take(name, host, personKey(caller))
    if (caller.login === null) return undefined
    this.#take(name, person, personKey(caller))
    return this.#takeFromWorkshop(name, caller)
  }

  /** Before a new participant, or a new login without a name, is created. */
  requireNewcomer(sessionId: number, address: string) {
    const { addressRange: ofRange, workshop } = quotas.newcomers
    this.#take('newcomers', ofRange, `${addressRange(address)} in ${sessionId}`)
    this.#take('newcomers', workshop, `workshop ${sessionId}`)
  }

  /** Counts a refusal and returns the error to throw. */
  refusal(name: QuotaName, code: ErrorCode = quotas[name].refusal, retryAfter = 1): AppError {
    this.refusals.set(name, (this.refusals.get(name) ?? 0) + 1)
    return new AppError(code, { retryAfter, hold: () => this.#hold() })
  }

  /** A caller who repeats a refused call at once would otherwise fill the processor with refusals. */
  async #hold() {
    if (this.#held >= HELD_MAX) return
    this.#held += 1
    await new Promise<void>((resolve) => this.#clock.after(REFUSAL_DELAY_MS, resolve))
    this.#held -= 1
  }

  #take(name: QuotaName, rate: Rate | undefined, key: string) {
    if (!this.isOn || !rate) return
    const wait = this.#rates.take(`${name} ${key}`, rate)
    if (wait > 0) throw this.refusal(name, undefined, seconds(wait))
  }

  #takeFromWorkshop(name: QuotaName, caller: Caller) {
    const { workshop, reserve }: Quota = quotas[name]
    if (!this.isOn || !workshop) return
    const wait = this.#rates.take(`${name} workshop ${caller.sessionId}`, workshop)
    if (wait === 0) return
    const isReserveLeft = reserve && this.#rates.take(`${name} reserve ${personKey(caller)}`, reserve) === 0
    if (!isReserveLeft) throw this.refusal(name, undefined, seconds(wait))
  }
}

const seconds = (ms: number) => Math.ceil(ms / 1000)

/** A participant on all devices; hosts together, who share one password; a login without a name. */
export function personKey({ hostKey, participantId, login }: Pick<Caller, 'hostKey' | 'participantId' | 'login'>) {
  if (participantId !== null) return `participant ${participantId}`
  return hostKey === null ? `login ${login}` : `host ${hostKey}`
}
