import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TOAST_FADE_MS, TOAST_MS } from '#contract/limits.ts'
import { commonMessages } from '#contract/messages/common.ts'
import type { MessageType } from '../../lib/queries/query-client.ts'
import { cards, giveCardsTheirTime } from '../../testing/cards.ts'
import { announce, changeToast, removeToastOf, toastStore } from './toast-store.ts'
import { Toasts } from './toasts.tsx'

beforeEach(() => {
  giveCardsTheirTime()
  vi.useFakeTimers()
  render(<Toasts />)
})
afterEach(() => {
  vi.useRealTimers()
})

const show = (type: MessageType, text: string, about?: string) => act(() => announce(type, text, { about }))
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test.each(['success', 'info', 'warning'] as const)(
  'a region that is there before reads a message of type %s',
  (type) => {
    const region = screen.getByRole('status')
    show(type, 'Something happened')
    expect(region).toHaveTextContent('Something happened')
    expect(document.querySelectorAll('[role=status], [role=alert], [aria-live]')).toHaveLength(1)
  },
)

test('a failure is read out at once, and only once', () => {
  show('error', 'Something failed')
  expect(screen.getByRole('alert')).toHaveTextContent('Something failed')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('goes after 3 s and a fade of 300 ms', () => {
  show('success', 'Saved')
  pass(TOAST_MS - 1)
  expect(cards()[0]).not.toHaveAttribute('data-fading')
  pass(1)
  expect(cards()[0]).toHaveAttribute('data-fading')
  pass(TOAST_FADE_MS)
  expect(cards()).toEqual([])
})

test.each([
  ['pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['focus', fireEvent.focus, fireEvent.blur],
] as const)('stays while the %s rests on it', (_, enter, leave) => {
  show('error', 'Not saved')
  const button = screen.getByRole('button', { name: commonMessages.closeMessage })
  vi.spyOn(button, 'matches').mockReturnValue(true)
  enter(button)
  pass(10 * TOAST_MS)
  expect(cards()[0]).not.toHaveAttribute('data-fading')
  leave(button)
  pass(TOAST_MS + TOAST_FADE_MS)
  expect(cards()).toEqual([])
})

test('the same words again begin anew and are counted', () => {
  show('error', 'Not saved')
  pass(TOAST_MS - 1)
  const [first] = cards()
  show('error', 'Not saved')
  pass(TOAST_MS - 1)
  expect(cards()).toHaveLength(1)
  expect(cards()[0]).toHaveTextContent('×2')
  expect(cards()[0]).not.toHaveAttribute('data-fading')
  // another element, so that it is read out again
  expect(cards()[0]).not.toBe(first)
  show('error', 'Something else')
  expect(cards()[1]).not.toHaveTextContent(/×/)
})

test('what is done at last is not said to have failed as well; another failure stays', () => {
  show('error', 'Not added', 'this line')
  show('error', 'Not removed', 'another line')
  show('success', 'Added', 'this line')
  expect(cards().map(({ textContent }) => textContent)).toEqual(['Not removed', 'Added'])
})

test('added and removed again, the newer counts; what else was added stays said, and the way back is kept', () => {
  const happen = (text: string, thing: string, token?: string) =>
    act(() => announce('success', text, { thing, ...(token && { undo: { undo: token } }) }))
  const shown = () => cards().map(({ textContent }) => textContent)
  for (const thing of ['a', 'b', 'c']) happen('Added', thing)
  happen('Removed', 'b', 'token of b')
  // it has happened three times all the same
  expect(shown()).toEqual(['Added×3', 'Removed'])
  happen('Added', 'b')
  expect(shown()).toEqual(['Added×4'])
  pass(TOAST_MS + TOAST_FADE_MS)
  expect(shown()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: commonMessages.earlier(1) }))
  expect(shown()).toEqual(['Removed'])
})

test('what was taken back goes with the next thing that happens to it, and what is taken back elsewhere at once', () => {
  const happen = (text: string, token: string) =>
    act(() => announce('success', text, { thing: 'a', undo: { undo: token } }))
  const shown = () => cards().map(({ textContent }) => textContent)
  happen('Removed', 'first')
  act(() => changeToast(toastStore.read()[0]!.id, { text: 'It is back', isTakenBack: true }))
  expect(shown()).toEqual(['It is back'])
  happen('Removed', 'second')
  expect(shown()).toEqual(['Removed'])
  expect(screen.queryByRole('button', { name: commonMessages.earlier(1) })).toBeNull()
  act(() => removeToastOf('second'))
  expect(shown()).toEqual([])
})

test('can be closed', () => {
  show('error', 'Not saved')
  fireEvent.click(screen.getByRole('button', { name: commonMessages.closeMessage }))
  expect(cards()).toEqual([])
})
