import { useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#contract/index.ts'
import { asidesMessages as words } from '#contract/messages/asides.ts'
import { deedsMessages } from '#contract/messages/deeds.ts'
import { deedFailure } from '../../../lib/http/deed-failure.ts'
import { keys } from '../../../lib/queries/query-keys.ts'
import { readAgain } from '../../../lib/queries/read-again.ts'
import { useWrite } from '../../../lib/queries/use-write.ts'
import { say } from '../../../ui/feedback/said.ts'

type Answer = BodyOf<'PUT /api/admin/sessions/{id}/help/{solution_id}'>['answer']

export function useAnswerHelp(workshopId: string, solutionId: number) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (answer: Answer, send) =>
      send('PUT /api/admin/sessions/{id}/help/{solution_id}', {
        params: { id: workshopId, solution_id: solutionId },
        body: { answer },
      }),
    meta: { failure: deedFailure(deedsMessages.helpAnswered) },
    onSuccess: (_nothing, answer) => say(answer === 'coming' ? words.saidComing : words.saidAnswered),
    onSettled: () => readAgain(queryClient, { queryKey: keys.workshop(workshopId) }),
  })
}

type Note = BodyOf<'PUT /api/admin/sessions/{id}/notes/{solution_id}'>

export function useWriteNote(workshopId: string, solutionId: number) {
  const queryClient = useQueryClient()
  return useWrite({
    mutationFn: (body: Note, send) =>
      send('PUT /api/admin/sessions/{id}/notes/{solution_id}', {
        params: { id: workshopId, solution_id: solutionId },
        body,
      }),
    meta: { failure: (error, sent: Note) => deedFailure(deedOf(sent))(error) },
    onSuccess: (_note, sent) => say(sent.note === null ? words.noteTakenBack : words.noteSent),
    onSettled: () => readAgain(queryClient, { queryKey: keys.workshop(workshopId) }),
  })
}

const deedOf = ({ note }: Note) => (note === null ? deedsMessages.noteTakenBack : deedsMessages.noteSent)
