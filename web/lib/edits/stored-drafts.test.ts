import { afterEach, expect, test, vi } from 'vitest'
import { DRAFT_DAYS } from '#contract/limits.ts'
import { DraftKeeper } from './draft-keeper.ts'
import {
  adoptDrafts,
  forgetDraft,
  forgetDraftsOf,
  hasDrafts,
  hasDraftsOf,
  readDrafts,
  storeDraft,
} from './stored-drafts.ts'

const email = 'mira@example.org'
const mira = { sessionId: 'K7QM-2XVD', email }
const elsewhere = { sessionId: 'AAAA-BBBB', email }
const day = 24 * 60 * 60 * 1000
const draft = (at = new Date()) => ({ value: 'Mine', startedFrom: '', label: 'Story', at: at.toISOString() })
const names = (writer = mira, place = 'solution/1/stories') => [...readDrafts(writer, place).keys()]
const all = () => Object.keys(localStorage)

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('drafts belong to a mira, however its ID is spelled, and to a place', () => {
  storeDraft(mira, 'solution/1/stories/27', draft())
  storeDraft(mira, 'solution/12/stories/27', draft())
  storeDraft(elsewhere, 'solution/1/stories/31', draft())
  expect(readDrafts({ sessionId: 'k7qm 2xvd', email: ' Mira@Example.org' }, 'solution/1/stories')).toEqual(
    new Map([['27', { ...draft(), at: expect.any(String) }]]),
  )
  expect(names(elsewhere)).toEqual(['31'])
  forgetDraft(mira, 'solution/1/stories/27')
  expect(names()).toEqual([])
})

test('of two people at one browser neither finds the words or the e-mail of the other', () => {
  const jonas = { ...mira, email: 'jonas@example.org' }
  storeDraft(mira, 'solution/1/stories/27', draft())
  storeDraft(jonas, 'solution/1/stories/31', draft())
  expect([names(mira), names(jonas)]).toEqual([['27'], ['31']])
  expect(all().join()).not.toMatch(/mira|jonas|example/)
})

test('whether a person has typed anything is known without knowing where', () => {
  storeDraft(mira, 'solution/1/stories/27', draft())
  expect(hasDrafts(mira)).toBe(true)
  expect(hasDrafts({ ...mira, email: 'jonas@example.org' })).toBe(false)
  expect(hasDrafts(elsewhere)).toBe(false)
})

test('old and broken ones go when anything is read; the keys of others stay', () => {
  localStorage.setItem('sessionId', mira.sessionId)
  localStorage.setItem('ninefold-draft/AAAABBBB/x/1', '{broken')
  localStorage.setItem('ninefold-draft/AAAABBBB/x/2', 'null')
  storeDraft(elsewhere, 'x/3', draft(new Date(Date.now() - (DRAFT_DAYS + 1) * day)))
  storeDraft(mira, 'solution/1/stories/27', draft(new Date(Date.now() - (DRAFT_DAYS - 1) * day)))
  expect(names()).toEqual(['27'])
  expect(all().toSorted()).toEqual([
    expect.stringMatching(/^ninefold-draft\/v2\/\w+\/\w+\/solution\/1\/stories\/27$/),
    'ninefold-salt',
    'sessionId',
  ])
})

test('full or forbidden storage is survived without a word', () => {
  const warned = vi.spyOn(console, 'warn')
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError')
  }
  for (const method of ['getItem', 'setItem', 'removeItem', 'key'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse)
  }
  storeDraft(mira, 'x/1', draft())
  forgetDraft(mira, 'x/1')
  expect(names()).toEqual([])
  expect(warned).not.toHaveBeenCalled()
})

/** Room for as many entries as there are, and no more. */
function fillStorage() {
  const room = localStorage.length
  const setItem = localStorage.setItem.bind(localStorage)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key: string, value: string) => {
    if (localStorage.getItem(key) === null && localStorage.length >= room)
      throw new DOMException('no', 'QuotaExceededError')
    setItem(key, value)
  })
}

