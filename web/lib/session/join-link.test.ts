import { beforeEach, expect, test } from 'vitest'
import { readJoinLink, takeJoinLink } from './join-link.ts'

beforeEach(() => window.history.replaceState(null, '', '/login'))

test('reads a join link from behind the #, and an older one from behind the ?', () => {
  expect(readJoinLink({ hash: '#session=K7QM-2XVD&group=3', search: '' })).toEqual({ session: 'K7QM-2XVD', group: '3' })
  expect(readJoinLink({ hash: '', search: '?session=234E6789' })).toEqual({ session: '234E6789' })
  expect(readJoinLink({ hash: '', search: '' })).toEqual({})
})

test.each(['/login#session=K7QM-2XVD&group=3', '/login?session=K7QM-2XVD&group=3'])(
  'removes %s from the address and remembers it for a reload',
  (address) => {
    window.history.replaceState({ isLetGo: true }, '', address)
    expect(takeJoinLink()).toEqual({ session: 'K7QM-2XVD', group: '3' })
    expect(window.location.href).not.toContain('K7QM')
    expect(window.history.state).toMatchObject({ isLetGo: true })
    expect(takeJoinLink()).toEqual({ session: 'K7QM-2XVD', group: '3' })
  },
)

test('an address without a join link is left alone', () => {
  window.history.replaceState(null, '', '/login?other=1')
  expect(takeJoinLink()).toEqual({})
  expect(window.location.search).toBe('?other=1')
})
