import { emptyTree, type TreeRows } from '../../solution-parts/solution-tree.sql.ts'
import type { SolutionPlan } from './plan-import.ts'

/** The rows that plans make, under ids that only say what hangs on what. */
export function treeOfPlans(session_id: number, plans: SolutionPlan[]): TreeRows {
  const tree = emptyTree()
  let lastId = 0
  const nextId = () => (lastId += 1)
  for (const { purpose_ids, stakeholder_ids, stories, ...solution } of plans) {
    const solution_id = nextId()
    tree.solutions.push({ id: solution_id, session_id, ...solution })
    for (const purpose_id of purpose_ids) tree.solution_purposes.push({ solution_id, purpose_id })
    for (const stakeholder_id of stakeholder_ids) tree.solution_stakeholders.push({ solution_id, stakeholder_id })
    for (const { options, ...story } of stories) {
      const user_story_id = nextId()
      tree.user_stories.push({ id: user_story_id, solution_id, ...story })
      for (const { ratings, ...option } of options) {
        const functional_option_id = nextId()
        tree.functional_options.push({ id: functional_option_id, user_story_id, ...option })
        for (const { requirements, ...rating } of ratings) {
          const option_analysis_id = nextId()
          tree.option_analysis.push({ id: option_analysis_id, functional_option_id, ...rating })
          for (const requirement of requirements) tree.system_requirements.push({ option_analysis_id, ...requirement })
        }
      }
    }
  }
  return tree
}
