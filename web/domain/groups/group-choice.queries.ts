import { useQueryClient } from '@tanstack/react-query'
import type { Groups } from '#contract/groups.ts'
import type { BodyOf } from '#contract/index.ts'
import { deedsMessages } from '#contract/messages/deeds.ts'
import { deedFailure } from '../../lib/http/deed-failure.ts'
import { keys } from '../../lib/queries/query-keys.ts'
import { readAgain, showStored } from '../../lib/queries/read-again.ts'
import { useWrite } from '../../lib/queries/use-write.ts'
import { groupsQuery } from './groups.queries.ts'

/** What somebody sees of groups is answered with every choice. */
function useShown() {
  const queryClient = useQueryClient()
  return {
    onSuccess: (groups: Groups) => showStored(queryClient, groupsQuery().queryKey, () => groups),
    onSettled: () => void readAgain(queryClient, { queryKey: keys.groups }),
  }
}

export const useChooseGroup = () =>
  useWrite({
    mutationFn: (body: BodyOf<'PUT /api/groups/own'>, send) => send('PUT /api/groups/own', { body }),
    meta: { failure: deedFailure(deedsMessages.groupChosen) },
    ...useShown(),
  })

export const useStartGroup = () =>
  useWrite({
    mutationFn: (name: string, send) => send('POST /api/groups', { body: { name } }),
    meta: { failure: deedFailure(deedsMessages.groupMade) },
    ...useShown(),
  })
