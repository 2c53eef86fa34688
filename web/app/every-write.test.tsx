import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CallName } from '#contract/index.ts'
import { LONG_PATIENCE_MS, WRITE_PATIENCE_MS } from '#contract/limits.ts'
import { useChooseGroup, useStartGroup } from '../domain/groups/group-choice.queries.ts'
import { useChangeGroups, type GroupsChange } from '../domain/groups/host-groups.queries.ts'
import { useStillHolds } from '../domain/options/recheck.queries.ts'
import { useAddOwnMetric, useAddOwnStakeholder } from '../domain/own-words/own-words.queries.ts'
import { useBringBackDeleted, useUndo } from '../domain/workshop/bring-back.queries.ts'
import { useChangeWorkshop, useDeleteWorkshop, useEnterWorkshop } from '../domain/workshop/workshops.queries.ts'
import {
  useCopyWorkshop,
  useHostLogin,
  useHostLogout,
  useOpenWorkshop,
  useReplaceSessionId,
  useStartRehearsal,
} from '../features/admin/admin.queries.ts'
import { useShowScene } from '../domain/workshop/scene.queries.ts'
import { useChangeAgenda, useLongerTimer, useMoveAgenda } from '../features/agenda/agenda.queries.ts'
import { useAskForHelp, useTakeBackHelp } from '../features/asides/asides.queries.ts'
import { useAnswerHelp, useWriteNote } from '../features/cockpit/beside/beside.queries.ts'
import { usePublish, useSaveCatalogue } from '../features/catalogues/model/catalogues.queries.ts'
import { useDecide } from '../features/comparison/comparison.queries.ts'
import { useCheckImport, useImport } from '../features/exports/exports.queries.ts'
import {
  useAddOption,
  useDeleteOption,
  useUpdateOption,
} from '../features/functional-options/functional-options.queries.ts'
import { useSaveAnalysis } from '../features/h9-analysis/h9-analysis.queries.ts'
import * as silent from '../features/h9-analysis/silent.queries.ts'
import { useBringBack, useBringDecisionBack } from '../features/history/history.queries.ts'
import { useAddMetric, useRemoveMetric } from '../features/metrics/metrics.queries.ts'
import { usePublishOwnWords, useTakeBackOwnWord } from '../features/own-words/own-words.queries.ts'
import { useClearName, useForgetParticipant, useLetGo } from '../features/participants/participants.queries.ts'
import { useChangeRehearsal } from '../features/rehearsal/rehearsal.queries.ts'
import { useMakeResultsLink, useTakeBackResultsLink } from '../features/results-link/results-link.queries.ts'
import { useChangeRoom } from '../features/room/room.queries.ts'
import { useGiveOwnName } from '../features/session/own-name.queries.ts'
import {
  useOpenSecondRound,
  useReveal,
  useSetShare,
  useTakeBackSecondRound,
} from '../features/silent-rating/silent-rating.queries.ts'
import { useApplyChanges, useLookAtFile } from '../features/exports/changes.queries.ts'
import { useCreateSolution, useDeleteSolution, useSaveSolution } from '../features/solutions/solution-writes.queries.ts'
import { useAddStakeholder, useRemoveStakeholder } from '../features/stakeholders/stakeholders.queries.ts'
import {
  useAddRequirement,
  useDeleteRequirement,
  useUpdateRequirement,
} from '../features/system-requirements/system-requirements.queries.ts'
import { useDeleteForGood, useRestore } from '../features/trash/trash.queries.ts'
import { useSaveUserStories } from '../features/user-stories/user-stories.queries.ts'
import { forgetKeys } from '../lib/http/idempotency-key.ts'
import { createQueryClient } from '../lib/queries/query-client.ts'
import { forgetSession, storeSession } from '../lib/session/stored-session.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { held } from '../testing/held.ts'
import { someone } from '../testing/render-app.tsx'
import { announce, removeAllToasts, toastStore } from '../ui/feedback/toast-store.ts'

/** What is told beside the messages of the screen, counted too. */
const onProblem = vi.fn<(sentence: string) => void>()
const nothing = () => undefined

interface AnyWrite {
  mutate: (sent: never, then: Record<'onDone' | 'onFailed' | 'onSuccess' | 'onError', () => void>) => void
  giveUp: () => void
}

