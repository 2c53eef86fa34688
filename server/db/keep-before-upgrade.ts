import { reasonOf, StartError } from '../errors/start-error.ts'
import { copyFile, databaseFile } from './open-sqlite.ts'
import { writeAtomically } from './write-atomically.ts'

/**
 * Copies the embedded database before its tables change, for whoever wants to go back to the version before; one copy
 * is kept, that of the last upgrade.
 */
export async function keepBeforeUpgrade(dataDir: string): Promise<string> {
  const file = databaseFile(dataDir)
  const kept = `${file}.before-upgrade`
  try {
    await writeAtomically(kept, (unfinished) => copyFile(file, unfinished))
    return kept
  } catch (error) {
    throw new StartError(
      `The database could not be copied before its upgrade and is as it was: ${reasonOf(error)}.`,
      error,
    )
  }
}
