import type { SolutionProgress } from '#contract/solutions.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Queries } from '../../db/schema.ts'
import {
  listOptionProgress,
  listPurposeCounts,
  listStakeholderIds,
  listStoryProgress,
  type Scope,
} from './progress.sql.ts'

/** Counts per step and what is missing, for the step bar. */
export async function readProgress(db: Queries, catalogue: Catalogue, solutionId: number): Promise<SolutionProgress> {
  const progress = await readEachProgress(db, catalogue, { solutionId })
  return progress(solutionId)
}

/** The same of any solution in a scope. As many statements for a hundred solutions as for one. */
export async function readEachProgress(db: Queries, catalogue: Catalogue, scope: Scope) {
  const purposes = new Map((await listPurposeCounts(db, scope)).map((row) => [row.solution_id, row.count]))
  const stakeholders = bySolution(await listStakeholderIds(db, scope))
  const stories = bySolution(await listStoryProgress(db, scope))
  const options = bySolution(await listOptionProgress(db, scope))
  return (id: number) =>
    progressOf(catalogue, id, {
      purposes: purposes.get(id) ?? 0,
      stakeholderIds: (stakeholders.get(id) ?? []).map((row) => row.stakeholder_id),
      stories: stories.get(id) ?? [],
      options: options.get(id) ?? [],
    })
}

function bySolution<Row extends { solution_id: number }>(rows: Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.solution_id)
    if (group) group.push(row)
    else groups.set(row.solution_id, [row])
  }
  return groups
}

/** What the counts of one solution are made of. */
interface ProgressRows {
  purposes: number
  stakeholderIds: number[]
  stories: { id: number; metric_id: number; user_story: string }[]
  options: {
    id: number
    user_story_id: number
    /** In how many of the two directions it is rated. */
    directions: number
    coloured: number
    answered: number
    requirements: number
    recheck: number
    /** Requirements written for another rating. */
    stale: number
  }[]
}

function progressOf(catalogue: Catalogue, solutionId: number, rows: ProgressRows): SolutionProgress {
  const { purposes, stakeholderIds, stories, options } = rows
  const people = new Set(stakeholderIds)
  const hasStakeholder = (metricId: number) =>
    catalogue.potentialStakeholders(metricId).some(({ id }) => people.has(id))
  const withOption = new Set(options.map((option) => option.user_story_id))
  const sum = (count: (option: (typeof options)[number]) => number) =>
    options.reduce((total, option) => total + count(option), 0)

  const toRate = options.filter((option) => option.directions < 2)
  const toRequire = options.filter((option) => option.coloured > option.answered)

  return {
    solution_id: solutionId,
    purposes,
    metrics: stories.length,
    stakeholders: people.size,
    metrics_without_stakeholder: stories.filter((story) => !hasStakeholder(story.metric_id)).length,
    stories_written: stories.filter((story) => story.user_story.trim() !== '').length,
    options: options.length,
    stories_without_option: stories.filter((story) => !withOption.has(story.id)).length,
    options_rated: options.filter((option) => option.directions === 2).length,
    options_half_rated: options.filter((option) => option.directions === 1).length,
    ratings: sum((option) => option.coloured),
    ratings_without_requirement: sum((option) => option.coloured - option.answered),
    requirements: sum((option) => option.requirements),
    options_to_recheck: sum((option) => option.recheck),
    requirements_to_recheck: sum((option) => option.stale),
    next_option_to_rate: toRate[0]?.id ?? options.find((option) => option.recheck > 0)?.id ?? options[0]?.id ?? null,
    next_option_to_require:
      toRequire[0]?.id ??
      options.find((option) => option.stale > 0)?.id ??
      options.find((option) => option.coloured > 0)?.id ??
      options[0]?.id ??
      null,
    options_to_rate: toRate.map(({ id }) => id),
    options_to_require: toRequire.map(({ id }) => id),
  }
}
