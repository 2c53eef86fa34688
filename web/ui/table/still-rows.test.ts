import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StillRows } from './still-rows.ts'

/** Each row is 40 px high, and all of the table lies under the pointer; simulated browsers lay nothing out. */
const ROW_PX = 40
const here = { clientX: 50, clientY: 60 }

let rows: StillRows
let area: HTMLElement

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `<div><table><tbody>
    <tr id="first" data-row="1"><td>1</td><td><button>Delete</button></td></tr>
    <tr id="second"><td>2</td><td><button>Delete</button></td></tr>
    <tr id="third"><td>3</td><td><button>Delete</button></td></tr></tbody></table></div>`
  area = document.querySelector('div')!
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const height = this instanceof HTMLTableRowElement ? ROW_PX : 200
    return DOMRect.fromRect({ x: 0, y: 0, width: 200, height })
  })
  rows = new StillRows(area)
  rows.start()
})
afterEach(() => {
  rows.stop()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Simulated browsers know no pointers. */
function pointer(type: string, { pointerType = 'mouse', ...init }: MouseEventInit & { pointerType?: string }) {
  area.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, ...init }), { pointerType }))
}
const press = (key: string) => area.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key }))
const row = (id: string) => document.getElementById(id)!
const shown = () => [...area.querySelectorAll('tr')].map((each) => each.id || 'empty')
/** As a click at the pointer deletes: the row goes when the server has answered. */
async function remove(id: string, pointerType = 'mouse') {
  pointer('pointermove', { ...here, pointerType })
  pointer('pointerdown', { ...here, pointerType })
  row(id).remove()
  await told()
}
/** What the page tells of itself comes when the present script is done. */
const told = () => Promise.resolve()

test('the place of a deleted row stays open, empty and out of reach', async () => {
  await remove('first')
  expect(shown()).toEqual(['empty', 'second', 'third'])
  const place = area.querySelector('tr')!
  expect(place).toHaveAttribute('aria-hidden', 'true')
  expect(place.inert).toBe(true)
  expect(place.style.height).toBe(`${ROW_PX}px`)
  expect(place).not.toHaveAttribute('data-row')
  expect(place.textContent).toBe('')
  expect(place.cells).toHaveLength(2)
  await told()
  expect(shown()).toEqual(['empty', 'second', 'third'])
})

test('two deleted one after the other without a move leave both their places', async () => {
  await remove('first')
  row('third').remove()
  await told()
  expect(shown()).toEqual(['empty', 'second', 'empty'])
})

test.each([
  ['trembles', () => pointer('pointermove', { clientX: 53, clientY: 62 }), false],
  ['moves away', () => pointer('pointermove', { clientX: 50, clientY: 90 }), true],
  ['moves with its button down', () => pointer('pointermove', { clientX: 50, clientY: 90, buttons: 1 }), false],
  ['rests while a key is pressed', () => press('Tab'), true],
  ['rests, however long', () => vi.advanceTimersByTime(60_000), false],
])('a pointer that %s: %#', async (_, happens, isClosed) => {
  await remove('first')
  happens()
  expect(shown()).toEqual(isClosed ? ['second', 'third'] : ['empty', 'second', 'third'])
})

test('a finger leaves nothing to move: the place closes after a while, which each tap begins anew', async () => {
  await remove('first', 'touch')
  vi.advanceTimersByTime(900)
  pointer('pointerdown', { ...here, pointerType: 'touch' })
  vi.advanceTimersByTime(900)
  expect(shown()).toEqual(['empty', 'second', 'third'])
  vi.advanceTimersByTime(100)
  expect(shown()).toEqual(['second', 'third'])
})

test('a row that comes back takes its place again', async () => {
  const first = row('first')
  await remove('first')
  row('second').before(first)
  await told()
  expect(shown()).toEqual(['first', 'second', 'third'])
})

test('nothing is kept open for the keyboard, or for a pointer elsewhere', async () => {
  pointer('pointermove', { ...here })
  press('Enter')
  row('first').remove()
  await told()
  expect(shown()).toEqual(['second', 'third'])

  pointer('pointermove', { clientX: 900, clientY: 900 })
  row('second').remove()
  await told()
  expect(shown()).toEqual(['third'])
})

test('many taken away at once leave no places', async () => {
  pointer('pointermove', { ...here })
  row('first').remove()
  row('second').remove()
  await told()
  expect(shown()).toEqual(['third'])
})
