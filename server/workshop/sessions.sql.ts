import type { Updateable } from 'kysely'
import type { Language } from '#contract/fields.ts'
import type { SessionStatus } from '#contract/session.ts'
import { lookUp } from '../db/kept-statements.ts'
import type { Queries, Tables, Tx } from '../db/schema.ts'
import { isNotEnded } from './ended-logins.sql.ts'

export interface SessionRow {
  id: number
  code: string
  title: string
  status: SessionStatus
  catalogue_id: number
  revision: number
  /** 1 while the host lets nobody else change anything. */
  frozen: number
  /** 1 while everybody rates alone until the host reveals the ratings. */
  silent_rating: number
  /** Who makes groups, where there are any. */
  groups_by: 'nobody' | 'host' | 'everybody'
  /** 1 while groups may add metrics and stakeholders of their own. */
  own_words: number
  /** Which private version of its catalogue the session is at; 0 is the published one. */
  own_version: number
  /** 1 while nobody but the host reads e-mails. */
  hide_emails: number
  /** The one it is held in: of its catalogue, its files, and of the screens of whoever chose no other. */
  language: Language
  /** The ids of the participants whom the host let go, as a JSON list. */
  let_go: string
  /** How often its session ID was replaced. */
  code_round: number
  /** Cookies without a participant count only if they were given in this round or later. */
  nameless_from: number
}

export const sessionColumns = [
  'id',
  'code',
  'title',
  'status',
  'catalogue_id',
  'revision',
  'frozen',
  'silent_rating',
  'groups_by',
  'own_words',
  'own_version',
  'hide_emails',
  'language',
  'let_go',
  'code_round',
  'nameless_from',
] as const

export const findSession = lookUp((db, id: number) =>
  db.selectFrom('sessions').select(sessionColumns).where('id', '=', id),
)

/** The same for a cookie: undefined once its login has ended. */
export const findSessionOfLogin = lookUp((db, id: number, login: string) =>
  db.selectFrom('sessions').select(sessionColumns).where('id', '=', id).where(isNotEnded(login)),
)

export function findSessionByCode(db: Queries, code: string): Promise<SessionRow | undefined> {
  return db.selectFrom('sessions').select(sessionColumns).where('code', '=', code).executeTakeFirst()
}

/** Also by a code it had before: people who came in with it stay in. */
export async function findSessionByAnyCode(db: Queries, code: string): Promise<SessionRow | undefined> {
  const current = await findSessionByCode(db, code)
  if (current) return current
  const former = await db.selectFrom('former_codes').select('session_id').where('code', '=', code).executeTakeFirst()
  return former && findSession(db, former.session_id)
}

export async function listFormerCodes(db: Queries, id: number): Promise<string[]> {
  const former = await db
    .selectFrom('former_codes')
    .select('code')
    .where('session_id', '=', id)
    .orderBy('code')
    .execute()
  return former.map(({ code }) => code)
}

/** Changes columns of a session. Answers whether one of them had another value. */
export async function updateSession(tx: Tx, id: number, change: Updateable<Tables['sessions']>): Promise<boolean> {
  const columns = Object.entries(change) as [keyof typeof change, string | number | null][]
  if (columns.length === 0) return false
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set(change)
    .where('id', '=', id)
    .where((where) => where.or(columns.map(([column, value]) => where(column, 'is distinct from', value))))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Where something was done that this token takes back: a deletion, or an own word; and when. */
export async function locateUndo(db: Queries, token: string) {
  const deed = (await findTrashed(db, token)) ?? (await findAdded(db, token))
  const session = deed && (await findSession(db, deed.session_id))
  return session && { thing_id: deed.id, solution_id: deed.solution_id, at: deed.at, session }
}

function findTrashed(db: Queries, token: string) {
  return db
    .selectFrom('trash')
    .select(['id', 'session_id', 'solution_id', 'deleted_at as at'])
    .where('token', '=', token)
    .executeTakeFirst()
}

function findAdded(db: Queries, token: string) {
  return db
    .selectFrom('own_words')
    .select(['version as id', 'session_id', 'created_at as at'])
    .select('solution_id')
    .$narrowType<{ solution_id: number }>()
    .where('token', '=', token)
    .executeTakeFirst()
}
