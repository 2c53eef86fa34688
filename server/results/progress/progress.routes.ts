import { readSolutionProgress } from '#contract/solutions.ts'
import type { Routes } from '../../http/routes.ts'
import { readProgress } from './progress.ts'

export function progressRoutes({ readInSession }: Routes) {
  readInSession(readSolutionProgress, ({ db, catalogue, params }) => readProgress(db, catalogue, params.id))
}
