import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listWorkshops } from '#contract/admin.ts'
import { takeLock } from '../db/open-sqlite.ts'
import { logInAsHost, printedPassword } from '../testing/processes/process-caller.ts'
import { emptyDatabase, lacksPostgres } from '../testing/processes/process-postgres.ts'
import { PATIENCE, refusal, runTool, startServer, temporaryFolder } from '../testing/processes/process-server.ts'

/** The password that was made, as the command printed it. */
async function newPassword(settings: Record<string, string>, args: string[] = []) {
  const { code, out, err } = await runTool('host-password', args, settings)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return /^The new host password: (\S+)\n$/.exec(out)?.[1] ?? out
}

test.for(['SQLite', 'PostgreSQL'])(
  'a new host password counts at once, while running and while stopped (%s)',
  PATIENCE,
  async (engine, { skip }) => {
    skip(engine === 'PostgreSQL' && lacksPostgres, 'there is no PostgreSQL')
    const settings: Record<string, string> =
      engine === 'SQLite' ? { DATA_DIR: temporaryFolder() } : { DATABASE_URL: await emptyDatabase() }
    const server = await startServer(settings)
    const first = printedPassword(server) ?? ''
    const { caller: host } = await logInAsHost(server, first)
    expect(await host.call(listWorkshops)).toMatchObject({ status: 200 })

    const made = await newPassword(settings)
    expect(made).toMatch(/^[\w-]{12}$/)
    // it counts at once: the old one does not, nor does what it opened
    expect(await host.call(listWorkshops)).toMatchObject({ status: 401 })
    expect(await logInAsHost(server, first)).toMatchObject({ status: 401 })
    expect(await logInAsHost(server, made)).toMatchObject({ status: 204 })

    expect(await newPassword(settings, ['with two spaces'])).toBe('The host password is set.\n')
    expect(await logInAsHost(server, 'with two spaces')).toMatchObject({ status: 204 })
    expect(await newPassword({ ...settings, HOST_PASSWORD: 'from a setting' })).toBe('The host password is set.\n')
    expect(await logInAsHost(server, 'from a setting')).toMatchObject({ status: 204 })
    expect(await runTool('host-password', ['short'], settings)).toMatchObject(
      refusal('The setting HOST_PASSWORD should be 12 to 1000 characters long.'),
    )

    await server.stop()
    const whileStopped = await newPassword(settings)
    const next = await startServer(settings)
    expect(printedPassword(next)).toBeUndefined()
    expect(await logInAsHost(next, whileStopped)).toMatchObject({ status: 204 })
    expect(await logInAsHost(next, 'from a setting')).toMatchObject({ status: 401 })
  },
)

test('while another process holds the data folder and no server responds, nothing is written', PATIENCE, async () => {
  const DATA_DIR = temporaryFolder()
  await (await startServer({ DATA_DIR })).stop()
  const lock = takeLock(DATA_DIR)
  onTestFinished(() => lock.close())
  expect(await runTool('host-password', [], { DATA_DIR })).toMatchObject(
    refusal(`Another Ninefold process is already using the data folder ${DATA_DIR} (DATA_DIR).`),
  )
  // as a killed server leaves it
  writeFileSync(join(DATA_DIR, 'running.json'), JSON.stringify({ url: 'http://127.0.0.1:1' }))
  expect(await runTool('host-password', [], { DATA_DIR })).toMatchObject(
    refusal('The server at http://127.0.0.1:1 does not answer: try again shortly.'),
  )
})

test('where Ninefold was never started there is no password to set', PATIENCE, async () => {
  const DATA_DIR = join(temporaryFolder(), 'data')
  expect(await runTool('host-password', [], { DATA_DIR })).toMatchObject(
    refusal(
      `There are no workshops in the data folder ${DATA_DIR} (DATA_DIR) yet: start Ninefold once, and it makes a host password.`,
    ),
  )
})

test.skipIf(lacksPostgres)('nor is there in an empty PostgreSQL database', PATIENCE, async () => {
  expect(await runTool('host-password', [], { DATABASE_URL: await emptyDatabase() })).toMatchObject(
    refusal(
      'There are no workshops in the database named by DATABASE_URL yet: start Ninefold once, and it makes a host password.',
    ),
  )
})
