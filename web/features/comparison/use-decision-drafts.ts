import { useMemo, useSyncExternalStore } from 'react'
import type { Chain } from '#contract/chain.ts'
import { nameOf } from '../../lib/edits/stored-edits.ts'
import { readDrafts, readWriter } from '../../lib/edits/stored-drafts.ts'
import { decisionPlace, textsOf } from './decision-edits.ts'

/**
 * Ids of the options whose decision was begun and not saved. Their dialog has the draft in its fields; an option that is
 * deleted has no dialog.
 */
export function useDecisionDrafts(solutionId: number, chain: Chain | undefined) {
  // a snapshot is read with every render, so that it is current when the dialog has closed
  const stored = useSyncExternalStore(watchStorage, () => {
    const drafts = [...readDrafts(readWriter(), decisionPlace.all(solutionId))]
    return JSON.stringify(drafts.map(([key, { value }]) => [nameOf(key), value]))
  })
  return useMemo(() => {
    const drafts = JSON.parse(stored) as [name: string, value: unknown][]
    const begun = (chain?.options ?? []).filter((option) =>
      drafts.some(([name, value]) => {
        const part = decisionPlace.partIn(name, option.id)
        return part !== undefined && textsOf(option).get(part) !== value
      }),
    )
    const gone = new Set(chain ? drafts.map(([name]) => decisionPlace.optionIn(name)) : [])
    for (const { id } of chain?.options ?? []) gone.delete(id)
    return { begun: new Set(begun.map(({ id }) => id)), gone: [...gone] }
  }, [stored, chain])
}

function watchStorage(onChange: () => void) {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}
