import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { DiskSpace } from '../../db/disk-space.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Caller } from '../admission/cookies.ts'

const RETRY_AFTER_SECONDS = 30

interface Writing {
  caller: Caller
  request: FastifyRequest
}

export const diskFull = () => new AppError('DISK_FULL', { retryAfter: RETRY_AFTER_SECONDS })

/** Runs a write, unless the disk has too little room for one of its kind. */
export async function withDiskRoom<T>(
  disk: DiskSpace | undefined,
  endpoint: Endpoint,
  { caller, request }: Writing,
  write: () => Promise<T>,
): Promise<T> {
  if (!disk) return write()
  // a participant's deletion goes to the trash, which takes more room
  if (endpoint.whenDiskIsLow === 'makes room' && caller.hostKey !== null) return disk.makeRoom(write)
  await requireDiskRoom(disk, endpoint, request)
  return write()
}

/** Also before a large body is read. */
export async function requireDiskRoom(disk: DiskSpace, { whenDiskIsLow }: Endpoint, request: FastifyRequest) {
  const state = await disk.stateFor(Number(request.headers['content-length'] ?? 0))
  if (state === 'ample' || (state === 'low' && whenDiskIsLow === 'goes on')) return
  throw diskFull()
}
