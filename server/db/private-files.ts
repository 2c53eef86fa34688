import { accessSync, chmodSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { reasonOf } from '../errors/start-error.ts'

const OWNER_ONLY = { file: 0o600, folder: 0o700 }
/** What a file system keeps in its own top folder. */
const OF_THE_DISK = 'lost+found'

/** From here on, every file and folder that this process creates can be read by its own user alone. */
export function createFilesPrivately() {
  process.umask(0o077)
}

/** Makes a folder, with those above it, unless it is there; throws where it cannot be written to. */
export function makePrivateFolder(folder: string) {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY.folder })
  accessSync(folder, constants.W_OK)
}

/**
 * Takes the access of other users from files of ours that exist already, and from their folder. A folder with other files
 * in it keeps its mode: somebody else may need them. Files of another user cannot be changed and are left alone.
 */
export function tightenModes(folder: string, isOurs: (name: string) => boolean) {
  const names = readdirSync(folder).filter((name) => name !== OF_THE_DISK)
  for (const name of names.filter(isOurs)) tighten(join(folder, name), OWNER_ONLY.file)
  if (names.every(isOurs)) tighten(folder, OWNER_ONLY.folder)
}

function tighten(path: string, mode: number) {
  try {
    if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, mode)
  } catch (error) {
    console.warn(`Other users may be able to read ${path}: ${reasonOf(error)}.`)
  }
}
