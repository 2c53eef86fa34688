import { expect } from 'vitest'
import { readDeletion, type Deletion } from '#contract/deletions.ts'
import { deleteFunctionalOption } from '#contract/functional-options.ts'
import { removeMetric } from '#contract/metrics.ts'
import { deleteSolution, setSolutionPurposes } from '#contract/solutions.ts'
import { deleteSystemRequirement } from '#contract/system-requirements.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import type { CallOptions } from '../../testing/app/call-options.ts'
import type { Workbench } from '../../testing/app/workbench.ts'

type Full = Awaited<ReturnType<Workbench['fullSolution']>>
const nobody: Deletion = { by: null, at: null }

/** What takes a requirement away: its own deletion, and that of everything above it. */
const ways: Record<string, (full: Full) => [Endpoint, CallOptions]> = {
  requirement: ({ requirement }) => [deleteSystemRequirement, { params: { id: requirement.id } }],
  option: ({ option }) => [deleteFunctionalOption, { params: { id: option.id } }],
  metric: ({ solution }) => [removeMetric, { params: { solution_id: solution.id, metric_id: 27 } }],
  metrics: ({ solution }) => [
    setSolutionPurposes,
    { body: { solution_id: solution.id, purpose_ids: [3], metrics_action: 'reset' } },
  ],
  solution: ({ solution }) => [deleteSolution, { params: { id: solution.id } }],
}

for (const [what, way] of Object.entries(ways)) {
  eachEngine(`a requirement that went with its ${what}: members learn by whom, strangers do not`, async (app) => {
    const title = `gone with ${what}`
    const mira = await app.memberOf(title, 'mira@example.org')
    const ana = await app.memberOf(title, 'ana@example.org')
    const full = await mira.fullSolution()
    const spare = await mira.addRequirement(full.rating.id, 'Another one')
    const query = {
      solution_id: full.solution.id,
      user_story_id: full.storyId,
      functional_option_id: full.option.id,
      system_requirement_id: full.requirement.id,
    }
    expect(await mira.get(readDeletion, { query })).toEqual(nobody)

    await ana.get(...way(full))
    expect(await mira.get(readDeletion, { query })).toMatchObject({
      by: 'ana@example.org',
      by_host: false,
      at: expect.any(String),
      way_back: { undo: expect.any(String), until: expect.any(String) },
    })
    const stranger = await app.memberOf('elsewhere')
    expect(await stranger.get(readDeletion, { query })).toEqual(nobody)

    if (what === 'requirement') {
      expect(await mira.get(readDeletion, { query: { ...query, system_requirement_id: spare.id } })).toEqual(nobody)
    }
    const onlySolution = await mira.get<Deletion>(readDeletion, { query: { solution_id: full.solution.id } })
    expect(onlySolution.by).toBe(what === 'solution' ? 'ana@example.org' : null)
    expect(onlySolution.name).toBe(what === 'solution' ? 'A solution' : undefined)
  })
}

for (const what of ['metric', 'metrics'] as const) {
  eachEngine(`whoever knows only an option learns that it went with its ${what}`, async (app) => {
    const ana = await app.memberOf(`only the option, ${what}`, 'ana@example.org')
    const full = await ana.fullSolution()
    const query = { solution_id: full.solution.id, functional_option_id: full.option.id }
    await ana.get(...ways[what]!(full))
    expect(await ana.get<Deletion>(readDeletion, { query })).toMatchObject({ by: 'ana@example.org' })
    expect(await ana.get(readDeletion, { query: { ...query, functional_option_id: 2_000_000_000 } })).toEqual(nobody)
  })
}
