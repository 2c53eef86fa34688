import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { ApiError } from '../../lib/http/api-error.ts'
import { workshopsQuery } from '../../domain/workshop/workshops.queries.ts'
import { useInputMethod } from '../../ui/field/use-input-method.ts'
import { useFocusKeeper } from '../../ui/focus/focus-keeper.ts'
import { HostLogin } from './host-login.tsx'

/** The guard of all host pages: shows the host's log-in in the place of the page until the server knows the host. */
export function HostGuard() {
  useInputMethod()
  useFocusKeeper()
  const { error } = useQuery(workshopsQuery())
  const isStranger = error instanceof ApiError && error.status === 401
  return isStranger ? <HostLogin /> : <Outlet />
}
