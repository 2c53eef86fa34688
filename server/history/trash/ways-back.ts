import type { WayBack } from '#contract/fields.ts'
import { BRING_BACK_HOURS, HOUR_MS } from '#contract/limits.ts'
import type { Queries } from '../../db/schema.ts'
import { readStored } from '../../workshop/stored-json.ts'
import { findPlaces } from './places.ts'
import { listTrashByToken } from './trash.sql.ts'

/** Until when whoever may write can bring back what was deleted at this time. */
export const broughtBackUntil = (deletedAt: string) =>
  new Date(Date.parse(deletedAt) + BRING_BACK_HOURS * HOUR_MS).toISOString()

/** What was deleted before this time is the host's to bring back. */
export const broughtBackSince = () => new Date(Date.now() - BRING_BACK_HOURS * HOUR_MS).toISOString()

/** What the detail of a deletion in the history says of the way back; nothing where an older version noted it. */
export function tokenIn(detail: string): string | undefined {
  const { undo }: { undo?: string } = readStored(detail) ?? {}
  return undo
}

/**
 * Which of these deletions can be brought back, by their tokens. Answers are kept for as long as nothing changes, so
 * each says itself when it ends.
 */
export async function findWaysBack(
  db: Queries,
  sessionId: number,
  details: readonly string[],
): Promise<ReadonlyMap<string, WayBack>> {
  const tokens = details.flatMap((detail) => tokenIn(detail) ?? [])
  const entries = tokens.length === 0 ? [] : await listTrashByToken(db, sessionId, tokens)
  const places = await findPlaces(db, entries)
  return new Map(
    entries
      .filter(({ id }) => places.get(id) !== 'there again')
      .map(({ id, token, deleted_at }) => {
        const isTaken = places.get(id) === 'taken'
        return [token, { undo: token, until: broughtBackUntil(deleted_at), ...(isTaken && { place_taken: true }) }]
      }),
  )
}
