import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { commonMessages } from '#contract/messages/common.ts'
import { sessionMessages } from '#contract/messages/session.ts'
import { call } from '../../lib/http/api-client.ts'
import { adoptDrafts } from '../../lib/edits/stored-drafts.ts'
import { nameMe } from '../../lib/http/rejoin.ts'
import { readSessionId, storeSession } from '../../lib/session/stored-session.ts'

interface Credentials {
  sessionId: string
  email: string
}

/** Checks the session ID, remembers it, and goes in. Its error carries the sentence to show. */
export function useLogin() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ sessionId, email }: Credentials) => {
      const { valid } = await call('GET /api/session-validate', {
        query: { id: sessionId },
        failure: commonMessages.networkError,
      })
      if (!valid) throw new Error(sessionMessages.invalid)
      return nameMe(email)
    },
    onSuccess: (me, { sessionId, email }) => {
      adoptDrafts(me?.former_ids ?? [], sessionId)
      if (readSessionId() !== sessionId) queryClient.clear()
      storeSession(sessionId, email)
      return navigate({ to: '/solutions' })
    },
  })
}
