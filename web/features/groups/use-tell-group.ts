import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Groups } from '#contract/groups.ts'
import { groupsMessages } from '#contract/messages/groups.ts'
import { useGroups } from '../../domain/groups/groups.queries.ts'
import { readAgain } from '../../lib/queries/read-again.ts'
import { announce } from '../../ui/feedback/toast-store.ts'

/** Says in which group somebody is whenever that changes: by their own choice, by the code on a table, or by the host. */
export function useTellGroup() {
  const groups = useGroups()
  const queryClient = useQueryClient()
  const before = useRef<string>(undefined)
  useEffect(() => {
    const place = groups && `${groups.own} ${groups.observes}`
    const isNew = before.current !== undefined && place !== undefined && place !== before.current
    before.current = place
    if (!groups || !isNew) return
    announce('info', sentenceOf(groups))
    // what can be brought back is offered to those who may write there
    void readAgain(queryClient)
  }, [groups, queryClient])
}

function sentenceOf({ groups, own, observes }: Groups) {
  const group = groups.find(({ id }) => id === own)
  if (group) return groupsMessages.joined(group.name)
  return observes ? groupsMessages.isLookingOn : groupsMessages.left
}
