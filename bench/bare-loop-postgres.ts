import { Client } from 'pg'

/**
 * The same yardstick on PostgreSQL: begin, some prepared upserts and commit, each awaited, on one connection.
 * Usage: bare-loop-postgres URL MILLISECONDS ROWS
 */
const [connectionString = '', milliseconds = '1000', rows = '9'] = process.argv.slice(2)
const client = new Client({ connectionString })
await client.connect()
await client.query(`create table if not exists bare_analysis (
  id integer primary key generated always as identity, functional_option_id integer not null, fhn_id integer not null,
  virtuous integer not null, measure integer not null, unique (functional_option_id, fhn_id, virtuous))`)
const upsert = {
  name: 'upsert',
  text: `insert into bare_analysis (functional_option_id, fhn_id, virtuous, measure)
  values ($1, $2, 1, $3) on conflict (functional_option_id, fhn_id, virtuous) do update set measure = excluded.measure`,
}

let done = 0
const since = performance.now()
while (performance.now() - since < Number(milliseconds)) {
  await client.query('begin')
  for (let need = 1; need <= Number(rows); need++) await client.query({ ...upsert, values: [1, need, 1 + (done % 4)] })
  await client.query('commit')
  done++
}
console.log(JSON.stringify({ perSecond: (done / (performance.now() - since)) * 1000 }))
await client.query('drop table bare_analysis')
await client.end()
