import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { InlineEdit } from './inline-edit.tsx'
import { useInputMethod } from './use-input-method.ts'

const composing = [
  ['while a word is composed', { isComposing: true }],
  ['at the end of it, where only the code tells', { keyCode: 229 }],
] as const

test.each(composing)('%s, Enter does not save and Escape cancels nothing', async (_when, mark) => {
  const [onSave, onCancel, onClose] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
  function Screen() {
    useInputMethod()
    return (
      <Dialog opened title="Something" onClose={onClose} actions={null}>
        <InlineEdit label="Option" value="ひら" blankMessage="" onType={() => {}} onSave={onSave} onCancel={onCancel} />
      </Dialog>
    )
  }
  renderApp(<Screen />)
  const field = await screen.findByRole('textbox', { name: 'Option' })
  fireEvent.keyDown(field, { key: 'Enter', ...mark })
  fireEvent.keyDown(field, { key: 'Escape', ...mark })
  expect([onSave, onCancel, onClose].flatMap(({ mock }) => mock.calls)).toEqual([])

  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onSave).toHaveBeenCalledOnce()
})
