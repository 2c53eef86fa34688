import { useQuery } from '@tanstack/react-query'
import { hostGroupsQuery } from './host-groups.queries.ts'

/** A group as the host sees it. */
export interface Owner {
  name: string
  /** The e-mails of its people. */
  people: string[]
}

/** The group that a solution belongs to, for the host; undefined where that is nobody. */
export function useOwners(workshopId: string): (solutionId: number) => Owner | undefined {
  const { data } = useQuery(hostGroupsQuery(workshopId))
  return (solutionId) => {
    if (!data || data.made_by === 'nobody') return undefined
    const owner = data.groups.find(({ solution_ids }) => solution_ids.includes(solutionId))
    const people = data.people.filter(({ group_id }) => group_id === owner?.id)
    return owner && { name: owner.name, people: people.map(({ email }) => email) }
  }
}
