import type { ReactNode } from 'react'
import { mapMessages } from '#contract/messages/map.ts'
import type { ChainNode, Layer } from '../../domain/chain/chain-graph.ts'
import { ForwardArrowIcon } from '../../ui/marks/icons.tsx'
import { TextLink } from '../../ui/page/links.tsx'
import classes from './map.module.css'

interface OpenLinkProps {
  solutionId: number
  node: ChainNode
  /** Opens the step of this layer instead of the item's own. */
  layer?: Layer
  className?: string | undefined
  children: ReactNode
}

/** To the step on which an item is made. */
export function OpenLink({ solutionId, node, layer = node.layer, className = '', children }: OpenLinkProps) {
  const { optionId = 0, rating } = node
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

/** Where an item can be opened, in words; a rating also where it is answered. */
export function OpenLinks({ solutionId, node }: Pick<OpenLinkProps, 'solutionId' | 'node'>) {
  const shown = { solutionId, node, className: classes.open }
  return (
    <p className={classes.opens}>
      <OpenLink {...shown}>
        {openWords[node.layer]} <ForwardArrowIcon size={14} />
      </OpenLink>
      {node.layer === 'rating' && (
        <OpenLink {...shown} layer="requirement">
          {node.children.length === 0 ? mapMessages.writeARequirement : openWords.requirement}{' '}
          <ForwardArrowIcon size={14} />
        </OpenLink>
      )}
    </p>
  )
}

const openWords: Record<Layer, string> = {
  purpose: mapMessages.openTheSolution,
  metric: mapMessages.openInMetrics,
  stakeholder: mapMessages.openInStakeholders,
  story: mapMessages.openInUserStories,
  option: mapMessages.openInOptions,
  rating: mapMessages.openInH9Analysis,
  requirement: mapMessages.openInRequirements,
}
