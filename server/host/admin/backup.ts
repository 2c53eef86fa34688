import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import type { Db } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'

/** Sends a consistent copy of the running embedded database. */
export async function streamBackup(db: Db, reply: FastifyReply): Promise<FastifyReply> {
  if (!db.copyTo) throw new AppError('NOT_EMBEDDED')
  const folder = await mkdtemp(join(tmpdir(), 'ninefold-backup-'))
  const file = join(folder, 'ninefold.db')
  const clean = () => rm(folder, { recursive: true, force: true })
  try {
    db.copyTo(file)
  } catch (error) {
    await clean()
    throw error
  }
  const stream = createReadStream(file)
  stream.once('close', () => void clean())
  return reply.type('application/vnd.sqlite3').send(stream)
}
