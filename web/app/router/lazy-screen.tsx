import { useParams } from '@tanstack/react-router'
import { use, useReducer, useState, type ComponentType } from 'react'
import { noteAnswer } from '../../lib/http/reachability.ts'
import { askServer } from '../../lib/http/watch-server.ts'
import { NotLoadedPage } from '../pages/not-loaded-page.tsx'
import { withinTime } from './within-time.ts'

/**
 * Loads a screen as a chunk of its own. Its props are the parameters of the address, unless `useProps` is given. The
 * router's own way would never ask again for a chunk that did not come, and reloads the page while the server is away.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  useProps = () => useParams({ strict: false }) as Props,
) {
  let Screen: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  /** Whoever shows the screen waits for this one only: when it has failed, the page tells, and asks again. */
  let first: Promise<void> | undefined

  const ask = async () => {
    try {
      Screen = await withinTime(load())
    } catch {
      // whether the server is away is known before the page says why it could not be loaded
      noteAnswer(0)
      await askServer()
    }
    loading = undefined
  }
  /** Never rejects. */
  const preload = () => {
    if (Screen) return Promise.resolve()
    loading ??= ask()
    first ??= loading
    return loading
  }

  function RouteScreen() {
    const props = useProps()
    // one that is there already is shown at once; one that was waited for stays where it was put
    const [isThere] = useState(() => Screen !== undefined)
    return Screen && isThere ? <Screen {...props} /> : <AwaitedScreen {...props} />
  }
  function AwaitedScreen(props: Props) {
    const [, lookAgain] = useReducer((times: number) => times + 1, 0)
    use(first ?? preload())
    return Screen ? <Screen {...props} /> : <NotLoadedPage retry={() => void preload().then(lookAgain)} />
  }
  // lets the router fetch the chunk before it shows the page, and on hovering a link
  RouteScreen.preload = preload
  return RouteScreen
}
