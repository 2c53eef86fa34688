import { lazyRouteComponent, useParams } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { CHUNK_TIMEOUT_MS } from '#contract/limits.ts'

/** Loads a screen as a chunk of its own. Its props are the parameters of the address, unless `useProps` is given. */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  useProps = () => useParams({ strict: false }) as Props,
) {
  const Screen = lazyRouteComponent(async () => ({ default: await withinTime(load()) })) as ComponentType<Props> & {
    preload?: () => Promise<void>
  }
  const RouteScreen = () => <Screen {...useProps()} />
  // lets the router fetch the chunk before it shows the page, and on hovering a link
  RouteScreen.preload = Screen.preload
  return RouteScreen
}

/** A chunk that does not come in time fails, so that the page can offer a reload instead of waiting for ever. */
function withinTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Chunk did not load within ${CHUNK_TIMEOUT_MS} ms`)), CHUNK_TIMEOUT_MS)
  })
  return Promise.race([loading, timeout]).finally(() => clearTimeout(timer))
}
