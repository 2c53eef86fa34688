import type { Tx } from '../../db/schema.ts'
import type { SessionNews } from '../../exchange/exchange.ts'
import { bringsName, changesOf, insertActivity, type Deed, type Doer } from '../../workshop/deeds.sql.ts'
import { numberPeople } from '../../workshop/person-numbers.sql.ts'
import type { SessionRow } from '../../workshop/sessions.sql.ts'

/** Notes what a write has done in the activity of its session, and tells it to those who follow the session. */
export async function noteDeeds(
  tx: Tx,
  tell: (news: SessionNews) => void,
  session: SessionRow,
  { doer, deeds }: { doer: Doer; deeds: Deed[] },
) {
  await insertActivity(tx, session.id, doer, deeds)
  if (session.hide_emails && deeds.some(bringsName)) await numberPeople(tx, session.id)
  const { id, revision, status } = session
  tell({ about: 'session', session: id, revision, status, changes: changesOf(deeds) })
}
