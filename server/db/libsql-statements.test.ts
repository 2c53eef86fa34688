import Database from 'libsql'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Statements } from './libsql-statements.ts'

const rowsOf = (database: Database.Database, sql: string, parameters: unknown[] = []) =>
  new Statements(database).execute({ sql } as never, parameters).rows

/** The character zero is refused everywhere: PostgreSQL cannot store it. */
const isStored = (value: string) => value.isWellFormed() && !value.includes('\0')
const text = fc.string({ unit: 'binary', maxLength: 20 }).filter(isStored)

test('rows are those of the driver, in their order, whatever they hold', () => {
  const rows = fc.array(fc.tuple(text, fc.option(text), fc.maxSafeInteger()))
  fc.assert(
    fc.property(rows, (given) => {
      const database = new Database(':memory:')
      database.exec('create table things (name text, note text, number integer)')
      for (const row of given) database.prepare('insert into things values (?, ?, ?)').run(row)
      for (const sql of [
        'select * from things order by rowid desc',
        'select name, number, name as called from things where number <> ? order by number, rowid',
      ]) {
        const parameters = sql.includes('?') ? [0] : []
        const expected = (database.prepare(sql).all(parameters) as object[]).map((row) => ({ ...row }))
        expect(rowsOf(database, sql, parameters)).toEqual(expected)
      }
      database.close()
    }),
  )
})

test('what a statement makes as JSON stays the text that it made', () => {
  expect(rowsOf(new Database(':memory:'), `select json_array(1, 'two') as made`)).toEqual([{ made: '[1,"two"]' }])
})
