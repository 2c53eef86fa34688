import { beforeEach, expect, test, vi } from 'vitest'
import { readDrafts, readWriter, storeDraft } from '../../lib/edits/stored-drafts.ts'
import { splitWholeForm } from './whole-form-draft.ts'

beforeEach(() => localStorage.clear())

test('a form that finds no room for its fields stays as it is', () => {
  const form = { name: 'Night bus', fhn: '2', purposes: ['5'] }
  const value = { ...form, name: 'My name', fhn: '3' }
  storeDraft(readWriter(), 'place/form', { value, startedFrom: form, label: 'Solution', at: new Date().toISOString() })
  const setItem = localStorage.setItem.bind(localStorage)
  const room = localStorage.length + 1
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key: string, text: string) => {
    if (localStorage.length >= room) throw new DOMException('no', 'QuotaExceededError')
    setItem(key, text)
  })
  splitWholeForm('place')
  expect([...readDrafts(readWriter(), 'place').keys()]).toEqual(['form'])
})
