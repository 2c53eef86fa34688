import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { groupsMessages } from '#contract/messages/groups.ts'
import { useChooseGroup } from '../../domain/groups/group-choice.queries.ts'
import { useGroups } from '../../domain/groups/groups.queries.ts'
import { roomQuery } from '../../lib/queries/room.queries.ts'
import { forgetGroupOfLink, readGroupOfLink } from '../../lib/session/stored-group.ts'
import { hasEntered } from '../../lib/session/stored-session.ts'
import { announce } from '../../ui/feedback/toast-store.ts'

/** Leads into the group of the table whose code brought somebody here, once they are in. */
export function useGroupOfLink() {
  const groups = useGroups()
  const { mutate } = useChooseGroup()
  const { data: room } = useQuery(roomQuery())
  const isOpen = room?.status === 'open' && !room.frozen
  useEffect(() => {
    const wanted = readGroupOfLink()
    // while nobody may choose, the code waits
    if (!groups || !isOpen || wanted === null) return
    // once, whatever comes of it: afterwards everybody chooses for themselves
    forgetGroupOfLink()
    if (hasEntered() || groups.own === wanted) return
    if (!groups.groups.some(({ id }) => id === wanted)) return announce('warning', groupsMessages.linkOutdated)
    mutate({ group_id: wanted })
  }, [groups, isOpen, mutate])
}
