import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { TEXT_MAX } from '#contract/limits.ts'
import { functionalOptionsMessages } from '#contract/messages/functional-options.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { InlineEdit } from './inline-edit.tsx'

function setUp() {
  const onSave = vi.fn<(text: string) => void>()
  const onCancel = vi.fn<() => void>()
  function Edit() {
    const [text, setText] = useState('Old')
    const blankMessage = functionalOptionsMessages.empty
    return <InlineEdit label="Option" value={text} onType={setText} {...{ blankMessage, onSave, onCancel }} />
  }
  const { user } = renderApp(<Edit />)
  return { user, onSave, onCancel, field: () => screen.findByRole('textbox', { name: 'Option' }) }
}

test('takes the focus; Enter and Save give the trimmed text', async () => {
  const { user, onSave, field } = setUp()
  expect(await field()).toHaveFocus()
  await user.clear(await field())
  await user.type(await field(), '  New {Enter}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSave.mock.calls).toEqual([['New'], ['New']])
})

test('Escape and Cancel give up', async () => {
  const { user, onSave, onCancel, field } = setUp()
  await user.type(await field(), 'x{Escape}')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onCancel).toHaveBeenCalledTimes(2)
  expect(onSave).not.toHaveBeenCalled()
})

test('a text that is too long is kept and not saved: Enter selects what is too much', async () => {
  const { user, onSave, field } = setUp()
  await user.clear(await field())
  await user.paste(`${'x'.repeat(TEXT_MAX)}and more`)
  expect(await field()).toBeInvalid()
  await user.keyboard('{Enter}')
  expect(onSave).not.toHaveBeenCalled()
  await user.keyboard('{Backspace}{Enter}')
  expect(onSave.mock.calls).toEqual([['x'.repeat(TEXT_MAX)]])
})

test('a blank text cannot be saved, and Enter says why', async () => {
  const { user, onSave, field } = setUp()
  await user.clear(await field())
  await user.type(await field(), '   ')
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('alert')).toHaveTextContent(functionalOptionsMessages.empty)
  expect(onSave).not.toHaveBeenCalled()
})

test('coming back to the window leaves the caret where it was', async () => {
  const { field } = setUp()
  const input = (await field()) as HTMLInputElement
  expect(input.selectionStart).toBe(3)
  input.setSelectionRange(1, 1)
  input.blur()
  input.focus()
  expect(input.selectionStart).toBe(1)
})
