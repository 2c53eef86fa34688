import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { reasonOf, StartError } from '../errors/start-error.ts'
import { copyFile, databaseFile } from './open-sqlite.ts'

/**
 * Copies the embedded database before its tables change, for whoever wants to go back to the version before; one copy
 * is kept, that of the last upgrade. It has its name only once it is whole.
 */
export function keepBeforeUpgrade(dataDir: string): string {
  const kept = `${databaseFile(dataDir)}.before-upgrade`
  const unfinished = `${kept}.unfinished`
  try {
    rmSync(unfinished, { force: true })
    copyFile(databaseFile(dataDir), unfinished)
    const file = openSync(unfinished, 'r')
    fsyncSync(file)
    closeSync(file)
    renameSync(unfinished, kept)
    return kept
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw new StartError(
      `The database could not be copied before its upgrade and is as it was: ${reasonOf(error)}.`,
      error,
    )
  }
}
