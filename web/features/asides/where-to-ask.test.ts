import { expect, test } from 'vitest'
import type { Groups } from '#contract/groups.ts'
import { whereToAsk } from './where-to-ask.ts'

const group = (id: number, ...solution_ids: number[]) => ({ id, name: `Group ${id}`, people: 1, solution_ids })
const groups: Groups = { made_by: 'host', groups: [group(1, 11, 12), group(2, 21)], own: 1, observes: false }

test('without groups help is asked for where one is', () => {
  expect(whereToAsk(undefined, 7)).toBe(7)
  expect(whereToAsk(undefined, undefined)).toBeUndefined()
})

test('in a group it is asked for in what one may write in, and elsewhere for the own group', () => {
  expect(whereToAsk(groups, 12)).toBe(12)
  expect(whereToAsk(groups, 99)).toBe(99)
  expect(whereToAsk(groups, 21)).toBe(11)
  expect(whereToAsk(groups, undefined)).toBe(11)
})

test('whoever has no group asks in what is nobody’s, and who looks on nowhere', () => {
  expect(whereToAsk({ ...groups, own: null }, 21)).toBeUndefined()
  expect(whereToAsk({ ...groups, own: null }, 99)).toBe(99)
  expect(whereToAsk({ ...groups, own: null, observes: true }, 99)).toBeUndefined()
})
