import { expect } from 'vitest'
import { sql } from 'kysely'
import { eachEngine } from '../testing/app/each-engine.ts'
import { TREE_TABLES } from './solution-tree.sql.ts'

/** What passes between the host and a group is of the moment: it goes with a solution and does not come back. */
const OF_THE_MOMENT = ['help_calls', 'group_notes']

eachEngine('every table that hangs on a solution is in its tree, after those its rows hang on', async ({ db }) => {
  const keys =
    db.engine === 'sqlite'
      ? sql<{ child: string; parent: string }>`select m.name as child, f."table" as parent
          from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table'`
      : sql<{
          child: string
          parent: string
        }>`select conrelid::regclass::text as child, confrelid::regclass::text as parent
          from pg_constraint where contype = 'f'`
  const { rows } = await keys.execute(db.read)
  const found = new Set(['solutions'])
  for (let size = 0; size < found.size;) {
    size = found.size
    for (const { child, parent } of rows) if (found.has(parent)) found.add(child)
  }
  expect([...found].toSorted()).toEqual([...TREE_TABLES, ...OF_THE_MOMENT].toSorted())
  for (const { child, parent } of rows) {
    const [below, above] = [child, parent].map((name) => (TREE_TABLES as string[]).indexOf(name))
    if (below !== -1 && above !== -1) expect(above, `${child} hangs on ${parent}`).toBeLessThan(below!)
  }
})
