import { expect, test } from 'vitest'
import type { Effect } from '#contract/reference-data.ts'
import { spreadRows, takeOver } from './spread-rows.ts'

const fhns = ['Subsistence', 'Protection', 'Affection'].map((p_fhn, index) => ({ id: index + 1, p_fhn }))
const effects: Effect[] = ['helps', 'seems', 'helps', 'harms', 'none']
const measures = effects.map((effect, index) => ({ id: index + 1, measure: `Measure ${index + 1}`, effect }))
const silent = measures.map(({ id, measure }) => ({ id, measure }))

/** How people agree who chose these measures for one need. */
const agreementOn = (chosen: Record<number, number>, catalogue: Parameters<typeof spreadRows>[2] = measures) => {
  const spread = Object.entries(chosen).map(([measure, people]) => ({ fhn_id: 1, measure: Number(measure), people }))
  return spreadRows({ spread, own: [] }, fhns, catalogue)[0]!.agreement
}

test('says how far people agree, by what the measures do to the need', () => {
  expect(agreementOn({})).toBe('none')
  expect(agreementOn({ 4: 1 })).toBe('one')
  expect(agreementOn({ 4: 3 })).toBe('agree')
  expect(agreementOn({ 5: 3 })).toBe('left')
  expect(agreementOn({ 1: 1, 3: 1 })).toBe('differ')
  expect(agreementOn({ 2: 1, 4: 1 })).toBe('differ')
  expect(agreementOn({ 1: 3, 5: 1 })).toBe('differ')
  expect(agreementOn({ 3: 1, 4: 2 })).toBe('opposed')
  expect(agreementOn({ 1: 1, 2: 1 })).toBe('opposed')
})

test('an agreed measure is taken over, an agreed None never: what the group rated before stays and is counted', () => {
  const spread = [
    { fhn_id: 1, measure: 5, people: 2 },
    { fhn_id: 2, measure: 4, people: 2 },
    { fhn_id: 3, measure: 5, people: 2 },
  ]
  const rows = spreadRows({ spread, own: [] }, fhns, measures)
  const earlier = new Map([
    [1, 3],
    [2, 1],
    [3, 5],
  ])
  expect(takeOver(rows, (id) => earlier.get(id)!)).toEqual({ taken: [{ id: 2, measure: 4 }], kept: 1 })
  expect(takeOver(rows, () => 4)).toEqual({ taken: [], kept: 2 })
})

test('a catalogue without effects knows no opposites', () => {
  expect(agreementOn({ 1: 1, 4: 1 }, silent)).toBe('differ')
})

test('every need has its row in the order of the catalogue, also where only some rated it or nobody', () => {
  const spread = [
    { fhn_id: 3, measure: 1, people: 2 },
    { fhn_id: 3, measure: 4, people: 1 },
    { fhn_id: 1, measure: 5, people: 2 },
  ]
  const rows = spreadRows({ spread, own: [{ fhn_id: 3, measure: 4 }] }, fhns, measures)
  expect(rows.map(({ name, rated, own, agreedOn }) => ({ name, rated, own, agreedOn }))).toEqual([
    { name: 'Subsistence', rated: 2, own: undefined, agreedOn: 5 },
    { name: 'Protection', rated: 0, own: undefined, agreedOn: undefined },
    { name: 'Affection', rated: 3, own: 4, agreedOn: undefined },
  ])
  expect(rows[2]!.people).toEqual(
    new Map([
      [1, 2],
      [4, 1],
    ]),
  )
})

test('with a share what so many chose counts as agreed on; without one only what all chose', () => {
  const spread = [
    { fhn_id: 1, measure: 4, people: 7 },
    { fhn_id: 1, measure: 1, people: 3 },
  ]
  const on = (share?: number) => {
    const [row] = spreadRows({ spread, own: [], ...(share && { share }) }, fhns, measures)
    return [row?.agreedOn, row?.hasReached, row?.commonest?.percent]
  }
  expect(on(70)).toEqual([4, true, 70])
  expect(on(71)).toEqual([undefined, false, 70])
  expect(on()).toEqual([undefined, false, 70])
})
