import { commonMessages } from '#contract/messages/common.ts'
import type { PotentialStakeholder } from '#contract/stakeholders.ts'
import { CatalogueWords } from '../../domain/catalogue/catalogue-words.tsx'
import { OwnMark } from '../../domain/own-words/own-mark.tsx'
import { UnderWay, underWayFrame } from '../../ui/edits/under-way.tsx'
import { Badge } from '../../ui/marks/badges.tsx'
import { StakeholderButton } from './stakeholder-button.tsx'
import { useAddStakeholder, useRemoveStakeholder } from './stakeholders.queries.ts'
import classes from './stakeholders.module.css'

interface PeopleProps {
  people: readonly PotentialStakeholder[]
  /** Where the list stands: the same person may be in several. */
  place: string
  writes: StakeholderWrites
}

/** Adding and removing, one at a time for all lists of a table. */
export function useStakeholderWrites(solutionId: number) {
  const [add, remove] = [useAddStakeholder(solutionId), useRemoveStakeholder(solutionId)]
  return { add, remove, isBusy: add.isPending || remove.isPending }
}
type StakeholderWrites = ReturnType<typeof useStakeholderWrites>

export function People({ people, place, writes: { add, remove, isBusy } }: PeopleProps) {
  return (
    <ul className={classes.people}>
      {people.map(({ id, stakeholder, stakeholder_category, already_added, own }) => {
        const nameId = `${place}-stakeholder-${id}`
        return (
          <li key={id} className={classes.person}>
            <span className={classes.who}>
              <CatalogueWords id={nameId} className={classes.name}>
                {stakeholder}
              </CatalogueWords>
              <span className={`${classes.about} ${underWayFrame}`}>
                {stakeholder_category && <Badge>{stakeholder_category}</Badge>} <OwnMark own={own} />
                {/* the list may show it done while all else is still read again */}
                <UnderWay
                  isBusy={(already_added ? remove : add).isRunning(id)}
                  words={already_added ? commonMessages.removing : commonMessages.adding}
                />
              </span>
            </span>
            <StakeholderButton
              isAdded={already_added}
              isBusy={isBusy}
              describedBy={nameId}
              onPress={() => (already_added ? remove : add).mutate(id)}
            />
          </li>
        )
      })}
    </ul>
  )
}
