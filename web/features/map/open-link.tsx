import type { ReactNode } from 'react'
import type { ChainNode } from '../../ui/chain-map/chain-graph.ts'
import { TextLink } from '../../ui/links.tsx'

interface OpenLinkProps {
  solutionId: number
  node: ChainNode
  className?: string | undefined
  children: ReactNode
}

/** To the step on which an item is made. */
export function OpenLink({ solutionId, node, className = '', children }: OpenLinkProps) {
  const { layer, optionId = 0, rating } = node
  const shared = { className, children }
  switch (layer) {
    case 'purpose':
      return <TextLink {...shared} to="/solutions/$solutionId" params={{ solutionId }} />
    case 'metric':
      return <TextLink {...shared} to="/solutions/$solutionId/metrics" params={{ solutionId }} />
    case 'stakeholder':
      return <TextLink {...shared} to="/solutions/$solutionId/stakeholders" params={{ solutionId }} />
    case 'story':
      return <TextLink {...shared} to="/solutions/$solutionId/user-stories" params={{ solutionId }} />
    case 'option':
      return <TextLink {...shared} to="/solutions/$solutionId/functional-options" params={{ solutionId }} />
    case 'rating':
      return (
        <TextLink
          {...shared}
          to="/solutions/$solutionId/option-analysis/$optionId/$type"
          params={{ solutionId, optionId, type: rating?.virtuous ? 'Virtuous' : 'Vicious' }}
        />
      )
    case 'requirement':
      return (
        <TextLink
          {...shared}
          to="/solutions/$solutionId/system-requirements/$optionId"
          params={{ solutionId, optionId }}
        />
      )
  }
}

/** Where such a link leads, in words. */
export const openWords: Record<ChainNode['layer'], string> = {
  purpose: 'Open the solution',
  metric: 'Open in Metrics',
  stakeholder: 'Open in Stakeholders',
  story: 'Open in User stories',
  option: 'Open in Options',
  rating: 'Open in H9 analysis',
  requirement: 'Open in Requirements',
}
