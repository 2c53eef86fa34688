import { rmSync } from 'node:fs'
import Database from 'better-sqlite3'

/**
 * The yardstick for writes: some upserts a transaction through the driver, each transaction on disk before the next.
 * Usage: bare-loop FILE MILLISECONDS ROWS
 */
const [file = '', milliseconds = '1000', rows = '9'] = process.argv.slice(2)
const database = new Database(file)
for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) database.pragma(pragma)
database.exec(`create table option_analysis (
  id integer primary key autoincrement, functional_option_id integer not null, fhn_id integer not null,
  virtuous integer not null, measure integer not null, unique (functional_option_id, fhn_id, virtuous))`)
const upsert = database.prepare(`insert into option_analysis (functional_option_id, fhn_id, virtuous, measure)
  values (?, ?, 1, ?) on conflict (functional_option_id, fhn_id, virtuous) do update set measure = excluded.measure`)
const save = database.transaction((measure: number) => {
  for (let need = 1; need <= Number(rows); need++) upsert.run([1, need, measure])
})

let done = 0
const since = performance.now()
while (performance.now() - since < Number(milliseconds)) {
  save(1 + (done % 4))
  done++
}
console.log(JSON.stringify({ perSecond: (done / (performance.now() - since)) * 1000 }))
database.close()
for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
