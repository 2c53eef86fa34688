import type { roomMessages as english } from '../../messages/room.ts'
import type { Words } from '../words.ts'

/** What the host tells everybody. */
export const roomMessages: Words<typeof english> = {
  frozen:
    'Die Moderation hat die Bearbeitung kurz angehalten. Nichts von dem, was Sie geschrieben haben, ist verloren.',
  resultsOnly:
    'Dieser Workshop zeigt jetzt seine Ergebnisse. Sie können alles lesen und mitnehmen, aber nichts mehr ändern.',
  /** The same where there is room for little; the whole sentence is one press away. */
  frozenShort: 'Bearbeitung angehalten',
  resultsShort: 'Ergebnisse: nur lesen',
  lookingOnShort: 'Sie sehen zu',
  showAll: 'Alles zeigen',
  timeIsUp: 'Die Zeit ist um',
  lastMinute: 'Letzte Minute',
  now: (number: number, step: string) => `Jetzt: ${number} ${step}`,
  timeLeft: (clock: string) => `noch ${clock}`,
}
