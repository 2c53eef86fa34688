import type { Tx } from '../server/db/schema.ts'
import { insertOption } from '../server/steps/functional-options/functional-options.sql.ts'
import { listRatings, upsertRatings } from '../server/steps/h9-analysis/h9-analysis.sql.ts'
import { insertSolutionMetric, insertStakeholder } from '../server/solution-parts/stories.sql.ts'
import { insertPurposes, insertSolution } from '../server/steps/solutions/solutions.sql.ts'
import { insertRequirement } from '../server/steps/system-requirements/system-requirements.sql.ts'
import { updateStory } from '../server/steps/user-stories/user-stories.sql.ts'
import { insertParticipant } from '../server/workshop/people.sql.ts'

const METRICS = 97
const OPTIONS = 300
const REQUIREMENTS = 1000
const PURPOSES = 11
const STAKEHOLDERS = 30
const SOLUTIONS = 300
const PEOPLE = 500
const DEEDS = 30_000

export interface LargeSolution {
  solutionId: number
  optionId: number
}

/** A solution as large as the default catalogue lets one become; answers it and its first option. */
export async function seedLargeSolution(tx: Tx, session_id: number): Promise<LargeSolution> {
  const solution_id = await insertSolution(tx, {
    session_id,
    solution_name: 'Everything at once',
    primary_fhn: 9,
    user_email: 'group@example.org',
  })
  await insertPurposes(tx, solution_id, upTo(PURPOSES))
  for (const stakeholder_id of upTo(STAKEHOLDERS)) await insertStakeholder(tx, { solution_id, stakeholder_id })
  const stories: number[] = []
  for (const metric_id of upTo(METRICS)) {
    const id = (await insertSolutionMetric(tx, { solution_id, metric_id }))?.id ?? 0
    await updateStory(tx, id, `As a resident, I want number ${metric_id} to get better, so that my street does too.`)
    stories.push(id)
  }
  let requirements = 0
  let optionId = 0
  for (const number of upTo(OPTIONS)) {
    const functional_option = `Option ${number}, concrete enough to picture, and long enough to be cut`
    const user_story_id = stories[number % stories.length] ?? 0
    const id = await insertOption(tx, { user_story_id, functional_option })
    optionId ||= id
    // four of the eighteen cells are findings
    const cells = upTo(9).flatMap((fhn_id) =>
      [true, false].map((virtuous) => ({
        functional_option_id: id,
        fhn_id,
        virtuous,
        measure: (number + fhn_id * 2 + Number(virtuous)) % 4 === 0 && fhn_id < 9 ? 1 + (fhn_id % 4) : 5,
      })),
    )
    await upsertRatings(tx, cells)
    const findings = (await listRatings(tx, [id])).filter(({ measure }) => measure !== 5)
    for (const { id: option_analysis_id } of findings) {
      if (requirements++ >= REQUIREMENTS) break
      const specification = `The system shall keep promise ${requirements} in at most ${requirements} steps.`
      await insertRequirement(tx, { option_analysis_id, specification })
    }
  }
  await seedDeeds(tx, session_id, [solution_id], [], DEEDS / SOLUTIONS)
  return { solutionId: solution_id, optionId }
}

/** A workshop of many people, and a long history. */
export async function seedLargeWorkshop(tx: Tx, session_id: number) {
  const solutions: number[] = []
  for (const number of upTo(SOLUTIONS)) {
    const user_email = `person.${number}@example.org`
    const row = { session_id, solution_name: `Solution ${number}`, primary_fhn: 1 + (number % 9), user_email }
    const solution_id = await insertSolution(tx, row)
    await insertPurposes(tx, solution_id, [1 + (number % 5)])
    for (const metric_id of upTo(5)) await insertSolutionMetric(tx, { solution_id, metric_id })
    solutions.push(solution_id)
  }
  const people: number[] = []
  for (const number of upTo(PEOPLE)) {
    people.push((await insertParticipant(tx, session_id, `person.${number}@example.org`)).id)
  }
  await seedDeeds(tx, session_id, solutions, people, DEEDS)
}

async function seedDeeds(tx: Tx, session_id: number, solutions: number[], people: number[], count: number) {
  const deed = (number: number) => ({
    session_id,
    solution_id: solutions[number % solutions.length] ?? null,
    participant_id: people[number % people.length] ?? null,
    kind: 'requirement_deleted',
    subject_id: null,
    detail: JSON.stringify({ from: `The system shall keep promise ${number}.` }),
    at: new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString(),
  })
  for (let from = 0; from < count; from += 500) {
    const rows = upTo(Math.min(500, count - from)).map((number) => deed(from + number))
    await tx.insertInto('activity').values(rows).execute()
  }
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
