import { useId, useState } from 'react'
import type { HostGroups } from '#contract/groups.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { groupsMessages } from '#contract/messages/groups.ts'
import { hostGroupsMessages } from '#contract/messages/cockpit.ts'
import { useChangeGroups } from '../../domain/groups/host-groups.queries.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { InlineEdit } from '../../ui/field/inline-edit.tsx'
import { busy } from '../../ui/focus/busy.ts'
import { TableBox } from '../../ui/table/table-box.tsx'
import { TableHead } from '../../ui/table/table-head.tsx'
import { Button } from '../../ui/page/button.tsx'
import table from '../../ui/table/data-table.module.css'
import { AddGroup, type NewName } from './add-group.tsx'
import type { GroupsProps } from './use-leading.ts'
import classes from './host-groups.module.css'

const columns = [
  hostGroupsMessages.group,
  hostGroupsMessages.people,
  hostGroupsMessages.solutions,
  hostGroupsMessages.actions,
] as const

/** The groups that there are, and a new one. */
export function GroupTable({ workshopId, groups, newName }: GroupsProps & { newName: NewName }) {
  const change = useChangeGroups(workshopId)
  const sizeOf = (id: number) => groups.people.filter(({ group_id }) => group_id === id).length
  return (
    <section className={classes.part}>
      <AddGroup workshopId={workshopId} {...newName} />
      {groups.groups.length === 0 ? (
        <EmptyState title={hostGroupsMessages.none}>{hostGroupsMessages.noneHint}</EmptyState>
      ) : (
        <TableBox label={hostGroupsMessages.groups}>
          <table className={table.table}>
            <TableHead columns={columns} />
            <tbody>
              {groups.groups.map((group) => (
                <GroupRow key={group.id} group={group} people={sizeOf(group.id)} change={change} />
              ))}
            </tbody>
          </table>
        </TableBox>
      )}
    </section>
  )
}

interface GroupRowProps {
  group: HostGroups['groups'][number]
  people: number
  change: ReturnType<typeof useChangeGroups>
}

function GroupRow({ group: { id, name, solution_ids }, people, change }: GroupRowProps) {
  const nameId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const close = () => setTyped(null)
  return (
    <tr>
      <td className={table.words} data-label={hostGroupsMessages.group}>
        {typed === null ? (
          <span id={nameId}>{name}</span>
        ) : (
          <InlineEdit
            label={hostGroupsMessages.nameOf(name)}
            value={typed}
            blankMessage={groupsMessages.nameBlank}
            isSaving={change.isPending}
            onType={setTyped}
            onSave={(text) => change.mutate({ do: 'rename', group_id: id, name: text }, { onSuccess: close })}
            onCancel={close}
          />
        )}
      </td>
      <td data-label={hostGroupsMessages.people}>{people}</td>
      <td data-label={hostGroupsMessages.solutions}>{solution_ids.length}</td>
      <td className={table.actions}>
        {typed === null && (
          <div className={classes.buttons}>
            <Button size="xs" aria-describedby={nameId} onClick={() => setTyped(name)}>
              {hostGroupsMessages.rename}
            </Button>
            <Button
              size="xs"
              aria-describedby={nameId}
              {...busy(change.isPending)}
              onClick={() => change.mutate({ do: 'remove', group_id: id, name })}
            >
              {commonMessages.remove}
            </Button>
          </div>
        )}
      </td>
    </tr>
  )
}
