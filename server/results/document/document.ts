import { FHN_COUNT } from '#contract/limits.ts'
import { groupBy } from '#contract/outline.ts'
import type { WorkshopDocument } from '#contract/workshop-document.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Tx } from '../../db/schema.ts'
import { findOpening } from '../by-link/by-link.sql.ts'
import { readEachChain } from '../chain/chain.ts'
import { listWhoWorked } from './document.sql.ts'

interface Workshop {
  id: number
  title: string
}

/** Everything a workshop has made; needs and measures stand there once for all solutions. */
export async function readDocumentOf(tx: Tx, catalogue: Catalogue, { id, title }: Workshop) {
  const solutions = []
  for await (const { fhns: _once, measures: _too, ...solution } of readEachChain(tx, catalogue, id))
    solutions.push(solution)
  return {
    title,
    created_at: await findOpening(tx, id),
    fhns: catalogue.fhns.slice(0, FHN_COUNT),
    measures: catalogue.measures,
    solutions,
  }
}

/** The same with those who worked on each solution. */
export async function readSignedDocumentOf(
  tx: Tx,
  catalogue: Catalogue,
  workshop: Workshop,
): Promise<WorkshopDocument> {
  const { solutions, ...document } = await readDocumentOf(tx, catalogue, workshop)
  const peopleOf = groupBy(await listWhoWorked(tx, workshop.id), ({ solution_id }) => solution_id)
  return {
    ...document,
    solutions: solutions.map((solution) => ({
      ...solution,
      people: (peopleOf.get(solution.id) ?? []).map(({ email }) => email),
    })),
  }
}
