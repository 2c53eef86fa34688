import { hash } from 'node:crypto'
import type { Kysely } from 'kysely'

interface Before {
  person_numbers: { session_id: number; number: number; removed_hash: string | null }
  trash: { id: number; session_id: number; rows: string; summary: string }
  activity: { id: number; session_id: number; detail: string }
}

/** Field names and fixed values in the JSON of trash and history, which a removed e-mail could equal. */
const WORDS = (
  'solutions solution_purposes solution_stakeholders user_stories functional_options option_analysis ' +
  'system_requirements silent_rounds silent_ratings silent_reveals purposes from to id session_id solution_id ' +
  'solution_name primary_fhn user_email created_at group_id purpose_id stakeholder_id metric_id user_story ' +
  'user_story_id functional_option decision decision_reason recheck functional_option_id fhn_id virtuous measure ' +
  'option_analysis_id specification round share participant_id browser revealed_at kind name metrics stakeholders ' +
  'stories options ratings requirements undo took cells option rating added dropped was solution reset metric ' +
  'stakeholder requirement accepted adapted rejected'
).split(' ')

const ROWS_AT_ONCE = 200

/**
 * Earlier versions replaced a removed e-mail in stored JSON as text. If it equalled a word of the program, that word was
 * replaced too, and the entry could not be read any more. The hash of a removed e-mail shows which word it was.
 */
export async function up(db: Kysely<Before>) {
  for (const [sessionId, words] of await findRemovedWords(db)) {
    const ids = await db.selectFrom('trash').select('id').where('session_id', '=', sessionId).execute()
    for (const { id } of ids) {
      const entry = await db
        .selectFrom('trash')
        .select(['rows', 'summary'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const [rows, summary] = [restored(entry.rows, words), restored(entry.summary, words)]
      if (rows === entry.rows && summary === entry.summary) continue
      await db.updateTable('trash').set({ rows, summary }).where('id', '=', id).execute()
    }
    await restoreHistory(db, sessionId, words)
  }
}

async function restoreHistory(db: Kysely<Before>, sessionId: number, words: ReadonlyMap<string, string>) {
  let last = 0
  for (;;) {
    const deeds = await db
      .selectFrom('activity')
      .select(['id', 'detail'])
      .where('session_id', '=', sessionId)
      .where('id', '>', last)
      .where('detail', 'like', '%"participant %')
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute()
    for (const { id, detail } of deeds) {
      await db
        .updateTable('activity')
        .set({ detail: restored(detail, words) })
        .where('id', '=', id)
        .execute()
    }
    if (deeds.length < ROWS_AT_ONCE) return
    last = deeds.at(-1)!.id
  }
}

/** By session: the word that each "participant n" has replaced. */
async function findRemovedWords(db: Kysely<Before>) {
  const removed = await db
    .selectFrom('person_numbers')
    .select(['session_id', 'number', 'removed_hash'])
    .where('removed_hash', 'is not', null)
    .execute()
  const found = new Map<number, Map<string, string>>()
  for (const { session_id, number, removed_hash } of removed) {
    const word = WORDS.find((each) => hash('sha256', `${session_id} ${each}`, 'base64url') === removed_hash)
    if (word === undefined) continue
    if (!found.has(session_id)) found.set(session_id, new Map())
    found.get(session_id)!.set(`participant ${number}`, word)
  }
  return found
}

/** A name of a person stays: the field `user_email` is the only one. */
function restored(json: string, words: ReadonlyMap<string, string>): string {
  if (!json.includes('"participant ')) return json
  const restore = (value: unknown): unknown => {
    if (typeof value === 'string') return words.get(value) ?? value
    if (Array.isArray(value)) return value.map(restore)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([stored, part]) => {
        const key = words.get(stored) ?? stored
        return [key, key === 'user_email' ? part : restore(part)]
      }),
    )
  }
  try {
    return JSON.stringify(restore(JSON.parse(json)))
  } catch {
    // an e-mail such as ":" has broken the JSON itself
    return json
  }
}
