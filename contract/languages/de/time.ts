import type { timeMessages as english } from '../../messages/time.ts'
import type { Words } from '../words.ts'

const NOW = 'jetzt'

/** How long ago something was. Units without a full stop, because some of these end a sentence. */
export const timeMessages: Words<typeof english> = {
  now: NOW,
  minutesAgo: (minutes: number) => `vor ${minutes}\u00A0min`,
  hoursAgo: (hours: number) => `vor ${hours}\u00A0h`,
  /** How long ago, within a sentence. */
  inSentence: (when: string): string => (when === NOW ? 'gerade eben' : when),
}
