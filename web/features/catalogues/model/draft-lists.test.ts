import { describe, expect, test } from 'vitest'
import {
  canPutBack,
  changeDraft,
  countReferences,
  nextId,
  removedReferences,
  withEffectOfNone,
  type CatalogueDraft,
  type DraftAction,
  type Lists,
} from './draft-lists.ts'

const before: Lists = {
  fhns: [{ id: 1, p_fhn: 'Freedom' }],
  measures: [
    { id: 1, measure: 'Synergic', effect: 'helps' },
    { id: 4, measure: 'Inhibiting', effect: 'harms' },
    { id: 5, measure: 'None', effect: 'none' },
  ],
  purposes: [
    { id: 3, purpose: 'Mobility', description: 'Getting about' },
    { id: 4, purpose: 'Health' },
  ],
  stakeholders: [{ id: 1, stakeholder: 'Residents', stakeholder_category: 'Direct users' }],
  metrics: [
    { id: 27, metric_text: 'Car kilometres avoided', purposes: [3, 4], stakeholders: [1] },
    { id: 28, metric_text: 'Noise at night', purposes: [4], stakeholders: [1] },
    { id: 30, metric_text: 'Trips on foot', purposes: [3], stakeholders: [] },
  ],
}

const start: CatalogueDraft = { name: 'Ours', lists: before }
const after = (...actions: DraftAction[]) =>
  actions.reduce((draft, action) => changeDraft(draft, before, action), start).lists

describe('a draft', () => {
  test('gets new entries at the end, measures at the place of their id', () => {
    expect(nextId(before, before, 'metrics')).toBe(31)
    expect(after({ type: 'added', list: 'metrics', id: 31 }).metrics.at(-1)).toEqual({
      id: 31,
      metric_text: '',
      purposes: [],
      stakeholders: [],
    })
    expect(nextId(before, before, 'measures')).toBe(2)
    const measures = after({ type: 'added', list: 'measures', id: 2 }).measures
    expect(measures.map(({ id }) => id)).toEqual([1, 2, 4, 5])
  })

  test('uses no id of the version before again', () => {
    const lists = after({ type: 'removed', list: 'metrics', id: 30 })
    expect(nextId(lists, before, 'metrics')).toBe(31)
  })

  test('leaves out a field that is emptied, and leaves the other entries alone', () => {
    const lists = after({ type: 'changed', list: 'purposes', id: 3, fields: { description: undefined } })
    expect(lists.purposes[0]).toEqual({ id: 3, purpose: 'Mobility' })
    expect(lists.purposes[1]).toBe(before.purposes[1])
  })

  test('moves an entry to a place, and puts the former order back behind which new ones stand', () => {
    const moved = after({ type: 'moved', list: 'metrics', id: 30, to: 0 }, { type: 'added', list: 'metrics', id: 31 })
    expect(moved.metrics.map(({ id }) => id)).toEqual([30, 27, 28, 31])
    const back = changeDraft({ name: '', lists: moved }, before, { type: 'order put back', list: 'metrics' })
    expect(back.lists.metrics.map(({ id }) => id)).toEqual([27, 28, 30, 31])
  })

  test('takes what is removed out of the metrics that name it, and back again when it returns', () => {
    expect(countReferences(before, 'purposes', 3)).toBe(2)
    const lists = after({ type: 'removed', list: 'purposes', id: 3 })
    expect(lists.metrics.map(({ purposes }) => purposes)).toEqual([[4], [4], []])
    const back = after({ type: 'removed', list: 'purposes', id: 3 }, { type: 'put back', list: 'purposes', id: 3 })
    expect(back).toEqual(before)
  })

  test('puts a metric back without what has been removed meanwhile', () => {
    const lists = after(
      { type: 'changed', list: 'metrics', id: 27, fields: { metric_text: 'Car trips' } },
      { type: 'removed', list: 'purposes', id: 3 },
      { type: 'put back', list: 'metrics', id: 27 },
    )
    expect(lists.metrics[0]).toEqual({ ...before.metrics[0], purposes: [4] })
    expect(removedReferences(lists, before, 'metrics', 27)).toEqual(['Mobility'])
    expect(removedReferences(lists, before, 'metrics', 28)).toEqual([])
    // nothing of it can be put back before the purpose is
    expect(canPutBack(lists, before, 'metrics', 27)).toBe(false)
    const named = changeDraft({ name: '', lists }, before, { type: 'put back', list: 'purposes', id: 3 }).lists
    expect(removedReferences(named, before, 'metrics', 27)).toEqual([])
    expect(named.metrics[0]).toEqual(before.metrics[0])
  })

  test('says for everybody in a category what it is called in another language', () => {
    const people = { type: 'changed', list: 'stakeholders' } as const
    const lists = after(
      { type: 'added', list: 'stakeholders', id: 2 },
      { ...people, id: 2, fields: { stakeholder_category: 'Direct users' } },
      { ...people, id: 2, fields: { 'stakeholder_category@de': 'Nutzende' } },
      { type: 'added', list: 'stakeholders', id: 3 },
      { ...people, id: 3, fields: { stakeholder_category: 'Direct users' } },
      { ...people, id: 2, fields: { stakeholder_category: 'Others' } },
    )
    const said = (lists.stakeholders as Record<string, unknown>[]).map((person) => person['stakeholder_category@de'])
    expect(said).toEqual(['Nutzende', 'Nutzende', 'Nutzende'])
  })

  test('gives None the effect it must have, and none where no measure has one', () => {
    const effects = (lists: Lists, from = lists) => withEffectOfNone(lists, from).measures.map(({ effect }) => effect)
    const none = { id: 5, measure: 'None' }
    const being = { id: 1, measure: 'Being' }
    expect(effects({ ...before, measures: [...before.measures.slice(0, 2), { ...none, effect: 'harms' }] })).toEqual([
      'helps',
      'harms',
      'none',
    ])
    expect(effects({ ...before, measures: [{ ...being, effect: 'helps' }, none] })).toEqual(['helps', 'none'])
    expect(effects({ ...before, measures: [being, none] })).toEqual([undefined, undefined])
    expect(withEffectOfNone(before, before)).toBe(before)
  })
})
