import { exportSolution, type ExportDocument } from '#contract/exports.ts'
import type { CallName } from '#contract/index.ts'
import { RESULTS_TOKEN_HEADER } from '#contract/limits.ts'
import { deleteSystemRequirement } from '#contract/system-requirements.ts'
import { HOST_PASSWORD } from './test-app.ts'
import type { CallOptions } from './call-options.ts'
import type { Workbench } from './workbench.ts'

/** Somebody else in the workshop. */
const GUEST = 'guest@example.org'

/** In the place of what only another call needs. */
const LEFT_OUT = { id: 0, token: '', specification: '' }

async function deletedRequirement(member: Workbench, ratingId: number) {
  const { id } = await member.addRequirement(ratingId, 'Deleted, to be brought back.')
  const { undo: token } = await member.get<{ undo: string }>(deleteSystemRequirement, { params: { id } })
  return { id, token }
}

/**
 * Builds a full solution, and a call that each endpoint accepts for it. Who makes one of the calls says which, and what
 * only others need is left out: it takes longer than the solution.
 */
export async function validCalls(member: Workbench, only?: CallName): Promise<Record<CallName, CallOptions>> {
  const isMade = (...names: CallName[]) => !only || names.includes(only)
  const { solution, storyId, option, rating, requirement } = await member.fullSolution()
  const spare = isMade('GET /api/deletions', 'POST /api/undo/{token}', 'DELETE /api/admin/trash/{token}')
    ? await deletedRequirement(member, rating.id)
    : LEFT_OUT
  // which no other call changes
  const inFile = isMade('PUT /api/workshops/{id}/changes')
    ? await member.addRequirement(rating.id, 'Edited elsewhere.')
    : LEFT_OUT

  const readsByLink = isMade('GET /api/results', 'GET /api/results/document', 'GET /api/results/solutions/{id}')
  const byLink = readsByLink ? { headers: { [RESULTS_TOKEN_HEADER]: await member.others.makeResultsToken() } } : {}
  const group_id = isMade(
    'PUT /api/groups/own',
    'PATCH /api/admin/sessions/{id}/groups/{group_id}',
    'PUT /api/admin/sessions/{id}/groups/people',
    'PUT /api/admin/sessions/{id}/groups/solutions',
  )
    ? await member.others.makeGroup(`Table of ${solution.id}`)
    : 0
  const isAboutGuest = isMade(
    'PUT /api/admin/sessions/{id}/groups/people',
    'POST /api/admin/sessions/{id}/participants/clear-name',
    'PUT /api/admin/sessions/{id}/participants/let-go',
  )
  if (isAboutGuest) await member.others.join(GUEST)
  const isAboutWords = isMade(
    'DELETE /api/admin/sessions/{id}/own-words/{list}/{word_id}',
    'POST /api/admin/sessions/{id}/own-words/publish',
    // which the host has allowed by then
    'POST /api/own-metrics',
    'POST /api/own-stakeholders',
  )
  const ownMetricId = isAboutWords ? await member.others.addOwnWord(solution.id) : 0
  const rehearsalId = isMade('PATCH /api/admin/sessions/{id}/rehearsal') ? await member.others.openRehearsal() : ''
  const signed = isMade('PUT /api/admin/password') ? await member.others.signPassword() : ''
  const exported = isMade('POST /api/workshops/{id}/changes/preview')
    ? await member.get<ExportDocument>(exportSolution, { params: { id: solution.id }, query: { format: 'json' } })
    : undefined
  const session_id = member.sessionId
  const solution_id = solution.id
  const workshop = { params: { id: session_id } }
  const optionQuery = { query: { functional_option_id: option.id } }
  const rated = { functional_option_id: option.id, fhn_id: 1, virtuous: true, measure: 2 }
  const user_email = 'ana@example.org'
  const agendaItem = {
    title: 'Metrics',
    step: 2,
    minutes: 12,
    message: 'Three to five.',
    frozen: false,
    silent_rating: false,
    scene: 'now',
  }
  const importable: ExportDocument = {
    format: 'ninefold-solution',
    version: 1,
    exported_at: '2026-11-15T06:00:00.000Z',
    title: 'Cargo bikes',
    catalogue: { name: 'Default catalogue', version: '1.0.0' },
    solutions: [
      {
        solution_name: 'Imported',
        user_email,
        primary_fhn: { id: 9, name: 'Freedom' },
        purposes: [],
        stakeholders: [],
        user_stories: [],
      },
    ],
  }
  return {
    'GET /api/health': {},
    'GET /livez': {},
    'GET /readyz': {},
    'GET /api/session-validate': { query: { id: session_id } },
    'GET /api/me': {},
    'POST /api/me': { body: { email: user_email } },
    'PUT /api/me/name': { body: { name: `Ana of ${solution.id}` } },
    'POST /api/logout': {},
    'GET /api/fhns': {},
    'GET /api/purposes': {},
    'GET /api/fhn_measures': {},
    'GET /api/metrics': {},
    'GET /api/solutions': { query: { session_id } },
    'POST /api/solutions': { body: { solution_name: 'New', primary_fhn: 1, session_id, user_email } },
    'GET /api/solutions/{id}': { params: { id: solution_id } },
    'PUT /api/solutions/{id}': { params: { id: solution_id }, body: { solution_name: 'Renamed', primary_fhn: 2 } },
    'DELETE /api/solutions/{id}': { params: { id: solution_id } },
    'GET /api/solutions/{id}/progress': { params: { id: solution_id } },
    'POST /api/solution-purposes': { body: { solution_id, purpose_ids: [1], metrics_action: 'add_only' } },
    'POST /api/user-stories': { body: { solution_id, metric_id: 1 } },
    'DELETE /api/user_stories_table/{solution_id}/{metric_id}': { params: { solution_id, metric_id: 27 } },
    'GET /api/solution/{id}/metrics-stakeholders': { params: { id: solution_id } },
    'POST /api/solution-stakeholders': { body: { solution_id, stakeholder_id: 2 } },
    'DELETE /api/solution-stakeholders/{solution_id}/{stakeholder_id}': { params: { solution_id, stakeholder_id: 1 } },
    'POST /api/own-metrics': { body: { solution_id, metric_text: 'Nights without rain', purpose_ids: [3] } },
    'POST /api/own-stakeholders': {
      body: { solution_id, stakeholder: 'Night nurses', stakeholder_category: 'Direct users', metric_ids: [27] },
    },
    'GET /api/admin/sessions/{id}/own-words': workshop,
    'DELETE /api/admin/sessions/{id}/own-words/{list}/{word_id}': {
      params: { id: session_id, list: 'metrics', word_id: ownMetricId },
    },
    'POST /api/admin/sessions/{id}/own-words/publish': workshop,
    'GET /api/user_stories_table/{solutionId}': { params: { solutionId: solution_id } },
    'PUT /api/user_stories_table/{solution_id}': {
      params: { solution_id },
      body: { field: 'user_story', updates: [{ metric_id: 27, user_story: 'Rewritten' }] },
    },
    'POST /api/function_options': { body: { user_story_id: storyId, functional_option: 'New' } },
    'PUT /api/function_options/{id}': { params: { id: option.id }, body: { functional_option: 'Rewritten' } },
    'DELETE /api/function_options/{id}': { params: { id: option.id } },
    'GET /api/option_analysis': { query: { functional_option_id: option.id, virtuous: true } },
    'GET /api/option_analysis/both': optionQuery,
    'PUT /api/option_analysis': { body: { updates: [rated] } },
    'GET /api/silent_ratings': { query: { functional_option_id: option.id, virtuous: true } },
    'PUT /api/silent_ratings': { body: { updates: [rated] } },
    'GET /api/system_requirements': optionQuery,
    'GET /api/system_requirements/{id}/place': { params: { id: requirement.id } },
    'POST /api/system_requirements': { body: { option_analysis_id: rating.id, specification: 'New' } },
    'PUT /api/system_requirements/{id}': { params: { id: requirement.id }, body: { specification: 'Rewritten' } },
    'DELETE /api/system_requirements/{id}': { params: { id: requirement.id } },
    'GET /api/solutions/{id}/chain': { params: { id: solution_id } },
    'GET /api/solutions/{id}/export': { params: { id: solution_id }, query: { format: 'csv', step: 'metrics' } },
    'GET /api/admin/sessions/{id}/export': { ...workshop, query: { format: 'json' } },
    'GET /api/results': byLink,
    'GET /api/results/document': byLink,
    'GET /api/workshops/{id}/document': workshop,
    'POST /api/workshops/{id}/changes/preview': { ...workshop, body: exported },
    'PUT /api/workshops/{id}/changes': {
      ...workshop,
      body: {
        changes: [{ field: 'specification', id: inFile.id, text: 'Edited', previous: inFile.specification }],
      },
    },
    'GET /api/results/solutions/{id}': { ...byLink, params: { id: solution_id } },
    'POST /api/solutions/import': { query: { dry_run: false }, body: importable },
    'POST /api/admin/sessions/{id}/import': { ...workshop, query: { dry_run: false }, body: importable },
    'PUT /api/function_options/{id}/decision': {
      params: { id: option.id },
      body: { decision: 'adapted', decision_reason: 'Only with a card.' },
    },
    'POST /api/function_options/{id}/checked': { params: { id: option.id } },
    'POST /api/system_requirements/{id}/checked': { params: { id: requirement.id } },
    'GET /api/solution/{id}/activity': { params: { id: solution_id }, query: { step: 'user-stories', limit: 10 } },
    'POST /api/undo/{token}': { params: { token: spare.token } },
    'GET /api/admin/sessions/{id}/live': { ...workshop, query: { tab: 'tab-of-a-host' } },
    'GET /api/live': { query: { tab: 'tab-of-a-test' } },
    'POST /api/presence': { body: { tab: 'tab-of-a-test', step: 3 } },
    'GET /api/deleted-solutions': {},
    'GET /api/deletions': { query: { solution_id, system_requirement_id: spare.id } },
    'GET /api/asides': { query: { solution_id } },
    'PUT /api/solutions/{id}/help': { params: { id: solution_id }, body: { about: 'The third step' } },
    'DELETE /api/solutions/{id}/help': { params: { id: solution_id } },
    'PUT /api/admin/sessions/{id}/help/{solution_id}': {
      params: { id: session_id, solution_id },
      body: { answer: 'coming' },
    },
    'PUT /api/admin/sessions/{id}/notes/{solution_id}': {
      params: { id: session_id, solution_id },
      body: { note: 'Look at the second metric.' },
    },
    'GET /api/groups': {},
    'POST /api/groups': { body: { name: 'Table 2' } },
    'PUT /api/groups/own': { body: { group_id } },
    'GET /api/admin/sessions/{id}/groups': workshop,
    'PATCH /api/admin/sessions/{id}/groups': { ...workshop, body: { made_by: 'host' } },
    'POST /api/admin/sessions/{id}/groups': { ...workshop, body: { name: 'Table 3' } },
    'PATCH /api/admin/sessions/{id}/groups/{group_id}': {
      params: { id: session_id, group_id },
      body: { name: 'Window', removed: false },
    },
    'PUT /api/admin/sessions/{id}/groups/people': { ...workshop, body: { email: GUEST, group_id, observes: false } },
    'PUT /api/admin/sessions/{id}/groups/solutions': { ...workshop, body: { solution_id, group_id } },
    'POST /api/admin/login': { body: { password: HOST_PASSWORD } },
    'POST /api/admin/logout': {},
    'PUT /api/admin/password': { body: { signed } },
    'GET /api/admin/sessions': {},
    'POST /api/admin/sessions': { body: { title: 'New' } },
    'PATCH /api/admin/sessions/{id}': { ...workshop, body: { title: 'Renamed' } },
    'DELETE /api/admin/sessions/{id}': workshop,
    'POST /api/admin/sessions/{id}/copy': { ...workshop, body: { title: 'Copy', with_solutions: true } },
    'POST /api/admin/sessions/{id}/code': workshop,
    'POST /api/admin/sessions/{id}/enter': workshop,
    'GET /api/admin/sessions/{id}/participants': workshop,
    'POST /api/admin/sessions/{id}/participants/forget': { ...workshop, body: { email: user_email } },
    'POST /api/admin/sessions/{id}/participants/clear-name': { ...workshop, body: { email: GUEST } },
    'PUT /api/admin/sessions/{id}/participants/let-go': { ...workshop, body: { email: GUEST, let_go: false } },
    'GET /api/admin/sessions/{id}/results-link': workshop,
    'POST /api/admin/sessions/{id}/results-link': { ...workshop, body: { days: 30 } },
    'DELETE /api/admin/sessions/{id}/results-link': workshop,
    'GET /api/admin/catalogues': {},
    'GET /api/admin/catalogues/{id}': { params: { id: 1 } },
    'GET /api/admin/catalogues/{id}/file': { params: { id: 1 }, query: { format: 'csv' } },
    'POST /api/admin/catalogues': { body: { name: 'New', format: 'csv', text: 'list,id,name', dry_run: true } },
    'GET /api/admin/sessions/{id}/cockpit': workshop,
    'GET /api/room': {},
    'GET /api/admin/sessions/{id}/room': workshop,
    'PATCH /api/admin/sessions/{id}/room': { ...workshop, body: { step: 4, message: 'Hello', timer_minutes: 5 } },
    'GET /api/admin/sessions/{id}/agenda': workshop,
    'PUT /api/admin/sessions/{id}/agenda': { ...workshop, body: { items: [agendaItem], version: 0 } },
    'POST /api/admin/sessions/{id}/agenda/move': { ...workshop, body: { from: null, to: 1 } },
    'POST /api/admin/rehearsals': { body: { seed: 7 } },
    'PATCH /api/admin/sessions/{id}/rehearsal': { params: { id: rehearsalId }, body: { speed: 5 } },
    'GET /api/admin/sessions/{id}/silent_ratings': workshop,
    'POST /api/admin/sessions/{id}/silent_ratings/reveal': { ...workshop, body: { functional_option_id: option.id } },
    'POST /api/admin/sessions/{id}/silent_ratings/second_round': { ...workshop, body: { share: 70 } },
    'POST /api/admin/sessions/{id}/silent_ratings/second_round/take_back': { ...workshop, body: {} },
    'GET /api/admin/sessions/{id}/trash': { ...workshop, query: { before: 2_147_483_647 } },
    'DELETE /api/admin/trash/{token}': { params: { token: spare.token } },
    'GET /api/admin/backup': {},
    'GET /api/admin/backups': {},
  }
}
