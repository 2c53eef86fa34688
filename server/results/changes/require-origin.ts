import { changesMessages, misfitsMessages } from '#contract/messages/imports.ts'
import { AppError } from '../../errors/app-error.ts'
import { badFile } from './bad-file.ts'
import { ORIGIN_VERSION } from '../made-from/origin.ts'

/** Ids of another workshop mean other things here. */
export function requireOrigin({ version, workshop }: { version: string; workshop: string }, present: string) {
  if (version !== ORIGIN_VERSION) {
    const { formatVersion, found } = misfitsMessages
    throw badFile(changesMessages.otherVersion, formatVersion(found(version)), formatVersion(ORIGIN_VERSION))
  }
  if (workshop !== present) {
    const sentence = misfitsMessages.misfit(misfitsMessages.workshopMark, misfitsMessages.ownWorkshopMark)
    throw new AppError('OTHER_WORKSHOP', { sentence: `${changesMessages.otherWorkshop} ${sentence}` })
  }
}
