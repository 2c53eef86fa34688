import { outlineOf, type Outline } from '#contract/outline.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { readChainOf } from '../chain/chain.ts'
import type { Queries } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import { listSolutionIds } from './exports.sql.ts'

/** What an export is made of. Formats that need several passes walk the solutions again rather than keep them. */
export interface ExportSource {
  kind: 'solution' | 'workshop'
  title: string
  /** When it is made; ISO 8601, UTC. */
  at: string
  catalogue: Catalogue
  solutions: () => AsyncIterable<Outline>
}

export async function solutionSource(db: Queries, catalogue: Catalogue, id: number): Promise<ExportSource> {
  const outline = outlineOf(await readChainOf(db, catalogue, id))
  return {
    kind: 'solution',
    title: outline.solution_name,
    at: new Date().toISOString(),
    catalogue,
    async *solutions() {
      yield outline
    },
  }
}

/** One solution is in memory at a time, however many there are. */
export async function workshopSource(
  db: Queries,
  catalogue: Catalogue,
  { id, title }: { id: number; title: string },
): Promise<ExportSource> {
  const ids = await listSolutionIds(db, id)
  return {
    kind: 'workshop',
    title,
    at: new Date().toISOString(),
    catalogue,
    async *solutions() {
      for (const solutionId of ids) {
        const chain = await readChainOf(db, catalogue, solutionId).catch(unlessGone)
        if (chain) yield outlineOf(chain)
      }
    },
  }
}

/** Somebody may delete a solution while the file is on its way. */
function unlessGone(error: unknown): undefined {
  if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error
}
