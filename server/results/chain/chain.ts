import type { Chain } from '#contract/chain.ts'
import { FHN_COUNT } from '#contract/limits.ts'
import { groupBy } from '#contract/outline.ts'
import type { RevealedRound } from '#contract/silent-counts.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Tx } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import { yieldToEventLoop } from '../../formats/yield-to-event-loop.ts'
import { SILENT_TABLES, readTree, type SolutionTree } from '../../solution-parts/solution-tree.sql.ts'
import { listChainSolutions, listSolutionIds } from './chain.sql.ts'
import { listRevealedRounds } from './revealed-rounds.sql.ts'

/** A solution from purpose to requirement, read at one moment; names come from the catalogue of its workshop. */
export async function readChainOf(tx: Tx, catalogue: Catalogue, solutionId: number): Promise<Chain> {
  const [chain] = await readChainsOf(tx, catalogue, [solutionId])
  if (!chain) throw new AppError('NOT_FOUND')
  return chain
}

/** Small solutions are read together: asking for each would take longer than reading it. */
const SOLUTIONS_AT_ONCE = 20
/** Larger ones are read one by one, so that the process can do something else in between. */
const SLICE_MS = 10

/** All of a workshop, one after the other, with few of them in memory. */
export async function* readEachChain(tx: Tx, catalogue: Catalogue, sessionId: number): AsyncIterable<Chain> {
  const ids = await listSolutionIds(tx, sessionId)
  let size = 1
  for (let from = 0, to; from < ids.length; from = to) {
    const since = performance.now()
    to = from + size
    yield* await readChainsOf(tx, catalogue, ids.slice(from, to))
    size = performance.now() - since > SLICE_MS ? 1 : Math.min(size * 2, SOLUTIONS_AT_ONCE)
  }
}

/** Several, in the order of their ids. */
async function readChainsOf(tx: Tx, catalogue: Catalogue, ids: number[]): Promise<Chain[]> {
  const ofThese = ['solution_id', ids] as const
  const roots = { solution_purposes: ofThese, solution_stakeholders: ofThese, user_stories: ofThese }
  const solutions = await listChainSolutions(tx, ids)
  const tree = await readTree(tx, roots, SILENT_TABLES)
  const rounds = await listRevealedRounds(tx, ids)
  const rest = yieldToEventLoop()
  const partsOf = bySolution(tree)
  const chains: Chain[] = []
  for (const solution of solutions) {
    await rest()
    chains.push(chainOf(catalogue, solution, { ...partsOf(solution.id), rounds }))
  }
  return chains
}

/** The rows of a tree for each solution, in the order of their ids. */
function bySolution(tree: SolutionTree) {
  const ofStory = new Map(tree.user_stories.map(({ id, solution_id }) => [id, solution_id]))
  const ofOption = new Map(tree.functional_options.map((option) => [option.id, ofStory.get(option.user_story_id)]))
  const ofRating = new Map(tree.option_analysis.map((rating) => [rating.id, ofOption.get(rating.functional_option_id)]))
  const purposes = groupBy(tree.solution_purposes, (row) => row.solution_id)
  const stakeholders = groupBy(tree.solution_stakeholders, (row) => row.solution_id)
  const stories = groupBy(tree.user_stories, (row) => row.solution_id)
  const options = groupBy(tree.functional_options, (row) => ofStory.get(row.user_story_id))
  const ratings = groupBy(tree.option_analysis, (row) => ofOption.get(row.functional_option_id))
  const requirements = groupBy(tree.system_requirements, (row) => ofRating.get(row.option_analysis_id))
  return (id: number) => ({
    purposeIds: (purposes.get(id) ?? []).map(({ purpose_id }) => purpose_id),
    stakeholderIds: (stakeholders.get(id) ?? []).map(({ stakeholder_id }) => stakeholder_id),
    stories: stories.get(id) ?? [],
    options: options.get(id) ?? [],
    ratings: ratings.get(id) ?? [],
    requirements: requirements.get(id) ?? [],
  })
}

interface Parts extends ReturnType<ReturnType<typeof bySolution>> {
  /** Also of other solutions. */
  rounds: RevealedRound[]
}

function chainOf(
  catalogue: Catalogue,
  { group, ...solution }: Awaited<ReturnType<typeof listChainSolutions>>[number],
  { purposeIds, stakeholderIds, stories, options, ratings, requirements, rounds }: Parts,
): Chain {
  const optionIds = new Set(options.map(({ id }) => id))
  const silent_rounds = rounds.filter(({ functional_option_id }) => optionIds.has(functional_option_id))
  return {
    ...solution,
    ...(group !== null && { group }),
    purposes: catalogue.purposes.filter(({ id }) => purposeIds.includes(id)),
    fhns: catalogue.fhns.slice(0, FHN_COUNT),
    measures: catalogue.measures,
    stakeholders: stakeholderIds.map((id) => catalogue.stakeholder(id)).filter((person) => person !== undefined),
    stories: stories.map(({ solution_id: _known, ...story }) => ({
      ...story,
      metric_text: catalogue.metricText(story.metric_id),
      ...catalogue.markOf(story.metric_id),
      purpose_ids: catalogue.purposeIdsOfMetric(story.metric_id).filter((id) => purposeIds.includes(id)),
      stakeholder_ids: catalogue
        .potentialStakeholders(story.metric_id)
        .map(({ id }) => id)
        .filter((id) => stakeholderIds.includes(id)),
    })),
    options: options.map((option) => ({ ...option, recheck: option.recheck === 1 })),
    ratings: ratings.map((rating) => ({ ...rating, virtuous: rating.virtuous === 1 })),
    requirements: requirements.map((requirement) => ({ ...requirement, recheck: requirement.recheck === 1 })),
    ...(silent_rounds.length > 0 && { silent_rounds }),
  }
}
