import { statfs } from 'node:fs/promises'

/** A file system, in bytes. */
export interface FreeSpace {
  /** Available to this user. */
  free: number
  total: number
}

/** Reads the free space of the file system that a folder is on. */
export type ReadFreeSpace = (folder: string) => Promise<FreeSpace>

const MIB = 1024 * 1024
const RESERVE_MAX = 64 * MIB

export const readFreeSpace: ReadFreeSpace = async (folder) => {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}

/** What is kept free where nobody has set it: 64 MiB, and on a small disk an eighth of it. */
export const defaultReserve = ({ total }: FreeSpace) => Math.min(RESERVE_MAX, Math.floor(total / 8))

/** A file cannot be written because the disk has too little room; nothing was begun. */
export class NoRoomError extends Error {
  readonly code = 'ENOSPC'
}

/** Throws before a file of this size would take the reserve of the disk that its folder is on. */
export async function requireRoomFor(folder: string, bytes: number, read: ReadFreeSpace = readFreeSpace) {
  const space = await read(folder)
  if (space.free - bytes >= defaultReserve(space)) return
  const [needed, free, reserve] = [bytes, space.free, defaultReserve(space)].map(
    (size) => `${Math.ceil(size / MIB)} MiB`,
  )
  throw new NoRoomError(
    `there is too little room in ${folder}: ${needed} are needed, ${free} are free, ${reserve} stay free`,
  )
}
