import { Chain } from '#contract/chain.ts'
import { outlineOf, type Outline } from '#contract/outline.ts'
import type { CatalogueStore } from '../../catalogue/catalogue-store.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { shownTo, type Viewer } from '../../workshop/hide-emails.ts'
import { readChainOf, readEachChain } from '../chain/chain.ts'
import type { Db } from '../../db/schema.ts'
import type { SessionRow } from '../../workshop/sessions.sql.ts'
import { openSpool } from './spool.ts'

/** What an export is made of: one moment of a solution or a workshop, which may be walked several times. */
export interface ExportSource {
  kind: 'solution' | 'workshop'
  title: string
  /** When it is made; ISO 8601, UTC. */
  at: string
  catalogue: Catalogue
  /** Whether its tables say which group a solution belongs to. */
  hasGroups: boolean
  /** Whether people have rated alone in it, and there is something to tell of that. */
  hasSilentRounds: boolean
  solutions: () => AsyncIterable<Outline>
  /** Lets go of what was kept for the walks. */
  close(): Promise<void>
}

export async function solutionSource(
  db: Db,
  catalogues: CatalogueStore,
  id: number,
  viewer: Viewer & { session: Pick<SessionRow, 'id'> },
): Promise<ExportSource> {
  const { catalogue, chain } = await db.atOneMoment(async (tx) => {
    const present = await catalogues.at(tx, viewer.session.id)
    const read = await readChainOf(tx, present, id)
    return { catalogue: present, chain: await shownTo(viewer, tx, { schema: Chain, value: read }) }
  })
  const outline = outlineOf(chain)
  return {
    kind: 'solution',
    title: outline.solution_name,
    at: new Date().toISOString(),
    catalogue,
    hasGroups: outline.group !== undefined,
    hasSilentRounds: chain.silent_rounds !== undefined,
    async *solutions() {
      yield outline
    },
    async close() {},
  }
}

/**
 * For the host, who reads every e-mail. All solutions are read at one moment, without pause, and written into a file; from
 * there they are sent. However slow the reader is, the database has long been left alone, and few solutions are in memory
 * at a time. The rest is not read for a reader who is gone already.
 */
export async function workshopSource(
  db: Db,
  catalogues: CatalogueStore,
  { id, title, groups_by }: Pick<SessionRow, 'id' | 'groups_by'> & { title: string },
  isWanted: () => boolean,
): Promise<ExportSource> {
  const at = new Date().toISOString()
  const spool = await openSpool<Outline>()
  let hasSilentRounds = false
  try {
    const catalogue = await db.atOneMoment(async (tx) => {
      const present = await catalogues.at(tx, id)
      for await (const chain of readEachChain(tx, present, id)) {
        if (!isWanted()) break
        hasSilentRounds ||= chain.silent_rounds !== undefined
        await spool.add(outlineOf(chain))
      }
      return present
    })
    const hasGroups = groups_by !== 'nobody'
    const { items, close } = spool
    return { kind: 'workshop', title, at, catalogue, hasGroups, hasSilentRounds, solutions: items, close }
  } catch (error) {
    await spool.close()
    throw error
  }
}
