import { stakeholdersMessages } from '#contract/messages/stakeholders.ts'
import type { PotentialStakeholder } from '#contract/stakeholders.ts'
import { People } from './people.tsx'
import { useAddStakeholder, useRemoveStakeholder } from './stakeholders.queries.ts'
import classes from './stakeholders.module.css'

interface OtherPeopleProps {
  solutionId: number
  people: readonly PotentialStakeholder[]
}

/** Whom no metric of the solution concerns, such as after its metric was removed: nowhere else could they be removed. */
export function OtherPeople({ solutionId, people }: OtherPeopleProps) {
  const addStakeholder = useAddStakeholder(solutionId)
  const removeStakeholder = useRemoveStakeholder(solutionId)
  return (
    <section aria-labelledby="other-people" className={classes.others}>
      <h2 id="other-people">{stakeholdersMessages.others}</h2>
      <p className={classes.note}>{stakeholdersMessages.othersHelp}</p>
      <People
        people={people}
        place="other"
        isBusy={addStakeholder.isPending || removeStakeholder.isPending}
        isBeingAdded={addStakeholder.isRunning}
        isBeingRemoved={removeStakeholder.isRunning}
        onAdd={addStakeholder.mutate}
        onRemove={removeStakeholder.mutate}
      />
    </section>
  )
}
