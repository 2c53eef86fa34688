import { Outlet } from '@tanstack/react-router'
import { RouteAnnouncer } from './route-announcer.tsx'
import { Toasts } from '../ui/feedback/toasts.tsx'
import { useSessionWatch } from './use-session-watch.ts'

export function Root() {
  useSessionWatch()
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
      <Toasts />
    </>
  )
}
