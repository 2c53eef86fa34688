import { expect, test } from 'vitest'
import { relevantMetrics } from './relevant-metrics.ts'

const metric = (id: number, ...purposes: string[]) => ({ id, metric_text: `Metric ${id}`, purposes, stakeholders: [] })
const all = [metric(1, 'Health'), metric(2, 'Health', 'Mobility'), metric(3, 'Culture'), metric(4)]

test('one shared purpose is enough to be available', () => {
  expect(relevantMetrics(all, ['Mobility', 'Culture'], new Set()).map(({ id }) => id)).toEqual([2, 3])
})

test('an available metric names the purposes it shares, not its others', () => {
  expect(relevantMetrics(all, ['Mobility'], new Set())[0]?.purposes).toEqual(['Mobility'])
})

test('what was added is not available again', () => {
  expect(relevantMetrics(all, ['Health'], new Set([2])).map(({ id }) => id)).toEqual([1])
})

test('a solution without purposes has nothing available', () => {
  expect(relevantMetrics(all, [], new Set())).toEqual([])
})
