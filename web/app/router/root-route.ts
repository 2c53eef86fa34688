import { createRootRoute, redirect } from '@tanstack/react-router'
import { Root } from '../root.tsx'

export const rootRoute = createRootRoute({ component: Root })

/** Thrown before a page loads: the address is replaced, so that Back does not lead to it again. */
export const leadTo = (to: '/login' | '/solutions' | '/admin') => redirect({ to, replace: true })
