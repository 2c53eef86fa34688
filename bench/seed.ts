import { insertSession } from '../server/workshop/new-session.sql.ts'
import { CatalogueStore } from '../server/catalogue/catalogue-store.ts'
import type { Db, Tx } from '../server/db/schema.ts'
import { insertOption } from '../server/steps/functional-options/functional-options.sql.ts'
import { upsertRatings } from '../server/steps/h9-analysis/h9-analysis.sql.ts'
import { insertSolutionMetric } from '../server/solution-parts/stories.sql.ts'
import { insertPurposes, insertSolution } from '../server/steps/solutions/solutions.sql.ts'
import { insertStakeholder } from '../server/solution-parts/stories.sql.ts'
import { updateStory } from '../server/steps/user-stories/user-stories.sql.ts'

const SOLUTIONS = 200
const SOLUTIONS_IN_A_ROOM = 20
const ROWS = 20
const OPTIONS_A_ROW = 3

export interface SeededWorkshop {
  code: string
  solutionId: number
  optionIds: number[]
}

/** A workshop of 200 solutions, the first of them with 20 rows and 60 rated options. */
export async function seedWorkshop(db: Db, title: string): Promise<SeededWorkshop> {
  const { defaultId } = await CatalogueStore.open(db.read, db.write)
  return db.transaction(async (tx) => {
    const { code, solutionIds } = await seedSolutions(tx, title, defaultId, SOLUTIONS)
    const solutionId = solutionIds[0] ?? 0
    return { code, solutionId, optionIds: await seedRows(tx, solutionId) }
  })
}

/** A workshop of 20 solutions, each with 20 rows and 60 rated options. */
export async function seedRoom(db: Db, title: string): Promise<{ code: string; solutionIds: number[] }> {
  const { defaultId } = await CatalogueStore.open(db.read, db.write)
  return db.transaction(async (tx) => {
    const room = await seedSolutions(tx, title, defaultId, SOLUTIONS_IN_A_ROOM)
    for (const id of room.solutionIds) await seedRows(tx, id)
    return room
  })
}

async function seedSolutions(tx: Tx, title: string, catalogue_id: number, count: number) {
  const session = await insertSession(tx, { title, catalogue_id })
  const solutionIds: number[] = []
  for (let number = 1; number <= count; number++) {
    const id = await insertSolution(tx, {
      session_id: session.id,
      solution_name: `Solution ${number} of ${title}`,
      primary_fhn: 1 + (number % 9),
      user_email: `group.${number}@example.org`,
    })
    await insertPurposes(tx, id, [1 + (number % 5), 6 + (number % 5)])
    solutionIds.push(id)
  }
  return { code: session.code, solutionIds }
}

async function seedRows(tx: Tx, solution_id: number): Promise<number[]> {
  const optionIds: number[] = []
  for (let stakeholder_id = 1; stakeholder_id <= 10; stakeholder_id++) {
    await insertStakeholder(tx, { solution_id, stakeholder_id })
  }
  for (let metric_id = 1; metric_id <= ROWS; metric_id++) {
    const story = await insertSolutionMetric(tx, { solution_id, metric_id })
    const storyId = story?.id ?? 0
    await updateStory(
      tx,
      storyId,
      `As a resident, I want number ${metric_id} to get better, so that my street does too.`,
    )
    for (let option = 1; option <= OPTIONS_A_ROW; option++) {
      const functional_option = `Option ${option} for metric ${metric_id}, concrete enough to picture`
      const id = await insertOption(tx, { user_story_id: storyId, functional_option })
      optionIds.push(id)
      const cells = Array.from({ length: 9 }, (_, need) => ({ functional_option_id: id, fhn_id: need + 1, measure: 5 }))
      await upsertRatings(
        tx,
        cells.map((cell) => ({ ...cell, virtuous: true })),
      )
    }
  }
  return optionIds
}
