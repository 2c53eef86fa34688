import { useQuery } from '@tanstack/react-query'
import { use, useRef, useState } from 'react'
import type { DeletedSolution } from '#contract/deletions.ts'
import { deletedMessages } from '#contract/messages/undo.ts'
import { shellMessages } from '#contract/messages/shell.ts'
import { solutionDetailsMessages } from '#contract/messages/solution-details.ts'
import { BringBack } from '../../domain/workshop/bring-back.tsx'
import { deleter } from '../../domain/workshop/deletion-sentence.ts'
import { useNow } from '../../lib/live/use-now.ts'
import { deletedSolutionsQuery } from '../../lib/queries/deletion.queries.ts'
import { roomQuery } from '../../lib/queries/room.queries.ts'
import { ShowsResults } from '../../lib/session/may-write.ts'
import { hasEntered } from '../../lib/session/stored-session.ts'
import { useSessionId } from '../../lib/session/use-session.ts'
import { timeAgo } from '../../lib/text/time-ago.ts'
import { useDoubleClickGuard } from '../../ui/table/use-double-click-guard.ts'
import classes from './deleted-solutions.module.css'

/** How many are listed until "all" is pressed: the list above is what people came for. */
const FIRST = 3
const MINUTE = 60_000

/**
 * Below the list: what somebody has deleted lately, and the way back for those who may write there. `offered` is the one
 * that is offered above the list.
 */
export function DeletedSolutions({ offered }: { offered: number | null }) {
  // a server that knows the room's call knows this one too
  const isOurs = Boolean(useQuery(roomQuery()).data)
  const { data } = useQuery({ ...deletedSolutionsQuery(useSessionId()), enabled: isOurs })
  const now = useNow(MINUTE)
  const isOver = use(ShowsResults) && !hasEntered()
  const deleted = data?.filter(({ solution_id, until, way_back }) => {
    const isAbove = solution_id === offered && way_back !== undefined
    return !isAbove && Date.parse(until) > now
  })
  return !deleted?.length || isOver ? null : <Section deleted={deleted} now={now} />
}

function Section({ deleted, now }: { deleted: DeletedSolution[]; now: number }) {
  const [showsAll, setShowsAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  useDoubleClickGuard(list)
  const shown = showsAll ? deleted : deleted.slice(0, FIRST)
  return (
    <section className={classes.section} aria-labelledby="deleted-solutions">
      <h2 id="deleted-solutions" className={classes.title}>
        {deletedMessages.lastDay}
      </h2>
      <ul ref={list} className={classes.list}>
        {shown.map(({ solution_id: id, name, by, by_host, at, way_back }, index) => (
          <li key={id} data-place={`after-${shown[index - 1]?.solution_id}`}>
            <span id={`deleted-${id}`} className={classes.words}>
              {/* drawn by the style sheet: as text the name of a deleted solution stands nowhere on the page */}
              <span className={classes.name} data-name={name || solutionDetailsMessages.solutionNumber(id)} />
              <span className={classes.who}>
                {deletedMessages.deletedBy(deleter({ by, by_host }), timeAgo(at, now))}
              </span>
            </span>
            <BringBack solutionId={id} wayBack={way_back} describedBy={`deleted-${id}`} />
          </li>
        ))}
      </ul>
      {shown.length < deleted.length && (
        <button
          type="button"
          className={classes.all}
          // the first of the rows that it brings takes its place
          data-place={`after-${shown.at(-1)?.solution_id}`}
          onClick={() => setShowsAll(true)}
        >
          {shellMessages.showAll(deleted.length)}
        </button>
      )}
    </section>
  )
}
