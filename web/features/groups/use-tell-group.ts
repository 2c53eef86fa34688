import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Groups } from '#contract/groups.ts'
import { groupsMessages } from '#contract/messages/groups.ts'
import { useGroups } from '../../domain/groups/groups.queries.ts'
import { readAgain } from '../../lib/queries/read-again.ts'
import { currentLogin } from '../../lib/session/stored-session.ts'
import { announce } from '../../ui/feedback/toast-store.ts'

/** Where one was when it was last looked at, and as whom. */
const known = new WeakMap<QueryClient, { login: string; place: string }>()

/**
 * Says in which group somebody is whenever that changes: by their own choice, by the code on a table, or by the host. Who
 * may notice it first calls this, and each change is told once: the choice is there before what attends to every screen.
 */
export function useTellGroup() {
  const groups = useGroups()
  const queryClient = useQueryClient()
  useEffect(() => {
    const before = known.get(queryClient)
    if (!groups) return void known.delete(queryClient)
    const now = { login: currentLogin(), place: `${groups.own} ${groups.observes}` }
    known.set(queryClient, now)
    if (before?.login !== now.login || before.place === now.place) return
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
