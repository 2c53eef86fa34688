import { expect, test } from 'vitest'
import { LIVE_RETRY_MS, PRESENCE_REPEAT_MS } from '#contract/limits.ts'
import type { Caller } from '../http/admission/cookies.ts'
import { personKey, QuotaCheck } from '../http/quotas/check-quotas.ts'
import type { CallClass } from '../http/quotas/quotas.ts'
import { TurnedClock } from '../testing/app/turned-clock.ts'
import { People } from './people.ts'
import { StreamPlaces } from './stream-places.ts'

const PEOPLE = 500
const TABS = 3
const ROOM = '192.0.2.1'
/** Requests of a page that loads without any cached answer. */
const READS_OF_A_PAGE = 15
const SECOND = 1000

const participant = (participantId: number): Caller => ({
  sessionId: 1,
  participantId,
  round: 0,
  login: `login ${participantId}`,
  hasEntered: false,
  isToBeRenewed: false,
  hostKey: null,
  hostLogin: null,
  browserKey: null,
  isBrowserKeyFormer: false,
  resultsToken: null,
})

/** A workshop of 500 people behind one address, all of whose requests are checked; a refusal fails the test. */
function openWorkshop() {
  const clock = new TurnedClock()
  const check = new QuotaCheck(clock, 'on')
  const places = new StreamPlaces(check)
  const people = new People({ hasQuotas: true })
  const callers = Array.from({ length: PEOPLE }, (_, index) => participant(index + 1))
  const call = (name: CallClass, caller: Caller, times = 1) => {
    for (let n = 0; n < times; n += 1) check.requireRate(name, caller, ROOM)
  }
  const isHere = (caller: Caller, tab: number) => {
    call('presence', caller)
    const where = { participant_id: caller.participantId, solution_id: null, step: null, editing: null }
    const key = { person: personKey(caller), tab: `${caller.participantId} ${tab}` }
    expect(people.hasTooMany(key)).toBe(false)
    people.hear({ ...where, ...key }, clock.now())
  }
  /** Returns how to close the page. */
  const openPage = (caller: Caller, tab: number) => {
    call('reads', caller, READS_OF_A_PAGE)
    call('streams', caller)
    isHere(caller, tab)
    return places.take({
      workshop: 1,
      person: personKey(caller),
      addressRange: ROOM,
      isHost: false,
      end: () => expect.unreachable('no stream is ended in favour of another one'),
    })
  }
  const everyone = (run: (caller: Caller) => void) => callers.forEach(run)
  /** Spreads what everyone does over some seconds. */
  const within = (seconds: number, run: (caller: Caller) => void) =>
    everyone((caller) => {
      run(caller)
      clock.turn((seconds * SECOND) / PEOPLE)
    })
  return { clock, check, people, call, isHere, openPage, everyone, within }
}

test('a fast workshop of 500 people behind one address meets no quota', () => {
  const { clock, check, people, call, isHere, openPage, everyone, within } = openWorkshop()
  const pages: (() => void)[] = []

  // all join within a minute, each with three tabs
  within(60, (caller) => {
    check.requireNewcomer(1, ROOM)
    call('joins', caller)
    check.requireNewcomer(1, ROOM)
    for (let tab = 0; tab < TABS; tab += 1) pages.push(openPage(caller, tab))
  })
  expect(people.count).toBe(PEOPLE * TABS)

  // a minute of work: a save every three seconds, presence, a move every two seconds, and the changes of their group
  for (let second = 0; second < 60; second += 1) {
    everyone((caller) => {
      if ((second + Number(caller.participantId)) % 3 === 0) call('writes', caller)
      call('reads', caller, 6)
      if ((second + Number(caller.participantId)) % 2 === 0) isHere(caller, 0)
      if ((second * SECOND) % PRESENCE_REPEAT_MS === 0) for (let tab = 0; tab < TABS; tab += 1) isHere(caller, tab)
    })
    clock.turn(SECOND)
  }

  // everyone saves nine ratings at the same moment, each with a request, and undoes them
  everyone((caller) => call('writes', caller, 9))
  clock.turn(5 * SECOND)
  everyone((caller) => call('writes', caller, 9))
  clock.turn(10 * SECOND)

  // everyone reloads all tabs at the same moment, and again after a broken connection
  for (let time = 0; time < 2; time += 1) {
    for (const close of pages.splice(0)) close()
    everyone((caller) => {
      for (let tab = 0; tab < TABS; tab += 1) pages.push(openPage(caller, tab))
    })
    clock.turn(LIVE_RETRY_MS)
  }
  clock.turn(10 * SECOND)

  // silent rating: everyone rates nine needs within a minute, and everyone reads along in one solution
  for (let second = 0; second < 60; second += 1) {
    everyone((caller) => {
      if ((second + Number(caller.participantId)) % 6 === 0) call('writes', caller)
      call('reads', caller, 12)
    })
    clock.turn(SECOND)
  }
  expect(check.refusals.size).toBe(0)
})

test('a person who deletes and restores fifty things in half a minute meets no quota', () => {
  const { clock, check, call } = openWorkshop()
  for (let n = 0; n < 50; n += 1) {
    call('writes', participant(1), 4)
    clock.turn(0.6 * SECOND)
  }
  expect(check.refusals.size).toBe(0)
})
