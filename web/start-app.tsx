import './theme/page-styles.ts'
import './theme/mantine-styles.ts'
import './theme/mantine-overrides.css'
import './not-loaded.css'
import type { QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from './lib/queries/query-client.ts'
import { takeJoinLink } from './lib/session/join-link.ts'
import { isSpokenOtherwise } from './lib/session/page-language.ts'
import { announce } from './ui/feedback/toast-store.ts'
import { watchFirstScreen } from './app/first-screen.ts'
import { Providers } from './app/providers.tsx'
import { readOpening } from './app/read-opening.ts'
import { tellOfPage } from './app/route-announcer.tsx'
import { createAppRouter } from './app/router/router.tsx'

/**
 * In small steps, so that a slow phone answers meanwhile, and drawn in slices. The list has all its files by now, and is drawn
 * with all that is around it at once. Others come in one piece when their file is there: in slices, a part of them could show
 * an answer that came between two of these, and move what is above it.
 */
export async function startApp(root: Element) {
  await nextTask()
  // a server that sends the application for every address
  if (window.location.pathname === '/login') takeJoinLink()
  const router = createAppRouter()
  if (router.latestLocation.pathname === '/solutions') {
    await nextTask()
    // whoever has to log in is led there meanwhile; what fails is shown by the router, once it is drawn
    await Promise.race([router.load().catch(() => undefined), nextTask()])
    await nextTask()
  }
  const queryClient = createQueryClient(announce)
  await readOpening(queryClient, router.latestLocation.pathname)
  await nextTask()
  startTransition(() => render(root, router, queryClient))
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

function render(root: Element, router: ReturnType<typeof createAppRouter>, queryClient: QueryClient) {
  watchFirstScreen(router, queryClient)
  createRoot(root).render(
    <StrictMode>
      <Providers queryClient={queryClient}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  )
}

/** Takes the place of another page, as if one had come from there by a link. That one stays until the next is there. */
export async function goOnInApp(root: Element, path: string, leave: () => void) {
  if (isSpokenOtherwise()) return window.location.assign(path)
  window.history.pushState(null, '', path)
  const router = createAppRouter()
  await router.load()
  leave()
  const stop = router.subscribe('onRendered', () => {
    stop()
    tellOfPage()
  })
  flushSync(() => render(root, router, createQueryClient(announce)))
}
