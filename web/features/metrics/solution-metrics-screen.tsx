import { commonMessages } from '#contract/messages/common.ts'
import { helpMessages } from '#contract/messages/steps.ts'
import { metricsMessages } from '#contract/messages/metrics.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ReadSolution } from '../../domain/workshop/read-solution.tsx'
import { ForwardArrowIcon } from '../../ui/marks/icons.tsx'
import { BackLink, ButtonLink } from '../../ui/page/links.tsx'
import { NextThing } from '../../ui/page/next-thing.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { MetricPanel } from './metric-panel.tsx'
import { useAddMetric, useRemoveMetric } from './metrics.queries.ts'
import { useSolutionMetrics } from './use-solution-metrics.ts'
import classes from './metrics.module.css'

export function SolutionMetricsScreen({ solutionId }: { solutionId: number }) {
  const { solutionName, purposes, added, available, reading } = useSolutionMetrics(solutionId)
  const addMetric = useAddMetric(solutionId)
  const removeMetric = useRemoveMetric(solutionId)

  return (
    <>
      <ScreenHead
        about={solutionName ?? ''}
        title={metricsMessages.solutionMetrics}
        help={helpMessages.metrics}
        actions={
          <BackLink to="/solutions/$solutionId" params={{ solutionId }}>
            {metricsMessages.backToSolutionDetails}
          </BackLink>
        }
      />
      <ReadSolution solutionId={solutionId} of={reading} failure={metricsMessages.loadFailed}>
        <div className={classes.sides}>
          <MetricPanel
            title={metricsMessages.addedMetrics}
            isNumbered
            metrics={added}
            loadingText={commonMessages.loading}
            action="remove"
            isBusy={removeMetric.isRunning}
            onAction={removeMetric.mutate}
            empty={<EmptyState title={metricsMessages.noneAdded}>{metricsMessages.noneAddedHint}</EmptyState>}
          />
          <MetricPanel
            title={metricsMessages.availableMetrics}
            metrics={available}
            action="add"
            isBusy={addMetric.isRunning}
            onAction={addMetric.mutate}
            empty={<EmptyState title={metricsMessages.allAdded}>{metricsMessages.allAddedHint}</EmptyState>}
            ownFor={{ solutionId, purposes }}
          />
        </div>
      </ReadSolution>
      <NextThing>
        <ButtonLink
          to="/solutions/$solutionId/stakeholders"
          params={{ solutionId }}
          variant={reading.error ? 'default' : 'filled'}
          rightSection={<ForwardArrowIcon size={18} />}
        >
          {metricsMessages.forwardToStakeholders}
        </ButtonLink>
      </NextThing>
    </>
  )
}
