import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TOAST_FADE_MS, TOAST_MS } from '#contract/limits.ts'
import { commonMessages } from '#contract/messages/common.ts'
import type { MessageType } from '../../lib/queries/query-client.ts'
import { announce } from './toast-store.ts'
import { Toasts } from './toasts.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toasts />)
})
afterEach(() => {
  vi.useRealTimers()
})

const show = (type: MessageType, text: string) => act(() => announce(type, text))
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test.each([
  ['success', 'status'],
  ['info', 'status'],
  ['warning', 'alert'],
  ['error', 'alert'],
] as const)('a message of type %s has the role %s', (type, role) => {
  show(type, 'Something happened')
  expect(screen.getByRole(role)).toHaveTextContent('Something happened')
})

test('goes after 3 s and a fade of 300 ms', () => {
  show('success', 'Saved')
  pass(TOAST_MS - 1)
  expect(screen.getByRole('status')).not.toHaveAttribute('data-fading')
  pass(1)
  expect(screen.getByRole('status')).toHaveAttribute('data-fading')
  pass(TOAST_FADE_MS)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test.each([
  ['pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['focus', fireEvent.focus, fireEvent.blur],
] as const)('stays while the %s rests on it', (_, enter, leave) => {
  show('error', 'Not saved')
  enter(screen.getByRole('alert'))
  pass(10 * TOAST_MS)
  expect(screen.getByRole('alert')).not.toHaveAttribute('data-fading')
  leave(screen.getByRole('alert'))
  pass(TOAST_MS + TOAST_FADE_MS)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('the same words again begin anew and are counted', () => {
  show('error', 'Not saved')
  pass(TOAST_MS - 1)
  const first = screen.getByRole('alert')
  show('error', 'Not saved')
  pass(TOAST_MS - 1)
  expect(screen.getByRole('alert')).toHaveTextContent(commonMessages.times(2))
  expect(screen.getByRole('alert')).not.toHaveAttribute('data-fading')
  // another element, so that it is read out again
  expect(screen.getByRole('alert')).not.toBe(first)
  show('error', 'Something else')
  expect(screen.getAllByRole('alert')[1]).not.toHaveTextContent(/times/)
})

test('can be closed', () => {
  show('error', 'Not saved')
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
