import { createRoute, type AnyRoute, type ResolveParams } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { lazyScreen } from './lazy-screen.tsx'

type AddressOf<Parent extends AnyRoute, Path extends string> = Parent['types']['allParams'] & ResolveParams<Path>
type LoadScreen<Parent extends AnyRoute, Path extends string> = () => Promise<ComponentType<AddressOf<Parent, Path>>>

/** Makes routes of a table: path → screen. The parameters of the address become the props of the screen. */
export function screenRoutes<Parent extends AnyRoute, Path extends string>(
  parent: Parent,
  screens: { [P in Path]: LoadScreen<Parent, P> },
) {
  const rows = Object.entries(screens) as [Path, LoadScreen<Parent, Path>][]
  const routes: object = Object.fromEntries(rows.map(([path, load]) => [path, screenRoute(parent, path, load)]))
  return routes as { [P in Path]: ReturnType<typeof screenRoute<Parent, P>> }
}

const screenRoute = <Parent extends AnyRoute, Path extends string>(
  parent: Parent,
  path: Path,
  load: LoadScreen<Parent, Path>,
) =>
  createRoute({
    getParentRoute: () => parent,
    path,
    component: lazyScreen<AddressOf<Parent, Path>>(load),
  })
