import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  adoptLogin,
  forgetSession,
  isSomebodyElse,
  ownLogin,
  readEmail,
  readSessionId,
  storeSession,
} from './stored-session.ts'
import { forgetSolution, readSelectedSolutionId, selectSolution, useSelectedSolutionId } from './stored-solution.ts'
import { onSessionChangedElsewhere } from './use-session.ts'

test('keeps session ID, e-mail and solution under the specified keys', () => {
  storeSession('K7QM-2XVD', 'mira@example.org')
  selectSolution(7)
  expect({ ...localStorage }).toEqual({ sessionId: 'K7QM-2XVD', email: 'mira@example.org', solutionID: '7' })
})

test('the selected solution follows this tab and the others', () => {
  const { result } = renderHook(() => useSelectedSolutionId())
  expect(result.current).toBeNull()

  act(() => selectSolution(7))
  expect(result.current).toBe(7)

  localStorage.setItem('solutionID', '8')
  act(() => void window.dispatchEvent(new Event('localStorageChange')))
  expect(result.current).toBe(8)

  localStorage.setItem('solutionID', '9')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'email' })))
  expect(result.current).toBe(8)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'solutionID' })))
  expect(result.current).toBe(9)
})

test('what is no solution id selects nothing', () => {
  localStorage.setItem('solutionID', 'seven')
  expect(readSelectedSolutionId()).toBeNull()
})

test('joining another workshop forgets the solution, joining the same one does not', () => {
  storeSession('AAAA', 'mira@example.org')
  selectSolution(7)
  storeSession('AAAA', 'mira@example.org')
  expect(readSelectedSolutionId()).toBe(7)
  storeSession('BBBB', 'mira@example.org')
  expect(readSelectedSolutionId()).toBeNull()
})

test('a deleted solution is forgotten only when it is the selected one', () => {
  selectSolution(7)
  forgetSolution(8)
  expect(readSelectedSolutionId()).toBe(7)
  forgetSolution(7)
  expect(readSelectedSolutionId()).toBeNull()
})

test('only another tab changing the session is told', () => {
  const changed = vi.fn<() => void>()
  const stop = onSessionChangedElsewhere(changed)
  storeSession('AAAA', 'mira@example.org')
  expect(changed).not.toHaveBeenCalled()
  window.dispatchEvent(new StorageEvent('storage', { key: 'sessionId' }))
  expect(changed).toHaveBeenCalledOnce()
  stop()
})

test('somebody who logs in in another tab is somebody else here until this tab agrees', () => {
  storeSession('K7QM-2XVD', 'mira@example.org')
  expect(isSomebodyElse()).toBe(false)
  localStorage.setItem('email', ' Mira@example.org')
  expect(isSomebodyElse(), 'the same person, spelt otherwise').toBe(false)
  localStorage.setItem('email', 'ana@example.org')
  expect(isSomebodyElse()).toBe(true)
  expect(ownLogin()).toEqual({ sessionId: 'K7QM-2XVD', email: 'mira@example.org' })
  adoptLogin()
  expect(isSomebodyElse()).toBe(false)
  localStorage.clear()
  expect(isSomebodyElse(), 'nobody is nobody else').toBe(false)
})

test('where storage is forbidden, this tab still remembers', () => {
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbid)
  storeSession('K7QM-2XVD', 'mira@example.org')
  expect([readSessionId(), readEmail()]).toEqual(['K7QM-2XVD', 'mira@example.org'])
  forgetSession()
  expect(readSessionId()).toBeNull()
})

test('where storage is full, nothing of the person before is left', () => {
  storeSession('AAAA-1111', 'ann@example.org')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  storeSession('BBBB-2222', 'bob@example.org')
  expect([readSessionId(), readEmail()]).toEqual(['BBBB-2222', 'bob@example.org'])
  expect({ ...localStorage }).toEqual({})
  forgetSession()
  expect([readSessionId(), readEmail()]).toEqual([null, null])
})
