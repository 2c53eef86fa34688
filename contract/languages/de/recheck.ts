import type { recheckMessages as english } from '../../messages/recheck.ts'
import type { Words } from '../words.ts'

/** Something was changed after what follows from it was written. */
export const recheckMessages: Words<typeof english> = {
  recheck: 'Nachprüfen',
  option: 'Die Story oder die Option wurde nach der Bewertung geändert.',
  requirement: 'Die Bewertung wurde geändert, nachdem dies geschrieben wurde.',
  confirmFailed: (reason: string) => `Das konnte nicht bestätigt werden: ${reason}`,
  ratingsHold: 'Die Bewertungen gelten noch',
  requirementHolds: 'Die Anforderung gilt noch',
}
