import { stakeholdersMessages } from '#contract/messages/stakeholders.ts'
import type { PotentialStakeholder } from '#contract/stakeholders.ts'
import { People, useStakeholderWrites } from './people.tsx'
import classes from './stakeholders.module.css'

interface OtherPeopleProps {
  solutionId: number
  people: readonly PotentialStakeholder[]
}

/** Whom no metric of the solution concerns, such as after its metric was removed: nowhere else could they be removed. */
export function OtherPeople({ solutionId, people }: OtherPeopleProps) {
  const writes = useStakeholderWrites(solutionId)
  return (
    <section aria-labelledby="other-people" className={classes.others}>
      <h2 id="other-people">{stakeholdersMessages.others}</h2>
      <p className={classes.note}>{stakeholdersMessages.othersHelp}</p>
      <People people={people} place="other" writes={writes} />
    </section>
  )
}
