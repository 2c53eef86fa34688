import { StrictMode } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sessionMessages } from '#contract/messages/session.ts'
import { loginMarkup } from '../../build/login-markup.tsx'
import type { Credentials } from './join.ts'
import { LoginAlone, nobody, type Visit } from './login-alone.tsx'

const invited: Visit = {
  known: { sessionId: 'K7QM-2XVD', email: 'jonas@example.org' },
  group: undefined,
  isLetGo: true,
}

test('what is typed before the script is there stays, and the visit fills in the rest', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = loginMarkup()
  const user = userEvent.setup()
  const email = screen.getByLabelText('Email')
  await user.type(email, ' mira@example.org')

  const onLogin = vi.fn<(credentials: Credentials) => Promise<void>>().mockRejectedValue(new Error('No.'))
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  render(<LoginAlone visit={invited} onLogin={onLogin} />, { container, hydrate: true, onRecoverableError })
  expect(screen.getByLabelText('Email')).toBe(email)
  expect(screen.getByRole('alert')).toHaveTextContent(sessionMessages.letGo)
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect(onLogin).toHaveBeenCalledWith({ email: 'mira@example.org', sessionId: 'K7QM-2XVD' })
  expect(screen.getByRole('alert')).toHaveTextContent('No.')
  expect(onRecoverableError).not.toHaveBeenCalled()
})

test('what was pressed before the script was there is sent when it is, once', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = loginMarkup()
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Email'), 'mira@example.org')
  await user.type(screen.getByLabelText(/^Session ID/), 'K7QM-2XVD')
  container.querySelector('form')!.dataset.pressed = ''

  const onLogin = vi.fn<(credentials: Credentials) => Promise<void>>().mockRejectedValue(new Error('No.'))
  render(
    <StrictMode>
      <LoginAlone visit={nobody} onLogin={onLogin} />
    </StrictMode>,
    { container, hydrate: true },
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('No.')
  expect(onLogin.mock.calls).toEqual([[{ email: 'mira@example.org', sessionId: 'K7QM-2XVD' }]])
})
