import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { use, useEffect } from 'react'
import { groupsMessages } from '#contract/messages/groups.ts'
import { useGroups } from '../../domain/groups/groups.queries.ts'
import { otherOwnerOf } from '../../domain/groups/whose-solution.ts'
import { GoneSolution } from '../../domain/workshop/gone-solution.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { solutionQuery } from '../../lib/queries/solution.queries.ts'
import { ShutBy, useOnlyReads, type Shut } from '../../lib/session/may-write.ts'
import { hasEntered } from '../../lib/session/stored-session.ts'
import { selectSolution } from '../../lib/session/stored-solution.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { NothingThere } from '../../ui/page/links.tsx'
import { SolutionName, UnderHead } from '../../ui/page/screen-head.tsx'
import { GoneBanner } from './gone-banner.tsx'
import { SolutionLinks } from './solution-links.tsx'
import { StepBar } from './step-bar.tsx'

const gone: Shut = { why: 'why-gone', isPause: false }
const ofOthers: Shut = { why: 'why-of-others', isPause: false }

/** Around every screen of one solution: the step bar under its head, and the sidebar's links leading to it. */
export function SolutionFrame({ solutionId }: { solutionId: number }) {
  const { data, error } = useQuery(solutionQuery(solutionId))
  const exists = Boolean(data)
  const refusal = error instanceof ApiError ? error : undefined
  // there is nothing that its steps could lead to
  const isMissing = !exists && refusal?.status === 404
  const isNotThere = refusal?.code === 'NOT_FOUND'
  const isGone = exists && isNotThere
  const owner = otherOwnerOf(useGroups(), solutionId)
  // the host may write everywhere
  const isOthers = owner !== undefined && !hasEntered()
  const shut = use(ShutBy)
  const onlyReads = useOnlyReads()
  useEffect(() => {
    // an address opened directly selects its solution, once it is known to exist
    if (exists) selectSolution(solutionId)
  }, [solutionId, exists])
  return (
    <SolutionName value={data?.solution_name ?? ''}>
      <NothingThere value={isNotThere}>
        <UnderHead value={isMissing || isGone ? null : <StepBar solutionId={solutionId} />}>
          {isGone && <GoneBanner id={gone.why} solutionId={solutionId} />}
          {/* where people only read everywhere, the bar at the top says why */}
          {isOthers && !onlyReads && (
            <Banner id={ofOthers.why} type="info">
              {groupsMessages.belongsTo(owner.name)}
            </Banner>
          )}
          <ShutBy value={isGone ? gone : isOthers && !onlyReads ? ofOthers : shut}>
            <GoneSolution value={isGone}>
              <Outlet />
            </GoneSolution>
          </ShutBy>
          {exists && !isGone && <SolutionLinks solutionId={solutionId} />}
        </UnderHead>
      </NothingThere>
    </SolutionName>
  )
}
