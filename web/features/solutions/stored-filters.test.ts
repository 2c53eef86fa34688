import { expect, test, vi } from 'vitest'
import { noFilters, readFilters, storeFilters } from './stored-filters.ts'

test('filters come back as they were stored, under the specified key', () => {
  storeFilters({ text: 'cargo', fhn: 'Freedom', user: 'mira@example.org' })
  expect(sessionStorage.getItem('visualizer-filters')).toContain('cargo')
  expect(readFilters()).toEqual({ text: 'cargo', fhn: 'Freedom', user: 'mira@example.org' })
})

test('filters that cannot be read only warn', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  sessionStorage.setItem('visualizer-filters', '{"text":')
  expect(readFilters()).toEqual(noFilters)
  expect(warn).toHaveBeenCalledOnce()
})

test.each(['null', '[]', '"x"', '{"text":5,"fhn":null}'])('%s stands for no filters', (stored) => {
  sessionStorage.setItem('visualizer-filters', stored)
  expect(readFilters()).toEqual(noFilters)
})
