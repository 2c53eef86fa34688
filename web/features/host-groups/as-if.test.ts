import { expect, test } from 'vitest'
import type { HostGroups } from '#contract/groups.ts'
import { asIf } from './as-if.ts'

const ana = { email: 'ana@example.org', group_id: 3, observes: false }
const ben = { email: 'ben@example.org', group_id: null, observes: false }
const groups: HostGroups = {
  made_by: 'host',
  groups: [
    { id: 3, name: 'North', solution_ids: [7, 8] },
    { id: 4, name: 'South', solution_ids: [] },
  ],
  removed: [],
  people: [ana, ben],
}

test('a choice that is on its way stands where it was made, and nothing else changes', () => {
  expect(asIf(groups, { do: 'switch', made_by: 'nobody' })).toEqual({ ...groups, made_by: 'nobody' })
  expect(asIf(groups, { do: 'move', email: ben.email, group_id: null, observes: true }).people).toEqual([
    ana,
    { ...ben, observes: true },
  ])
  const given = asIf(groups, { do: 'give', solution_id: 7, group_id: 4 }).groups
  expect(given.map(({ solution_ids }) => solution_ids)).toEqual([[8], [7]])
  const taken = asIf(groups, { do: 'give', solution_id: 7, group_id: null }).groups
  expect(taken.map(({ solution_ids }) => solution_ids)).toEqual([[8], []])
  expect(asIf(groups, { do: 'add', name: 'West' })).toBe(groups)
})
