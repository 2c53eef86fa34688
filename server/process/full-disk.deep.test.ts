import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { deleteWorkshop, listWorkshops, openWorkshop, type Workshop } from '#contract/admin.ts'
import { backUp } from '#contract/backups.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { readChain } from '#contract/chain.ts'
import { addFunctionalOption } from '#contract/functional-options.ts'
import { readLiveness, readReadiness } from '#contract/health.ts'
import { addMetric } from '#contract/metrics.ts'
import { validateSession } from '#contract/session.ts'
import { createSolution, listSolutions } from '#contract/solutions.ts'
import { logInAsHost, newSolution, ProcessCaller, solutionNames } from '../testing/processes/process-caller.ts'
import { startServer, temporaryFolder, type ServerProcess } from '../testing/processes/process-server.ts'

const HOST_PASSWORD = 'a password for tests'
const mount = (...args: string[]) => spawnSync('mount', args).status === 0

/** A disk of its own; undefined where this user may not mount one. */
function smallDisk(size: string): string | undefined {
  const folder = temporaryFolder()
  if (!mount('-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder)) return undefined
  // lazily: a server of the test may still have files open
  onTestFinished(() => void spawnSync('umount', ['--lazy', folder]))
  return folder
}

/** Takes all that is left, as another program does. */
function fill(folder: string): string {
  const file = join(folder, 'of-another-program')
  const handle = openSync(file, 'a')
  for (const size of [64 * 1024, 4096, 1]) {
    try {
      for (;;) writeSync(handle, Buffer.alloc(size))
    } catch {
      // smaller pieces may still fit
    }
  }
  closeSync(handle)
  return file
}

async function workshopOn(server: ServerProcess, title: string) {
  const { caller: host } = await logInAsHost(server, HOST_PASSWORD)
  const { id } = (await host.call(openWorkshop, { body: { title } })).body as Workshop
  const member = new ProcessCaller(server)
  await member.call(validateSession, { query: { id } })
  const solution = (await member.call(createSolution, { body: newSolution(id, `Of ${title}`) })).body as { id: number }
  const story = await member.call(addMetric, { body: { solution_id: solution.id, metric_id: 1 } })
  const { user_story_id } = story.body as { user_story_id: number }
  /** One more option of 9,990 characters. */
  const write = (number: number) => {
    const functional_option = `${number} `.padEnd(9990, 'x')
    return member.call(addFunctionalOption, { body: { user_story_id, functional_option } })
  }
  return { host, id, member, write }
}

/**
 * Writes until the server refuses; returns how many writes it took and what the refusals were. At the end one writer goes
 * on alone, after the second for which a measurement counts: once nobody else writes, the log can be emptied, which makes
 * room for more.
 */
async function writeUntilRefused({ write }: Awaited<ReturnType<typeof workshopOn>>) {
  let acknowledged = 0
  const refusals = new Set<string>()
  const tryOne = async (number: number) => {
    const { status, headers, body } = await write(number)
    if (status === 201) acknowledged += 1
    else refusals.add(`${status} ${(body as ErrorBody).code} ${headers.has('retry-after')}`)
    return status === 201
  }
  const run = async (writer: number) => {
    for (let count = 0; refusals.size === 0 || count === 0; count += 1) await tryOne(writer * 100_000 + count)
  }
  await Promise.all(Array.from({ length: 6 }, (_, writer) => run(writer)))
  await pause(1000)
  for (let count = 600_000; await tryOne(count); count += 1);
  return { acknowledged, refusals: [...refusals] }
}

test('a member fills a small disk: writes are refused, the host deletes the workshop, and all goes on', async ({
  skip,
}) => {
  const disk = smallDisk('24m')
  skip(disk === undefined, 'no disk can be mounted here')
  const DATA_DIR = join(disk!, 'data')
  mkdirSync(DATA_DIR)
  const TMPDIR = join(disk!, 'temporary')
  mkdirSync(TMPDIR)
  const settings = { DATA_DIR, HOST_PASSWORD, TMPDIR, QUOTAS: 'off', BACKUP_DIR: join(disk!, 'backups') }
  let server = await startServer(settings)
  const other = await workshopOn(server, 'Other')
  const full = await workshopOn(server, 'Full')
  const { acknowledged, refusals } = await writeUntilRefused(full)
  expect(acknowledged).toBeGreaterThan(100)
  expect(refusals).toEqual(['503 DISK_FULL true'])
  expect(existsSync(join(DATA_DIR, 'ninefold.reserve'))).toBe(true)
  // in every workshop
  expect((await other.write(1)).status).toBe(503)
  expect((await full.host.call(readLiveness)).status).toBe(200)
  expect(await solutionNames(full.member, full.id)).toEqual(['Of Full'])

  // a restart with as little room, after a crash
  await server.stop('SIGKILL')
  server = await startServer(settings)
  for (const caller of [full.host, full.member, other.member]) caller.url = server.url
  // the start has emptied the log, which is a little room
  expect((await writeUntilRefused(full)).refusals).toEqual(['503 DISK_FULL true'])
  expect(await solutionNames(full.member, full.id)).toEqual(['Of Full'])

  // and with none at all
  const foreign = fill(disk!)
  await server.stop('SIGKILL')
  server = await startServer(settings)
  for (const caller of [full.host, full.member, other.member]) caller.url = server.url
  expect((await full.write(1)).status).toBe(503)
  expect((await full.host.call(readReadiness)).status).toBe(503)
  expect(await full.host.call(backUp)).toMatchObject({ status: 503, body: { code: 'NO_ROOM_FOR_FILE' } })
  expect(readdirSync(TMPDIR)).toEqual([])
  expect((await full.host.call(deleteWorkshop, { params: { id: full.id } })).status).toBe(204)
  rmSync(foreign)

  await expect.poll(async () => (await other.write(2)).status, { timeout: 30_000 }).toBe(201)
  expect((await full.host.call(readReadiness)).status).toBe(200)
  const workshops = (await full.host.call(listWorkshops)).body as Workshop[]
  expect(workshops.map(({ title }) => title)).not.toContain('Full')
  // the room of the deleted workshop is used again
  const again = await workshopOn(server, 'Again')
  expect((await writeUntilRefused(again)).acknowledged).toBeGreaterThan(acknowledged / 2)
  const backups = existsSync(settings.BACKUP_DIR) ? readdirSync(settings.BACKUP_DIR) : []
  expect(backups.filter((name) => !name.endsWith('.db'))).toEqual([])
  expect(await server.stop()).toMatchObject({ code: 0 })
})

test('a disk that another program fills in the middle of writes loses nothing that was acknowledged', async ({
  skip,
}) => {
  const disk = smallDisk('24m')
  skip(disk === undefined, 'no disk can be mounted here')
  // without a reserve, so that the engine itself meets the end of the disk
  const server = await startServer({ DATA_DIR: disk!, HOST_PASSWORD, QUOTAS: 'off', DISK_RESERVE_MB: '0' })
  const workshop = await workshopOn(server, 'Full')
  const { acknowledged, refusals } = await writeUntilRefused(workshop)
  expect(acknowledged).toBeGreaterThan(300)
  for (const refusal of refusals) expect(refusal).toMatch(/^503 (DISK_FULL|DATABASE_UNAVAILABLE) true$/)
  await server.stop('SIGKILL')
  mount('-o', 'remount,size=64m', disk!)
  const next = await startServer({ DATA_DIR: disk!, HOST_PASSWORD, QUOTAS: 'off' })
  workshop.member.url = next.url
  expect((await workshop.write(1)).status).toBe(201)
  expect(await optionsOf(workshop)).toBe(acknowledged + 1)
})

async function optionsOf({ member, id }: Awaited<ReturnType<typeof workshopOn>>): Promise<number> {
  const { body: listed } = await member.call(listSolutions, { query: { session_id: id } })
  const [solution] = listed as { id: number }[]
  const { body } = await member.call(readChain, { params: { id: solution!.id } })
  return (body as { options: unknown[] }).options.length
}
