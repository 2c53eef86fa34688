import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { MEASURE_NONE } from '#contract/limits.ts'
import { helpMessages } from '#contract/messages/steps.ts'
import { systemRequirementsMessages as words } from '#contract/messages/system-requirements.ts'
import { fhnsQuery, measuresQuery } from '../../lib/queries/reference-data.queries.ts'
import { useOptionPlace } from '../../domain/options/use-option-place.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { BackLink, ButtonLink } from '../../ui/page/links.tsx'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { MissingOption } from '../../domain/options/missing-option.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { NextRequirements } from './next-requirements.tsx'
import { OptionHeading } from './option-heading.tsx'
import { groupByMeasure, type MeasureGroup } from './requirement-groups.ts'
import { Requirements } from './requirements.tsx'
import { analysisBothQuery, systemRequirementsQuery } from './system-requirements.queries.ts'
import { ReadOption } from '../../domain/options/read-option.tsx'
import { readTogether } from '../../ui/feedback/read.tsx'

interface SystemRequirementsScreenProps {
  solutionId: number
  optionId: number
}

export function SystemRequirementsScreen({ solutionId, optionId }: SystemRequirementsScreenProps) {
  // what was not there never had an analysis to go back to
  const { solution, isGone } = useOptionPlace(solutionId, optionId)
  return (
    <>
      <ScreenHead
        overline={solution.data?.solution_name ?? ''}
        title={words.systemRequirements}
        help={helpMessages.systemRequirements}
        actions={
          !isGone && (
            <BackLink
              to="/solutions/$solutionId/option-analysis/$optionId/$type"
              params={{ solutionId, optionId, type: 'Virtuous' }}
            >
              {words.backToH9Analysis}
            </BackLink>
          )
        }
      />
      <Content key={`${solutionId} ${optionId}`} solutionId={solutionId} optionId={optionId} />
    </>
  )
}

const noGroups: readonly MeasureGroup[] = []

/** A table a measure, or that nothing is rated. */
function Content({ solutionId, optionId }: SystemRequirementsScreenProps) {
  const at = useOptionPlace(solutionId, optionId)
  const { solution, rows, isGone } = at
  const fhns = useQuery(fhnsQuery())
  const measures = useQuery(measuresQuery())
  const analysis = useQuery(analysisBothQuery(solutionId, optionId))
  const requirements = useQuery(systemRequirementsQuery(solutionId, optionId))
  const [rated, written, needs, names] = [analysis.data, requirements.data, fhns.data, measures.data]
  const groups = useMemo(
    () =>
      rated && written && needs && names
        ? groupByMeasure({ analysis: rated, requirements: written, fhns: needs, measures: names })
        : noGroups,
    [rated, written, needs, names],
  )
  return (
    <ReadOption
      {...{ solutionId, optionId, at }}
      of={readTogether([requirements, analysis, measures, fhns, rows, solution])}
      waiting={<LoadingTable columns={[words.fhnName, words.systemRequirements]} />}
    >
      {([, { virtuous, vicious }, , , , { p_fhn }], place) => {
        const entries = isGone ? [] : [...virtuous, ...vicious]
        const option = {
          solution_id: solutionId,
          user_story_id: place.row.user_story_id,
          functional_option_id: optionId,
        }
        return (
          <>
            {!isGone && <OptionHeading place={place} />}
            <Requirements
              option={option}
              groups={isGone ? noGroups : groups}
              ratedNone={new Set(entries.filter(({ measure }) => measure === MEASURE_NONE).map(({ id }) => id))}
              primaryFhn={p_fhn}
            />
            {isGone && <MissingOption option={option} />}
            {!isGone && groups.length === 0 && (
              <EmptyState
                title={words.noAnalysis}
                action={
                  <ButtonLink
                    variant="filled"
                    to="/solutions/$solutionId/option-analysis/$optionId/$type"
                    params={{ solutionId, optionId, type: 'Virtuous' }}
                  >
                    {words.goToH9Analysis}
                  </ButtonLink>
                }
              />
            )}
            {!isGone && <NextRequirements solutionId={solutionId} optionId={optionId} hasRatings={groups.length > 0} />}
          </>
        )
      }}
    </ReadOption>
  )
}
