import { useState } from 'react'
import { madeOnce } from '#contract/made-once.ts'
import { commaMessages, commonMessages } from '#contract/messages/common.ts'
import { TAG } from '#contract/messages/grammar.ts'
import { solutionDetailsMessages } from '#contract/messages/solution-details.ts'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import type { SolutionDetails } from '../../lib/queries/tolerant-answers.ts'
import { BadgeList } from '../../ui/marks/badges.tsx'
import { DeedDialog } from '../../ui/dialog/deed-dialog.tsx'
import { useShut } from '../../ui/focus/busy.ts'
import { TrashIcon } from '../../ui/marks/later-icons.tsx'
import { NeedIcon } from '../../domain/needs/need-icon.tsx'
import { WritingMark } from '../../domain/workshop/writing-mark.tsx'
import type { useDeleteSolution } from './solution-writes.queries.ts'
import { WhatItHolds } from './what-it-holds.tsx'
import { Button } from '../../ui/page/button.tsx'
import classes from './solution-view.module.css'

interface SolutionViewProps {
  solution: SolutionDetails
  /** Being deleted, or deleted and about to be left. */
  isGoing: boolean
  deleting: ReturnType<typeof useDeleteSolution>
}

export function SolutionView({ solution, isGoing, deleting }: SolutionViewProps) {
  const { id, solution_name, p_fhn, purposes, created_at } = solution
  const [isAsking, setIsAsking] = useState(false)

  return (
    <>
      <div className={classes.columns}>
        <div className={classes.main}>
          <WritingMark kind="solution" id={id} />
          <dl className={classes.facts}>
            <div>
              <dt>{solutionsMessages.primaryFhn}</dt>
              <dd>
                {p_fhn && (
                  <span className={classes.need}>
                    <NeedIcon name={p_fhn} size={34} />
                    <span>{p_fhn}</span>
                  </span>
                )}
              </dd>
            </div>
            <div>
              <dt>{solutionDetailsMessages.purposes}</dt>
              <dd className={classes.purposes}>
                <BadgeList items={purposes} empty={solutionDetailsMessages.noPurposes} />
              </dd>
            </div>
            <div>
              <dt>{commonMessages.id}</dt>
              <dd>{id}</dd>
            </div>
            <div>
              <dt>{solutionDetailsMessages.createdOn}</dt>
              <dd>
                <CreationTime at={created_at} />
              </dd>
            </div>
          </dl>
          <div className={classes.apart}>
            <Button
              className={classes.delete}
              leftSection={<TrashIcon size={18} />}
              disabled={isGoing}
              {...useShut()}
              onClick={() => setIsAsking(true)}
            >
              {solutionDetailsMessages.deleteSolution}
            </Button>
          </div>
        </div>
        <WhatItHolds solutionId={id} />
      </div>
      <DeedDialog
        deed={deleting}
        sent={undefined}
        opened={isAsking}
        title={commonMessages.confirmDeletion}
        confirmLabel={commonMessages.delete}
        danger
        onClose={() => setIsAsking(false)}
      >
        <p>{solutionDetailsMessages.confirmDelete(solution_name)}</p>
      </DeedDialog>
    </>
  )
}

const day = madeOnce(() => new Intl.DateTimeFormat(TAG, { dateStyle: 'long' }))
const minute = madeOnce(() => new Intl.DateTimeFormat(TAG, { timeStyle: 'short' }))

/** In the time of whoever looks; as it came when it is no time that can be read. */
function CreationTime({ at }: { at: string }) {
  const time = new Date(at)
  if (Number.isNaN(time.getTime())) return <>{at}</>
  return (
    <time dateTime={at}>
      {day().format(time)}
      {commaMessages.between}
      {minute().format(time)}
    </time>
  )
}
