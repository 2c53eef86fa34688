import { expect, test, vi } from 'vitest'
import { DraftKeeper, keepAllDrafts } from './draft-keeper.ts'

test('all is kept only when the browser has kept every draft, not just the last one', () => {
  const keeper = new DraftKeeper<string>({ sessionId: 'K7QM-2XVD', email: 'mira@example.org' }, 'solution/7/stories')
  const leave = keeper.attend()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((_key, text) => {
    if (text.includes('long')) throw new DOMException('full', 'QuotaExceededError')
  })
  const draft = (value: string) => ({ value, startedFrom: '', label: 'User story' })
  keeper.keep(
    new Map([
      ['1', draft('a long story')],
      ['2', draft('short')],
    ]),
  )
  expect(keepAllDrafts()).toBe(false)
  full.mockRestore()
  expect(keepAllDrafts()).toBe(true)
  leave()
})
