import { useQuery } from '@tanstack/react-query'
import { commonMessages } from '#contract/messages/common.ts'
import { helpMessages } from '#contract/messages/steps.ts'
import { FHN_COUNT } from '#contract/limits.ts'
import type { Fhn } from '#contract/reference-data.ts'
import { h9AnalysisMessages } from '#contract/messages/h9-analysis.ts'
import { fhnsQuery, measuresQuery } from '../../lib/queries/reference-data.queries.ts'
import { solutionQuery } from '../../lib/queries/solution.queries.ts'
import { useOptionPlace } from '../../domain/options/use-option-place.ts'
import { BackLink } from '../../ui/page/links.tsx'
import { Loading, LoadingTable } from '../../ui/table/loading-table.tsx'
import { NeedIcon } from '../../domain/needs/need-icon.tsx'
import { SteadyParts } from '../../ui/focus/steady-parts.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { analysisQuery } from './h9-analysis.queries.ts'
import { ReadOption } from '../../domain/options/read-option.tsx'
import { readTogether } from '../../ui/feedback/read.tsx'
import { RateOption } from './rate-option.tsx'
import { primaryNeedOf } from './rated-cells.ts'
import { useRatingMode } from './use-rating-mode.ts'
import classes from './h9-analysis-screen.module.css'

interface H9AnalysisScreenProps {
  solutionId: number
  optionId: number
  virtuous: boolean
}

export function H9AnalysisScreen(props: H9AnalysisScreenProps) {
  const { solutionId, optionId } = props
  const { data: solution, isFetched } = useQuery(solutionQuery(solutionId))
  return (
    <>
      <ScreenHead
        size="long"
        isAwaited={!isFetched}
        overline={solution ? <PrimaryNeed name={solution.p_fhn} /> : ''}
        title={solution ? h9AnalysisMessages.title(solution.solution_name) : h9AnalysisMessages.h9Analysis}
        help={helpMessages.h9}
        actions={
          <BackLink to="/solutions/$solutionId/functional-options" params={{ solutionId }}>
            {h9AnalysisMessages.backToFunctionalOptions}
          </BackLink>
        }
      />
      <Content key={`${solutionId} ${optionId}`} {...props} />
    </>
  )
}

function PrimaryNeed({ name }: { name: string }) {
  return (
    <>
      {h9AnalysisMessages.primaryFhn}
      <span className={classes.primary}>
        <span className={classes.gold}>
          <NeedIcon name={name} />
        </span>
        {name}
      </span>
    </>
  )
}

/** Catalogues may hold more. */
const firstNine = (fhns: readonly Fhn[]) => fhns.slice(0, FHN_COUNT)

function Content({ solutionId, optionId, virtuous }: H9AnalysisScreenProps) {
  const subject = { solutionId, optionId, virtuous }
  const at = useOptionPlace(solutionId, optionId)
  const fhns = useQuery({ ...fhnsQuery(), select: firstNine })
  const measures = useQuery(measuresQuery())
  const analysis = useQuery(analysisQuery(solutionId, optionId, virtuous))
  const mode = useRatingMode(subject)
  const read = readTogether([at.solution, at.rows, fhns, measures, analysis])
  return (
    <ReadOption
      {...{ solutionId, optionId, at }}
      of={mode ? read : { ...read, data: undefined }}
      waiting={at.solution.isPending ? <Loading /> : <LoadingTable columns={columns} rows={3} />}
    >
      {([solution, , needs, names, ratings], place) =>
        mode && (
          // what is chosen belongs to one option in one direction
          <SteadyParts key={`${optionId} ${virtuous}`} of={mode.whose.kind}>
            <RateOption
              key={mode.whose.kind}
              {...{ subject, place, mode }}
              isGone={at.isGone}
              primaryId={primaryNeedOf(solution, needs)}
              fhns={needs}
              measures={names}
              analysis={ratings}
            />
          </SteadyParts>
        )
      }
    </ReadOption>
  )
}

const columns = [
  '#',
  h9AnalysisMessages.userStory,
  h9AnalysisMessages.functionalOption,
  h9AnalysisMessages.fhns,
  commonMessages.save,
]
