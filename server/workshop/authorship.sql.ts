import type { Queries } from '../db/schema.ts'
import { readStored } from './stored-json.ts'

/** Who stored something, and when; null where the history does not tell. */
export interface Authorship {
  by: string | null
  at: string | null
}

interface Subject {
  session_id: number
  solution_id: number
  subject_id: number
  /** The kinds of deed that write what is asked about. */
  kinds: string[]
}

/** Deeds looked through for the one that wrote a part of something; those further back are forgotten authors. */
const DEEDS_READ = 200

/**
 * Who last wrote something, of those whose deed passes `wrote`. Asked only when two people meet, so it may read a
 * little; the index of a solution's history leads to its newest deeds first.
 */
export async function findAuthor(
  db: Queries,
  { session_id, solution_id, subject_id, kinds }: Subject,
  wrote: (detail: Record<string, unknown>) => boolean = () => true,
): Promise<Authorship> {
  const deeds = await db
    .selectFrom('activity as a')
    .leftJoin('participants as p', (join) =>
      join.onRef('p.id', '=', 'a.participant_id').onRef('p.session_id', '=', 'a.session_id'),
    )
    .select(['p.email', 'a.at', 'a.detail'])
    .where('a.session_id', '=', session_id)
    .where('a.solution_id', '=', solution_id)
    .where('a.subject_id', '=', subject_id)
    .where('a.kind', 'in', kinds)
    .orderBy('a.id', 'desc')
    .limit(DEEDS_READ)
    .execute()
  const last = deeds.find(({ detail }) => wrote({ ...readStored(detail) }))
  return { by: last?.email ?? null, at: last?.at ?? null }
}