interface Row {
  use: () => AnyWrite
  call: CallName
  sent?: unknown
  /** What the server says when it does answer. */
  answer?: unknown
  /** Other calls of the same write, which are answered. */
  others?: Partial<Record<CallName, unknown>>
  patienceMs?: number
}

const file = new File(['{}'], 'export.json')
const chosen = { file, key: 'key-of-the-import' }
const imported = { answer: { solutions: [], problems: [] }, sent: chosen, patienceMs: LONG_PATIENCE_MS }
const solution = { solution_name: 'Night bus', primary_fhn: 2, session_id: 'K7QM-2XVD', user_email: 'mira@example.org' }
const fields = { solution_name: 'Night bus', primary_fhn: 2 }
const purposes = { purpose_ids: [5], metrics_action: 'reset', previous: [6] }
const entry = { id: 1, undo: 'token-of-the-entry' }
const text = { id: 31, text: 'New', previous: 'Old' }
const rating = [{ id: 1, measure_id: 2, previous: 1 }]
const earlier = (step: string) => ({ step, id: 31, text: 'Old', previous: 'New' })

const noAgenda = { items: [], version: 1, at: null, log: [] }
const noAside = { solution_id: 7, help: null, note: null }
const noGroups = { made_by: 'nobody', groups: [], own: null, observes: false }
const ofGroups = (call: CallName, sent: GroupsChange): Row => ({
  use: () => useChangeGroups('A'),
  call,
  sent,
  answer: { ...noGroups, removed: [], people: [] },
})

