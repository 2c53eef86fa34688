import { Chain } from '#contract/chain.ts'
import type { Language } from '#contract/fields.ts'
import { outlineOf, type Outline } from '#contract/outline.ts'
import type { CatalogueStore } from '../../../catalogue/catalogue-store.ts'
import { findCatalogueOwner } from '../../../catalogue/catalogue.sql.ts'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { shownTo, type Viewer } from '../../../workshop/hide-emails.ts'
import { readChainOf, readEachChain } from '../../chain/chain.ts'
import { workshopMark } from '../../made-from/fingerprint.ts'
import type { Db, Tx } from '../../../db/schema.ts'
import type { SessionRow } from '../../../workshop/sessions.sql.ts'
import { fileWordsIn, type FileWords } from '../words/file-words.ts'
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
  /** That of the workshop, whoever reads it; the catalogue is in it too. */
  language: Language
  words: FileWords
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

/** As this transaction sees them: a word that came since the session was looked up belongs to what it reads. */
async function spokenAt(tx: Tx, catalogues: CatalogueStore, sessionId: number) {
  const session = await findCatalogueOwner(tx, sessionId)
  const { language } = session
  return { catalogue: await catalogues.of(session, tx), language, words: await fileWordsIn(language) }
}

export async function solutionSource(
  db: Db,
  catalogues: CatalogueStore,
  id: number,
  viewer: Viewer & { session: Pick<SessionRow, 'id'> },
  needs: Needs,
): Promise<ExportSource> {
  const { spoken, chain, times } = await db.atOneMoment(async (tx) => {
    const present = await spokenAt(tx, catalogues, viewer.session.id)
    const read = await readChainOf(tx, present.catalogue, id)
    const shown = await shownTo(viewer, tx, { schema: Chain, value: read })
    return { spoken: present, chain: shown, times: await timesOf(tx, id, needs) }
  })
  const outline = outlineOf(chain)
  return {
    kind: 'solution',
    key: id,
    title: outline.solution_name,
    at: new Date().toISOString(),
    ...spoken,
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
    const spoken = await db.atOneMoment(async (tx) => {
      const present = await spokenAt(tx, catalogues, id)
      for await (const chain of readEachChain(tx, present.catalogue, id)) {
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
      ...spoken,
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
