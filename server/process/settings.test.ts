import { expect, test } from 'vitest'
import { freePort } from '../testing/postgres/free-port.ts'
import { PATIENCE, refusal, runServer, startServer, temporaryFolder } from '../testing/processes/process-server.ts'

test('a wrong setting stops the start with its name and what it should be', PATIENCE, async () => {
  expect(await runServer({ TRUST_PROXY: 'maybe' })).toMatchObject(
    refusal('The setting TRUST_PROXY should be on or off.'),
  )
})

test('a port in use and an address that is not ours are refused', PATIENCE, async () => {
  const taken = await startServer({ DATA_DIR: temporaryFolder() })
  const { port } = new URL(taken.url)
  const DATA_DIR = temporaryFolder()
  expect(await runServer({ DATA_DIR, PORT: port })).toMatchObject(
    refusal(`Cannot listen on 127.0.0.1:${port} (HOST, PORT): EADDRINUSE.`),
  )
  expect(await runServer({ DATA_DIR, PORT: '0', HOST: '198.51.100.7' })).toMatchObject(
    refusal('Cannot listen on 198.51.100.7:0 (HOST, PORT): EADDRNOTAVAIL.'),
  )
})

test('a PostgreSQL server that nobody can reach is refused', PATIENCE, async () => {
  const sentence = 'The database named by DATABASE_URL cannot be reached.'
  expect(await runServer({ DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none` })).toMatchObject(
    refusal(sentence),
  )
  expect(await runServer({ DATABASE_URL: 'postgres://nobody@nowhere.invalid/none' })).toMatchObject(refusal(sentence))
})
