import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { BACKUPS_KEPT } from '#contract/limits.ts'
import { makePrivateFolder, tightenModes } from '../../db/private-files.ts'
import { UNFINISHED, writeAtomically } from '../../db/write-atomically.ts'
import { StartError } from '../../errors/start-error.ts'

const NAME = /^ninefold-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.db$/

/** The backups in a folder. Other files in it are left alone. */
export class KeptBackups {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
    try {
      // each holds the key that signs cookies: nobody else's business
      makePrivateFolder(folder)
      tightenModes(folder, (name) => NAME.test(name))
    } catch (error) {
      throw new StartError(`The backup folder ${folder} (BACKUP_DIR) cannot be written to.`, error)
    }
  }

  /** When each was made, the newest first; ISO 8601, UTC. */
  async times(): Promise<string[]> {
    const found = (await readdir(this.#folder)).map((name) => NAME.exec(name)).filter((match) => match !== null)
    return found
      .map(([, day, hour, minute, second]) => `${day}T${hour}:${minute}:${second}.000Z`)
      .toSorted()
      .toReversed()
  }

  /** Once it is whole and on disk, those too many go. */
  async add(at: string, copyTo: (file: string) => Promise<void>): Promise<void> {
    await this.#removeUnfinished()
    await writeAtomically(this.#fileOf(at), copyTo)
    for (const time of (await this.times()).slice(BACKUPS_KEPT)) await rm(this.#fileOf(time), { force: true })
  }

  #fileOf(at: string) {
    return join(this.#folder, `ninefold-${at.slice(0, 19).replaceAll(':', '-')}Z.db`)
  }

  /** What a process left that was stopped in the middle of it. */
  async #removeUnfinished() {
    for (const name of await readdir(this.#folder))
      if (name.endsWith(UNFINISHED) && NAME.test(name.slice(0, -UNFINISHED.length)))
        await rm(join(this.#folder, name), { force: true })
  }
}
