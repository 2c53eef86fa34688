import type { HostGroups } from '#contract/groups.ts'
import type { GroupsChange } from '../../domain/groups/host-groups.queries.ts'

/** The groups as they will be: a choice stands where it was made while it is on its way. */
export function asIf(groups: HostGroups, change: GroupsChange): HostGroups {
  switch (change.do) {
    case 'switch':
      return { ...groups, made_by: change.made_by }
    case 'move': {
      const { email, group_id, observes } = change
      const people = groups.people.map((person) => (person.email === email ? { email, group_id, observes } : person))
      return { ...groups, people }
    }
    case 'give': {
      const { solution_id, group_id } = change
      const withOrWithout = ({ id, name, solution_ids }: HostGroups['groups'][number]) => {
        const others = solution_ids.filter((each) => each !== solution_id)
        return { id, name, solution_ids: id === group_id ? [...others, solution_id] : others }
      }
      return { ...groups, groups: groups.groups.map(withOrWithout) }
    }
    default:
      return groups
  }
}
