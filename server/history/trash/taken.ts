import type { Taken } from '#contract/fields.ts'
import { MEASURE_NONE } from '#contract/limits.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Queries } from '../../db/schema.ts'
import { readSolutionName } from '../../solution-parts/stories.sql.ts'
import { readStored } from '../../workshop/stored-json.ts'
import type { TreeRows } from '../../solution-parts/solution-tree.sql.ts'
import type { Root } from './deleted-tree.ts'

/** What is about to go, in names and numbers. */
export async function describeTaken(db: Queries, catalogue: Catalogue, root: Root, tree: TreeRows): Promise<Taken> {
  const solution_name = await readSolutionName(db, root.solution_id)
  return {
    kind: root.kind,
    solution_id: root.solution_id,
    solution_name,
    name: nameOf(root.kind, tree, catalogue) ?? solution_name,
    metrics: tree.user_stories.length,
    stakeholders: tree.solution_stakeholders.length,
    stories: tree.user_stories.filter((story) => story.user_story.trim() !== '').length,
    options: tree.functional_options.length,
    ratings: tree.option_analysis.filter((rating) => rating.measure !== MEASURE_NONE).length,
    requirements: tree.system_requirements.length,
  }
}

function nameOf(kind: Root['kind'], tree: TreeRows, catalogue: Catalogue): string | undefined {
  switch (kind) {
    case 'solution':
    case 'reset':
      return undefined
    case 'metric':
      return tree.user_stories[0] && catalogue.metricText(tree.user_stories[0].metric_id)
    case 'stakeholder':
      return tree.solution_stakeholders[0] && catalogue.stakeholderName(tree.solution_stakeholders[0].stakeholder_id)
    case 'option':
      return tree.functional_options[0]?.functional_option
    case 'requirement':
      return tree.system_requirements[0]?.specification
  }
}

/** The summary of an entry; undefined for one that is damaged, or from before summaries were stored. */
export function tookOf({ summary }: { summary: string }): Taken | undefined {
  const took = readStored(summary) as Taken | undefined
  return took?.kind && took
}
