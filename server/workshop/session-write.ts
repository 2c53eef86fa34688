import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Tx } from '../db/schema.ts'
import type { Deed, Doer } from './deeds.sql.ts'
import type { SessionRow } from './sessions.sql.ts'

/** What a write inside a session works with, from whatever call it comes. */
export interface SessionWrite {
  tx: Tx
  session: SessionRow
  isHost: boolean
  doer: Doer
  catalogue: Catalogue
  /** The solution that an addressed thing belongs to. */
  solutionOf: (id: number) => number
  /** Notes what was done. A write that notes nothing has changed nothing and raises no revision. */
  record: (deed: Deed) => void
}
