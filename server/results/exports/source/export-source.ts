import { Chain } from '#contract/chain.ts'
import { outlineOf, type Outline } from '#contract/outline.ts'
import type { CatalogueStore } from '../../../catalogue/catalogue-store.ts'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { shownTo, type Viewer } from '../../../workshop/hide-emails.ts'
import { readChainOf, readEachChain } from '../../chain/chain.ts'
import { workshopMark } from '../../made-from/fingerprint.ts'
import type { Db, Tx } from '../../../db/schema.ts'
import type { SessionRow } from '../../../workshop/sessions.sql.ts'
import { readChangeTimes, type ChangeTimes } from './change-times.sql.ts'
import { openSpool } from './spool.ts'

/** With the times of change, where they are needed. */
export type ExportedSolution = Outline & { times?: ChangeTimes }

/** What an export is made of: one moment of a solution or a workshop, which may be walked several times. */
export interface ExportSource {
  kind: 'solution' | 'workshop'
  /** Which of its kind it is. */
  key: number
  title: string
  /** When it is made; ISO 8601, UTC. */
  at: string
  catalogue: Catalogue
  /** Which workshop it is of, for a file that comes back. */
  workshop: string
  /** Where the workshop runs, for links back to it; absent where nobody has said so. */
  address: string | undefined
  /** Whether its tables say which group a solution belongs to. */
  hasGroups: boolean
  /** Whether people have rated alone in it, and there is something to tell of that. */
  hasSilentRounds: boolean
  solutions: () => AsyncIterable<ExportedSolution>
  /** Lets go of what was kept for the walks. */
  close(): Promise<void>
}

/** What not every file tells, and what is not read for nothing; and where the workshop runs. */
interface Needs {
  times: boolean
  address: string | undefined
  /** Of the database. */
  epoch: string
}

async function timesOf(tx: Tx, id: number, needs: Needs): Promise<Pick<ExportedSolution, 'times'>> {
  return needs.times ? { times: await readChangeTimes(tx, id) } : {}
}

export async function solutionSource(
  db: Db,
  catalogues: CatalogueStore,
  id: number,
  viewer: Viewer & { session: Pick<SessionRow, 'id'> },
  needs: Needs,
): Promise<ExportSource> {
  const { catalogue, chain, times } = await db.atOneMoment(async (tx) => {
    const present = await catalogues.at(tx, viewer.session.id)
    const read = await readChainOf(tx, present, id)
    const shown = await shownTo(viewer, tx, { schema: Chain, value: read })
    return { catalogue: present, chain: shown, times: await timesOf(tx, id, needs) }
  })
  const outline = outlineOf(chain)
  return {
    kind: 'solution',
    key: id,
    title: outline.solution_name,
    at: new Date().toISOString(),
    catalogue,
    workshop: workshopMark(needs.epoch, viewer.session.id),
    address: needs.address,
    hasGroups: outline.group !== undefined,
    hasSilentRounds: chain.silent_rounds !== undefined,
    async *solutions() {
      yield { ...outline, ...times }
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
  needs: Needs,
  isWanted: () => boolean,
): Promise<ExportSource> {
  const at = new Date().toISOString()
  const spool = await openSpool<ExportedSolution>()
  let hasSilentRounds = false
  try {
    const catalogue = await db.atOneMoment(async (tx) => {
      const present = await catalogues.at(tx, id)
      for await (const chain of readEachChain(tx, present, id)) {
        if (!isWanted()) break
        hasSilentRounds ||= chain.silent_rounds !== undefined
        await spool.add({ ...outlineOf(chain), ...(await timesOf(tx, chain.id, needs)) })
      }
      return present
    })
    const hasGroups = groups_by !== 'nobody'
    const { items, close } = spool
    const { address } = needs
    return {
      kind: 'workshop',
      key: id,
      title,
      at,
      catalogue,
      workshop: workshopMark(needs.epoch, id),
      address,
      hasGroups,
      hasSilentRounds,
      solutions: items,
      close,
    }
  } catch (error) {
    await spool.close()
    throw error
  }
}
