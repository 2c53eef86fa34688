import { useMemo } from 'react'
import type { Chain } from '#contract/chain.ts'
import { gapsOf, type GapKind } from '#contract/gaps.ts'
import { matchesTerm } from '../../lib/text/matches-term.ts'
import { graphOf, threadOf } from '../../domain/chain/chain-graph.ts'
import { mapOutline } from '../../domain/chain/map-outline.ts'
import { gapItems } from './gap-items.ts'
import { narrowOutline } from './narrow-outline.ts'

interface MapFilter {
  term: string
  gap: GapKind | undefined
  /** Shows only this item's thread. */
  only: string | undefined
}

/** A solution as the map shows it: everything, and what the filter leaves of it. */
export function useChainMap(chain: Chain, { term, gap, only }: MapFilter) {
  const whole = useMemo(() => {
    const outline = mapOutline(chain)
    return { outline, graph: graphOf(outline), gaps: gapsOf(chain) }
  }, [chain])

  const shown = useMemo(() => {
    const { outline, graph, gaps } = whole
    const isFound = ({ label, text }: { label: string; text: string }) => matchesTerm(term, label, text)
    const found = term === '' ? [] : [...graph.values()].filter(isFound).map(({ item }) => item)
    const inGap = gap ? gapItems(gaps, gap) : []
    const threads = [
      ...(term === '' ? [] : [threadOf(graph, found)]),
      ...(gap ? [threadOf(graph, inGap)] : []),
      ...(only ? [threadOf(graph, [only])] : []),
    ]
    const keys = [...graph.keys()].filter((key) => threads.every((thread) => thread.has(key)))
    return {
      outline: threads.length === 0 ? outline : narrowOutline(outline, new Set(keys)),
      count: keys.length,
      marked: new Set([...found, ...inGap]),
    }
  }, [whole, term, gap, only])

  return { graph: whole.graph, gaps: whole.gaps, shown }
}
