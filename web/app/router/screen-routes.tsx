import { createRoute, type AnyRoute, type ResolveParams } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { LoadingPage } from '../pages/plain-pages.tsx'
import { lazyScreen } from './lazy-screen.tsx'

type AddressOf<Parent extends AnyRoute, Path extends string> = Parent['types']['allParams'] & ResolveParams<Path>
type LoadScreen<Parent extends AnyRoute, Path extends string> = () => Promise<ComponentType<AddressOf<Parent, Path>>>
type Row<Parent extends AnyRoute, Path extends string> = [heading: string, load: LoadScreen<Parent, Path>]

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Shown while the screen is on its way. */
    heading?: string
  }
}

/**
 * Makes routes of a table: path → heading and screen. The parameters of the address become the props of the screen.
 * `pending` stands in its place until it is there.
 */
export function screenRoutes<Parent extends AnyRoute, Path extends string>(
  parent: Parent,
  screens: { [P in Path]: Row<Parent, P> },
  pending: () => ReactNode = LoadingPage,
) {
  const rows = Object.entries(screens) as [Path, Row<Parent, Path>][]
  const routes: object = Object.fromEntries(rows.map(([path, row]) => [path, screenRoute(parent, path, row, pending)]))
  return routes as { [P in Path]: ReturnType<typeof screenRoute<Parent, P>> }
}

const screenRoute = <Parent extends AnyRoute, Path extends string>(
  parent: Parent,
  path: Path,
  [heading, load]: Row<Parent, Path>,
  pendingComponent: () => ReactNode,
) =>
  createRoute({
    getParentRoute: () => parent,
    path,
    staticData: { heading },
    pendingComponent,
    component: lazyScreen<AddressOf<Parent, Path>>(load),
  })
