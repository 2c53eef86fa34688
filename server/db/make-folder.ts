import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Makes a folder that only this user may read, with those above it, unless it is there; throws where it cannot be
 * written to. One after the other: where a file system says of a new folder that it does not exist, as /proc does,
 * Node's own way of making them all tries for ever.
 */
export function makeFolder(folder: string) {
  const missing: string[] = []
  for (let path = resolve(folder); !isThere(path); path = dirname(path)) missing.unshift(path)
  missing.forEach(makeOne)
  // with a slash at its end only a folder will do
  accessSync(`${resolve(folder)}/`, constants.W_OK)
}

function makeOne(path: string) {
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // another process that starts at the same moment may have been faster
    if (!isThere(path)) throw error
  }
}

const isThere = (path: string) => statSync(path, { throwIfNoEntry: false }) !== undefined
