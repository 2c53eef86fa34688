import type { Insertable } from 'kysely'
import type { Queries, Tables, Tx } from '../../db/schema.ts'
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

/** From the top of the chain down: rows can be reinserted in this order without breaking a foreign key. */
const chain = [
  'solutions',
  'solution_purposes',
  'solution_stakeholders',
  'user_stories',
  'functional_options',
  'option_analysis',
  'system_requirements',
  'silent_rounds',
  'silent_ratings',
  'silent_reveals',
] as const
type ChainTable = (typeof chain)[number]
export type Subtree = { [Table in ChainTable]: Insertable<Tables[Table]>[] }

/** The tables that every version has put into the trash. */
const ALWAYS_STORED = chain.slice(0, 7)

/** The rows of an entry, undefined where the entry is damaged. */
export function readSubtree(rows: string): Subtree | undefined {
  const stored = readStored(rows) as Subtree | undefined
  return stored && ALWAYS_STORED.every((table) => Array.isArray(stored[table])) ? stored : undefined
}

/** Rows a statement may carry without meeting an engine's limit of parameters. */
const ROWS_A_STATEMENT = 500

/** Everything that goes when the root goes. */
export async function collectSubtree(db: Queries, root: Root): Promise<Subtree> {
  const { solution_id } = root
  const isWhole = root.kind === 'solution'
  const hasLinks = isWhole || root.kind === 'reset'

  const solutions = isWhole ? await db.selectFrom('solutions').selectAll().where('id', '=', solution_id).execute() : []
  const purposes = isWhole
    ? await db.selectFrom('solution_purposes').selectAll().where('solution_id', '=', solution_id).execute()
    : []

  let people = db.selectFrom('solution_stakeholders').selectAll()
  if (root.kind === 'stakeholder') people = people.where('id', '=', root.solution_stakeholder)
  else people = people.where('solution_id', '=', hasLinks ? solution_id : NONE)

  let stories = db.selectFrom('user_stories')
  if (root.kind === 'metric') stories = stories.where('id', '=', root.user_story)
  else stories = stories.where('solution_id', '=', hasLinks ? solution_id : NONE)

  let options = db.selectFrom('functional_options')
  if (root.kind === 'option') options = options.where('id', '=', root.functional_option)
  else options = options.where('user_story_id', 'in', stories.select('id'))

  const rounds = db.selectFrom('silent_rounds').where('functional_option_id', 'in', options.select('id'))
  const silent = db.selectFrom('silent_ratings').where('functional_option_id', 'in', options.select('id'))
  const reveals = db.selectFrom('silent_reveals').where('functional_option_id', 'in', options.select('id'))
  const ratings = db.selectFrom('option_analysis').where('functional_option_id', 'in', options.select('id'))

  let requirements = db.selectFrom('system_requirements')
  if (root.kind === 'requirement') requirements = requirements.where('id', '=', root.system_requirement)
  else requirements = requirements.where('option_analysis_id', 'in', ratings.select('id'))

  return {
    solutions,
    solution_purposes: purposes,
    solution_stakeholders: await people.orderBy('id').execute(),
    user_stories: await stories.selectAll().orderBy('id').execute(),
    functional_options: await options.selectAll().orderBy('id').execute(),
    option_analysis: await ratings.selectAll().orderBy('id').execute(),
    system_requirements: await requirements.selectAll().orderBy('id').execute(),
    silent_rounds: await rounds.selectAll().execute(),
    silent_ratings: await silent.selectAll().execute(),
    silent_reveals: await reveals.selectAll().execute(),
  }
}

/** No id is ever this one: a selection that should find nothing. */
const NONE = 0

/** The foreign keys take along all that hangs on it. */
export async function deleteRoot(tx: Tx, root: Root) {
  switch (root.kind) {
    case 'solution':
      return tx.deleteFrom('solutions').where('id', '=', root.solution_id).execute()
    case 'reset':
      await tx.deleteFrom('solution_stakeholders').where('solution_id', '=', root.solution_id).execute()
      return tx.deleteFrom('user_stories').where('solution_id', '=', root.solution_id).execute()
    case 'metric':
      return tx.deleteFrom('user_stories').where('id', '=', root.user_story).execute()
    case 'stakeholder':
      return tx.deleteFrom('solution_stakeholders').where('id', '=', root.solution_stakeholder).execute()
    case 'option':
      return tx.deleteFrom('functional_options').where('id', '=', root.functional_option).execute()
    case 'requirement':
      return tx.deleteFrom('system_requirements').where('id', '=', root.system_requirement).execute()
  }
}

/** Puts every row back under the id it had. */
export async function insertSubtree(tx: Tx, subtree: Subtree) {
  for (const table of chain) {
    // what an earlier version put into the trash has no silent ratings
    const rows = subtree[table] ?? []
    for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
      const some = rows.slice(from, from + ROWS_A_STATEMENT) as Insertable<Tables['solutions']>[]
      await tx
        .insertInto(table as 'solutions')
        .values(some)
        .execute()
    }
  }
}
