import { HOUR_MS, IDEMPOTENCY_HOURS, TRASH_DAYS } from '#contract/limits.ts'
import { SESSION_DAYS } from '../http/admission/cookies.ts'
import { deleteLoginsEndedBefore } from '../workshop/ended-logins.sql.ts'
import type { DiskSpace } from '../db/disk-space.ts'
import type { Db } from '../db/schema.ts'
import { forgetAnswersBefore } from '../http/writing/idempotency.sql.ts'
import { emptyTrashBefore } from '../history/trash/trash.sql.ts'

/** Lets go of what has served its time. Safe on several instances at once. */
export async function cleanUp(db: Db, now = Date.now()) {
  const before = (hours: number) => new Date(now - hours * HOUR_MS).toISOString()
  await forgetAnswersBefore(db.write, before(IDEMPOTENCY_HOURS))
  await emptyTrashBefore(db.write, before(TRASH_DAYS * 24))
  // a day more than its cookies last: one may have been renewed in the same moment
  await deleteLoginsEndedBefore(db.write, before((SESSION_DAYS + 1) * 24))
  await db.eraseDeleted?.()
}

/** Cleans up now and every hour; answers how to stop. */
export function keepCleaning(db: Db, disk: DiskSpace | undefined, onFailure: (error: unknown) => void): () => void {
  const clean = () => cleanUp(db)
  const run = () => void (disk ? disk.makeRoom(clean) : clean()).catch(onFailure)
  run()
  const timer = setInterval(run, HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
