import { readDeletion } from '#contract/deletions.ts'
import type { Routes } from '../../http/routes.ts'
import { findDeletion } from './who-deleted.sql.ts'

export function deletionsRoutes({ readInSession }: Routes) {
  // the host belongs to no session, and is told nothing by ids alone
  readInSession(readDeletion, ({ db, session, query }) =>
    session ? findDeletion(db, session.id, query) : { by: null, at: null },
  )
}
