import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { unsavedMessages } from '#contract/messages/edits.ts'
import { leavePage } from '../../lib/edits/way-out.ts'
import { held } from '../../testing/held.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { fillIn } from '../../testing/fill-in.ts'
import { TextLink } from '../page/links.tsx'
import { useUnsavedChanges } from './unsaved-changes.tsx'

interface EditorProps {
  /** How the next save ends. */
  saved?: Promise<boolean>
}

function Editor({ saved = Promise.resolve(true) }: EditorProps) {
  const [text, setText] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const save = async () => {
    setIsSaving(true)
    const isSaved = await saved
    setIsSaving(false)
    if (isSaved) setText('')
    return isSaved
  }
  const dialog = useUnsavedChanges({
    isDirty: text !== '',
    isSaving,
    question: unsavedMessages.h9,
    save,
    discard: () => setText(''),
  })
  return (
    <main>
      <input aria-label="Story" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={() => void save()}>Save</button>
      <TextLink to="/solutions">Solutions</TextLink>
      {dialog}
    </main>
  )
}

test('without changes a link leads on', async () => {
  const { user, router } = renderApp(<Editor />)
  await user.click(await screen.findByRole('link', { name: 'Solutions' }))
  expect(await screen.findByText('Elsewhere')).toBeVisible()
  expect(router.state.location.pathname).toBe('/solutions')
})

test('with changes it asks; staying keeps page and text, leaving goes', async () => {
  const { user, router } = renderApp(<Editor />)
  await fillIn(user, await screen.findByLabelText('Story'), 'As a parent')
  await user.click(screen.getByRole('link', { name: 'Solutions' }))

  const dialog = await screen.findByRole('dialog', { name: unsavedMessages.title })
  expect(dialog).toHaveTextContent(unsavedMessages.h9)
  const buttons = within(dialog).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    unsavedMessages.stay,
    unsavedMessages.leave,
    unsavedMessages.saveAndLeave,
  ])
  await user.click(screen.getByRole('button', { name: unsavedMessages.stay }))
  expect(screen.getByLabelText('Story')).toHaveValue('As a parent')
  expect(router.state.location.pathname).toBe('/')

  await user.click(screen.getByRole('link', { name: 'Solutions' }))
  await user.click(await screen.findByRole('button', { name: unsavedMessages.leave }))
  expect(await screen.findByText('Elsewhere')).toBeVisible()
})

test('closing the tab raises the browser warning only while something is unsaved', async () => {
  const { user } = renderApp(<Editor />)
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  const field = await screen.findByLabelText('Story')
  expect(close()).toBe(false)
  await user.type(field, 'x')
  expect(close()).toBe(true)
  await user.clear(field)
  expect(close()).toBe(false)
})

async function typeAndLeave(editor = <Editor />, { afterSave = false } = {}) {
  const { user, router } = renderApp(editor)
  await fillIn(user, await screen.findByLabelText('Story'), 'As a parent')
  if (afterSave) await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(screen.getByRole('link', { name: 'Solutions' }))
  const dialog = await screen.findByRole('dialog', { name: unsavedMessages.title })
  const saveAndLeave = screen.getByRole('button', { name: unsavedMessages.saveAndLeave })
  return { user, dialog, saveAndLeave, path: () => router.state.location.pathname }
}

test("Save and leave stands after the specification's two buttons, saves, and leaves once saved", async () => {
  const [saved, saving] = held<boolean>()
  const { user, dialog, saveAndLeave, path } = await typeAndLeave(<Editor saved={saved} />)
  expect(within(dialog).getAllByRole('button').at(-1)).toBe(saveAndLeave)
  await user.click(saveAndLeave)
  expect(dialog).toHaveTextContent(unsavedMessages.beingSaved)
  expect(path()).toBe('/')
  saving.resolve(true)
  expect(await screen.findByText('Elsewhere')).toBeVisible()
})

test('when that save fails one stays, with the text', async () => {
  const { user, saveAndLeave, path } = await typeAndLeave(<Editor saved={Promise.resolve(false)} />)
  await user.click(saveAndLeave)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText('Story')).toHaveValue('As a parent')
  expect(path()).toBe('/')
})

test.each([
  [true, 'leads on by itself'],
  [false, 'ends where one was'],
])('leaving while a save is under way that answers %s %s', async (isSaved) => {
  const [saved, saving] = held<boolean>()
  const { dialog, saveAndLeave, path } = await typeAndLeave(<Editor saved={saved} />, { afterSave: true })
  expect(dialog).toHaveTextContent(unsavedMessages.beingSaved)
  expect(dialog).not.toHaveTextContent(unsavedMessages.h9)
  expect(saveAndLeave).toHaveAttribute('aria-disabled', 'true')
  saving.resolve(isSaved)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(path()).toBe(isSaved ? '/solutions' : '/')
})

test('another page is loaded at once, and where something is unsaved only after asking', async () => {
  const load = vi.fn<() => void>()
  const { user } = renderApp(<Editor />)
  const field = await screen.findByLabelText('Story')
  leavePage(load)
  expect(load).toHaveBeenCalledTimes(1)

  await fillIn(user, field, 'As a parent')
  act(() => leavePage(load))
  await user.click(await screen.findByRole('button', { name: unsavedMessages.stay }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(field).toHaveValue('As a parent')
  expect(load).toHaveBeenCalledTimes(1)

  act(() => leavePage(load))
  await user.click(await screen.findByRole('button', { name: unsavedMessages.saveAndLeave }))
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  expect(screen.queryByRole('dialog')).toBeNull()
})
