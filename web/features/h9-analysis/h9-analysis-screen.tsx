import { useQuery } from '@tanstack/react-query'
import { commonMessages } from '#contract/messages/common.ts'
import { helpMessages } from '#contract/messages/steps.ts'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import { FHN_COUNT } from '#contract/limits.ts'
import type { Fhn } from '#contract/reference-data.ts'
import { h9AnalysisMessages } from '#contract/messages/h9-analysis.ts'
import { fhnsQuery, measuresQuery } from '../../lib/queries/reference-data.queries.ts'
import { roomQuery } from '../../lib/queries/room.queries.ts'
import { solutionQuery } from '../../lib/queries/solution.queries.ts'
import { useOptionPlace } from '../../domain/options/use-option-place.ts'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { isMissing, MissingSolution } from '../../domain/workshop/missing-solution.tsx'
import { BackLink } from '../../ui/page/links.tsx'
import { Loading, LoadingTable } from '../../ui/table/loading-table.tsx'
import { MissingOption } from '../../domain/options/missing-option.tsx'
import { NeedIcon } from '../../domain/needs/need-icon.tsx'
import { SteadyParts } from '../../ui/focus/steady-parts.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { analysisQuery } from './h9-analysis.queries.ts'
import { OptionAnalysis } from './option-analysis.tsx'
import { silentRoundQuery } from './silent.queries.ts'
import { SilentOption } from './silent-option.tsx'
import { useForm } from './use-form.ts'
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
          <>
            <BackLink to="/solutions/$solutionId/functional-options" params={{ solutionId }}>
              {h9AnalysisMessages.backToFunctionalOptions}
            </BackLink>
          </>
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

/** Waiting, failed, and then the analysis itself. */
function Content({ solutionId, optionId, virtuous }: H9AnalysisScreenProps) {
  const solution = useQuery(solutionQuery(solutionId))
  const { rows, place, isGone } = useOptionPlace(solutionId, optionId)
  const fhns = useQuery({ ...fhnsQuery(), select: firstNine })
  const measures = useQuery(measuresQuery())
  const analysis = useQuery(analysisQuery(solutionId, optionId, virtuous))
  const room = useQuery(roomQuery())
  const isSilent = room.data?.silent_rating === true
  const hasRoom = room.data !== undefined
  const silent = useQuery({ ...silentRoundQuery(solutionId, optionId, virtuous), enabled: hasRoom })
  // what is revealed can be read for good
  const isShown = isSilent || silent.data?.revealed || silent.data?.first
  const round = isShown ? silent.data : undefined
  // what is chosen belongs to one option in one direction
  const key = `${optionId} ${virtuous}`
  // whether everybody rates alone is known before the group's ratings are shown, which would tell
  const whose = useForm(key, !room.isPending && !(hasRoom && silent.isPending), { isSilent, round })

  if (!place && isMissing(rows.error ?? solution.error)) return <MissingSolution solutionId={solutionId} />
  const asked = { solution_id: solutionId, functional_option_id: optionId }
  if (!place && isGone) return <MissingOption option={asked} />

  const queries = [solution, rows, fhns, measures, analysis]
  const failed = queries.find((query) => query.isError && query.data === undefined)
  if (failed?.error) {
    const retry = () => queries.filter((query) => query.isError).forEach((query) => void query.refetch())
    return <ErrorPanel message={commonMessages.error(failed.error.message)} onRetry={retry} />
  }
  if (solution.data === null) return <ErrorPanel message={commonMessages.error(solutionsMessages.notFound)} />
  if (solution.isPending) return <Loading />
  if (!solution.data || !place || !fhns.data || !measures.data || !analysis.data || !whose) {
    return (
      <LoadingTable
        columns={[
          '#',
          h9AnalysisMessages.userStory,
          h9AnalysisMessages.functionalOption,
          h9AnalysisMessages.fhns,
          commonMessages.save,
        ]}
        rows={3}
      />
    )
  }
  const shown = {
    solutionId,
    place,
    virtuous,
    solution: solution.data,
    fhns: fhns.data,
    measures: measures.data,
    isGone,
    whose,
  }
  return (
    <SteadyParts key={key} of={whose.kind}>
      {round && whose.kind !== 'group' ? (
        <SilentOption key={whose.kind} {...shown} round={round} />
      ) : (
        <OptionAnalysis {...shown} stored={analysis.data} round={round} />
      )}
    </SteadyParts>
  )
}
