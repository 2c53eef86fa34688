import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { LoginAlone, nobody } from '../features/session/login-alone.tsx'

/** The log-in as nobody in particular sees it. */
export const loginMarkup = () =>
  renderToString(
    <StrictMode>
      <LoginAlone visit={nobody} onLogin={() => Promise.resolve()} />
    </StrictMode>,
  )
