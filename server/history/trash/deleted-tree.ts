import type { TreeRoots, TreeRows } from '../../solution-parts/solution-tree.sql.ts'
import { readStored } from '../../workshop/stored-json.ts'

/** What a deletion starts from. Exactly one starting point beside the solution it belongs to. */
export type Root = { solution_id: number } & (
  | { kind: 'solution' }
  /** With the purposes that the same call has just replaced. */
  | { kind: 'reset'; purposes: { from: number[]; to: number[] } }
  | { kind: 'metric'; user_story: number }
  | { kind: 'stakeholder'; solution_stakeholder: number }
  | { kind: 'option'; functional_option: number }
  | { kind: 'requirement'; system_requirement: number }
)

/** The rows that are deleted themselves; the others go with them. */
export function rootsOf(root: Root): TreeRoots {
  switch (root.kind) {
    case 'solution':
      return { solutions: ['id', [root.solution_id]] }
    case 'reset': {
      const ofSolution = ['solution_id', [root.solution_id]] as const
      return { solution_stakeholders: ofSolution, user_stories: ofSolution }
    }
    case 'metric':
      return { user_stories: ['id', [root.user_story]] }
    case 'stakeholder':
      return { solution_stakeholders: ['id', [root.solution_stakeholder]] }
    case 'option':
      return { functional_options: ['id', [root.functional_option]] }
    case 'requirement':
      return { system_requirements: ['id', [root.system_requirement]] }
  }
}

/** The tables that every version has put into the trash. */
const ALWAYS_STORED = [
  'solutions',
  'solution_purposes',
  'solution_stakeholders',
  'user_stories',
  'functional_options',
  'option_analysis',
  'system_requirements',
] as const

/** The rows of an entry of the trash, undefined where the entry is damaged. */
export function readStoredTree(rows: string): TreeRows | undefined {
  const stored = readStored(rows) as TreeRows | undefined
  return stored && ALWAYS_STORED.every((table) => Array.isArray(stored[table])) ? stored : undefined
}
