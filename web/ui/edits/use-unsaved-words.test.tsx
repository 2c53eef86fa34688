import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isAway } from '../../lib/http/watch-server.ts'
import { useUnsavedWords } from './use-unsaved-words.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const unsaved = '2 stories not saved.'
const show = () => renderHook((isSaving: boolean) => useUnsavedWords(unsaved, isSaving), { initialProps: false })
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('a save that takes a while says so where the work is; a quick one says nothing', () => {
  const { result, rerender } = show()
  rerender(true)
  pass(300)
  expect(result.current).toBe(unsaved)
  pass(100)
  expect(result.current).toBe('Saving...')
  rerender(false)
  expect(result.current).toBe(unsaved)
})

test('while the server is away unsaved work says that it waits, until it is sent', () => {
  const { result, rerender } = show()
  act(() => isAway.set(true))
  expect(result.current).toBe('Not saved yet: try again once the network is back.')
  rerender(true)
  pass(400)
  expect(result.current).toBe('Saving...')
  rerender(false)
  act(() => isAway.set(false))
  expect(result.current).toBe(unsaved)
})
