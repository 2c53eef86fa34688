import { expect } from 'vitest'
import { deleteWorkshop, listWorkshops, loginAsHost, type WorkshopOverview } from '#contract/admin.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { readHealth, readLiveness, readReadiness } from '#contract/health.ts'
import { importSolutions } from '#contract/exports.ts'
import { changeRoom } from '#contract/room.ts'
import { leaveSession, nameMe, validateSession } from '#contract/session.ts'
import { createSolution, deleteSolution, listSolutions } from '#contract/solutions.ts'
import { deleteForGood, listTrash } from '#contract/trash.ts'
import { DiskSpace } from '../../db/disk-space.ts'
import { eachEngineWith } from '../../testing/app/each-engine.ts'
import { HOST_PASSWORD } from '../../testing/app/test-app.ts'

const MIB = 1024 * 1024
const disk = { free: 1000 * MIB }
const eachEngine = eachEngineWith({
  disk: new DiskSpace({
    read: async () => ({ free: disk.free, total: 1000 * MIB }),
    reusable: async () => 0,
    shortenLog: async () => {},
    reserve: 10 * MIB,
    // measured at every question
    now: (() => {
      let now = 0
      return () => (now += 1000)
    })(),
  }),
})

eachEngine(
  'with little room on the disk, writes are refused, and deletions, joining and reading go on',
  async (app) => {
    disk.free = 1000 * MIB
    const member = await app.memberOf('short of room', 'ana@example.org')
    const { id } = await app.workshop('short of room')
    const host = await app.host()
    const body = { solution_name: 'New', primary_fhn: 1, session_id: member.sessionId, user_email: 'ana@example.org' }
    const kept = await member.createSolution({ name: 'Kept' })
    const gone = await member.createSolution({ name: 'Gone' })
    const other = await member.createSolution({ name: 'Other' })
    await member.call(deleteSolution, { params: { id: gone.id } })
    const ready = async () => (await app.somebody().call(readReadiness)).statusCode
    expect(await ready()).toBe(200)

    disk.free = 9 * MIB
    for (const refused of [
      await member.call(createSolution, { body }),
      // into the trash, where it takes more room
      await member.call(deleteSolution, { params: { id: kept.id } }),
      await host.call(changeRoom, { params: { id }, body: { message: 'Hello' } }),
      await member.call(importSolutions, { body: Buffer.alloc(100_000) }),
    ]) {
      expect(refused.statusCode).toBe(503)
      expect(refused.json<ErrorBody>().code).toBe('DISK_FULL')
      expect(refused.headers['retry-after']).toBe('30')
    }
    expect(await ready()).toBe(503)
    expect((await app.somebody().call(readLiveness)).statusCode).toBe(200)
    expect((await app.somebody().call(readHealth)).statusCode).toBe(200)
    expect((await member.call(listSolutions, { query: { session_id: member.sessionId } })).json()).toHaveLength(2)
    const late = app.somebody()
    await late.call(validateSession, { query: { id: member.sessionId } })
    expect((await late.call(nameMe, { body: { email: 'late@example.org' } })).statusCode).toBe(200)
    expect((await late.call(leaveSession)).statusCode).toBe(204)
    expect((await app.somebody().call(loginAsHost, { body: { password: HOST_PASSWORD } })).statusCode).toBe(204)

    const { entries } = (await host.call(listTrash, { params: { id }, query: {} })).json<{
      entries: { undo: string }[]
    }>()
    expect((await host.call(deleteForGood, { params: { token: entries[0]!.undo } })).statusCode).toBe(204)
    expect((await host.call(deleteSolution, { params: { id: other.id } })).statusCode).toBe(200)

    disk.free = 1000 * MIB
    expect((await member.call(createSolution, { body })).statusCode).toBe(201)
    expect(await ready()).toBe(200)
  },
)

eachEngine('with no room at all, the host still deletes a workshop', async (app) => {
  disk.free = 1000 * MIB
  const member = await app.memberOf('to be deleted', 'ana@example.org')
  const { id } = await app.workshop('to be deleted')
  await member.createSolution({ name: 'Gone with it' })
  const host = await app.host()
  disk.free = 0
  expect((await member.call(nameMe, { body: { email: 'new@example.org' } })).statusCode).toBe(503)
  const deleted = await host.call(deleteWorkshop, { params: { id } })
  disk.free = 1000 * MIB
  expect(deleted.statusCode).toBe(204)
  const left = (await host.call(listWorkshops)).json<WorkshopOverview[]>()
  expect(left.map((workshop) => workshop.id)).not.toContain(id)
})
