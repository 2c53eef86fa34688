import type { ImportReport } from '#contract/exports.ts'
import { misfitsMessages } from '#contract/messages/imports.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { OwnChange } from '../../catalogue/own-words.ts'
import type { Tx } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import { insertCopy } from '../../solution-parts/solution-tree.sql.ts'
import type { Deed } from '../../workshop/deeds.sql.ts'
import { ReferenceMatcher } from './match-references.ts'
import { OwnWordsBrought } from './own-words-brought.ts'
import { countPlan, planSolution, rowsOf, type SolutionPlan } from './plan-import.ts'
import { treeOfPlans } from './tree-of-plans.ts'
import type { SolutionFile } from './solution-file.ts'

/** So many rows are inserted at once; then others have their turn. */
const ROWS_AT_ONCE = 400

/** The catalogue of a workshop, and the same in other languages, which the file may have been written in. */
export interface Spoken {
  catalogue: Catalogue
  translations: readonly Catalogue[]
}

/** What a file brings along of own words, now that all of it is known to be right. */
export async function ownWordsIn(file: SolutionFile, { catalogue, translations }: Spoken): Promise<OwnChange[]> {
  const brought = new OwnWordsBrought(catalogue, new ReferenceMatcher(catalogue, translations))
  for await (const solution of file.again()) brought.add(solution)
  return brought.changes
}

/**
 * What a file would make in a workshop with this catalogue, and what stands in the way. Nothing of it is kept. Own words
 * come along where they may be added.
 */
export async function planFile(file: SolutionFile, { catalogue, translations }: Spoken, mayAddWords: boolean) {
  const matcher = new ReferenceMatcher(catalogue, translations)
  const brought = new OwnWordsBrought(catalogue, matcher)
  const solutions: ImportReport['solutions'] = []
  for await (const solution of file.checked()) {
    if (mayAddWords) matcher.learn(brought.add(solution))
    const plan = planSolution(solution, `solutions.${solutions.length}`, matcher)
    solutions.push({ id: null, ...countPlan(plan) })
  }
  const { matchedByName: matched_by_name, problems } = matcher
  const report: ImportReport = { dry_run: true, solutions, matched_by_name, problems }
  return { report, bringsWords: brought.changes.length > 0 }
}

export function refuseProblems({ problems: [first, ...others] }: ImportReport) {
  if (!first) return
  const more = others.length === 0 ? '' : misfitsMessages.others(others.length)
  throw new AppError('NOT_IMPORTABLE', { sentence: `${misfitsMessages.at(first.path, first.error)}${more}` })
}

interface Importing extends Spoken {
  file: SolutionFile
  planned: ImportReport
  /** The name that stands for an e-mail of the file. */
  nameOf: (email: string) => Promise<string>
  record: (deed: Deed) => void
}

/** Makes what was planned, some solutions at a time, and adds their ids to the report. */
export async function importFile(
  tx: Tx,
  sessionId: number,
  { file, catalogue, translations, planned, nameOf, record }: Importing,
): Promise<ImportReport> {
  const matcher = new ReferenceMatcher(catalogue, translations)
  const ids: number[] = []
  let plans: SolutionPlan[] = []
  const insert = async () => {
    const made = await insertCopy(tx, treeOfPlans(sessionId, plans))
    plans.forEach(({ solution_name, primary_fhn }, index) => {
      const id = made[index] as number
      const detail = { to: { solution_name, primary_fhn } }
      record({ kind: 'solution_imported', solution_id: id, subject_id: id, detail })
    })
    ids.push(...made)
    plans = []
  }
  let rows = 0
  for await (const solution of file.again()) {
    const plan = planSolution(solution, '', matcher)
    plans.push({ ...plan, user_email: await nameOf(plan.user_email) })
    rows += rowsOf(plan)
    if (rows < ROWS_AT_ONCE) continue
    await insert()
    rows = 0
  }
  await insert()
  const solutions = planned.solutions.map((counts, index) => ({ ...counts, id: ids[index] as number }))
  return { ...planned, dry_run: false, solutions }
}
