import type { ComponentType } from 'react'
import { createStore, useStore } from '../../lib/store.ts'
import { lazyPart } from './lazy-part.tsx'

/** Whether the first screen of this visit has what it shows. */
export const isFirstScreenThere = createStore(false)

/**
 * A part that the first screen can be seen and used without. All of them travel in one file (`build/chunk-groups.ts`),
 * which is fetched once that screen has what it shows; what people ask for by a press `isAskedFor`, and does not wait.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isAskedFor = false }: { isAskedFor?: boolean } = {},
) {
  const Part = lazyPart(load)
  // one of a later screen: there before it is shown; where it does not come, it is asked for again then
  if (isFirstScreenThere.read()) Part.preload().catch(() => undefined)
  return function LatePart(props: Props) {
    const isTime = useStore(isFirstScreenThere) || isAskedFor
    return isTime ? <Part {...props} /> : null
  }
}
