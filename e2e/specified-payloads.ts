import { expect } from '@playwright/test'
import type { SeenRequest } from './spec-only-server.ts'

/** Section 7 of the specification: what each call carries, in query and payload. */
const carried: Record<string, { query?: string[]; body?: string[] }> = {
  'GET /api/session-validate': { query: ['id'] },
  'GET /api/solutions': { query: ['session_id'] },
  'GET /api/solutions/{}': {},
  'POST /api/solutions': { body: ['solution_name', 'primary_fhn', 'session_id', 'user_email'] },
  'PUT /api/solutions/{}': { body: ['solution_name', 'primary_fhn'] },
  'DELETE /api/solutions/{}': {},
  'GET /api/purposes': {},
  'POST /api/solution-purposes': { body: ['solution_id', 'purpose_ids', 'metrics_action'] },
  'GET /api/fhns': {},
  'GET /api/fhn_measures': {},
  'GET /api/metrics': {},
  'GET /api/user_stories_table/{}': {},
  'POST /api/user-stories': { body: ['solution_id', 'metric_id'] },
  'DELETE /api/user_stories_table/{}/{}': {},
  'PUT /api/user_stories_table/{}': { body: ['updates', 'field'] },
  'GET /api/solution/{}/metrics-stakeholders': {},
  'POST /api/solution-stakeholders': { body: ['solution_id', 'stakeholder_id'] },
  'DELETE /api/solution-stakeholders/{}/{}': {},
  'POST /api/function_options': { body: ['user_story_id', 'functional_option'] },
  'PUT /api/function_options/{}': { body: ['functional_option'] },
  'DELETE /api/function_options/{}': {},
  'GET /api/option_analysis': { query: ['functional_option_id', 'virtuous'] },
  'GET /api/option_analysis/both': { query: ['functional_option_id'] },
  'PUT /api/option_analysis': { body: ['updates'] },
  'GET /api/system_requirements': { query: ['functional_option_id'] },
  'POST /api/system_requirements': { body: ['option_analysis_id', 'specification'] },
  'PUT /api/system_requirements/{}': { body: ['specification'] },
  'DELETE /api/system_requirements/{}': {},
}

/** Without what we add to the payloads: the text or value an editor started from. */
export function withoutPrevious(fields: Record<string, unknown>) {
  const rest = { ...fields }
  delete rest.previous
  return rest
}

const keysOf = (fields: object) => Object.keys(fields).toSorted()

/** Every call of the specification was made, and each carried exactly what it says. */
export function expectSpecifiedPayloads(seen: readonly SeenRequest[]) {
  expect([...new Set(seen.map(({ call }) => call))].toSorted()).toEqual(keysOf(carried))
  for (const { call, query, headers, body } of seen) {
    const expected = carried[call]
    expect(keysOf(query), call).toEqual((expected?.query ?? []).toSorted())
    expect(keysOf(withoutPrevious(body ?? {})), call).toEqual((expected?.body ?? []).toSorted())
    if (body) expect(headers['content-type'], call).toBe('application/json')
    // our other addition: a write that is sent twice counts once
    expect(headers['idempotency-key'] === undefined, call).toBe(call.startsWith('GET'))
  }
}