/** Every write of the application, by the file and the name that the code gives it. */
const table: Record<string, Row[]> = {
  'domain/groups/group-choice.queries.ts useChooseGroup': [
    { use: useChooseGroup, call: 'PUT /api/groups/own', sent: { group_id: 3 }, answer: noGroups },
  ],
  'domain/groups/group-choice.queries.ts useStartGroup': [
    { use: useStartGroup, call: 'POST /api/groups', sent: 'North', answer: noGroups },
  ],
  'domain/groups/host-groups.queries.ts useChangeGroups': [
    ofGroups('PATCH /api/admin/sessions/{id}/groups', { do: 'switch', made_by: 'host' }),
    ofGroups('POST /api/admin/sessions/{id}/groups', { do: 'add', name: 'North' }),
    ofGroups('PATCH /api/admin/sessions/{id}/groups/{group_id}', { do: 'rename', group_id: 3, name: 'South' }),
    ofGroups('PATCH /api/admin/sessions/{id}/groups/{group_id}', { do: 'remove', group_id: 3, name: 'South' }),
    ofGroups('PUT /api/admin/sessions/{id}/groups/people', { do: 'move', email: 'a', group_id: 3, observes: false }),
    ofGroups('PUT /api/admin/sessions/{id}/groups/solutions', { do: 'give', solution_id: 7, group_id: null }),
  ],
  'features/asides/asides.queries.ts useAskForHelp': [
    { use: () => useAskForHelp(7, 7), call: 'PUT /api/solutions/{id}/help', sent: 'Metrics', answer: noAside },
  ],
  'features/asides/asides.queries.ts useTakeBackHelp': [
    { use: () => useTakeBackHelp(7), call: 'DELETE /api/solutions/{id}/help', sent: 7, answer: noAside },
  ],
  'features/cockpit/beside/beside.queries.ts useAnswerHelp': [
    {
      use: () => useAnswerHelp('A', 7),
      call: 'PUT /api/admin/sessions/{id}/help/{solution_id}',
      sent: 'coming',
    },
  ],
  'features/cockpit/beside/beside.queries.ts useWriteNote': [
    {
      use: () => useWriteNote('A', 7),
      call: 'PUT /api/admin/sessions/{id}/notes/{solution_id}',
      sent: { note: 'Begin with one.', previous: null },
    },
  ],
  'domain/options/recheck.queries.ts useStillHolds': [
    { use: () => useStillHolds(7, { option: 31 }), call: 'POST /api/function_options/{id}/checked' },
    { use: () => useStillHolds(7, { requirement: 51 }), call: 'POST /api/system_requirements/{id}/checked' },
  ],
  'domain/own-words/own-words.queries.ts useAddOwnMetric': [
    {
      use: useAddOwnMetric,
      call: 'POST /api/own-metrics',
      sent: { solution_id: 7, metric_text: 'Dry nights', purpose_ids: [3] },
      answer: { existing: false },
    },
  ],
  'domain/own-words/own-words.queries.ts useAddOwnStakeholder': [
    {
      use: useAddOwnStakeholder,
      call: 'POST /api/own-stakeholders',
      sent: { solution_id: 7, stakeholder: 'Nurses', stakeholder_category: 'Direct users', metric_ids: [27] },
      answer: { existing: false },
    },
  ],
  'features/own-words/own-words.queries.ts useTakeBackOwnWord': [
    {
      use: () => useTakeBackOwnWord('A'),
      call: 'DELETE /api/admin/sessions/{id}/own-words/{list}/{word_id}',
      sent: { list: 'metrics', id: 98, name: 'Dry nights' },
    },
  ],
  'features/own-words/own-words.queries.ts usePublishOwnWords': [
    {
      use: () => usePublishOwnWords('A'),
      call: 'POST /api/admin/sessions/{id}/own-words/publish',
      sent: {},
      answer: { published: 2, version: '1.1.0', name: 'Default catalogue' },
    },
  ],
  'domain/workshop/bring-back.queries.ts useUndo': [
    { use: () => useUndo({ undo: 'token' }), call: 'POST /api/undo/{token}' },
  ],
  'domain/workshop/bring-back.queries.ts useBringBackDeleted': [
    { use: () => useBringBackDeleted(7), call: 'POST /api/undo/{token}', sent: 'token' },
  ],
  'domain/workshop/workshops.queries.ts useChangeWorkshop': [
    { use: () => useChangeWorkshop(), call: 'PATCH /api/admin/sessions/{id}', sent: { id: 'A', status: 'closed' } },
  ],
  'domain/workshop/workshops.queries.ts useEnterWorkshop': [
    {
      use: () => useEnterWorkshop(nothing),
      call: 'POST /api/admin/sessions/{id}/enter',
      sent: 'A',
      answer: { session_id: 'A' },
    },
  ],
  'features/admin/admin.queries.ts useHostLogin': [
    { use: useHostLogin, call: 'POST /api/admin/login', sent: 'password' },
  ],
  'features/admin/admin.queries.ts useHostLogout': [{ use: useHostLogout, call: 'POST /api/admin/logout' }],
  'features/admin/admin.queries.ts useOpenWorkshop': [
    { use: useOpenWorkshop, call: 'POST /api/admin/sessions', sent: { title: 'Healthy district' } },
  ],
  'features/admin/admin.queries.ts useStartRehearsal': [
    { use: useStartRehearsal, call: 'POST /api/admin/rehearsals', answer: { id: 'A' } },
  ],
  'features/rehearsal/rehearsal.queries.ts useChangeRehearsal': [
    {
      use: () => useChangeRehearsal('A'),
      call: 'PATCH /api/admin/sessions/{id}/rehearsal',
      sent: { state: 'playing' },
      answer: { seed: 7, speed: 10, state: 'playing' },
    },
  ],
  'features/admin/admin.queries.ts useCopyWorkshop': [
    {
      use: useCopyWorkshop,
      call: 'POST /api/admin/sessions/{id}/copy',
      sent: { id: 'A', title: 'Copy', with_solutions: true },
    },
  ],
  'features/admin/admin.queries.ts useReplaceSessionId': [
    { use: useReplaceSessionId, call: 'POST /api/admin/sessions/{id}/code', sent: 'A', answer: { id: 'B' } },
  ],
  'domain/workshop/workshops.queries.ts useDeleteWorkshop': [
    { use: useDeleteWorkshop, call: 'DELETE /api/admin/sessions/{id}', sent: 'A' },
  ],
  'features/agenda/agenda.queries.ts useChangeAgenda': [
    {
      use: () => useChangeAgenda('A'),
      call: 'PUT /api/admin/sessions/{id}/agenda',
      sent: { items: [], version: 0 },
      answer: noAgenda,
    },
  ],
  'domain/workshop/scene.queries.ts useShowScene': [
    { use: () => useShowScene('A'), call: 'PATCH /api/admin/sessions/{id}/room', sent: { scene: { kind: 'end' } } },
  ],
  'features/agenda/agenda.queries.ts useLongerTimer': [
    { use: () => useLongerTimer('A'), call: 'PATCH /api/admin/sessions/{id}/room' },
  ],
  'features/agenda/agenda.queries.ts useMoveAgenda': [
    {
      use: () => useMoveAgenda('A'),
      call: 'POST /api/admin/sessions/{id}/agenda/move',
      sent: { from: null, to: 1 },
      answer: { agenda: noAgenda },
    },
  ],
  'features/catalogues/model/catalogues.queries.ts usePublish': [
    { use: usePublish, call: 'POST /api/admin/catalogues', sent: { name: 'N' }, answer: { published: 2, version: 2 } },
  ],
  // a file to take along: read, not written, and so not repeated by itself
  'features/catalogues/model/catalogues.queries.ts useSaveCatalogue': [],
  'features/comparison/comparison.queries.ts useDecide': [
    { use: () => useDecide(7, 31), call: 'PUT /api/function_options/{id}/decision', sent: { decision: 'keep' } },
  ],
  'features/exports/changes.queries.ts useLookAtFile': [
    {
      use: () => useLookAtFile('A'),
      call: 'POST /api/workshops/{id}/changes/preview',
      sent: chosen,
      answer: { changes: [], refused: [], unchanged: 0 },
      patienceMs: LONG_PATIENCE_MS,
    },
  ],
  'features/exports/changes.queries.ts useApplyChanges': [
    {
      use: () => useApplyChanges('A', nothing),
      call: 'PUT /api/workshops/{id}/changes',
      sent: [{ field: 'specification', id: 88, solution_id: 7, before: 'Old', after: 'New' }],
      answer: { changed: 1 },
    },
  ],
  'features/exports/exports.queries.ts useCheckImport': [
    { use: () => useCheckImport('own'), call: 'POST /api/solutions/import', ...imported },
  ],
  'features/exports/exports.queries.ts useImport': [
    { use: () => useImport('own', nothing), call: 'POST /api/solutions/import', ...imported },
    {
      use: () => useImport({ workshopId: 'A' }, nothing),
      call: 'POST /api/admin/sessions/{id}/import',
      ...imported,
    },
  ],
  'features/functional-options/functional-options.queries.ts useAddOption': [
    { use: () => useAddOption(7), call: 'POST /api/function_options', sent: { parentId: 11, text: 'Book a bike' } },
  ],
  'features/functional-options/functional-options.queries.ts useUpdateOption': [
    { use: () => useUpdateOption(7), call: 'PUT /api/function_options/{id}', sent: text },
  ],
  'features/functional-options/functional-options.queries.ts useDeleteOption': [
    { use: () => useDeleteOption(7), call: 'DELETE /api/function_options/{id}', sent: 31 },
  ],
  'features/h9-analysis/h9-analysis.queries.ts useSaveAnalysis': [
    { use: () => useSaveAnalysis(7, 31, true), call: 'PUT /api/option_analysis', sent: rating },
  ],
  'features/h9-analysis/silent.queries.ts useSaveSilently': [
    { use: () => silent.useSaveSilently(7, 31, true), call: 'PUT /api/silent_ratings', sent: rating },
  ],
  'features/h9-analysis/silent.queries.ts useReveal': [
    { use: () => silent.useReveal(7, 31, true), call: 'POST /api/admin/sessions/{id}/silent_ratings/reveal' },
  ],
  'features/history/history.queries.ts useBringBack': [
    {
      use: () => useBringBack(7),
      call: 'PUT /api/user_stories_table/{solution_id}',
      sent: earlier('user-stories'),
    },
    { use: () => useBringBack(7), call: 'PUT /api/function_options/{id}', sent: earlier('functional-options') },
    { use: () => useBringBack(7), call: 'PUT /api/system_requirements/{id}', sent: earlier('system-requirements') },
  ],
  'features/history/history.queries.ts useBringDecisionBack': [
    {
      use: () => useBringDecisionBack(7, 31),
      call: 'PUT /api/function_options/{id}/decision',
      sent: { decision: 'accepted' },
    },
  ],
  'features/metrics/metrics.queries.ts useAddMetric': [
    { use: () => useAddMetric(7), call: 'POST /api/user-stories', sent: 27 },
  ],
  'features/metrics/metrics.queries.ts useRemoveMetric': [
    { use: () => useRemoveMetric(7), call: 'DELETE /api/user_stories_table/{solution_id}/{metric_id}', sent: 27 },
  ],
  'features/participants/participants.queries.ts useForgetParticipant': [
    {
      use: () => useForgetParticipant('A'),
      call: 'POST /api/admin/sessions/{id}/participants/forget',
      sent: 'mira@example.org',
      answer: { email: 'removed' },
    },
  ],
  'features/participants/participants.queries.ts useClearName': [
    {
      use: () => useClearName('A'),
      call: 'POST /api/admin/sessions/{id}/participants/clear-name',
      sent: 'mira@example.org',
    },
  ],
  'features/participants/participants.queries.ts useLetGo': [
    {
      use: () => useLetGo('A'),
      call: 'PUT /api/admin/sessions/{id}/participants/let-go',
      sent: { email: 'mira@example.org', let_go: true },
    },
  ],
  'features/session/own-name.queries.ts useGiveOwnName': [
    { use: () => useGiveOwnName(), call: 'PUT /api/me/name', sent: 'Mira', answer: { email: 'mira@example.org' } },
  ],
  'features/results-link/results-link.queries.ts useMakeResultsLink': [
    { use: () => useMakeResultsLink('A'), call: 'POST /api/admin/sessions/{id}/results-link', sent: 7 },
  ],
  'features/results-link/results-link.queries.ts useTakeBackResultsLink': [
    { use: () => useTakeBackResultsLink('A'), call: 'DELETE /api/admin/sessions/{id}/results-link' },
  ],
  'features/room/room.queries.ts useChangeRoom': [
    { use: () => useChangeRoom('A'), call: 'PATCH /api/admin/sessions/{id}/room', sent: { timer_minutes: 5 } },
  ],
  'features/silent-rating/silent-rating.queries.ts useReveal': [
    {
      use: () => useReveal('A'),
      call: 'POST /api/admin/sessions/{id}/silent_ratings/reveal',
      sent: { virtuous: true },
      answer: { revealed: 1 },
    },
  ],
  'features/silent-rating/silent-rating.queries.ts useOpenSecondRound': [
    {
      use: () => useOpenSecondRound('A'),
      call: 'POST /api/admin/sessions/{id}/silent_ratings/second_round',
      sent: { share: 70 },
      answer: { opened: 1 },
    },
  ],
  'features/silent-rating/silent-rating.queries.ts useTakeBackSecondRound': [
    {
      use: () => useTakeBackSecondRound('A'),
      call: 'POST /api/admin/sessions/{id}/silent_ratings/second_round/take_back',
      sent: { virtuous: true },
      answer: { taken_back: 1 },
    },
  ],
  'features/silent-rating/silent-rating.queries.ts useSetShare': [
    { use: () => useSetShare('A'), call: 'PATCH /api/admin/sessions/{id}/room', sent: 80 },
  ],
  'features/solutions/solution-writes.queries.ts useCreateSolution': [
    {
      use: useCreateSolution,
      call: 'POST /api/solutions',
      sent: { ...solution, purpose_ids: [5] },
      answer: { id: 41 },
      others: { 'POST /api/solution-purposes': {} },
    },
    {
      use: useCreateSolution,
      call: 'POST /api/solution-purposes',
      sent: { ...solution, purpose_ids: [5] },
      others: { 'POST /api/solutions': { id: 41 } },
    },
  ],
  'features/solutions/solution-writes.queries.ts useSaveSolution': [
    {
      use: () => useSaveSolution(7),
      call: 'PUT /api/solutions/{id}',
      sent: { fields, purposes },
      others: { 'POST /api/solution-purposes': {} },
    },
    {
      use: () => useSaveSolution(7),
      call: 'POST /api/solution-purposes',
      sent: { fields, purposes },
      others: { 'PUT /api/solutions/{id}': {} },
    },
  ],
  'features/solutions/solution-writes.queries.ts useDeleteSolution': [
    { use: () => useDeleteSolution(7), call: 'DELETE /api/solutions/{id}' },
  ],
  'features/stakeholders/stakeholders.queries.ts useAddStakeholder': [
    { use: () => useAddStakeholder(7), call: 'POST /api/solution-stakeholders', sent: 3 },
  ],
  'features/stakeholders/stakeholders.queries.ts useRemoveStakeholder': [
    {
      use: () => useRemoveStakeholder(7),
      call: 'DELETE /api/solution-stakeholders/{solution_id}/{stakeholder_id}',
      sent: 3,
    },
  ],
  'features/system-requirements/system-requirements.queries.ts useAddRequirement': [
    {
      use: () => useAddRequirement(7, onProblem),
      call: 'POST /api/system_requirements',
      sent: { parentId: 61, text: 'At night' },
    },
  ],
  'features/system-requirements/system-requirements.queries.ts useUpdateRequirement': [
    { use: () => useUpdateRequirement(7, onProblem), call: 'PUT /api/system_requirements/{id}', sent: text },
  ],
  'features/system-requirements/system-requirements.queries.ts useDeleteRequirement': [
    { use: () => useDeleteRequirement(7), call: 'DELETE /api/system_requirements/{id}', sent: 51 },
  ],
  'features/trash/trash.queries.ts useRestore': [
    { use: () => useRestore('A'), call: 'POST /api/undo/{token}', sent: entry },
  ],
  'features/trash/trash.queries.ts useDeleteForGood': [
    { use: () => useDeleteForGood('A'), call: 'DELETE /api/admin/trash/{token}', sent: entry },
  ],
  'features/user-stories/user-stories.queries.ts useSaveUserStories': [
    {
      use: () => useSaveUserStories(7),
      call: 'PUT /api/user_stories_table/{solution_id}',
      sent: [{ metric_id: 27, user_story: 'New', previous: 'Old' }],
    },
  ],
}

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const files = Object.entries(sources).map(([path, source]) => ({
  path: path.replace(/^\.\.\//, '').replace(/^\.\//, 'app/'),
  source,
}))

/** The name of whatever is exported around each call of `useWrite`. */
function writesIn({ path, source }: (typeof files)[number]) {
  return Array.from(source.matchAll(/(?<!function )\buseWrite(<[^()]*>)?\(/g), ({ index }) => {
    const [last] = Array.from(source.slice(0, index).matchAll(/^(?:export )?(?:function|const) (\w+)/gm)).slice(-1)
    return `${path} ${last?.[1]}`
  })
}

test('the table names every write of the application, and no other', () => {
  const found = files.filter(({ path }) => path !== 'lib/queries/use-write.ts').flatMap(writesIn)
  expect(found.length).toBeGreaterThan(30)
  expect(found.toSorted()).toEqual(Object.keys(table).toSorted())
})

test('nothing else changes anything on the server, but for coming, being there and going', () => {
  const past = /\buseMutation\b|\bcall\(\s*'(POST|PUT|PATCH|DELETE) |method: '(POST|PUT|PATCH|DELETE)'/
  expect(
    files
      .filter(({ source }) => past.test(source))
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual([
    'app/shell/workshop-panel.tsx',
    // what a catalogue would become is asked, and nothing stored
    'features/catalogues/model/catalogues.queries.ts',
    'lib/http/enter.ts',
    'lib/live/tell-presence.ts',
    'lib/queries/use-write.ts',
  ])
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  forgetKeys()
})

const wrapperOf =
  (queryClient: QueryClient) =>
  ({ children }: { children: ReactNode }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const answer = (name: CallName, given: unknown) => fakeApi.answer(name, given)

/** Ways in which the first answer stays away, and how long that lasts before it is noticed. */
const failures = {
  'no answer': ({ call }: Row) => fakeApi.fail(call),
  'a 503': ({ call }: Row) => fakeApi.refuse(call, { status: 503 }),
  'an answer lost after the commit': ({ call, answer: given = {} }: Row) => {
    let isFirst = true
    answer(call, () => {
      if (!isFirst) return given
      isFirst = false
      throw new TypeError('Failed to fetch')
    })
  },
  'an answer that comes too late': ({ call, answer: given = {} }: Row) => {
    let isFirst = true
    answer(call, () => {
      if (!isFirst) return given
      isFirst = false
      return new Promise(() => undefined)
    })
  },
}
type Failure = keyof typeof failures
const isMended = (failure: Failure) => failure.startsWith('an answer')

/** What happens between the failure and the repetition a second later. */
const ends = {
  'given up': (write: AnyWrite) => write.giveUp(),
  'logged out': forgetSession,
  'in another workshop': () => storeSession('M3XP-9WQA', someone.email),
  'left by its screen': (_write: AnyWrite, leave: () => void) => leave(),
  'still wanted': nothing,
}
type End = keyof typeof ends
const isSentAgain = (end: End) => end === 'left by its screen' || end === 'still wanted'

async function walk(row: Row, failure: Failure, end: End) {
  fakeApi.install()
  removeAllToasts()
  onProblem.mockClear()
  forgetKeys()
  storeSession(someone.sessionId, someone.email)
  for (const [name, given] of Object.entries(row.others ?? {})) answer(name as CallName, given)
  failures[failure](row)

  const told = new Set<number>()
  const listen = () => {
    for (const { id, type } of toastStore.read()) if (type === 'error' || type === 'warning') told.add(id)
  }
  const stopListening = toastStore.subscribe(listen)
  const queryClient = createQueryClient(announce)
  const { result, unmount } = renderHook(row.use, { wrapper: wrapperOf(queryClient) })
  const listener = () => vi.fn<() => void>()
  const after = { onDone: listener(), onFailed: listener(), onSuccess: listener(), onError: listener() }
  act(() => result.current.mutate(row.sent as never, after))

  await pass(500)
  if (failure === 'an answer that comes too late') await pass(row.patienceMs ?? WRITE_PATIENCE_MS)
  expect(fakeApi.calls(row.call)).toHaveLength(1)
  await act(async () => ends[end](result.current, unmount))
  await pass(5_000)

  // the server is back, and stays for ten minutes
  answer(row.call, row.answer ?? {})
  await pass(600_000)
  unmount()
  stopListening()
  queryClient.clear()
  return { calls: fakeApi.calls(row.call), told: told.size + onProblem.mock.calls.length, after }
}

const rows = Object.entries(table).flatMap(([name, each]) => each.map((row) => [`${name}: ${row.call}`, row] as const))

describe.each(rows)('%s', (_name, row) => {
  test.each(Object.keys(failures) as Failure[])('after %s nothing happens that nobody asked for', async (failure) => {
    for (const end of Object.keys(ends) as End[]) {
      const { calls, told, after } = await walk(row, failure, end)
      const isDone = isSentAgain(end) && isMended(failure)
      const isFailed = isSentAgain(end) && !isMended(failure)
      expect(calls, end).toHaveLength(isSentAgain(end) ? 2 : 1)
      expect(new Set(calls.map(({ body }) => JSON.stringify(body))).size, end).toBe(1)
      const keys = new Set(calls.map(({ headers }) => headers.get('idempotency-key')))
      expect(keys.size, end).toBe(1)
      expect(keys.has(null), end).toBe(false)
      for (const name of Object.keys(row.others ?? {})) {
        expect(fakeApi.calls(name as CallName).length, `${end}: ${name}`).toBeLessThanOrEqual(1)
      }
      expect(told, end).toBeLessThanOrEqual(isFailed ? 1 : 0)
      expect(after.onDone, end).toHaveBeenCalledTimes(isDone ? 1 : 0)
      expect(after.onSuccess, end).toHaveBeenCalledTimes(isDone ? 1 : 0)
      expect(after.onFailed, end).toHaveBeenCalledTimes(isFailed ? 1 : 0)
      expect(after.onError, end).toHaveBeenCalledTimes(isFailed ? 1 : 0)
    }
  })
})

test('a file that is asked for and given up is not saved, and nobody is told', async () => {
  const [late, lateAnswer] = held<{ file_name: string; text: string }>()
  answer('GET /api/admin/catalogues/{id}/file', () => late)
  const save = vi.fn<() => string>(() => 'blob:file')
  Object.assign(URL, { createObjectURL: save, revokeObjectURL: nothing })
  const { result } = renderHook(() => useSaveCatalogue(1), { wrapper: wrapperOf(createQueryClient(announce)) })
  act(() => result.current.mutate('json'))
  await pass(100)
  act(() => result.current.giveUp())
  lateAnswer.resolve({ file_name: 'catalogue.json', text: '{}' })
  await pass(5_000)
  expect(fakeApi.calls('GET /api/admin/catalogues/{id}/file')).toHaveLength(1)
  expect(save).not.toHaveBeenCalled()
  expect(toastStore.read()).toEqual([])
})
