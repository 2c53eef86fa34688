import type { Taken } from '#contract/fields.ts'
import { MEASURE_NONE } from '#contract/limits.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Queries } from '../../db/schema.ts'
import { readSolutionName } from '../../solution-parts/stories.sql.ts'
import { readStored } from '../../workshop/stored-json.ts'
import type { Root, Subtree } from './subtree.sql.ts'

/** What is about to go, in names and numbers. */
export async function describeTaken(db: Queries, catalogue: Catalogue, root: Root, subtree: Subtree): Promise<Taken> {
  const solution_name = await readSolutionName(db, root.solution_id)
  return {
    kind: root.kind,
    solution_id: root.solution_id,
    solution_name,
    name: nameOf(root.kind, subtree, catalogue) ?? solution_name,
    metrics: subtree.user_stories.length,
    stakeholders: subtree.solution_stakeholders.length,
    stories: subtree.user_stories.filter((story) => story.user_story.trim() !== '').length,
    options: subtree.functional_options.length,
    ratings: subtree.option_analysis.filter((rating) => rating.measure !== MEASURE_NONE).length,
    requirements: subtree.system_requirements.length,
  }
}

function nameOf(kind: Root['kind'], subtree: Subtree, catalogue: Catalogue): string | undefined {
  switch (kind) {
    case 'solution':
    case 'reset':
      return undefined
    case 'metric':
      return subtree.user_stories[0] && catalogue.metricText(subtree.user_stories[0].metric_id)
    case 'stakeholder':
      return (
        subtree.solution_stakeholders[0] && catalogue.stakeholderName(subtree.solution_stakeholders[0].stakeholder_id)
      )
    case 'option':
      return subtree.functional_options[0]?.functional_option
    case 'requirement':
      return subtree.system_requirements[0]?.specification
  }
}

/** The summary of an entry; undefined for one that is damaged, or from before summaries were stored. */
export function tookOf({ summary }: { summary: string }): Taken | undefined {
  const took = readStored(summary) as Taken | undefined
  return took?.kind && took
}
