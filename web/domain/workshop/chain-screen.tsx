import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, type ReactNode } from 'react'
import type { Chain } from '#contract/chain.ts'
import { chainMessages } from '#contract/messages/map.ts'
import { chainQuery } from '../../lib/queries/chain.queries.ts'
import { BackLink } from '../../ui/page/links.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { ReadSolution } from './read-solution.tsx'
import { PrintButton } from '../../ui/page/print-button.tsx'

interface ChainScreenProps {
  solutionId: number
  title: string
  help: string
  /** What the link back to the solution is called. */
  back: string
  /** The page's title, where browsers name a file after it. */
  pageTitle?: (solution: string) => string
  isPrintable?: boolean
  waiting: ReactNode
  children: (chain: Chain) => ReactNode
}

/** A screen that shows a whole solution, from purpose to requirement. */
export function ChainScreen(props: ChainScreenProps) {
  const { solutionId, title, help, back, pageTitle, isPrintable, waiting, children } = props
  const { data, error, refetch } = useQuery(chainQuery(solutionId))
  // a large solution is drawn beside what people do, not before it
  const chain = useDeferredValue(data)
  return (
    <>
      <ScreenHead
        overline={chain?.solution_name ?? ''}
        title={title}
        pageTitle={chain && pageTitle?.(chain.solution_name)}
        help={help}
        actions={
          <>
            <BackLink to="/solutions/$solutionId" params={{ solutionId }}>
              {back}
            </BackLink>
            {isPrintable && <PrintButton disabled={!chain} />}
          </>
        }
      />
      <ReadSolution
        isExtra
        solutionId={solutionId}
        of={{ data: chain, error, refetch }}
        waiting={waiting}
        failure={chainMessages.fetchFailed}
      >
        {children}
      </ReadSolution>
    </>
  )
}
