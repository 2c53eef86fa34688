import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { MEASURE_NONE } from '#contract/limits.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { helpMessages } from '#contract/messages/steps.ts'
import { systemRequirementsMessages } from '#contract/messages/system-requirements.ts'
import { fhnsQuery, measuresQuery } from '../../lib/queries/reference-data.queries.ts'
import { solutionQuery } from '../../lib/queries/solution.queries.ts'
import { useOptionPlace } from '../../domain/options/use-option-place.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { isMissing, MissingSolution } from '../../domain/workshop/missing-solution.tsx'
import { BackLink, ButtonLink } from '../../ui/page/links.tsx'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { MissingOption } from '../../domain/options/missing-option.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { NextRequirements } from './next-requirements.tsx'
import { OptionHeading } from './option-heading.tsx'
import { groupByMeasure, type MeasureGroup } from './requirement-groups.ts'
import { Requirements } from './requirements.tsx'
import { analysisBothQuery, systemRequirementsQuery } from './system-requirements.queries.ts'

interface SystemRequirementsScreenProps {
  solutionId: number
  optionId: number
}

export function SystemRequirementsScreen({ solutionId, optionId }: SystemRequirementsScreenProps) {
  const { data: solution } = useQuery(solutionQuery(solutionId))
  // what was not there never had an analysis to go back to
  const { isGone } = useOptionPlace(solutionId, optionId)
  return (
    <>
      <ScreenHead
        overline={solution?.solution_name ?? ''}
        title={systemRequirementsMessages.systemRequirements}
        help={helpMessages.systemRequirements}
        actions={
          !isGone && (
            <BackLink
              to="/solutions/$solutionId/option-analysis/$optionId/$type"
              params={{ solutionId, optionId, type: 'Virtuous' }}
            >
              {systemRequirementsMessages.backToH9Analysis}
            </BackLink>
          )
        }
      />
      <Content key={`${solutionId} ${optionId}`} solutionId={solutionId} optionId={optionId} />
    </>
  )
}

const noGroups: readonly MeasureGroup[] = []

/** Waiting, failed, nothing rated, and then a table a measure. */
function Content({ solutionId, optionId }: SystemRequirementsScreenProps) {
  const solution = useQuery(solutionQuery(solutionId))
  const { rows, place, isGone } = useOptionPlace(solutionId, optionId)
  const fhns = useQuery(fhnsQuery())
  const measures = useQuery(measuresQuery())
  const analysis = useQuery(analysisBothQuery(solutionId, optionId))
  const requirements = useQuery(systemRequirementsQuery(solutionId, optionId))
  const [rated, written, needs, names] = [analysis.data, requirements.data, fhns.data, measures.data]
  const groups = useMemo(
    () =>
      rated && written && needs && names
        ? groupByMeasure({ analysis: rated, requirements: written, fhns: needs, measures: names })
        : undefined,
    [rated, written, needs, names],
  )

  if (!place && isMissing(rows.error ?? solution.error)) return <MissingSolution solutionId={solutionId} />
  const asked = { solution_id: solutionId, functional_option_id: optionId }
  if (!place && isGone) return <MissingOption option={asked} />

  const queries = [requirements, analysis, measures, fhns, rows, solution]
  const failed = queries.find((query) => query.isError && query.data === undefined)
  if (failed) {
    const retry = () => queries.filter((query) => query.isError).forEach((query) => void query.refetch())
    const message = failed.error?.message || commonMessages.unknownError
    return <ErrorPanel message={commonMessages.error(message)} onRetry={retry} />
  }
  if (!place || !groups || !analysis.data) {
    return (
      <LoadingTable columns={[systemRequirementsMessages.fhnName, systemRequirementsMessages.systemRequirements]} />
    )
  }

  const entries = isGone ? [] : [...analysis.data.virtuous, ...analysis.data.vicious]
  return (
    <>
      {!isGone && <OptionHeading place={place} />}
      <Requirements
        solutionId={solutionId}
        optionId={optionId}
        storyId={place.row.user_story_id}
        groups={isGone ? noGroups : groups}
        ratedNone={new Set(entries.filter(({ measure }) => measure === MEASURE_NONE).map(({ id }) => id))}
        primaryFhn={solution.data?.p_fhn ?? ''}
      />
      {isGone && <MissingOption option={{ ...asked, user_story_id: place.row.user_story_id }} />}
      {!isGone && groups.length === 0 && (
        <EmptyState
          title={systemRequirementsMessages.noAnalysis}
          action={
            <ButtonLink
              variant="filled"
              to="/solutions/$solutionId/option-analysis/$optionId/$type"
              params={{ solutionId, optionId, type: 'Virtuous' }}
            >
              {systemRequirementsMessages.goToH9Analysis}
            </ButtonLink>
          }
        />
      )}
      {!isGone && <NextRequirements solutionId={solutionId} optionId={optionId} hasRatings={groups.length > 0} />}
    </>
  )
}
