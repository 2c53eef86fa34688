import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commonMessages } from '#contract/messages/common.ts'
import { saidStore } from '../feedback/said.ts'
import { UnderWay } from './under-way.tsx'
import { QUICK_MS } from './use-unsaved-words.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what takes a while is said in its place and aloud once; what is quick is not', () => {
  saidStore.set('')
  const shown = (isBusy: boolean) => <UnderWay isBusy={isBusy} words={commonMessages.adding} />
  const { rerender } = render(shown(false))
  rerender(shown(true))
  act(() => void vi.advanceTimersByTime(QUICK_MS - 1))
  expect(screen.queryByText(commonMessages.adding)).toBeNull()
  rerender(shown(false))
  act(() => void vi.advanceTimersByTime(QUICK_MS))
  expect(saidStore.read()).toBe('')

  rerender(shown(true))
  act(() => void vi.advanceTimersByTime(QUICK_MS))
  expect(screen.getByText(commonMessages.adding)).toBeVisible()
  expect(saidStore.read()).toBe(commonMessages.adding)
  rerender(shown(true))
  expect(saidStore.read()).toBe(commonMessages.adding)
  rerender(shown(false))
  expect(screen.queryByText(commonMessages.adding)).toBeNull()
})
