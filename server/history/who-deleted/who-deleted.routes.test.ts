import { expect } from 'vitest'
import { listDeletedSolutions, readDeletion, type DeletedSolution, type Deletion } from '#contract/deletions.ts'
import { deleteFunctionalOption } from '#contract/functional-options.ts'
import { removeMetric } from '#contract/metrics.ts'
import { deleteSolution, setSolutionPurposes } from '#contract/solutions.ts'
import { deleteSystemRequirement } from '#contract/system-requirements.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { undo } from '#contract/undo.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import { choose, groupedWorkshop } from '../../testing/app/grouped-workshop.ts'
import type { CallOptions } from '../../testing/app/call-options.ts'
import type { Workbench } from '../../testing/app/workbench.ts'

type Full = Awaited<ReturnType<Workbench['fullSolution']>>
const nobody: Deletion = { by: null, at: null }

const resetOf = ({ id }: { id: number }) => ({ solution_id: id, purpose_ids: [3], metrics_action: 'reset' })

/** What takes a requirement away: its own deletion, and that of everything above it. */
const ways: Record<string, (full: Full) => [Endpoint, CallOptions]> = {
  requirement: ({ requirement }) => [deleteSystemRequirement, { params: { id: requirement.id } }],
  option: ({ option }) => [deleteFunctionalOption, { params: { id: option.id } }],
  metric: ({ solution }) => [removeMetric, { params: { solution_id: solution.id, metric_id: 27 } }],
  metrics: ({ solution }) => [setSolutionPurposes, { body: resetOf(solution) }],
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
    // its metric came with a purpose: nobody has added it
    const solution = await ana.createSolution()
    await ana.setPurposes(solution.id, [1], 'add_only')
    const [row] = (await ana.stories(solution.id)).metrics
    const option = await ana.addOption(row!.user_story_id)
    const query = { solution_id: solution.id, functional_option_id: option.id }
    const { params, body } = {
      params: { solution_id: solution.id, metric_id: row!.metric_id },
      body: resetOf(solution),
    }
    await (what === 'metric' ? ana.get(removeMetric, { params }) : ana.get(setSolutionPurposes, { body }))
    expect(await ana.get<Deletion>(readDeletion, { query })).toMatchObject({ by: 'ana@example.org' })
    expect(await ana.get(readDeletion, { query: { ...query, functional_option_id: 2_000_000_000 } })).toEqual(nobody)
  })
}

const deletedFor = (person: Pick<Workbench, 'get'>) => person.get<DeletedSolution[]>(listDeletedSolutions)

eachEngine(
  'the solutions deleted within a day are listed with the way back, until they are there again',
  async (app) => {
    const ana = await app.memberOf('listed', 'ana@example.org')
    const ben = await app.memberOf('listed', 'ben@example.org')
    expect(await deletedFor(ben)).toEqual([])
    const [first, second, third] = [
      await ana.createSolution({ name: 'First' }),
      await ana.createSolution({ name: 'Second' }),
      await ana.createSolution({ name: 'Third' }),
    ]
    for (const { id } of [first, second]) await ana.get(deleteSolution, { params: { id } })
    await (await app.host()).call(deleteSolution, { params: { id: third.id } })

    const listed = await deletedFor(ben)
    expect(listed).toMatchObject([
      { solution_id: third.id, name: 'Third', by: null, by_host: true },
      { solution_id: second.id, name: 'Second', by: 'ana@example.org', by_host: false },
      { solution_id: first.id, name: 'First', by: 'ana@example.org', by_host: false },
    ])
    expect(await deletedFor(await app.memberOf('not listed'))).toEqual([])

    await ben.get(undo, { params: { token: listed[1]!.way_back!.undo } })
    // answers are kept until something changes
    const deleted_at = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString()
    await app.db.write.updateTable('trash').set({ deleted_at }).where('solution_id', '=', first.id).execute()
    await ben.createSolution()
    expect((await deletedFor(ben)).map(({ name }) => name)).toEqual(['Third'])
  },
)

eachEngine(
  'of a group’s solution its people and the host have the way back, and the others learn whom to ask',
  async (app) => {
    const { north, ana, abe, ben, otto } = await groupedWorkshop(app, 'of a group')
    const { id } = await ana.createSolution()
    const free = await ana.others.join('free@example.org')
    const ofNobody = await free.createSolution()
    await ana.get(deleteSolution, { params: { id } })
    await free.get(deleteSolution, { params: { id: ofNobody.id } })
    const offers = async (person: Workbench) => (await deletedFor(person)).map(({ way_back }) => way_back !== undefined)
    expect(await offers(abe)).toEqual([true, true])
    expect(await offers(ben)).toEqual([true, false])
    expect(await offers(otto)).toEqual([false, false])

    const asked = (person: Workbench, solution_id: number) =>
      person.get<Deletion>(readDeletion, { query: { solution_id } })
    expect(await asked(abe, id)).not.toHaveProperty('others_may')
    for (const person of [ben, otto]) {
      const answer = await asked(person, id)
      expect(answer).toMatchObject({ others_may: { group: 'North', until: expect.any(String) } })
      expect(answer).not.toHaveProperty('way_back')
    }
    expect(await asked(otto, ofNobody.id)).toMatchObject({ others_may: { group: null } })
    await choose(ben, north)
    expect(await offers(ben)).toEqual([true, true])
    expect(await asked(ben, id)).toHaveProperty('way_back')
  },
)
