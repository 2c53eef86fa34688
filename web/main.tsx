import './theme/fonts.css'
import './theme/mantine-styles.ts'
import './theme/mantine-overrides.css'
import './theme/global.css'
import './theme/forced-colours.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Providers } from './app/providers.tsx'
import { createAppRouter } from './app/router/router.tsx'
import { createQueryClient } from './lib/queries/query-client.ts'
import { announce } from './ui/feedback/toast-store.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

createRoot(root).render(
  <StrictMode>
    <Providers queryClient={createQueryClient(announce)}>
      <RouterProvider router={createAppRouter()} />
    </Providers>
  </StrictMode>,
)
