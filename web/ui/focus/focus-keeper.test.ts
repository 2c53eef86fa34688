import { afterEach, beforeEach, expect, test } from 'vitest'
import { FocusKeeper } from './focus-keeper.ts'

let keeper: FocusKeeper

beforeEach(() => {
  keeper = new FocusKeeper()
  keeper.start()
})
afterEach(() => {
  keeper.stop()
  document.body.replaceChildren()
})

const row = (name: string, buttons = '<button>Edit</button><button>Delete</button>') =>
  `<li id="${name}">${name} ${buttons}</li>`

/** A screen with a list under a heading of its own. */
function show(rows: string, beside = '') {
  document.body.innerHTML = `<div><main><h1>Screen</h1>
    <section><h2>List</h2><input aria-label="Search"><ul>${rows}</ul></section>
    <section>${beside}</section></main></div><div class="portal"></div>`
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
const button = (of: string, name: string) =>
  [...find(of).querySelectorAll('button')].find((each) => each.textContent === name)!
/** The page has changed, and the keeper has seen it. */
const settle = () => new Promise((resolve) => setTimeout(resolve))
const replace = (selector: string, html: string) => {
  find(selector).outerHTML = html
}

test('what is disabled gives the focus to its row and gets it back', async () => {
  show(row('first') + row('second'))
  const pressed = button('#first', 'Delete')
  pressed.focus()
  pressed.disabled = true
  await settle()
  expect(find('#first')).toHaveFocus()
  pressed.disabled = false
  await settle()
  expect(pressed).toHaveFocus()
  expect(find('#first')).not.toHaveAttribute('tabindex')
})

test('whoever has gone elsewhere meanwhile is left in peace', async () => {
  show(row('first') + row('second'))
  const pressed = button('#first', 'Delete')
  pressed.focus()
  pressed.disabled = true
  await settle()
  button('#second', 'Edit').focus()
  pressed.disabled = false
  find('#first').remove()
  await settle()
  expect(button('#second', 'Edit')).toHaveFocus()
})

test('whoever has clicked beside everything is left in peace', async () => {
  show(row('first') + row('second'))
  button('#first', 'Delete').focus()
  button('#first', 'Delete').blur()
  document.body.click()
  find('#first').remove()
  await settle()
  expect(document.body).toHaveFocus()
})

test.each([
  ['the next row', 'second', 'third'],
  ['the row before, at the end of the list', 'third', 'second'],
])('a row that goes leaves its place to the same control of %s', async (_where, gone, heir) => {
  show(row('first') + row('second') + row('third'))
  button(`#${gone}`, 'Delete').focus()
  find(`#${gone}`).remove()
  await settle()
  expect(button(`#${heir}`, 'Delete')).toHaveFocus()
})

test('several rows that go at once, and one after the other, leave their place to the next one still there', async () => {
  show(['first', 'second', 'third', 'fourth'].map((name) => row(name)).join(''))
  const pressed = button('#second', 'Delete')
  pressed.focus()
  pressed.disabled = true
  button('#third', 'Delete').disabled = true
  await settle()
  find('#first').remove()
  find('#second').remove()
  await settle()
  expect(find('#third')).toHaveFocus()
  find('#third').remove()
  await settle()
  expect(button('#fourth', 'Delete')).toHaveFocus()
})

test('the last row of a list leaves the focus to the heading above it', async () => {
  show(row('only'))
  button('#only', 'Delete').focus()
  find('#only').remove()
  await settle()
  expect(find('h2')).toHaveFocus()
})

test('a list inside a row leaves the focus to what else the row has', async () => {
  show(row('outer', `<ol>${row('inner')}</ol><input aria-label="Add">`))
  button('#inner', 'Delete').focus()
  find('#inner').remove()
  await settle()
  expect(find('#outer input')).toHaveFocus()
})

test.each(['input', 'button'])(
  'an editor that closes, by its %s, gives the focus back to what opened it',
  async (by) => {
    const buttons = '<button>Delete</button><button data-place="text 2">Edit</button>'
    show(row('first') + row('second', buttons))
    button('#second', 'Edit').focus()
    const form = '<form data-place="text 2"><input data-place="text 2"><button>Save</button></form>'
    replace('#second', row('second', form))
    await settle()
    expect(find('#second input')).toHaveFocus()
    find(`#second ${by}`).focus()
    replace('#second', row('second', buttons))
    await settle()
    expect(button('#second', 'Edit')).toHaveFocus()
  },
)

test('a button that leaves gives the focus to what comes in its place', async () => {
  show(row('first'), '<button data-place="after-first">Show more</button>')
  find('[data-place]').focus()
  find('ul').insertAdjacentHTML('beforeend', '<li id="second" data-place="after-first">second</li>')
  find('button[data-place]').remove()
  await settle()
  expect(find('#second')).toHaveFocus()
})

test('whoever was typing in a row that goes does not type into another one', async () => {
  const field = '<input aria-label="Text"><button>Save</button>'
  show(row('first', field) + row('second', field))
  find('#first input').focus()
  find('#first').remove()
  await settle()
  expect(find('#second')).toHaveFocus()
})

test('a row that moves keeps the focus', async () => {
  show(row('first') + row('second'))
  const pressed = button('#second', 'Edit')
  pressed.focus()
  find('ul').prepend(find('#second'))
  await settle()
  expect(pressed).toHaveFocus()
})

test('a field that moves to another part of the page takes focus and caret along', async () => {
  show(row('first', '<input data-place="text 1" value="four words are here">'))
  const field = find('#first input') as HTMLInputElement
  field.focus()
  field.setSelectionRange(5, 10)
  const moved = field.outerHTML
  find('#first').remove()
  find('section:last-child').innerHTML = moved
  await settle()
  const there = find('[data-place]') as HTMLInputElement
  expect(there).toHaveFocus()
  expect([there.selectionStart, there.selectionEnd]).toEqual([5, 10])
})

test('a dialog that closes gives the focus back to what opened it, or to what took its place', async () => {
  show(row('first') + row('second'))
  button('#first', 'Delete').focus()
  find('.portal').innerHTML = '<div role="dialog"><h2>Sure?</h2><button>Delete</button></div>'
  button('[role=dialog]', 'Delete').focus()
  find('[role=dialog]').remove()
  await settle()
  expect(button('#first', 'Delete')).toHaveFocus()

  find('.portal').innerHTML = '<div role="dialog"><h2>Sure?</h2><button>Delete</button></div>'
  button('[role=dialog]', 'Delete').focus()
  find('#first').remove()
  await settle()
  expect(button('[role=dialog]', 'Delete')).toHaveFocus()
  find('[role=dialog]').remove()
  await settle()
  expect(button('#second', 'Delete')).toHaveFocus()
})

test('on another page nothing leads back', async () => {
  show(row('first'))
  button('#first', 'Edit').focus()
  keeper.forget()
  show(row('another'))
  await settle()
  expect(document.body).toHaveFocus()
})

test('a key held down does not press what the focus has come to', async () => {
  show(row('one') + row('two'))
  const press = (repeat: boolean) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true })
    document.activeElement!.dispatchEvent(event)
    return event.defaultPrevented
  }
  button('#one', 'Delete').focus()
  expect([press(false), press(true)]).toEqual([false, false])
  find('#one').remove()
  await settle()
  expect(button('#two', 'Delete')).toHaveFocus()
  expect(press(true)).toBe(true)
  expect(press(false)).toBe(false)
})
