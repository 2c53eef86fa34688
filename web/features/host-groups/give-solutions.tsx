import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { hostGroupsMessages } from '#contract/messages/cockpit.ts'
import { cockpitQuery } from '../../domain/workshop/cockpit.queries.ts'
import { TableBox } from '../../ui/table/table-box.tsx'
import { TableHead } from '../../ui/table/table-head.tsx'
import table from '../../ui/table/data-table.module.css'
import { useLeading, type GroupsProps } from './use-leading.ts'
import classes from './host-groups.module.css'

const columns = [hostGroupsMessages.solution, hostGroupsMessages.group] as const

/** Whose each solution is; a choice gives it away at once. */
export function GiveSolutions({ workshopId, groups: stored }: GroupsProps) {
  const { groups: shown, change } = useLeading(workshopId, stored)
  const { groups } = shown
  const { data } = useQuery(cockpitQuery(workshopId))
  if (!data) return null
  const choices = [
    { value: '', label: hostGroupsMessages.nobodys },
    ...groups.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  const ownerOf = (solutionId: number) => groups.find(({ solution_ids }) => solution_ids.includes(solutionId))?.id
  return (
    <section className={classes.part}>
      <h2>{hostGroupsMessages.whose}</h2>
      {data.solutions.length === 0 ? (
        <p className={classes.hint}>{hostGroupsMessages.noSolutions}</p>
      ) : (
        <TableBox label={hostGroupsMessages.whose}>
          <table className={table.table} data-dense>
            <TableHead columns={columns} />
            <tbody>
              {data.solutions.map(({ id, solution_name }) => (
                <tr key={id}>
                  <td className={table.words} data-label={hostGroupsMessages.solution}>
                    {solution_name}
                  </td>
                  <td data-label={hostGroupsMessages.group}>
                    <NativeSelect
                      size="sm"
                      aria-label={hostGroupsMessages.groupOf(solution_name)}
                      aria-disabled={change.isPending || undefined}
                      value={ownerOf(id) ?? ''}
                      data={choices}
                      onChange={({ currentTarget: { value } }) => {
                        if (change.isPending) return
                        change.mutate({ do: 'give', solution_id: id, group_id: Number(value) || null })
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
