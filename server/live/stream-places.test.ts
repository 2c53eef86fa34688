import { expect, test } from 'vitest'
import { QuotaCheck } from '../http/quotas/check-quotas.ts'
import { quotas } from '../http/quotas/quotas.ts'
import { TurnedClock } from '../testing/app/turned-clock.ts'
import { StreamPlaces, type StreamHolder } from './stream-places.ts'

const { person: PERSON_MAX, workshop: WORKSHOP_MAX, instance: INSTANCE_MAX, hosts: HOST_PLACES } = quotas.streams.atOnce

function open(setting: 'on' | 'off' = 'on') {
  const places = new StreamPlaces(new QuotaCheck(new TurnedClock(), setting))
  const ended: string[] = []
  const take = (person: string, given: Partial<StreamHolder> = {}) => {
    const end = () => void ended.push(person)
    return places.take({ workshop: 1, person, addressRange: `range of ${person}`, isHost: false, end, ...given })
  }
  /** Streams of participants with this name, one each. */
  const fill = (name: string, count: number, given: Partial<StreamHolder> = {}) => {
    for (let n = 0; n < count; n += 1) take(`${name} ${n}`, given)
  }
  return { ended, take, fill }
}

test('a person has a limited number of streams, and a closed stream makes room', () => {
  const { take } = open()
  const close = take('ana')
  for (let n = 1; n < PERSON_MAX; n += 1) take('ana', { workshop: n })
  expect(() => take('ana')).toThrow(expect.objectContaining({ code: 'TOO_MANY_STREAMS', retryAfter: 30 }))
  take('ben')
  close()
  take('ana')
})

test('participants leave the reserved places to hosts, of which there may be more', () => {
  const { take, fill } = open()
  fill('first', WORKSHOP_MAX)
  fill('second', INSTANCE_MAX - HOST_PLACES - WORKSHOP_MAX, { workshop: 2 })
  for (let n = 0; n < HOST_PLACES; n += 1) take('host', { isHost: true })
  expect(() => take('host', { isHost: true })).toThrow(expect.objectContaining({ code: 'ROOM_FULL' }))
})

test('in a full workshop a person without a stream gets the newest one of the person with most', () => {
  const { ended, take, fill } = open()
  for (let n = 0; n < 3; n += 1) take('greedy')
  fill('modest', WORKSHOP_MAX - 3)
  take('late')
  take('later')
  expect(ended).toEqual(['greedy', 'greedy'])
  expect(() => take('late')).toThrow(expect.objectContaining({ code: 'ROOM_FULL' }))
  expect(() => take('latest')).toThrow(expect.objectContaining({ code: 'ROOM_FULL' }))
})

test('when each person has one stream, an address range with fewer gets one from the range with most', () => {
  const { ended, take, fill } = open()
  fill('room', 5, { addressRange: 'room' })
  fill('invented', WORKSHOP_MAX - 5, { addressRange: 'attacker' })
  take('late', { addressRange: 'room' })
  expect(ended).toEqual([`invented ${WORKSHOP_MAX - 6}`])
  expect(() => take('one more', { addressRange: 'attacker' })).toThrow(expect.objectContaining({ code: 'ROOM_FULL' }))
})

test('on a full instance a small workshop gets a stream of the largest', () => {
  const { ended, take, fill } = open()
  fill('large', WORKSHOP_MAX)
  fill('small', INSTANCE_MAX - HOST_PLACES - WORKSHOP_MAX, { workshop: 2 })
  take('third', { workshop: 3 })
  take('in the small one', { workshop: 2 })
  expect(ended).toEqual([`large ${WORKSHOP_MAX - 1}`, `large ${WORKSHOP_MAX - 2}`])
})

test('without quotas only the instance is limited', () => {
  const { take } = open('off')
  for (let n = 0; n < INSTANCE_MAX; n += 1) take('ana')
  expect(() => take('ben')).toThrow(expect.objectContaining({ code: 'ROOM_FULL' }))
})
