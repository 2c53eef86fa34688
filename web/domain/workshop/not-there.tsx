import { useQuery } from '@tanstack/react-query'
import { use, type ReactNode } from 'react'
import { commonMessages } from '#contract/messages/common.ts'
import { deletedMessages } from '#contract/messages/undo.ts'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import { deletionQuery, type DeletedThing } from '../../lib/queries/deletion.queries.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ButtonLink } from '../../ui/page/links.tsx'
import { BringBack } from './bring-back.tsx'
import { deletionSentence } from './deletion-sentence.ts'
import { GoneSolution } from './gone-solution.ts'
import { isInTime, useWhatToDo } from './way-back.ts'

interface NotThereProps {
  of: DeletedThing
  title: string
  /** "The solution" */
  what: string
  /** Where nobody knows of a deletion. */
  ifUnknown?: string
  /** What else there is to do. */
  hint?: string
  /** The way on: the filled button, unless that is the way back. */
  children: (look: { variant: 'filled' | 'default' }) => ReactNode
}

/** Shown at the address of something that is not there: who deleted it and when, the way back, and the way on. */
export function NotThere({ of: thing, title, what, ifUnknown, hint, children: link }: NotThereProps) {
  const { data: deletion } = useQuery(deletionQuery(thing))
  const whatToDo = useWhatToDo()
  const deleted = deletion && deletionSentence(what, deletion)
  const told = deleted ? `${deleted} ${whatToDo(deletion)}` : deletion && ifUnknown
  return (
    <EmptyState
      title={title}
      action={
        <>
          <BringBack isMain solutionId={thing.solution_id} wayBack={deletion?.way_back} />
          {link({ variant: isInTime(deletion?.way_back) ? 'default' : 'filled' })}
        </>
      }
    >
      {[told, hint].filter(Boolean).join(' ')}
    </EmptyState>
  )
}

/** The same for a solution, in whose frame the banner may say all of it already. */
export function MissingSolution({ solutionId }: { solutionId: number }) {
  const isSaid = use(GoneSolution)
  if (isSaid) return <EmptyState title={solutionsMessages.notFound} />
  return (
    <NotThere
      of={{ solution_id: solutionId }}
      title={solutionsMessages.notFound}
      what={deletedMessages.solution}
      ifUnknown={deletedMessages.noSuchSolution}
    >
      {(look) => (
        <ButtonLink {...look} to="/solutions">
          {commonMessages.goToSolutions}
        </ButtonLink>
      )}
    </NotThere>
  )
}
