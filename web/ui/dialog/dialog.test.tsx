import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { Dialog } from './dialog.tsx'

function Nested() {
  const [isOpen, setIsOpen] = useState(true)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Dialog opened={isOpen} title="Below" onClose={() => setIsOpen(false)} actions={null}>
      <button type="button" onClick={() => setIsAsking(true)}>
        Ask
      </button>
      <Dialog opened={isAsking} title="Above" onClose={() => setIsAsking(false)} actions={null} />
    </Dialog>
  )
}

test('Escape closes the upper one of two dialogs, and only then the lower one', async () => {
  const { user } = renderApp(<Nested />)
  await user.click(await screen.findByRole('button', { name: 'Ask' }))
  await screen.findByRole('dialog', { name: 'Above' })

  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Above' })).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Below' })).toBeVisible()

  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Below' })).toBeNull())
})
