import { expect, test } from 'vitest'
import { PRESENCE_EXPIRY_MS } from '#contract/limits.ts'
import { quotas } from '../http/quotas/quotas.ts'
import { People } from './people.ts'

const { person: PERSON_MAX, workshop: WORKSHOP_MAX } = quotas.presence.atOnce
const at = (person: string, tab: string) => ({
  person,
  tab,
  participant_id: null,
  solution_id: null,
  step: null,
  editing: null,
})

test('a person has a limited number of tabs, and can still move the tabs they have', () => {
  const people = new People({ hasQuotas: true })
  for (let n = 0; n < PERSON_MAX; n += 1) people.hear(at('ana', `ana ${n}`), 1)
  expect(people.hasTooMany(at('ana', 'another'))).toBe(true)
  expect(people.hear(at('ana', 'another'), 1)).toEqual({ isNews: false })
  expect(people.hear({ ...at('ana', 'ana 0'), step: 3 }, 2)).toEqual({ isNews: true })
  expect(people.hasTooMany(at('ben', 'tab of ben'))).toBe(false)
  people.leave(at('ana', 'ana 0'))
  expect(people.hear(at('ana', 'another'), 1)).toEqual({ isNews: true })
})

test('nobody else can claim a tab or make it leave, until it has expired', () => {
  const people = new People({ hasQuotas: true })
  people.hear(at('ana', 'tab'), 0)
  expect(people.hear({ ...at('ben', 'tab'), step: 7 }, 1)).toEqual({ isNews: false })
  expect(people.leave(at('ben', 'tab'))).toBe(false)
  expect(people.find('tab')).toEqual(at('ana', 'tab'))
  expect(people.expire(PRESENCE_EXPIRY_MS)).toEqual(['tab'])
  expect(people.hear(at('ben', 'tab'), PRESENCE_EXPIRY_MS)).toEqual({ isNews: true })
})

test('in a full workshop a person without a tab replaces the newest tab of the person with most', () => {
  const people = new People({ hasQuotas: true })
  for (const tab of ['first', 'second', 'third']) people.hear(at('ana', tab), 1)
  for (let n = 3; n < WORKSHOP_MAX; n += 1) people.hear(at(`person ${n}`, `tab ${n}`), 1)
  expect(people.hear(at('ben', 'tab of ben'), 1)).toEqual({ isNews: true, removed: 'third' })
  expect(people.hear(at('ben', 'second tab of ben'), 1)).toEqual({ isNews: false })
  people.hear(at('kim', 'tab of kim'), 1)
  expect(people.hear(at('lee', 'tab of lee'), 1)).toEqual({ isNews: false })
  expect(people.count).toBe(WORKSHOP_MAX)
})
