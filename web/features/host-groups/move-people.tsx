import { NativeSelect } from '@mantine/core'
import { hostGroupsMessages } from '#contract/messages/cockpit.ts'
import { TableBox } from '../../ui/table/table-box.tsx'
import { TableHead } from '../../ui/table/table-head.tsx'
import table from '../../ui/table/data-table.module.css'
import { useLeading, type GroupsProps } from './use-leading.ts'
import classes from './host-groups.module.css'

const LOOKS_ON = 'observes'
const columns = [hostGroupsMessages.email, hostGroupsMessages.group] as const

/** Who is in which group; a choice moves the person at once. */
export function MovePeople({ workshopId, groups: stored }: GroupsProps) {
  const { groups: shown, change } = useLeading(workshopId, stored)
  const { groups, people } = shown
  const choices = [
    { value: '', label: hostGroupsMessages.noGroup },
    ...groups.map(({ id, name }) => ({ value: String(id), label: name })),
    { value: LOOKS_ON, label: hostGroupsMessages.looksOn },
  ]
  const homeless = people.filter(({ group_id, observes }) => group_id === null && !observes).length
  return (
    <section className={classes.part}>
      <h2>{hostGroupsMessages.whoIsWhere}</h2>
      <p className={classes.hint}>
        {people.length === 0 ? hostGroupsMessages.nobodyJoined : hostGroupsMessages.notIn(homeless)}
      </p>
      {people.length > 0 && (
        <TableBox label={hostGroupsMessages.whoIsWhere}>
          <table className={table.table} data-dense>
            <TableHead columns={columns} />
            <tbody>
              {people.map(({ email, group_id, observes }) => (
                <tr key={email}>
                  <td data-label={hostGroupsMessages.email}>{email}</td>
                  <td data-label={hostGroupsMessages.group}>
                    <NativeSelect
                      size="sm"
                      aria-label={hostGroupsMessages.groupOf(email)}
                      // a select has no press to refuse: while it is busy its choice is not taken
                      aria-disabled={change.isPending || undefined}
                      value={observes ? LOOKS_ON : (group_id ?? '')}
                      data={choices}
                      onChange={({ currentTarget: { value } }) => {
                        if (change.isPending) return
                        const looksOn = value === LOOKS_ON
                        const to = looksOn ? null : Number(value) || null
                        change.mutate({ do: 'move', email, group_id: to, observes: looksOn })
                      }}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
      )}
    </section>
  )
}