test('with full storage drafts are found under a new session ID all the same', () => {
  storeDraft(mira, 'solution/1/stories/27', draft())
  storeDraft(mira, 'solution/1/stories/31', draft())
  fillStorage()
  adoptDrafts(['K7QM-2XVD'], 'aaaa bbbb')
  expect(names(elsewhere).toSorted()).toEqual(['27', '31'])
})

test('what found no room is stored once there is some', () => {
  vi.useFakeTimers()
  fillStorage()
  const keeper = new DraftKeeper<string>(mira, 'solution/1/stories')
  keeper.keep(new Map([['27', { value: 'Mine', startedFrom: '', label: 'Story' }]]))
  vi.runAllTimers()
  expect(Object.keys(localStorage)).toEqual([])
  // the tab itself remembers it
  expect(names()).toEqual(['27'])
  vi.restoreAllMocks()
  keeper.flush()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('ninefold-draft/'))).toHaveLength(1)
  expect(names()).toEqual(['27'])
})

test('what is typed is stored after a pause, at once when the page goes, and forgotten at once when it is saved', () => {
  vi.useFakeTimers()
  const keeper = new DraftKeeper<string>(mira, 'solution/1/stories')
  const typed = (text: string) => new Map([['27', { value: text, startedFrom: '', label: 'Story' }]])
  const stored = () => readDrafts(mira, 'solution/1/stories').get('27')?.value
  keeper.keep(typed('M'))
  keeper.keep(typed('Mine'))
  expect(stored()).toBeUndefined()
  vi.runAllTimers()
  expect(stored()).toBe('Mine')
  keeper.keep(typed('Mine, more'))
  keeper.flush()
  expect(stored()).toBe('Mine, more')
  keeper.keep(new Map())
  expect(stored()).toBeUndefined()
})

test('what is left on purpose is forgotten, also what was still to be stored', () => {
  vi.useFakeTimers()
  const keeper = new DraftKeeper<string>(mira, 'solution/1/stories')
  keeper.keep(new Map([['27', { value: 'Mine', startedFrom: '', label: 'Story' }]]))
  keeper.abandon()
  keeper.flush()
  vi.runAllTimers()
  expect(all().filter((key) => key.startsWith('ninefold-draft/'))).toEqual([])
})

test('after a new session ID drafts kept under the former one are found under the new one', () => {
  storeDraft(mira, 'solution/1/stories/27', draft())
  adoptDrafts(['K7QM-2XVD'], 'aaaa bbbb')
  expect(names(elsewhere)).toEqual(['27'])
  expect(names()).toEqual([])
})

test('drafts of earlier versions, whose keys have the session ID, are found and moved', () => {
  // as version 0.2.0 wrote it for mira@example.org in K7QM-2XVD
  const earlier = 'ninefold-draft/K7QM2XVD/bui8xg/solution/1/stories/27'
  localStorage.setItem(earlier, JSON.stringify(draft()))
  expect(hasDrafts(mira)).toBe(true)
  expect(names()).toEqual(['27'])
  expect(all().join()).not.toContain('K7QM')
})

test('no key has the session ID, and enough session IDs have the same key', () => {
  storeDraft(mira, 'solution/1/stories/27', draft())
  const [key = ''] = all().filter((name) => name.startsWith('ninefold-draft/'))
  expect(key).not.toMatch(/k7qm|2xvd/i)
  // 16 bits of 38: millions of session IDs remain
  expect(Number.parseInt(key.split('/')[2] ?? '', 36)).toBeLessThan(2 ** 16)
})

test('all drafts of one person go at once, in every workshop, and nobody else’s', () => {
  const jonas = { ...mira, email: 'jonas@example.org' }
  for (const writer of [mira, elsewhere, jonas]) storeDraft(writer, 'solution/1/stories/27', draft())
  expect(hasDraftsOf(' Mira@example.org')).toBe(true)
  forgetDraftsOf(email)
  expect([hasDraftsOf(email), hasDraftsOf(jonas.email)]).toEqual([false, true])
  expect([names(mira), names(elsewhere), names(jonas)]).toEqual([[], [], ['27']])
})
