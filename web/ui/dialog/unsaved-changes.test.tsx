import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { unsavedMessages } from '#contract/messages/unsaved.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { TextLink } from '../page/links.tsx'
import { useUnsavedChanges } from './unsaved-changes.tsx'

function Editor() {
  const [text, setText] = useState('')
  const dialog = useUnsavedChanges(text !== '', unsavedMessages.h9)
  return (
    <main>
      <input aria-label="Story" value={text} onChange={(event) => setText(event.target.value)} />
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
  await user.type(await screen.findByLabelText('Story'), 'As a parent')
  await user.click(screen.getByRole('link', { name: 'Solutions' }))

  expect(await screen.findByRole('dialog', { name: unsavedMessages.title })).toHaveTextContent(unsavedMessages.h9)
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
