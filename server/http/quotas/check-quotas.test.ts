import { expect, test } from 'vitest'
import { endpoints } from '#contract/index.ts'
import { TurnedClock } from '../../testing/app/turned-clock.ts'
import type { Caller } from '../admission/cookies.ts'
import { classOfCall } from './call-classes.ts'
import { QuotaCheck } from './check-quotas.ts'
import { quotas } from './quotas.ts'

const participant = (participantId: number, sessionId = 1): Caller => ({
  sessionId,
  participantId,
  round: 0,
  login: `login of ${participantId}`,
  hasEntered: false,
  isToBeRenewed: false,
  hostKey: null,
  hostLogin: null,
  browserKey: null,
  isBrowserKeyFormer: false,
  resultsToken: null,
})

function start() {
  const clock = new TurnedClock()
  const check = new QuotaCheck(clock, 'on')
  /** How many calls pass before one is refused. */
  const passing = (caller: Caller, most: number) => {
    for (let count = 0; count < most; count += 1) {
      try {
        check.requireRate('writes', caller, '192.0.2.1')
      } catch {
        return count
      }
    }
    return most
  }
  return { clock, check, passing }
}

test('every call of the contract has a quota class, and every class is in the table', () => {
  const without = endpoints.filter((endpoint) => !(classOfCall(endpoint) in quotas))
  expect(without.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

test('a participant is refused after the burst, and another one is not', () => {
  const { check, passing } = start()
  const { burst } = quotas.writes.person
  expect(passing(participant(1), 10_000)).toBe(burst)
  expect(passing(participant(2), 1)).toBe(1)
  expect(check.refusals.get('writes')).toBe(1)
})

test('a participant without an e-mail is counted by login, and hosts by their password', () => {
  const { passing } = start()
  const nameless = (login: string): Caller => ({ ...participant(1), participantId: null, login })
  expect(passing(nameless('first'), 10_000)).toBe(quotas.writes.person.burst)
  expect(passing(nameless('second'), 1)).toBe(1)
  expect(passing({ ...nameless('third'), hostKey: 'key' }, 10_000)).toBe(quotas.writes.host.burst)
})

test('when a workshop has used up its rate, each of its participants keeps a reserve, and other workshops are free', () => {
  const { passing } = start()
  const { person, workshop, reserve } = quotas.writes
  const greedy = workshop.burst / person.burst
  for (let id = 1; id <= greedy; id += 1) expect(passing(participant(id), 10_000)).toBe(person.burst)
  expect(passing(participant(1000), 10_000)).toBe(reserve.burst)
  expect(passing(participant(1001), 10_000)).toBe(reserve.burst)
  expect(passing(participant(2000, 2), 10_000)).toBe(person.burst)
})

test('newcomers are limited per address range and per workshop', () => {
  const { check } = start()
  const { addressRange, workshop } = quotas.newcomers
  for (let n = 0; n < addressRange.burst; n += 1) check.requireNewcomer(1, '192.0.2.1')
  expect(() => check.requireNewcomer(1, '192.0.2.1')).toThrow(expect.objectContaining({ code: 'TOO_MANY_JOINS' }))
  for (let n = addressRange.burst; n < workshop.burst; n += 1) check.requireNewcomer(1, `192.0.2.${100 + (n % 7)}`)
  expect(() => check.requireNewcomer(1, '198.51.100.1')).toThrow(expect.objectContaining({ retryAfter: 1 }))
  check.requireNewcomer(2, '192.0.2.1')
})

test('callers with a results link are counted by their network, with whatever cookies and tokens', () => {
  const { check } = start()
  const caller = (n: number): Caller => ({ ...participant(n), resultsToken: `token ${n}` })
  const { burst } = quotas.links.addressRange
  for (let n = 0; n < burst; n += 1) check.requireRate('links', caller(n), `2001:db8::${(n % 9).toString(16)}`)
  expect(() => check.requireRate('links', caller(1), '2001:db8::a')).toThrow(
    expect.objectContaining({ code: 'TOO_MANY_CALLS', retryAfter: 1 }),
  )
  check.requireRate('links', caller(1), '2001:db8:0:1::1')
})
