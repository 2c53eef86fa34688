import { changesMessages } from '#contract/messages/changes.ts'
import { AppError } from '../../errors/app-error.ts'
import { ORIGIN_VERSION } from '../made-from/origin.ts'

/** Ids of another workshop mean other things here. */
export function requireOrigin({ version, workshop }: { version: string; workshop: string }, present: string) {
  if (version !== ORIGIN_VERSION) throw new AppError('BAD_FILE', { sentence: changesMessages.otherVersion })
  if (workshop !== present) throw new AppError('OTHER_WORKSHOP')
}
