import type { Group, Groups } from '#contract/groups.ts'
import { whoseSolutionMessages } from '#contract/messages/groups.ts'

/** The group that a solution belongs to; undefined where that is nobody, or there are no groups. */
export const ownerOf = (groups: Pick<Groups, 'groups'> | undefined, solutionId: number): Group | undefined =>
  groups?.groups.find(({ solution_ids }) => solution_ids.includes(solutionId))

/** The group that keeps somebody from changing a solution. */
export function otherOwnerOf(groups: Groups | undefined, solutionId: number): Group | undefined {
  const owner = ownerOf(groups, solutionId)
  return owner && owner.id !== groups?.own ? owner : undefined
}

/** A part of the list of solutions. */
export interface Section {
  /** One's own group first, then what is nobody's, then the others. */
  place: number
  heading: string
}

const OF_NO_GROUP: Section = { place: 1, heading: whoseSolutionMessages.ofNoGroup }

/** In which part of the list each solution stands, by its id. */
export function sectionsOf({ groups, own }: Groups): (solutionId: number) => Section {
  const sections = new Map<number, Section>()
  for (const [index, { id, name, solution_ids }] of groups.entries()) {
    const section =
      id === own
        ? { place: 0, heading: whoseSolutionMessages.myGroup(name) }
        : { place: 2 + index, heading: whoseSolutionMessages.group(name) }
    for (const solutionId of solution_ids) sections.set(solutionId, section)
  }
  return (solutionId) => sections.get(solutionId) ?? OF_NO_GROUP
}
