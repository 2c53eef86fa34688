import type { timeMessages as english } from '../../messages/time.ts'
import type { Words } from '../words.ts'

const NOW = 'maintenant'

/** How long ago something was. */
export const timeMessages: Words<typeof english> = {
  now: NOW,
  minutesAgo: (minutes: number) => `il y a ${minutes} min`,
  hoursAgo: (hours: number) => `il y a ${hours} h`,
  /** How long ago, within a sentence. */
  inSentence: (when: string): string => (when === NOW ? 'à l’instant' : when),
}
