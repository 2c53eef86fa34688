import { sql } from 'kysely'

/** Pages of the database file without content. */
export const reusableBytes = sql<{ bytes: number }>`
  select f.freelist_count * s.page_size as bytes from pragma_freelist_count f, pragma_page_size s`

/** What a copy of the database takes. */
export const usedBytes = sql<{ bytes: number }>`
  select (c.page_count - f.freelist_count) * s.page_size as bytes
  from pragma_page_count c, pragma_freelist_count f, pragma_page_size s`
