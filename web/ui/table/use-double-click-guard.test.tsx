import { fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDoubleClickGuard } from './use-double-click-guard.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function List() {
  const area = useRef<HTMLUListElement>(null)
  useDoubleClickGuard(area)
  const [rows, setRows] = useState(['first', 'second', 'third'])
  return (
    <ul ref={area}>
      {rows.map((row) => (
        <li key={row}>
          <button onClick={() => setRows(rows.filter((each) => each !== row))}>Delete {row}</button>
        </li>
      ))}
    </ul>
  )
}

const here = { clientX: 50, clientY: 60 }
interface Click extends MouseEventInit {
  pointerType?: 'touch' | 'mouse'
}
/** `detail` is the browser's count of clicks; a keyboard has none. The simulated browser has no pointer events. */
const click = (row: string, { pointerType = 'touch', ...init }: Click) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...init })
  fireEvent(screen.getByRole('button', { name: `Delete ${row}` }), Object.assign(event, { pointerType }))
}
const rowsShown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent.replace('Delete ', ''))

test('the second half of a double click does not hit the row that moved up', () => {
  render(<List />)
  click('first', here)
  click('second', { ...here, detail: 2 })
  expect(rowsShown()).toEqual(['second', 'third'])
})

test('a second tap at once in the same place is ignored where taps are not counted', () => {
  render(<List />)
  click('first', here)
  click('second', { clientX: 53, clientY: 62 })
  expect(rowsShown()).toEqual(['second', 'third'])
})

test.each([
  ['elsewhere', { clientX: 50, clientY: 100 }, 0],
  ['in the same place later', here, 500],
  ['by mouse that the browser counts as a click of its own', { ...here, pointerType: 'mouse' as const }, 0],
  ['by keyboard', { ...here, detail: 0 }, 0],
])('a click %s counts', async (_where, init, ms) => {
  render(<List />)
  click('first', here)
  await vi.advanceTimersByTimeAsync(ms)
  click('second', init)
  expect(rowsShown()).toEqual(['third'])
})

test('a click in the same place counts after a click elsewhere', () => {
  render(<List />)
  click('first', here)
  fireEvent.click(document.body, { detail: 1, clientX: 300, clientY: 20 })
  click('second', here)
  expect(rowsShown()).toEqual(['third'])
})
