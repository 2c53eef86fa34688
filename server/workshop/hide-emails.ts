import type { TSchema } from 'typebox'
import { SAYS_WHO } from '#contract/fields.ts'
import type { Queries } from '../db/schema.ts'
import { readKnownAs } from './known-as.ts'
import type { SessionRow } from './sessions.sql.ts'

/** Whom an answer is for. */
export interface Viewer {
  isHost: boolean
  session: Pick<SessionRow, 'id' | 'hide_emails'> | null
}

/**
 * What a viewer may read of a value. The one place where e-mails are hidden: the schema says which of its fields name
 * somebody, and for everybody but the host a name or a number takes their place. What names nobody costs nothing.
 */
export async function shownTo<T>(
  { isHost, session }: Viewer,
  db: Queries,
  { schema, value }: { schema: TSchema; value: T },
): Promise<T> {
  if (isHost || !session?.hide_emails) return value
  const places = placesIn(schema)
  return places ? (replaceNames(value, places, await readKnownAs(db, session.id)) as T) : value
}

/** Where a value of some schema says who somebody is. */
export type Places = 'here' | { inFields: Record<string, Places> } | { inItems: Places }

const known = new WeakMap<object, Places | null>()

export function placesIn(schema: TSchema): Places | null {
  const before = known.get(schema)
  if (before !== undefined) return before
  const places = findPlaces(schema)
  known.set(schema, places)
  return places
}

interface Described {
  [SAYS_WHO]?: true
  properties?: Record<string, TSchema>
  items?: TSchema
  anyOf?: TSchema[]
}

function findPlaces(schema: Described): Places | null {
  if (schema[SAYS_WHO]) return 'here'
  if (schema.anyOf) return schema.anyOf.map(placesIn).find((places) => places !== null) ?? null
  const inItems = schema.items && placesIn(schema.items)
  if (inItems) return { inItems }
  const fields = Object.entries(schema.properties ?? {}).flatMap(([field, part]) => {
    const places = placesIn(part)
    return places ? [[field, places] as const] : []
  })
  return fields.length > 0 ? { inFields: Object.fromEntries(fields) } : null
}

/** Returns a copy with every name at these places replaced. A value of another shape stays as it is. */
export function replaceNames(value: unknown, places: Places, rename: (stored: string) => string): unknown {
  if (places === 'here') return typeof value === 'string' ? rename(value) : value
  if (typeof value !== 'object' || value === null) return value
  if ('inItems' in places) {
    return Array.isArray(value) ? value.map((item) => replaceNames(item, places.inItems, rename)) : value
  }
  const copy = { ...(value as Record<string, unknown>) }
  for (const [field, inField] of Object.entries(places.inFields)) {
    if (field in copy) copy[field] = replaceNames(copy[field], inField, rename)
  }
  return copy
}
