import type { Insertable } from 'kysely'
import { insertInParts, insertRows } from '../../db/insert-rows.ts'
import type { Tables, Tx } from '../../db/schema.ts'

type Copied = 'solutions' | 'user_stories' | 'functional_options' | 'option_analysis' | 'system_requirements'
/** New ids by old ones. */
type Ids = Map<number, number>

/** Copies all solutions of a session into another one, with everything that hangs on them, under new ids. */
export async function copySolutions(tx: Tx, from: number, to: number): Promise<void> {
  const solutions = await tx.selectFrom('solutions').selectAll().where('session_id', '=', from).orderBy('id').execute()
  const ofSession = tx.selectFrom('solutions').select('id').where('session_id', '=', from)
  const solutionIds = await insertCopies(tx, 'solutions', solutions, (row) => ({
    ...row,
    session_id: to,
    // nobody is in a group of the copy yet, so it is nobody's until the host gives it to one
    group_id: null,
  }))
  const solutionOf = newIn(solutionIds)

  for (const link of ['solution_purposes', 'solution_stakeholders'] as const) {
    const rows = await tx.selectFrom(link).selectAll().where('solution_id', 'in', ofSession).execute()
    const copies = rows.map(({ id: _old, solution_id, ...row }: { id?: number; solution_id: number }) => ({
      ...row,
      solution_id: solutionOf(solution_id),
    }))
    await insertInParts(copies, (some) =>
      tx
        .insertInto(link as 'solution_purposes')
        .values(some as Insertable<Tables['solution_purposes']>[])
        .execute(),
    )
  }

  const ofSolutions = tx.selectFrom('user_stories').where('solution_id', 'in', ofSession)
  const stories = await ofSolutions.selectAll().orderBy('id').execute()
  const storyOf = newIn(
    await insertCopies(tx, 'user_stories', stories, (row) => ({ ...row, solution_id: solutionOf(row.solution_id) })),
  )

  const ofStories = tx.selectFrom('functional_options').where('user_story_id', 'in', ofSolutions.select('id'))
  const options = await ofStories.selectAll().orderBy('id').execute()
  const optionOf = newIn(
    await insertCopies(tx, 'functional_options', options, (row) => ({
      ...row,
      user_story_id: storyOf(row.user_story_id),
    })),
  )

  const ofOptions = tx.selectFrom('option_analysis').where('functional_option_id', 'in', ofStories.select('id'))
  const ratings = await ofOptions.selectAll().orderBy('id').execute()
  const ratingOf = newIn(
    await insertCopies(tx, 'option_analysis', ratings, (row) => ({
      ...row,
      functional_option_id: optionOf(row.functional_option_id),
    })),
  )

  const ofRatings = tx.selectFrom('system_requirements').where('option_analysis_id', 'in', ofOptions.select('id'))
  const requirements = await ofRatings.selectAll().orderBy('id').execute()
  await insertCopies(tx, 'system_requirements', requirements, (row) => ({
    ...row,
    option_analysis_id: ratingOf(row.option_analysis_id),
  }))
}

async function insertCopies<Row extends { id: number }>(
  tx: Tx,
  table: Copied,
  rows: Row[],
  copy: (row: Omit<Row, 'id'>) => Omit<Row, 'id'>,
): Promise<Ids> {
  const copies = rows.map(({ id: _old, ...row }) => copy(row))
  const ids = await insertRows(tx, table, copies as unknown as Insertable<Tables[Copied]>[])
  return new Map(rows.map(({ id }, index) => [id, ids[index] as number]))
}

const newIn = (ids: Ids) => (old: number) => ids.get(old) as number
